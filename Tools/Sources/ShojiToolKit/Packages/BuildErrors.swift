import Foundation

/// The compiler's errors in what a build printed, as an app's page shows them.
struct BuildErrors {
  /// The number of errors that are shown.
  private static let most = 20

  /// The errors, each as `file:line:column: message` with files by their paths in the package, the line of
  /// the source and the compiler's notes below it; what was printed last where none is recognized.
  let text: String

  /// Finds the errors in the output of a build of the package in a folder.
  init(in output: String, folder: URL) {
    let prefix = folder.resolvingSymlinksInPath().path + "/"
    let errors = CompilerError.all(in: output)
    guard !errors.isEmpty else {
      text = output.split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")
      return
    }
    var lines: [String] = []
    for error in errors.prefix(Self.most) {
      let file = error.file.hasPrefix(prefix) ? String(error.file.dropFirst(prefix.count)) : error.file
      lines.append("\(file):\(error.line):\(error.column): \(error.message)")
      if let source = error.source {
        let text = source.drop { $0 == " " || $0 == "\t" }
        lines.append("    \(text)")
        let before = error.column - 1 - (source.count - text.count)
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
