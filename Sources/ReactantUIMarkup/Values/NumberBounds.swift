/// The numbers that a document may name. UIKit multiplies, adds and counts with them, so that one beyond all
/// is found where it stands and not where it is drawn.
enum NumberBounds {
  /// The greatest number, and with its sign the least.
  static let greatest = 1_000_000_000.0

  /// Whether a number is one, within the bounds.
  static func holds(_ value: Double) -> Bool { value.magnitude <= greatest }

  /// Returns a number, or fails with its place where it is beyond the bounds.
  static func check(_ value: Double, _ text: String, at offset: Int = 0) throws(ValueError) -> Double {
    guard holds(value) else { throw error(text, at: offset) }
    return value
  }

  /// The error about a number that is beyond the bounds.
  static func error(_ text: String, at offset: Int) -> ValueError {
    ValueError(
      message: "The number `\(text)` is too large; allowed: up to \(Int(greatest)) either way", offset: offset
    )
  }
}
