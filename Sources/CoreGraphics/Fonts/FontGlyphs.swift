import CCairo

/// The glyphs of a font's own file, without those of the fonts that stand in for it: their numbers, widths
/// and outlines, in points with y growing upward from the baseline. Safe to use from any thread.
package final class FontGlyphs: @unchecked Sendable {
  private let face: OpaquePointer?
  private let font: OpaquePointer?
  private let lock = NSLock()
  /// Points to one of the file's units.
  private let unit: CGFloat

  /// The number of glyphs in the file.
  package var count: Int { Int(hb_face_get_glyph_count(face)) }
  /// The units of the file in one of the font's sizes.
  package var unitsPerEm: UInt32 { hb_face_get_upem(face) }

  /// Opens a font's file; nil where there is none.
  package init?(_ request: Font) {
    guard let file = try? FontLibrary.shared.face(for: request) else { return nil }
    let blob = hb_blob_create_from_file(file.url.path)
    face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    font = hb_font_create(face)
    unit = request.size / CGFloat(max(hb_face_get_upem(face), 1))
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The glyph of a character; nil where the file has none.
  package func glyph(of character: Unicode.Scalar) -> UInt16? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 else { return nil }
    return UInt16(truncatingIfNeeded: glyph)
  }

  /// The way from a glyph to the next one.
  package func advance(of glyph: UInt16) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph))) * unit
  }

  /// The box around a glyph's outline; of no size for a glyph that shows nothing.
  package func bounds(of glyph: UInt16) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, hb_codepoint_t(glyph), &extents) != 0 else { return .zero }
    let (top, height) = (CGFloat(extents.y_bearing) * unit, CGFloat(extents.height).magnitude * unit)
    return CGRect(
      x: CGFloat(extents.x_bearing) * unit, y: top - height, width: CGFloat(extents.width) * unit,
      height: height)
  }

  /// The outline of a glyph; nil for one without, as of a space.
  package func outline(of glyph: UInt16) -> CGPath? {
    let sink = OutlineSink(unit: unit)
    lock.withLock {
      shoji_draw_glyph(
        font, hb_codepoint_t(glyph), FontGlyphs.drawing.functions, Unmanaged.passUnretained(sink).toOpaque())
    }
    return sink.path.isEmpty ? nil : sink.path.copy()
  }

  /// HarfBuzz's table of the functions that take an outline's steps.
  private struct Drawing: @unchecked Sendable {
    let functions: OpaquePointer?
  }

  private static let drawing: Drawing = {
    let table = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      table, { _, data, _, x, y, _ in OutlineSink.of(data).move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      table, { _, data, _, x, y, _ in OutlineSink.of(data).line(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      table, { _, data, _, x1, y1, x, y, _ in OutlineSink.of(data).quad(x1, y1, x, y) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      table, { _, data, _, x1, y1, x2, y2, x, y, _ in OutlineSink.of(data).curve(x1, y1, x2, y2, x, y) }, nil,
      nil)
    hb_draw_funcs_set_close_path_func(table, { _, data, _, _ in OutlineSink.of(data).close() }, nil, nil)
    hb_draw_funcs_make_immutable(table)
    return Drawing(functions: table)
  }()
}

/// Collects the steps of an outline.
private final class OutlineSink {
  let path = CGMutablePath()
  private let unit: CGFloat

  init(unit: CGFloat) {
    self.unit = unit
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> OutlineSink {
    Unmanaged<OutlineSink>.fromOpaque(data!).takeUnretainedValue()
  }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) * unit, y: CGFloat(y) * unit)
  }

  func move(_ x: Float, _ y: Float) { path.move(to: point(x, y)) }
  func line(_ x: Float, _ y: Float) { path.addLine(to: point(x, y)) }
  func quad(_ x1: Float, _ y1: Float, _ x: Float, _ y: Float) {
    path.addQuadCurve(to: point(x, y), control: point(x1, y1))
  }
  func curve(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
    path.addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
  }
  func close() { path.closeSubpath() }
}
