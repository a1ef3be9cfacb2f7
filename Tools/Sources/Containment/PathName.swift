/// One part of a path: the name of a file or folder, which leads nowhere else.
///
/// A name comes from a project, a page or another program. It is no `PathName` where it is empty, `.` or
/// `..`, longer than 255 bytes (Linux's `NAME_MAX`), or has a slash or a control character.
package struct PathName: Sendable, Hashable, CustomStringConvertible {
  /// The greatest length of a name in bytes.
  package static let maximumLength = 255

  /// The name.
  package let text: String

  /// The name; nil where the text is none.
  package init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text != ".", text != "..", text.utf8.count <= Self.maximumLength,
      !text.utf8.contains(UInt8(ascii: "/")), !text.hasControls
    else { return nil }
    self.text = String(text)
  }

  /// A name for a text of any kind: the text itself where it consists of ASCII letters, digits, `_`, `-` and
  /// inner dots, else what remains of it with a number behind it, so that two texts have two names.
  package init(sanitizing text: some StringProtocol) {
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    let bytes = text.utf8
    if bytes.allSatisfy(isPlain), (1...64).contains(bytes.count), bytes.first != UInt8(ascii: "."),
      bytes.first != UInt8(ascii: "-")
    {
      self.text = String(text)
      return
    }
    let kept = bytes.prefix(48).map { isPlain($0) && $0 != UInt8(ascii: ".") ? $0 : UInt8(ascii: "-") }
    self.text = "n" + String(decoding: kept, as: UTF8.self) + "-" + text.hashText
  }

  /// The name.
  package var description: String { text }
}

extension StringProtocol {
  /// Sixteen hexadecimal digits that stand for the text, the same in every run (FNV-1a, 64 bits).
  package var hashText: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
