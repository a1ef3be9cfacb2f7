import Foundation
import MarkupReading

/// The compiler's errors in what a build printed, as an app's page shows them.
struct BuildErrors {
  /// The number of errors that are shown.
  private static let most = 20

  /// The errors, each as `file:line:column: message` with files by their paths in the package, the line of
  /// the source and the compiler's notes below it; what was printed last where none is recognized.
  let text: String

  /// Finds the errors in the output of a build of the package in a folder.
  init(in output: String, folder: URL) {
    let folder = folder.resolvingSymlinksInPath().path
    let errors = CompilerOutput.errors(in: output)
    guard !errors.isEmpty else {
      text = output.split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")
      return
    }
    var lines: [String] = []
    for error in errors.prefix(Self.most) {
      lines.append("\(error.location.shown(from: folder)): \(error.message)")
      if let source = error.excerpt {
        let text = source.drop { $0 == " " || $0 == "\t" }
        lines.append("    \(text)")
        let before = error.location.column - 1 - (source.count - text.count)
        // A tab or a wide letter would have the mark stand elsewhere.
        if before >= 0, before <= text.count, text.prefix(before).allSatisfy(\.isASCII) {
          lines.append("    \(String(repeating: " ", count: before))^")
        }
      }
      lines += error.notes.map { "    \($0)" }
    }
    if errors.count > Self.most { lines.append("and \(errors.count - Self.most) more") }
    text = lines.joined(separator: "\n")
  }
}
