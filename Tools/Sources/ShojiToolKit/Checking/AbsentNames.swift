import Foundation

/// The names that Apple's UIKit has and Shoji lacks, with advice, as `docs/what-is-there.md` lists them.
public struct AbsentNames: Sendable {
  /// The advice by name: `UIMenuController` for a type, `UIApplication.shortcutItems` for a member.
  private var advice: [String: String] = [:]

  /// Reads the page's text.
  public init(_ page: String) {
    var type = ""
    for line in page.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("### `") {
        type = String(line.dropFirst(5).prefix { $0 != "`" })
      } else if line.hasPrefix("The type is absent") {
        let text = line.split(separator: ":", maxSplits: 1).dropFirst().first.map(AbsentNames.sentence) ?? ""
        advice[type] = text
      } else if line.hasPrefix("- `") {
        let name = line.dropFirst(3).prefix { $0 != "`" }
        let rest = line.dropFirst(4 + name.utf8.count)
        let text = rest.hasPrefix(":") ? AbsentNames.sentence(rest.dropFirst()) : ""
        advice["\(type).\(name.prefix { $0 != "(" })"] = text
      }
    }
  }

  private static func sentence(_ text: Substring) -> String {
    var text = text.trimmingCharacters(in: .whitespaces)
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Reads the page of a clone; no names where there is none.
  public init(clone: URL?) {
    let page = clone.flatMap {
      try? String(contentsOf: $0.appendingPathComponent("docs/what-is-there.md"), encoding: .utf8)
    }
    self.init(page ?? "")
  }

  /// The advice for a type, or for a member of one; nil for a name that is not listed.
  public subscript(name: String) -> String? { advice[name] }
}
