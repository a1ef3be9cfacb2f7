import CCairo

/// One line's worth of text turned into glyphs by Pango.
struct ShapedLine: Hashable, Sendable {
  /// Runs from left to right, with x from the line's left edge.
  var runs: [TypesetRun] = []
  /// The clusters, which cannot be split, in reading order.
  var clusters: [Cluster] = []
  /// Stretches of one direction, from left to right.
  var stretches: [Stretch] = []

  /// Text of one direction, and where it lies.
  struct Stretch: Hashable, Sendable {
    /// Its place in the line's UTF-8.
    var bytes: Range<Int>
    /// Its left edge, from the line's.
    var x: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
  }

  /// The smallest piece of text that a line may be cut around.
  struct Cluster: Hashable, Sendable {
    /// The offset of its start in the line's UTF-8.
    var offset: Int
    /// Its width in points.
    var width: CGFloat
    /// Whether a line may end before it.
    var canBreakBefore: Bool
    /// Whether it vanishes at the end of a line.
    var isSpace: Bool
    /// Whether it is a tab, whose width depends on where it lies.
    var isTab = false
  }

  /// Whether there are tabs, which have to be placed by ``withTabs(_:from:)``.
  var hasTabs = false

  /// The width without the spaces at its end.
  var width: CGFloat {
    let end = clusters.lastIndex { !$0.isSpace }
    return end.map { clusters[...$0].reduce(0) { $0 + $1.width } } ?? 0
  }
}

/// Pango, behind a lock: its font maps serve one thread at a time.
///
/// Fonts come from a Fontconfig configuration of our own, which holds exactly the files that text has asked
/// for. Pango never chooses a substitute itself: text is cut where the face changes before Pango sees it, so
/// that every machine with the same files draws the same.
final class TextShaper: @unchecked Sendable {
  static let shared = TextShaper(library: .shared)

  /// Sizes that are drawn; smaller text has no width.
  private static let sizes: ClosedRange<CGFloat> = 0.5...5_000

  let library: FontLibrary
  let lock = NSRecursiveLock()
  private let configuration: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private let layout: OpaquePointer
  private var loadedFiles: Set<URL> = []
  private let shapes = BoundedCache<Key, ShapedLine>(limit: 400_000)
  /// The clusters of words, of which texts are put together.
  let words = BoundedCache<WordKey, [ShapedLine.Cluster]>(limit: 100_000)
  /// The widths of digits in the fonts that numbers were set in.
  let digits = BoundedCache<Font, DigitWidths>(limit: 100)

  /// The pieces of long texts: room for those of a megabyte.
  let pieces = BoundedCache<Key, ShapedLine>(limit: 2_400_000)
  /// The pieces of long texts in which directions change, likewise.
  let directedPieces = BoundedCache<DirectedKey, DirectedPiece>(limit: 2_400_000)

  /// The shaping so far, for tests. Guarded by the lock.
  var work = Work()

  /// The amount of text handed to Pango, whose cost grows faster than the length of one call.
  struct Work: Equatable {
    var calls = 0
    var bytes = 0
    /// The most bytes of one call.
    var longest = 0

    mutating func add(bytes count: Int) {
      calls += 1
      bytes += count
      longest = max(longest, count)
    }
  }

  struct Key: Hashable, Sendable {
    var spans: [TextSpan]
    var isRightToLeft: Bool
  }

