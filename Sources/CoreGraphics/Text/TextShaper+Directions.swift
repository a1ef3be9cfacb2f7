import CCairo

/// A piece of a long text in which directions change, in reading order: where its runs lie is known once all
/// of the line is.
struct DirectedPiece: Sendable {
  var clusters: [ShapedLine.Cluster] = []
  var runs: [Run] = []

  /// A stretch of one direction.
  struct Run: Sendable {
    /// Its place in the piece's UTF-8.
    var bytes: Range<Int>
    /// The number of times that the direction changes around it, by Unicode's bidirectional algorithm; it
    /// reads from the right where the number is odd.
    var level: UInt8
    var text: String
    var style: TextStyle
    var width: CGFloat
  }
}

/// Long lines in which directions change. The levels of directions come from all of the line, the glyphs from
/// its pieces, and the order from left to right from the levels.
extension TextShaper {
  struct DirectedKey: Hashable, Sendable {
    var spans: [TextSpan]
    var levels: [UInt8]
  }

  /// The level of each character's direction, by Unicode's bidirectional algorithm.
  static func levels(of text: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool) -> [UInt8] {
    DirectionControls.limited(Array(text)).withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: CChar.self)
      var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      guard let levels = pango_log2vis_get_embedding_levels(text.baseAddress, Int32(text.count), &direction)
      else { return [] }
      defer { g_free(levels) }
      let count = text.reduce(0) { $0 + (UInt8(bitPattern: $1) & 0xC0 != 0x80 ? 1 : 0) }
      return Array(UnsafeBufferPointer(start: levels, count: count))
    }
  }

  /// Shapes a piece whose characters have levels, and remembers it.
  func shapeDirected(_ spans: [TextSpan], levels: [UInt8]) -> DirectedPiece {
    directedPieces.value(
      for: DirectedKey(spans: spans, levels: levels), cost: { 16 + $0.clusters.count + 8 * $0.runs.count }
    ) { lock.withLock { shapeDirectedNow(spans, levels: levels) } }
  }

  private func shapeDirectedNow(_ spans: [TextSpan], levels: [UInt8]) -> DirectedPiece {
    let segments = FontSegment.segments(of: spans, library: library)
    let text = Array(spans.map(\.text).joined().utf8)
    guard !text.isEmpty, !segments.isEmpty else { return DirectedPiece() }
    work.add(bytes: text.count)
    let attributes = attributes(of: segments)
    defer { pango_attr_list_unref(attributes) }
    return DirectionControls.limited(text).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        let items = pango_itemize_with_base_dir(
          context, PANGO_DIRECTION_LTR, characters.baseAddress, 0, Int32(text.count), attributes, nil)
        defer { g_list_free(items) }
        var (piece, boxes, character) = (DirectedPiece(), [ClusterBox](), 0)
        for item in TextShaper.joined(items, segments, of: bytes) {
          defer { pango_item_free(item) }
          while let part = TextShaper.firstOfOneLevel(item, bytes, levels, from: character) {
            defer { if part != item { pango_item_free(part) } }
            let start = Int(part.pointee.offset)
            let range = start..<start + Int(part.pointee.length)
            let segment = FontSegment.segment(at: start, of: segments)
            let level = levels[character]
            part.pointee.analysis.level = level
            let own = shaped(part, segment, of: characters)
            boxes += own
            piece.runs.append(
              DirectedPiece.Run(
                bytes: range, level: level, text: String(decoding: text[range], as: UTF8.self),
                style: segment.style, width: own.reduce(0) { $0 + $1.width }))
            character += Int(part.pointee.num_chars)
            if part == item { break }
          }
        }
        let count = levels.count + 1
        piece.clusters = withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { attributes in
          attributes.initialize(repeating: PangoLogAttr())
          pango_get_log_attrs(
            characters.baseAddress, Int32(text.count), -1, pango_context_get_language(context),
            attributes.baseAddress, Int32(count))
          return TextShaper.clusters(of: text, boxes: boxes, UnsafeBufferPointer(attributes))
        }
        return piece
      }
    }
  }

  /// The items of a list, those joined that only their levels part: Pango knows the directions in the piece
  /// alone.
  private static func joined(
    _ list: UnsafeMutablePointer<GList>?, _ segments: [FontSegment], of text: UnsafeBufferPointer<UInt8>
  ) -> [UnsafeMutablePointer<PangoItem>] {
    func segment(_ item: UnsafeMutablePointer<PangoItem>) -> Int {
      FontSegment.segment(at: Int(item.pointee.offset), of: segments).start
    }
    func isTab(_ item: UnsafeMutablePointer<PangoItem>) -> Bool { text[Int(item.pointee.offset)] == tab }
    var items: [UnsafeMutablePointer<PangoItem>] = []
    var next = list
    while let node = next {
      next = node.pointee.next
      let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
      guard let last = items.last else {
        items.append(item)
        continue
      }
      let (one, other) = (last.pointee.analysis, item.pointee.analysis)
      guard one.level != other.level, one.font == other.font, one.script == other.script,
        one.language == other.language, one.flags == other.flags, segment(last) == segment(item),
        !isTab(last), !isTab(item)
      else {
        items.append(item)
        continue
      }
      last.pointee.length += item.pointee.length
      last.pointee.num_chars += item.pointee.num_chars
      last.pointee.analysis.level = other.level
      pango_item_free(item)
    }
    return items
  }

  /// Splits off the characters at an item's start that have one level; answers the item itself where all
  /// have.
  private static func firstOfOneLevel(
    _ item: UnsafeMutablePointer<PangoItem>, _ text: UnsafeBufferPointer<UInt8>, _ levels: [UInt8],
    from character: Int
  ) -> UnsafeMutablePointer<PangoItem>? {
    let count = Int(item.pointee.num_chars)
    let same = levels[character..<character + count].prefix { $0 == levels[character] }.count
    guard same < count else { return item }
    var end = Int(item.pointee.offset)
    for _ in 0..<same {
      end += 1
      while text[end] & 0xC0 == 0x80 { end += 1 }
    }
    return pango_item_split(item, Int32(end) - item.pointee.offset, Int32(same))
  }

  /// The clusters of an item.
  private func shaped(
    _ item: UnsafeMutablePointer<PangoItem>, _ segment: FontSegment, of text: UnsafeBufferPointer<CChar>
  ) -> [ClusterBox] {
    let start = Int(item.pointee.offset)
    let range = start..<start + Int(item.pointee.length)
    // Tabs are widened later, and pictures have no glyphs.
    if text[start] == TextShaper.tab || segment.style.picture != nil {
      let width = segment.style.picture?.size.width ?? 0
      return range.filter { UInt8(bitPattern: text[$0]) & 0xC0 != 0x80 }.map {
        ClusterBox(offset: $0, width: width)
      }
    }
    let glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphs) }
    pango_shape_with_flags(
      text.baseAddress! + start, Int32(range.count), text.baseAddress, Int32(text.count),
      &item.pointee.analysis, glyphs, PANGO_SHAPE_NONE)
    var run = PangoLayoutRun()
    (run.item, run.glyphs) = (item, glyphs)
    ClusterBox.replaceMissing(run)
    ClusterBox.widen(run, as: segment)
    return ClusterBox.boxes(of: run)
  }
}

