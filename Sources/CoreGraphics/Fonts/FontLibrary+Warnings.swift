import Diagnostics
import Synchronization

extension FontLibrary {
  private static let warnings = Mutex<Set<FontError>>([])

  /// The face for a font; nil where its file is missing or broken, which is said once on standard error,
  /// since text without a font is not seen.
  func faceOrWarning(for font: Font) -> FontFace? {
    do {
      return try face(for: font)
    } catch {
      let isNew = FontLibrary.warnings.withLock { $0.insert(error).inserted }
      if isNew { Log.text.error("Text cannot be drawn: \(error)") }
      return nil
    }
  }
}
