extension TextParagraph {
  /// Whether a paragraph reads from right to left: as its first letter does, or as the style says for text
  /// without letters, or where the style's direction is its own.
  func readsFromRight(_ text: SpanText) -> Bool {
    if hasOwnDirection { return isRightToLeft }
    for scalar in text.spans.lazy.flatMap(\.text.unicodeScalars) where scalar.properties.isAlphabetic {
      return scalar.isOfRightToLeftScript
    }
    return isRightToLeft
  }
}

extension Unicode.Scalar {
  /// Whether the letter lies in the blocks that Unicode keeps for scripts read from right to left: Hebrew to
  /// Arabic with their presentation forms, and two stretches of the supplementary plane.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
