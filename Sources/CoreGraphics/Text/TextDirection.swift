extension TextParagraph {
  /// Whether a paragraph reads from right to left: as its first letter does, or as the style says for text
  /// without letters, or where the style's direction is its own.
  func readsFromRight(_ text: SpanText) -> Bool {
    if hasOwnDirection { return isRightToLeft }
    for span in text.spans {
      for scalar in span.text.unicodeScalars where scalar.isLetter { return scalar.isOfRightToLeftScript }
    }
    return isRightToLeft
  }
}

extension Unicode.Scalar {
  /// Whether it is alphabetic. Most letters of an interface are found without Unicode's tables.
  fileprivate var isLetter: Bool {
    guard isASCII else { return properties.isAlphabetic }
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= UInt8(value) | 0x20
  }

  /// Whether the letter lies in the blocks that Unicode keeps for scripts read from right to left: Hebrew to
  /// Arabic with their presentation forms, and two stretches of the supplementary plane.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
