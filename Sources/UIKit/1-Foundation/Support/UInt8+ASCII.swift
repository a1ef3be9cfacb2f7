extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  /// Whether it is a digit of ASCII.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// The lower case of a letter of ASCII; any other byte itself.
  var asciiLowercase: UInt8 { isASCIILetter ? self | 0x20 : self }
  /// Whether it is one of a few characters of ASCII.
  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}