  init(library: FontLibrary) {
    self.library = library
    configuration = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(configuration, TextShaper.pictureScaling, 1)
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Some scripts' shapes depend on the language, which would otherwise be the machine's.
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = pango_layout_new(context)
    pango_layout_set_auto_dir(layout, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
    FcConfigDestroy(configuration)
  }

  /// Glyphs that are pictures come in one size; Fontconfig is configured to scale them to the requested size.
  private static let pictureScaling = """
    <fontconfig><match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="matrix" mode="assign"><times>
        <name>matrix</name>
        <matrix>
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          <double>0</double>
          <double>0</double>
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </matrix>
      </times></edit>
    </match></fontconfig>
    """

  // MARK: Shaping

  /// Shapes text that holds no line breaks.
  func shape(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine {
    // Not remembered: to find it would take as long as to put it together.
    if let line = shapeByWord(spans, isRightToLeft: isRightToLeft) { return line }
    if let line = shapeByPiece(spans, isRightToLeft: isRightToLeft) { return line }
    let key = Key(spans: spans, isRightToLeft: isRightToLeft)
    return shapes.value(for: key, cost: { 16 + $0.clusters.count + 8 * $0.runs.count }) {
      shapeWhole(spans, isRightToLeft: isRightToLeft)
    }
  }

  /// Shapes text that holds no line breaks by Pango, remembering nothing.
  func shapeWhole(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine {
    lock.withLock { shapeNow(spans, isRightToLeft: isRightToLeft) }
  }

  private func shapeNow(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine {
    let segments = FontSegment.segments(of: spans, library: library)
    let text = Array(spans.map(\.text).joined().utf8)
    guard !text.isEmpty, !segments.isEmpty else { return ShapedLine() }
    set(text, segments: segments, isRightToLeft: isRightToLeft)
    guard let line = pango_layout_get_line(layout, 0) else { return ShapedLine() }
    var result = ShapedLine()
    var boxes: [ClusterBox] = []
    var x: CGFloat = 0
    var next = line.pointee.runs
    while let node = next {
      let glyphRun = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self).pointee
      let start = Int(glyphRun.item.pointee.offset)
      let end = start + Int(glyphRun.item.pointee.length)
      let segment = FontSegment.segment(at: start, of: segments)
      ClusterBox.replaceMissing(glyphRun)
      ClusterBox.widen(glyphRun, as: segment)
      let runBoxes = ClusterBox.boxes(of: glyphRun)
      let width = runBoxes.reduce(0) { $0 + $1.width }
      let isRightToLeft = glyphRun.item.pointee.analysis.level % 2 == 1
      result.runs.append(
        TypesetRun(
          text: String(decoding: text[start..<end], as: UTF8.self), style: segment.style, x: x, width: width,
          isRightToLeft: isRightToLeft))
      result.stretches.append(
        ShapedLine.Stretch(bytes: start..<end, x: x, width: width, isRightToLeft: isRightToLeft))
      x += width
      boxes += runBoxes
      next = node.pointee.next
    }
    result.runs = TypesetRun.merged(result.runs)
    var count: Int32 = 0
    if let attributes = pango_layout_get_log_attrs_readonly(layout, &count) {
      result.clusters = TextShaper.clusters(
        of: text, boxes: boxes, UnsafeBufferPointer(start: attributes, count: Int(count)))
    }
    result.hasTabs = text.contains(TextShaper.tab)
    return result
  }

  static let tab = UInt8(ascii: "\t")

  /// Puts where lines may break beside the widths, in reading order.
  static func clusters(
    of text: [UInt8], boxes: [ClusterBox], _ attributes: UnsafeBufferPointer<PangoLogAttr>
  ) -> [ShapedLine.Cluster] {
    var character = 0
    var offset = 0
    return boxes.sorted { $0.offset < $1.offset }.map { box in
      while offset < box.offset {
        offset += 1
        if offset == text.count || text[offset] & 0xC0 != 0x80 { character += 1 }
      }
      let attribute = attributes[min(character, attributes.count - 1)]
      return ShapedLine.Cluster(
        offset: box.offset, width: box.width, canBreakBefore: attribute.is_line_break != 0,
        isSpace: attribute.is_white != 0, isTab: text[box.offset] == tab)
    }
  }

  /// Gives the shared layout a text and its attributes.
  private func set(_ text: [UInt8], segments: [FontSegment], isRightToLeft: Bool) {
    work.add(bytes: text.count)
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
    let attributes = attributes(of: segments)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    DirectionControls.limited(text).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
  }

  /// The attributes by which Pango sets segments. The caller releases them.
  func attributes(of segments: [FontSegment]) -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    for segment in segments {
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(segment.start)
        attribute.pointee.end_index = UInt32(segment.end)
        pango_attr_list_insert(attributes, attribute)
      }
      load(segment.face)
      let description = pango_font_description_new()
      pango_font_description_set_family(description, segment.face.family)
      pango_font_description_set_weight(description, PangoWeight(UInt32(segment.face.weight)))
      pango_font_description_set_style(
        description, segment.face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      pango_font_description_set_absolute_size(
        description, Double(TextShaper.drawn(segment.style.font.size)) * Double(PANGO_SCALE))
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      add(pango_attr_fallback_new(0))
      if let features = segment.features { add(pango_attr_font_features_new(features)) }
      if let picture = segment.style.picture {
        // Only the width counts: heights are worked out from the style.
        var box = PangoRectangle(
          x: 0, y: 0, width: Int32(picture.size.width * CGFloat(PANGO_SCALE)), height: Int32(PANGO_SCALE))
        add(pango_attr_shape_new(&box, &box))
      }
    }
    return attributes
  }

  /// The size in which text of a size is drawn.
  static func drawn(_ size: CGFloat) -> CGFloat { min(size, sizes.upperBound) }

  /// Whether text of a size has any width.
  static func isVisible(size: CGFloat) -> Bool { size >= sizes.lowerBound }

  private func load(_ face: FontFace) {
    guard loadedFiles.insert(face.url).inserted else { return }
    FcConfigAppFontAddFile(configuration, face.url.path)
    pango_fc_font_map_config_changed(OpaquePointer(fontMap))
  }

  // MARK: Glyphs

  /// Hands the glyphs of one run to `body`, run by run of Pango's from left to right, each with its distance
  /// from the run's left edge and how far its letters are raised. Spacing between letters is in the glyphs'
  /// widths.
  func withGlyphs(
    of run: TypesetRun,
    _ body: (UnsafeMutablePointer<PangoFont>, UnsafeMutablePointer<PangoGlyphString>, CGFloat) -> Void
  ) {
    lock.withLock {
      var x: CGFloat = 0
      for text in run.piecesToDraw {
        let span = TextSpan(text, style: run.style)
        x = withGlyphs(of: span, isRightToLeft: run.isRightToLeft, from: x, body)
      }
    }
  }

  /// Hands the glyphs of a text of one direction to `body` that begins at a distance. Answers where it ends.
  private func withGlyphs(
    of span: TextSpan, isRightToLeft: Bool, from start: CGFloat,
    _ body: (UnsafeMutablePointer<PangoFont>, UnsafeMutablePointer<PangoGlyphString>, CGFloat) -> Void
  ) -> CGFloat {
    let segments = FontSegment.segments(of: [span], library: library)
    let text = Array(span.text.utf8)
    guard !text.isEmpty, !segments.isEmpty else { return start }
    set(text, segments: segments, isRightToLeft: isRightToLeft)
    guard let line = pango_layout_get_line(layout, 0) else { return start }
    var x = start
    var next = line.pointee.runs
    while let node = next {
      let glyphRun = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self)
      let segment = FontSegment.segment(at: Int(glyphRun.pointee.item.pointee.offset), of: segments)
      ClusterBox.replaceMissing(glyphRun.pointee)
      ClusterBox.widen(glyphRun.pointee, as: segment)
      body(glyphRun.pointee.item.pointee.analysis.font, glyphRun.pointee.glyphs, x)
      x += ClusterBox.boxes(of: glyphRun.pointee).reduce(0) { $0 + $1.width }
      next = node.pointee.next
    }
    return x
  }
}
