import CCairo

/// The place of one cluster in its text, and its width.
struct ClusterBox {
  /// The offset of its start in the UTF-8 of the whole text.
  var offset: Int
  /// Its width in points.
  var width: CGFloat

  /// The clusters of a run of glyphs.
  static func boxes(of run: PangoLayoutRun) -> [ClusterBox] {
    let start = Int(run.item.pointee.offset)
    var boxes: [ClusterBox] = []
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let offset = start + Int(run.glyphs.pointee.log_clusters[index])
      let width = CGFloat(run.glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
      if boxes.last?.offset == offset {
        boxes[boxes.count - 1].width += width
      } else {
        boxes.append(ClusterBox(offset: offset, width: width))
      }
    }
    return boxes
  }

  /// Bit of glyphs for characters that the face lacks (`PANGO_GLYPH_UNKNOWN_FLAG`, a macro that is not
  /// imported).
  private static let unknown: PangoGlyph = 0x1000_0000

  /// Gives characters that no face has the face's own box for them, as browsers do. Pango would draw one with
  /// the character's number, whose size depends on which other fonts happen to be loaded.
  static func replaceMissing(_ run: PangoLayoutRun) {
    for index in 0..<Int(run.glyphs.pointee.num_glyphs)
    where run.glyphs.pointee.glyphs[index].glyph & unknown != 0 {
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(run.item.pointee.analysis.font, 0, nil, &logical)
      run.glyphs.pointee.glyphs[index].glyph = 0
      run.glyphs.pointee.glyphs[index].geometry = PangoGlyphGeometry(
        width: logical.width, x_offset: 0, y_offset: 0)
    }
  }

  /// Widens glyphs as browsers do: pictures to their own width, and the last glyph of each cluster, the
  /// line's last one included, by the space between letters.
  static func widen(_ run: PangoLayoutRun, as segment: FontSegment) {
    guard segment.style.picture == nil else { return }
    let stretch = segment.face.measures.pictureStretch
    let spacing = segment.spacing
    guard spacing != 0 || stretch != 1 else { return }
    let count = Int(run.glyphs.pointee.num_glyphs)
    let clusters = run.glyphs.pointee.log_clusters!
    for index in 0..<count {
      let endsCluster = index + 1 == count || clusters[index + 1] != clusters[index]
      let width = CGFloat(run.glyphs.pointee.glyphs[index].geometry.width) * stretch
      let extra = endsCluster ? spacing * CGFloat(PANGO_SCALE) : 0
      run.glyphs.pointee.glyphs[index].geometry.width = Int32((width + extra).rounded())
    }
  }
}
