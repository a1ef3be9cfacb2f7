import QuartzCore

/// One rounded block of an alert: texts above, buttons below, either of which scrolls when the block is too
/// high.
final class AlertGroup: UIView {
  private let header: AlertHeader?
  private let headerArea = UIScrollView()
  private let actionArea = UIScrollView()
  /// The line between texts and buttons, and those between the buttons.
  private let middleLine = AlertGroup.makeLine()
  private var actionLines: [UIView] = []
  private let style: UIAlertController.Style

  /// The buttons from the top to the bottom, or from where lines begin.
  var actionViews: [AlertActionView] = [] {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      for view in actionViews { actionArea.addSubview(view) }
      for line in actionLines { line.removeFromSuperview() }
      actionLines = actionViews.dropFirst().map { _ in AlertGroup.makeLine() }
      for line in actionLines { actionArea.addSubview(line) }
      setNeedsLayout()
    }
  }

  /// Whether the first button, which stands first beside the other one, comes last below it.
  var putsFirstLastWhenStacked = false

  init(style: UIAlertController.Style, header: AlertHeader?, color: UIColor) {
    self.style = style
    self.header = header
    super.init(frame: .zero)
    backgroundColor = color
    clipsToBounds = true
    layer.cornerRadius = AlertMetrics.corner
    for area in [headerArea, actionArea] {
      area.delaysContentTouches = false
      area.contentInsetAdjustmentBehavior = .never
      addSubview(area)
    }
    addSubview(middleLine)
    if let header { headerArea.addSubview(header) }
  }

  required init?(coder: NSCoder) {
    fatalError("alerts are made in code")
  }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }
  private var rowHeight: CGFloat { AlertMetrics.rowHeight(style, traitCollection) }

  /// The buttons in the order in which they are read.
  var shownOrder: [AlertActionView] {
    putsFirstLastWhenStacked && !isSideBySide(in: bounds.width) ? actionViews.reversed() : actionViews
  }

  /// Whether two buttons stand beside one another.
  private func isSideBySide(in width: CGFloat) -> Bool {
    guard style == .alert, actionViews.count == 2 else { return false }
    let room = (width - hairline) / 2 - 2 * AlertMetrics.rowInset
    return actionViews.allSatisfy { $0.titleWidth <= room }
  }

  private func headerHeight(_ width: CGFloat) -> CGFloat {
    header.map { $0.isHidden ? 0 : $0.sizeThatFits(CGSize(width: width, height: 0)).height } ?? 0
  }

  /// The height of the buttons with the lines between them.
  private func actionsHeight(_ width: CGFloat) -> CGFloat {
    guard !actionViews.isEmpty else { return 0 }
    let rows = isSideBySide(in: width) ? 1 : CGFloat(actionViews.count)
    return rows * rowHeight + (rows - 1) * hairline
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (texts, buttons) = (headerHeight(size.width), actionsHeight(size.width))
    let line = texts > 0 && buttons > 0 ? hairline : 0
    return CGSize(width: size.width, height: min(texts + line + buttons, size.height))
  }

  override func layoutSubviews() {
    let width = bounds.width
    let (texts, buttons) = (headerHeight(width), actionsHeight(width))
    let line = texts > 0 && buttons > 0 ? hairline : 0
    let least = min(buttons, AlertMetrics.leastRows * rowHeight)
    let shownTexts = min(texts, max(bounds.height - line - least, 0))
    let shownButtons = min(buttons, max(bounds.height - line - shownTexts, 0))
    place(headerArea, CGRect(x: 0, y: 0, width: width, height: shownTexts), content: texts)
    place(
      actionArea, CGRect(x: 0, y: shownTexts + line, width: width, height: shownButtons), content: buttons)
    header?.frame = CGRect(x: 0, y: 0, width: width, height: texts)
    middleLine.isHidden = line == 0
    middleLine.frame = CGRect(x: 0, y: shownTexts, width: width, height: line)
    layOutActions(width)
  }

  private func place(_ area: UIScrollView, _ frame: CGRect, content height: CGFloat) {
    area.frame = frame
    area.contentSize = CGSize(width: frame.width, height: height)
    area.isScrollEnabled = height > frame.height
  }

  private func layOutActions(_ width: CGFloat) {
    let shown: [CGRect]
    if isSideBySide(in: width) {
      let half = ((width - hairline) / 2).roundedToPixel(.down, scale: traitCollection.displayScale)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let places = [
        CGRect(x: 0, y: 0, width: half, height: rowHeight),
        CGRect(x: half + hairline, y: 0, width: width - half - hairline, height: rowHeight),
      ]
      for (view, frame) in zip(actionViews, isRightToLeft ? places.reversed() : places) { view.frame = frame }
      shown = [CGRect(x: half, y: 0, width: hairline, height: rowHeight)]
    } else {
      let stacked = putsFirstLastWhenStacked ? actionViews.reversed() : actionViews
      // The keyboard goes from one to the next as they lie.
      if actionArea.subviews.first(where: { $0 is AlertActionView }) !== stacked.first {
        for view in stacked { actionArea.bringSubviewToFront(view) }
      }
      for (index, view) in stacked.enumerated() {
        view.frame = CGRect(
          x: 0, y: CGFloat(index) * (rowHeight + hairline), width: width, height: rowHeight)
      }
      shown = stacked.dropFirst().map {
        CGRect(x: 0, y: $0.frame.minY - hairline, width: width, height: hairline)
      }
    }
    for (index, line) in actionLines.enumerated() {
      line.isHidden = index >= shown.count
      if index < shown.count { line.frame = shown[index] }
    }
  }

  private static func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }
}
