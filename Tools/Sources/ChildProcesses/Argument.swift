import Containment
import Foundation

/// A word that is handed to a program.
///
/// A word of this tool's own is written as a literal. One that comes from elsewhere goes through an
/// initializer that says what it is, so that a program never takes a name for an option.
package struct Argument: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The word.
  package let text: String

  /// A word of this tool's own.
  package init(stringLiteral text: StaticString) { self.text = "\(text)" }

  private init(checked text: String) { self.text = text }

  /// An absolute path.
  ///
  /// - Throws: An error for any other path.
  package init(path: String) throws(ChildProcessError) {
    guard path.hasPrefix("/") else {
      throw ChildProcessError("“\(path.printable)” is no absolute path, so no program is given it")
    }
    try Argument.checkEnd(path)
    self.init(checked: path)
  }

  /// The path of a file.
  ///
  /// - Throws: An error for a path that no file can have.
  package init(_ file: URL) throws(ChildProcessError) {
    try self.init(path: file.standardizedFileURL.path)
  }

  /// A file of words, one a line, that this tool has written: `@/path`.
  ///
  /// - Throws: An error for a path that is not absolute.
  package init(listing path: String) throws(ChildProcessError) {
    self.init(checked: "@" + (try Argument(path: path)).text)
  }

  /// An option of C compilers: paths in a folder are written as from another one.
  ///
  /// - Throws: An error for a path that is not absolute.
  package init(mapping folder: String, to other: StaticString) throws(ChildProcessError) {
    self.init(checked: "-ffile-prefix-map=\((try Argument(path: folder)).text)=\(other)")
  }

  /// A name that comes from elsewhere, such as that of a product or a revision.
  ///
  /// - Throws: An error for one that a program could take for something else: an empty one, an option, one of
  ///   several lines.
  package init(word: String) throws(ChildProcessError) {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("-") && !word.hasPrefix("@")
      && word.unicodeScalars.allSatisfy { !$0.altersLine }
    guard isPlain else {
      throw ChildProcessError("“\(word.printable)” is no name, so no program is given it")
    }
    self.init(checked: word)
  }

  /// A word of the person's own command line, whatever it is.
  ///
  /// - Throws: An error for one that has a zero byte.
  package init(own word: String) throws(ChildProcessError) {
    try Argument.checkEnd(word)
    self.init(checked: word)
  }

  /// A word of the compilation that the package manager has planned. A package chooses such words, so they
  /// run only where its own programs may.
  ///
  /// - Throws: An error for one that has a zero byte.
  package init(planned word: String) throws(ChildProcessError) { try self.init(own: word) }

  /// An option with its value in one word: `--name=value`.
  ///
  /// - Throws: An error for a value that has a zero byte.
  package static func option(_ name: StaticString, _ value: String) throws(ChildProcessError) -> Argument {
    try checkEnd(value)
    return Argument(checked: "\(name)=\(value)")
  }

  package var description: String { text }

  private static func checkEnd(_ text: String) throws(ChildProcessError) {
    guard !text.utf8.contains(0) else {
      throw ChildProcessError("“\(text.printable)” has a zero byte, so no program is given it")
    }
  }
}
