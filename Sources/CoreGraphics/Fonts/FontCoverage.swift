import CCairo
import Foundation
import Synchronization

/// The set of characters for which a face has glyphs.
final class FontCoverage: @unchecked Sendable {
  private let characters: OpaquePointer
  private let neighbors = Mutex<SpaceNeighbors?>(nil)

  /// Shares Fontconfig's set, which no one changes.
  init(sharing characters: OpaquePointer) {
    self.characters = FcCharSetCopy(characters)
  }

  deinit { FcCharSetDestroy(characters) }

  /// The characters of the face that do not depend on a space beside them, read from its file when they are
  /// first asked for.
  func spaceNeighbors(file: URL) -> SpaceNeighbors {
    neighbors.withLock { known in
      if let known { return known }
      let new = SpaceNeighbors(file: file.path)
      known = new
      return new
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Whether a character can be drawn whole. Marks that only direct how others look need no glyph.
  func contains(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { contains($0) || $0.properties.isDefaultIgnorableCodePoint }
  }
}
