/// The widths of the digits of a font, each before every other one and at the end of a number, in a face
/// whose digits depend on nothing else (``SpaceNeighbors/hasDigitsByPairs``).
struct DigitWidths: Sendable {
  /// For each digit, its widths before the ten digits, and then the one at the end.
  private var widths = [CGFloat](repeating: 0, count: 110)

  /// Reads them off a text that a closure shapes: all pairs, and each digit before a space.
  init(shaping widths: (String) -> [CGFloat]) {
    let pairs = SpaceNeighbors.allSequences(ofDigits: 2)
    let digits = pairs + [UInt8](0..<10)
    let text = String(decoding: pairs.map { $0 + 0x30 }, as: UTF8.self) + (0..<10).map { " \($0)" }.joined()
    let all = widths(text)
    for index in pairs.indices.dropLast() {
      self.widths[Int(digits[index]) * 11 + Int(digits[index + 1])] = all[index]
    }
    for digit in 0..<10 { self.widths[digit * 11 + 10] = all[pairs.count + 2 * digit + 1] }
  }

  /// The digits of a word; nil where it has other characters.
  static func digits(of word: Substring) -> [UInt8]? {
    var digits: [UInt8] = []
    for code in word.utf8 {
      guard code >= UInt8(ascii: "0"), code <= UInt8(ascii: "9") else { return nil }
      digits.append(code - UInt8(ascii: "0"))
    }
    return digits
  }

  /// The width in points of a digit before another one, or before none.
  func width(of digit: UInt8, before next: UInt8?) -> CGFloat { widths[Int(digit) * 11 + Int(next ?? 10)] }
}
