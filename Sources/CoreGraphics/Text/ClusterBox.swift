import CCairo

/// The place of one cluster in its text, and its width.
struct ClusterBox {
  /// Where it begins in the UTF-8 of the whole text.
  var offset: Int
  /// Its width in points.
  var width: CGFloat

  /// The clusters of a run of glyphs, each `spacing` wider than its glyphs.
  static func boxes(of run: PangoLayoutRun, spacing: CGFloat) -> [ClusterBox] {
    let start = Int(run.item.pointee.offset)
    var boxes: [ClusterBox] = []
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let offset = start + Int(run.glyphs.pointee.log_clusters[index])
      let width = CGFloat(run.glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
      if boxes.last?.offset == offset {
        boxes[boxes.count - 1].width += width
      } else {
        boxes.append(ClusterBox(offset: offset, width: width + spacing))
      }
    }
    return boxes
  }

  /// Widens the last glyph of each cluster, as browsers do: after every character, the last one included.
  static func addSpacing(_ spacing: CGFloat, to run: PangoLayoutRun) {
    let count = Int(run.glyphs.pointee.num_glyphs)
    for index in 0..<count {
      let clusters = run.glyphs.pointee.log_clusters!
      guard index + 1 == count || clusters[index + 1] != clusters[index] else { continue }
      run.glyphs.pointee.glyphs[index].geometry.width += Int32((spacing * CGFloat(PANGO_SCALE)).rounded())
    }
  }
}
