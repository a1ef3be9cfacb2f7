import Foundation

/// Writes a list as a sentence has it: "a, b, and c". Foundation on Linux has no such class.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language and region; the person's by default.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of what is no string; `nil`, the default, for descriptions.
  open var itemFormatter: Formatter?

  /// Returns a list of strings in the person's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// Returns a list of things; `nil` where the item formatter cannot write one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns a list of things; `nil` for what is no array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
