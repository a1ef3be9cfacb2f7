import Foundation
import Testing

@testable import CoreGraphics

/// Text that is put together from words is the very text that is shaped whole.
struct WordShapingTests {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "z")).filter { $0 <= 90 || $0 >= 97 }
    .map { Character(Unicode.Scalar($0)) }
  private static let families = ["Inter", "JetBrains Mono", "Linux Libertine O"]
  private static let words = [
    "a", "I", "fi", "fl", "ffi", "ff", "office", "AVATAR", "To", "Wave", "Yo", "Tr", "ij", "Type", "pretty",
    "large",
    "handsome", "table", "chair", "Select", "Remove", "quaint", "LTAV", "Vo", "fjord", "waffle", "Th", "ct",
    "st",
    "yellow", "WWW", "lorem", "ipsum", "difficult", "unsightly", "ox", "x", "Xylophone", "kW", "mm",
    "1", "7", "11", "74", "1000", "2024", "70717", "9876543210", "3rd", "A4", "2nd", "12am", "well,", "done.",
    "so?",
    "Stop!", "yes!no", "what?when", "3.14", "1,000.50", "50%", "7.", "4,", "don't", "dogs'", "e.g.", "A.B.",
    "P.", "T,",
    "F.", "1.1", "7.4", "0%", "!x", "5x", "!", "!!!", "?", "?!", "!no", "?7", "!1.5",
  ]

  private func style(_ family: String, _ size: CGFloat, _ weight: Int = 400, isItalic: Bool = false)
    -> TextStyle
  {
    TextStyle(font: Font(family: family, size: size, weight: weight, isItalic: isItalic))
  }

  private func expectSame(_ text: String, _ style: TextStyle) -> Bool {
    let spans = [TextSpan(text, style: style)]
    guard let line = TextShaper.shared.shapeByWord(spans, isRightToLeft: false) else { return false }
    #expect(line == TextShaper.shared.shapeWhole(spans, isRightToLeft: false), "\(text), \(style.font)")
    return true
  }

  @Test("Every two letters around a space are as in the whole", arguments: families)
  func pairs(family: String) {
    var count = 0
    for isItalic in [false, true] {
      for weight in stride(from: 100, through: 900, by: 100) {
        let style = style(family, 17, weight, isItalic: isItalic)
        // All second letters after one first letter, in one text.
        for first in Self.letters {
          for part in [Self.letters.prefix(26), Self.letters.suffix(26)] {
            let text = part.map { "\(first) \($0)" }.joined(separator: " ")
            if expectSame(text, style) { count += 1 }
            let bare = part.filter { $0 != "x" && first != "x" }.map { "\(first) \($0)" }.joined(
              separator: " ")
            if !bare.isEmpty, expectSame(bare, style) { count += 1 }
          }
        }
      }
    }
    #expect(count > 100)
  }

  @Test("Texts of words in many sizes are as in the whole", arguments: families)
  func texts(family: String) {
    var random = Numbers()
    var count = 0
    for size in [0.4, 0.5, 1, 7.3, 10, 12, 13.37, 15, 17, 20, 34, 101.25, 5_000] as [CGFloat] {
      for _ in 0..<60 {
        let words = (0..<Int.random(in: 2...12, using: &random)).map { _ in
          Self.words.randomElement(using: &random)!
        }
        var style = style(family, size)
        style.color = .black
        if expectSame(words.joined(separator: " "), style) { count += 1 }
      }
    }
    #expect(count > 100)
  }

  @Test func textThatASpaceMayTakePartInIsShapedWhole() {
    let plain = style("Inter", 17)
    func isByWord(_ text: String, _ style: TextStyle) -> Bool {
      TextShaper.shared.shapeByWord([TextSpan(text, style: style)], isRightToLeft: false) != nil
    }
    for text in [
      "pretty large table", "12 pretty tables", "Well, 3 of 4.", "page 1000", "Done! Is it? 50% of it", "1 2",
      "why ! not", "! first", "12 pretty tables !!! !!!",
    ] {
      #expect(isByWord(text, plain), "\(text)")
    }
    for text in [
      "", " ", "one", "two  spaces", " before", "after ", "10 x 10", "an x between", "a - b",
      "na\u{EF}ve text", "tab\ttab", "why . not", "100 %", "dots . alone", "quoted 'words'", "(in) parts",
      "half 1/2",
      "at 12:30", "\u{5D0} \u{5D1}", String(repeating: "word ", count: 60) + "word",
    ] { #expect(!isByWord(text, plain), "\(text)") }
    var kerned = plain
    kerned.kern = 0
    var digits = plain
    digits.font.hasMonospacedDigits = true
    for style in [kerned, digits, style("Inter", 0.3)] { #expect(!isByWord("pretty large", style)) }
    // Inter kerns letters with spaces where it is bold.
    #expect(!isByWord("pretty large", style("Inter", 17, 700)))
    let spans = [TextSpan("pretty ", style: plain), TextSpan("large", style: plain)]
    #expect(TextShaper.shared.shapeByWord(spans, isRightToLeft: false) == nil)
    #expect(
      TextShaper.shared.shapeByWord([TextSpan("pretty large", style: plain)], isRightToLeft: true) == nil)
  }

  @Test("Every three digits in a number are as in the whole", arguments: families)
  func numbers(family: String) {
    var count = 0
    for size in [7.3, 17, 34] as [CGFloat] {
      for first in 0..<100 {
        let numbers = (0..<10).map { "\(first)\($0) \($0)\(first)" }.joined(separator: " ")
        for text in [numbers, numbers + " in all", "of " + numbers]
        where expectSame(text, style(family, size)) {
          count += 1
        }
      }
    }
    // Old-style digits of Linux Libertine are none of those that are set by pairs, or are: either way as the
    // whole.
    #expect(count == 900 || family != "Inter")
  }

  @Test func aNumberIsNotShaped() {
    let shaper = TextShaper(library: .shared)
    for number in 1_000..<1_100 {
      _ = shaper.shape([TextSpan("\(number) stories", style: style("Inter", 17))], isRightToLeft: false)
    }
    // The word, and the space before it.
    #expect(shaper.words.usage.count == 2)
    #expect(shaper.digits.usage.count == 1)
  }

  @Test("All sequences of digits stand in their text once", arguments: [1, 2, 3])
  func sequences(order: Int) {
    let digits = SpaceNeighbors.allSequences(ofDigits: order)
    let all = Set(digits.indices.dropLast(order - 1).map { Array(digits[$0..<$0 + order]) })
    #expect(digits.count - order + 1 == all.count)
    #expect(all.count == Int(pow(10, Double(order))))
  }

  @Test func aWordIsShapedOnce() {
    let shaper = TextShaper(library: .shared)
    for text in ["seldom told story", "story seldom told", "told story seldom"] {
      _ = shaper.shape([TextSpan(text, style: style("Inter", 17))], isRightToLeft: false)
    }
    // Three words and the space between them.
    #expect(shaper.words.usage.count == 4)
  }

  /// Characters that nobody has a face for: private ones.
  @Test func theWidthOfAMissingCharacterDoesNotDependOnOtherText() {
    let missing = [TextSpan("\u{F0000}\u{F0001}", style: TextStyle(font: Font(family: "Inter", size: 12)))]
    let shaper = TextShaper(library: .shared)
    let before = shaper.shapeWhole(missing, isRightToLeft: false)
    for family in ["DejaVu Sans", "DejaVu Sans Mono", "Gelasio", "Noto Color Emoji", "Liberation Serif"] {
      let other = [TextSpan("Other 123", style: TextStyle(font: Font(family: family, size: 12)))]
      _ = shaper.shapeWhole(other, isRightToLeft: false)
      #expect(shaper.shapeWhole(missing, isRightToLeft: false) == before, "after \(family)")
    }
    #expect(before.clusters.allSatisfy { $0.width > 2 })
  }
}

/// Numbers that are the same in every run.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
