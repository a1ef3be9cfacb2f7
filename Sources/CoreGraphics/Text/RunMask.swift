import CCairo

/// The glyphs of a run as an eight-bit mask, remembered between frames.
struct RunMask: Sendable {
  /// The position of the mask's top left corner, in pixels from the pixel in which the run begins on its
  /// baseline.
  var left: Int
  var top: Int
  /// Nil for a run without ink.
  var mask: Mask8?

  private struct Key: Hashable, Sendable {
    var text: String
    var font: Font
    var kern: CGFloat?
    var isRightToLeft: Bool
    var phase: Int
    var scale: CGFloat
    /// The step of the color's lightness.
    var lightness: Int
    var slant: CGFloat
    /// The width of the line along the outlines; nil for filled glyphs.
    var stroke: CGFloat?

    static func == (one: Key, other: Key) -> Bool {
      one.phase == other.phase && one.isRightToLeft == other.isRightToLeft && one.kern == other.kern
        && one.scale == other.scale && one.lightness == other.lightness && one.slant == other.slant
        && one.stroke == other.stroke && one.text.hasSameBytes(as: other.text) && one.font == other.font
    }

    /// Hashes what runs mostly differ in.
    func hash(into hasher: inout Hasher) {
      text.hashBytes(into: &hasher)
      hasher.combine(font.size)
      hasher.combine(phase)
      hasher.combine(lightness)
    }
  }

  private static let cache = BoundedCache<Key, RunMask>(limit: 12 << 20)

  /// The number of masks remembered and their cost in bytes, for tests.
  static var usage: (count: Int, cost: Int) { cache.usage }

  /// The number of positions within a pixel at which a run may begin. Its glyphs lie on quarters; which of
  /// them a glyph takes follows from where the run begins, which browsers keep to a 64th.
  static let phases: CGFloat = 64

  /// The mask of a run that begins `phase` parts of a pixel right of a pixel's edge, `scale` pixels a point:
  /// of its glyphs, or of a line along their outlines, `stroke` points wide, that is drawn in a color.
  static func mask(of run: TypesetRun, stroke: CGFloat?, color: CGColor, phase: Int, scale: CGFloat)
    -> RunMask
  {
    let key = Key(
      text: run.text, font: run.style.font, kern: run.style.kern, isRightToLeft: run.isRightToLeft,
      phase: phase, scale: scale, lightness: TextCoverage.step(of: color), slant: run.style.decoration.slant,
      stroke: stroke)
    return cache.value(for: key, cost: { 256 + ($0.mask?.storage.bytes.count ?? 0) }) {
      let mask = make(run, stroke: stroke, shift: CGFloat(phase) / phases, scale: scale)
      mask.mask?.apply(TextCoverage.tables[key.lightness])
      return mask
    }
  }

  private static func make(_ run: TypesetRun, stroke: CGFloat?, shift: CGFloat, scale: CGFloat) -> RunMask {
    // The path is made and measured on a surface without edges, beyond which Cairo would drop glyphs, and
    // then filled on a mask of the right size.
    let pen = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let cairo = cairo_create(pen)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(pen)
    }
    cairo_scale(cairo, scale, scale)
    TextShaper.shared.addPathOnQuarters(of: run, shift: shift, scale: scale, to: cairo)
    cairo_identity_matrix(cairo)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
    let line = (stroke ?? 0) * scale
    // Corners of outlines reach further than half the line.
    let reach = (line * OutlinePen.miterLimit / 2).rounded(.up) + 1
    let (left, top) = (x1.rounded(.down) - reach, y1.rounded(.down) - reach)
    guard x2 > x1, y2 > y1, left.magnitude < 1e6, top.magnitude < 1e6,
      let path = cairo_copy_path(cairo)
    else { return RunMask(left: 0, top: 0, mask: nil) }
    defer { cairo_path_destroy(path) }
    let mask = Mask8(
      width: Int(x2.rounded(.up) - left + reach), height: Int(y2.rounded(.up) - top + reach), deviation: 0,
      transform: CGAffineTransform(translationX: -left, y: -top)
    ) { cairo in
      cairo_append_path(cairo, path)
      if stroke == nil {
        cairo_fill(cairo)
      } else {
        OutlinePen.prepare(cairo, width: line)
        cairo_stroke(cairo)
      }
    }
    return RunMask(left: Int(left), top: Int(top), mask: mask)
  }
}

/// The parameters for stroking outlines of glyphs, as browsers do.
enum OutlinePen {
  static let miterLimit: CGFloat = 4

  static func prepare(_ cairo: OpaquePointer, width: CGFloat) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(cairo, miterLimit)
    cairo_set_dash(cairo, nil, 0, 0)
  }
}

extension TypesetRun {
  /// Leans what is drawn from now on as the run's glyphs do, about the origin's baseline.
  fileprivate func slant(_ cairo: OpaquePointer) {
    guard style.decoration.slant != 0, style.decoration.slant.magnitude < 100 else { return }
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: -style.decoration.slant, yy: 1, x0: 0, y0: 0)
    cairo_transform(cairo, &matrix)
  }
}

extension TextShaper {
  /// Adds the outlines of a run to a Cairo path, its baseline beginning at the origin.
  func addPath(of run: TypesetRun, to cairo: OpaquePointer) {
    run.slant(cairo)
    withGlyphs(of: run) { font, glyphs, x in
      cairo_move_to(cairo, x, 0)
      pango_cairo_glyph_string_path(cairo, font, glyphs)
    }
  }

  /// Adds the outlines of a run that begins `shift` pixels right of the origin, `scale` pixels to a point,
  /// each glyph moved to the nearest quarter of a pixel along the line, which is where browsers draw it.
  func addPathOnQuarters(of run: TypesetRun, shift: CGFloat, scale: CGFloat, to cairo: OpaquePointer) {
    run.slant(cairo)
    withGlyphs(of: run) { font, glyphs, start in
      var x = shift + start * scale
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        var glyph = PangoGlyphString(
          num_glyphs: 1, glyphs: glyphs.pointee.glyphs + index,
          log_clusters: glyphs.pointee.log_clusters + index,
          space: 1)
        let offset = CGFloat(glyph.glyphs.pointee.geometry.x_offset) / CGFloat(PANGO_SCALE) * scale
        let quarter = ((x + offset) * 4).rounded() / 4 - offset
        cairo_move_to(cairo, quarter / scale, 0)
        pango_cairo_glyph_string_path(cairo, font, &glyph)
        x += CGFloat(glyph.glyphs.pointee.geometry.width) / CGFloat(PANGO_SCALE) * scale
      }
    }
  }

  /// Draws a run with Cairo's own text, its baseline beginning at the origin: colored glyphs, and text that
  /// stays text in a document.
  func show(_ run: TypesetRun, on cairo: OpaquePointer) {
    run.slant(cairo)
    withGlyphs(of: run) { font, glyphs, x in
      cairo_move_to(cairo, x, 0)
      pango_cairo_show_glyph_string(cairo, font, glyphs)
    }
  }
}
