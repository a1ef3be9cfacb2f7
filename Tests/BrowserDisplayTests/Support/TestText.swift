import DisplayProtocol

/// Text that is placed by hand, so that a test says where each run lies.
enum TestText {
  /// Lines of runs of equal width.
  static func content(
    _ lines: [[String]], family: String = "Inter", size: CGFloat = 17, color: CGColor = .black,
    background: Bool = false
  ) -> LayerContent {
    var style = TextStyle(font: Font(family: family, size: size), color: color)
    if background { style.backgroundColor = CGColor(gray: 0.8, alpha: 1) }
    let typeset = lines.enumerated().map { index, runs in
      TypesetLine(
        runs: runs.enumerated().map { run in
          TypesetRun(text: run.element, style: style, x: CGFloat(run.offset) * 60, width: 60)
        }, x: 0, top: CGFloat(index) * size, baseline: CGFloat(index) * size + size * 0.9, height: size,
        width: CGFloat(runs.count) * 60)
    }
    return .text(
      TypesetText(
        lines: typeset, size: CGSize(width: 120, height: CGFloat(lines.count) * size), isTruncated: false),
      origin: .zero)
  }

  /// One line of one run.
  static func line(
    _ text: String, family: String = "Inter", size: CGFloat = 17, color: CGColor = .black
  ) -> LayerContent {
    content([[text]], family: family, size: size, color: color)
  }
}
