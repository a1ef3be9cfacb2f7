extension TextSetting {
  /// The runs of a marker before a paragraph's first line, whose text reaches from `left` to `right`.
  func markerRuns(_ marker: TextMarker, of line: SetLine, from left: CGFloat, to right: CGFloat)
    -> [TypesetRun]
  {
    var style = line.paragraph.text.style(at: 0) ?? line.paragraph.style
    // The marker is no part of what is underlined, crossed out or linked.
    style.decoration = TextDecoration()
    (style.picture, style.backgroundColor) = (nil, nil)
    let shape = shaper.shape([TextSpan(marker.text, style: style)], isRightToLeft: line.isRightToLeft)
    let gap = shaper.library.metrics(for: style.font).ascender / 4
    let distance = max(
      line.paragraph.format.firstLineHeadIndent.usable - marker.indent.usable, shape.width + gap)
    let start = line.isRightToLeft ? right + distance - shape.width : left - distance
    return shape.runs.map { run in
      var run = run
      run.x += start
      return run
    }
  }
}
