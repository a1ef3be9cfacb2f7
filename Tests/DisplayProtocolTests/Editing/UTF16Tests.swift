import ShojiTestSupport
import Testing

@testable import DisplayProtocol

/// Texts that are made of UTF-16.
struct UTF16Tests {
  @Test("A text of UTF-16 is that of the standard library, in every script and with halves of characters")
  func units() {
    let texts = ["", "a", "Straße\n", "文章", "😀", "👨‍👩‍👧‍👦e\u{301}", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"]
    for text in texts { #expect(String(utf16: Array(text.utf16)) == text) }
    #expect(String(utf16: [0xD800]) == "\u{FFFD}" && String(utf16: [0xDC00, 0x61]) == "\u{FFFD}a")
    var random = SeededGenerator(seed: 7)
    let kinds: [ClosedRange<UInt16>] = [
      0...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xD800...0xDBFF, 0xDC00...0xDFFF, 0xE000...0xFFFF,
    ]
    for _ in 0..<2_000 {
      let units = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        UInt16.random(in: kinds.randomElement(using: &random)!, using: &random)
      }
      let expected = String(decoding: units, as: UTF16.self)
      #expect(Array(String(utf16: units).utf8) == Array(expected.utf8), "\(units)")
      #expect(Array(String(utf16: units[...]).utf8) == Array(expected.utf8))
      #expect(Array(String(utf16: units.reversed().reversed() as [UInt16]).utf8) == Array(expected.utf8))
    }
    // Units that do not lie beside each other.
    #expect(String(utf16: repeatElement(UInt16(0x61), count: 3)) == "aaa")
  }
}
