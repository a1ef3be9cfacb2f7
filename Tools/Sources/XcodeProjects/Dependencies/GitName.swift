import ChildProcesses
import Containment

/// The name of a branch, tag or commit, as Git allows it.
struct GitName: Hashable, Sendable {
  /// The name.
  let text: String

  /// Reads a name. Throws an error that names one that Git does not allow.
  init(_ text: String) throws(ProjectError) {
    guard GitName.isAllowed(text) else {
      throw ProjectError("“\(text.printable)” is no name of a branch, a tag or a commit")
    }
    self.text = text
  }

  /// Whether the name is that of a commit.
  var isCommit: Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// The rules of `git check-ref-format`, and none that is an option or a range.
  private static func isAllowed(_ text: String) -> Bool {
    guard (1...255).contains(text.utf8.count), text != "@", text.first != "-",
      text.unicodeScalars.allSatisfy({ !$0.altersLine && !" ~^:?*[\\+".unicodeScalars.contains($0) })
    else { return false }
    guard !text.contains(".."), !text.contains("@{"), !text.hasSuffix(".") else { return false }
    return text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && !part.hasPrefix("-") && !part.hasSuffix(".lock")
    }
  }
}
