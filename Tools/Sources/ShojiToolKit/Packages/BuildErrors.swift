import Foundation

/// The compiler's errors in what a build printed.
struct BuildErrors {
  /// The number of errors that are shown.
  private static let most = 50

  /// The errors, a line each as `file:line:column: message`, files by their paths in the package; what was
  /// printed last where none is recognized.
  let text: String

  /// Finds the errors in the output of a build of the package in a folder.
  init(in output: String, folder: URL) {
    let prefix = folder.resolvingSymlinksInPath().path + "/"
    var found: [String] = []
    for line in output.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ": error: ", maxSplits: 1)
      // `file.swift:3:7`; other lines repeat the error below the code.
      guard parts.count == 2, parts[0].first == "/" || parts[0].first?.isLetter == true,
        parts[0].split(separator: ":").suffix(2).allSatisfy({ Int($0) != nil })
      else { continue }
      let place = parts[0].hasPrefix(prefix) ? parts[0].dropFirst(prefix.count) : parts[0]
      let error = "\(place): \(parts[1])"
      if !found.contains(error) { found.append(error) }
    }
    guard found.isEmpty else {
      let rest = found.count - Self.most
      text = (found.prefix(Self.most) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
      return
    }
    text = output.split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")
  }
}
