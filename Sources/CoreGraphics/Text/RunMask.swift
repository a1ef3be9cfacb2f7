import CCairo

/// The glyphs of a run as an eight-bit mask, remembered between frames.
struct RunMask: Sendable {
  /// Where the mask's top left lies, in pixels from the pixel in which the run begins on its baseline.
  var left: Int
  var top: Int
  /// Nil for a run without ink.
  var mask: Mask8?

  private struct Key: Hashable, Sendable {
    var text: String
    var font: Font
    var kern: CGFloat?
    var isRightToLeft: Bool
    /// Quarters of a pixel.
    var phase: Int
    var scale: CGFloat
  }

  private static let cache = BoundedCache<Key, RunMask>(limit: 12 << 20)

  /// How many bytes of masks are remembered, for tests.
  static var usage: (count: Int, cost: Int) { cache.usage }

  /// The mask of a run that begins `phase` quarters of a pixel right of a pixel's edge, `scale` pixels a point.
  static func mask(of run: TypesetRun, phase: Int, scale: CGFloat) -> RunMask {
    let key = Key(
      text: run.text, font: run.style.font, kern: run.style.kern, isRightToLeft: run.isRightToLeft,
      phase: phase,
      scale: scale)
    return cache.value(for: key, cost: { 256 + ($0.mask?.storage.bytes.count ?? 0) }) {
      make(run, shift: CGFloat(phase) / 4, scale: scale)
    }
  }

  private static func make(_ run: TypesetRun, shift: CGFloat, scale: CGFloat) -> RunMask {
    // The path is made and measured on a surface without edges, beyond which Cairo would drop glyphs, and then
    // filled on a mask of the right size.
    let pen = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let cairo = cairo_create(pen)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(pen)
    }
    cairo_translate(cairo, shift, 0)
    cairo_scale(cairo, scale, scale)
    TextShaper.shared.addPath(of: run, to: cairo)
    cairo_identity_matrix(cairo)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
    let (left, top) = (x1.rounded(.down) - 1, y1.rounded(.down) - 1)
    guard x2 > x1, y2 > y1, left.magnitude < 1e6, top.magnitude < 1e6,
      let path = cairo_copy_path(cairo)
    else { return RunMask(left: 0, top: 0, mask: nil) }
    defer { cairo_path_destroy(path) }
    let mask = Mask8(
      width: Int(x2.rounded(.up) - left) + 1, height: Int(y2.rounded(.up) - top) + 1, deviation: 0,
      transform: CGAffineTransform(translationX: -left, y: -top)
    ) { cairo in
      cairo_append_path(cairo, path)
      cairo_fill(cairo)
    }
    return RunMask(left: Int(left), top: Int(top), mask: mask)
  }
}

extension TextShaper {
  /// Adds the outlines of a run to a Cairo path, its baseline beginning at the origin.
  func addPath(of run: TypesetRun, to cairo: OpaquePointer) {
    withGlyphs(of: run) { font, glyphs, x in
      cairo_move_to(cairo, x, 0)
      pango_cairo_glyph_string_path(cairo, font, glyphs)
    }
  }

  /// Draws a run with Cairo's own text, its baseline beginning at the origin: coloured glyphs, and text that stays
  /// text in a document.
  func show(_ run: TypesetRun, on cairo: OpaquePointer) {
    withGlyphs(of: run) { font, glyphs, x in
      cairo_move_to(cairo, x, 0)
      pango_cairo_show_glyph_string(cairo, font, glyphs)
    }
  }
}
