import Foundation

/// A format in parts of few places. Foundation counts the places of a format in eight bits: a longer one
/// reads memory that is none of its own.
struct FormatParts {
  private struct Part {
    var text: [UInt8] = []
    var values: [any CVarArg] = []
  }

  /// The greatest number of places of a part.
  static let mostPlaces = 64

  private var parts = [Part()]

  /// The number of places.
  var count: Int { (parts.count - 1) * Self.mostPlaces + parts[parts.count - 1].values.count }

  /// Adds text in which percent signs are doubled.
  mutating func add(_ text: some Sequence<UInt8>) { parts[parts.count - 1].text += text }

  /// Adds a place and its value.
  mutating func add(_ place: some Sequence<UInt8>, _ value: any CVarArg) {
    if parts[parts.count - 1].values.count == Self.mostPlaces { parts.append(Part()) }
    parts[parts.count - 1].text += place
    parts[parts.count - 1].values.append(value)
  }

  /// Returns the text that a function makes of the parts.
  func text(_ format: (String, [any CVarArg]) -> String) -> String {
    parts.map { format(String(decoding: $0.text, as: UTF8.self), $0.values) }.joined()
  }
}
