/// Reduces a bridging header to what C knows: Swift sees no Objective-C here.
enum BridgingHeader {
  /// The header's text with the paths of the headers that it includes.
  ///
  /// - Parameters:
  ///   - read: Returns the text of a header.
  ///   - find: Returns the absolute path of a header of the project.
  static func reduce(
    _ text: String, from folder: String, text read: (String) -> String?, find: (String) -> String?
  ) -> String {
    var lines: [String] = []
    for line in text.lines {
      let words = line.trimmingBlanks()
      guard words.hasPrefix("#import") || words.hasPrefix("#include") || words.hasPrefix("@import") else {
        lines.append(String(line))
        continue
      }
      let name = words.drop { !"\"<".contains($0) }.dropFirst().prefix { !"\">".contains($0) }
      if let file = find(String(name)), !isObjective(read(file) ?? "") {
        lines.append("#include \"\(file)\"")
      } else if words.contains("<"), !name.contains("/") || name.hasPrefix("sys/"), !words.hasPrefix("@") {
        lines.append(String(line))
      } else {
        lines.append("")
      }
    }
    let reduced = lines.joined(separator: "\n")
    return isObjective(reduced) ? "" : reduced
  }

  /// Whether a header has declarations of Objective-C.
  static func isObjective(_ text: String) -> Bool {
    if text.utf8.contains("__OBJC__") { return false }
    return ["@interface", "@protocol", "@class", "@import", "NS_ASSUME_NONNULL", "#import <", "NS_ENUM"]
      .contains { text.utf8.contains($0) }
  }
}
