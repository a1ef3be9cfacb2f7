extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Texts that mean the same in other characters, which Swift takes to be equal, are set in other glyphs at
  /// other offsets. To compare meanings also costs the square of a letter's marks.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        bytes.isEmpty || bytes.baseAddress == others.baseAddress
          || memcmp(bytes.baseAddress!, others.baseAddress!, bytes.count) == 0
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Feeds the text's bytes.
  package func hashBytes(into hasher: inout Hasher) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension String? {
  /// Whether both are nil, or texts with the same bytes.
  package func hasSameBytes(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): one.hasSameBytes(as: other)
    default: false
    }
  }
}

extension TextSpan: Hashable {
  /// Whether two spans have the same bytes in the same style.
  public static func == (one: TextSpan, other: TextSpan) -> Bool {
    one.text.hasSameBytes(as: other.text) && one.style == other.style && one.paragraph == other.paragraph
  }

  /// Feeds the bytes and the style.
  public func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
    hasher.combine(style)
    hasher.combine(paragraph)
  }
}

extension TypesetRun: Hashable {
  /// Whether two runs have the same bytes in the same style at the same place.
  public static func == (one: TypesetRun, other: TypesetRun) -> Bool {
    one.x == other.x && one.width == other.width && one.isRightToLeft == other.isRightToLeft
      && one.text.hasSameBytes(as: other.text) && one.style == other.style
  }

  /// Feeds the bytes, the style and the place.
  public func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
    hasher.combine(style)
    hasher.combine(x)
    hasher.combine(width)
    hasher.combine(isRightToLeft)
  }
}
