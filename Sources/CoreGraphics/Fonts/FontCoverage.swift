import CCairo

/// The set of characters for which a face has glyphs.
final class FontCoverage: @unchecked Sendable {
  private let characters: OpaquePointer

  /// Shares Fontconfig's set, which no one changes.
  init(sharing characters: OpaquePointer) {
    self.characters = FcCharSetCopy(characters)
  }

  deinit { FcCharSetDestroy(characters) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Whether a character can be drawn whole. Marks that only direct how others look need no glyph.
  func contains(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { contains($0) || $0.properties.isDefaultIgnorableCodePoint }
  }
}
