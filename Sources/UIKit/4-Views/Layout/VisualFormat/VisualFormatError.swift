/// An error in a visual format, and its position.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  /// The whole format.
  let format: String
  /// The number of characters before the place that is wrong.
  let position: Int
  /// A description of the problem at that position, as a sentence without its end.
  let problem: String

  /// The sentence, the format, and a mark under the place.
  var description: String {
    let shown = format.map { $0.isNewline ? " " : String($0) }.joined()
    return """
      Cannot read the visual format: \(problem).
      \(shown)
      \(String(repeating: " ", count: position))^
      """
  }
}
