/// A value of a property list.
package indirect enum PropertyValue: Sendable, Equatable {
  case string(String)
  case boolean(Bool)
  /// A number as it was written.
  case number(String)
  /// A date as it was written.
  case date(String)
  case data([UInt8])
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  /// The text of a string or number; `YES` or `NO` of a Boolean.
  package var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .boolean(let value): value ? "YES" : "NO"
    default: nil
    }
  }

  /// The elements of an array; none of another value.
  package var elements: [PropertyValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The entries of a dictionary; none of another value.
  package var entries: [String: PropertyValue] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  /// The value of a dictionary's key.
  package subscript(key: String) -> PropertyValue? { entries[key] }

  /// The texts of an array, or of a single string.
  package var texts: [String] {
    if case .array(let elements) = self { return elements.compactMap(\.text) }
    return text.map { [$0] } ?? []
  }

  /// The value with every string in it changed.
  package func mapStrings(_ change: (String) -> String) -> PropertyValue {
    switch self {
    case .string(let text): .string(change(text))
    case .array(let elements): .array(elements.map { $0.mapStrings(change) })
    case .dictionary(let entries):
      .dictionary(
        Dictionary(entries.map { (change($0.key), $0.value.mapStrings(change)) }) { first, _ in first })
    default: self
    }
  }
}