/// The order of runs from left to right.
///
/// Unicode's bidirectional algorithm reverses, from the highest level down to 1, what is at that level or
/// above (rule L2). The same order is found in one pass: what is above a level stands in it as one run,
/// behind the runs before it where the level is even, and before them where it is odd.
struct VisualOrder {
  /// A stretch of runs in their order: the first, and the last; each run has the next one.
  private struct Stretch {
    var level: UInt8
    var first: Int
    var last: Int
  }

  private var next: [Int]
  private var open: [Stretch] = []

  /// Answers the indices of runs with levels, from left to right.
  static func indices(of levels: [UInt8]) -> [Int] {
    var order = VisualOrder(next: [Int](repeating: -1, count: levels.count))
    for (index, level) in levels.enumerated() {
      order.close(above: level)
      order.add(Stretch(level: level, first: index, last: index))
    }
    order.close(above: 0)
    var indices: [Int] = []
    indices.reserveCapacity(levels.count)
    var index = order.open.first?.first ?? -1
    while index >= 0 {
      indices.append(index)
      index = order.next[index]
    }
    return indices
  }

  private init(next: [Int]) {
    self.next = next
  }

  /// Makes what is above a level a part of what is around it.
  private mutating func close(above level: UInt8) {
    while var last = open.last, last.level > level {
      open.removeLast()
      last.level = max(level, open.last?.level ?? 0)
      add(last)
    }
  }

  /// Adds a stretch to the open one of its level, or opens it.
  private mutating func add(_ stretch: Stretch) {
    guard let last = open.last, last.level == stretch.level else { return open.append(stretch) }
    let (before, behind) = last.level.isMultiple(of: 2) ? (last, stretch) : (stretch, last)
    next[before.last] = behind.first
    open[open.count - 1] = Stretch(level: last.level, first: before.first, last: behind.last)
  }
}
