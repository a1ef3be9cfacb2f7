/// Cuts a line that is too long, or behind which more text has no room.
struct LineCutter {
  /// The line's text and what follows it in its paragraph.
  let text: SpanText
  /// Whether there is more text behind that.
  let hasMore: Bool
  let room: CGFloat
  /// The closure that shapes text at the position where the line begins.
  let shape: (SpanText) -> ShapedLine

  /// The line as a mode cuts it; nil where it stays as it was broken.
  func cut(_ mode: NSLineBreakMode) -> ShapedLine? {
    switch mode {
    case .byWordWrapping, .byCharWrapping: nil
    case .byClipping: clipped()
    case .byTruncatingTail: shortened { (kept: Int, total: Int) in (0..<kept, total..<total) }
    case .byTruncatingHead: shortened { (kept: Int, total: Int) in (0..<0, (total - kept)..<total) }
    case .byTruncatingMiddle:
      shortened { (kept: Int, total: Int) in (0..<((kept + 1) / 2), (total - kept / 2)..<total) }
    }
  }

  /// As many characters as fit whole.
  private func clipped() -> ShapedLine {
    let shape = shape(text)
    var used: CGFloat = 0
    let fitting = shape.clusters.prefix { cluster in
      used += cluster.width
      return used <= room + LineBreaker.tolerance
    }
    let bytes = shape.bytes(of: 0..<fitting.count, total: text.count)
    return self.shape(text[bytes])
  }

  /// The most characters that fit beside an ellipsis. `choose` says which of all characters are kept, before
  /// and behind the ellipsis, when a number of them is.
  private func shortened(_ choose: (_ kept: Int, _ total: Int) -> (Range<Int>, Range<Int>)) -> ShapedLine {
    let shape = shape(text)
    let total = shape.clusters.count
    func line(keeping kept: Int) -> ShapedLine {
      let (head, tail) = choose(kept, total)
      let before = text[shape.bytes(of: head, total: text.count)].trimmed(atEnd: true)
      let behind = text[shape.bytes(of: tail, total: text.count)].trimmed(atEnd: false)
      return self.shape(before + ellipsis(at: before.count) + behind)
    }
    // The kept characters' widths grow with their number, so that the most that fit are found by halving.
    var (low, high) = (0, hasMore ? total : max(total - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if line(keeping: middle).width <= room + LineBreaker.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return line(keeping: low)
  }

  private func ellipsis(at offset: Int) -> SpanText {
    guard var style = text.style(at: offset) else { return SpanText(spans: []) }
    style.picture = nil
    return SpanText(spans: [TextSpan("…", style: style)])
  }
}

extension SpanText {
  /// Without the spaces at its end or its start.
  func trimmed(atEnd: Bool) -> SpanText {
    var spans = spans
    while let span = atEnd ? spans.last : spans.first {
      var text = Substring(span.text)
      if atEnd {
        while text.last?.isWhitespace == true { text.removeLast() }
      } else {
        text = text.drop(while: \.isWhitespace)
      }
      let index = atEnd ? spans.count - 1 : 0
      guard text.isEmpty else {
        spans[index].text = String(text)
        break
      }
      spans.remove(at: index)
    }
    return SpanText(spans: spans)
  }
}
