import DisplayProtocol
import QuartzCore

/// One column of a picker: rows on a drum that is seen from the front.
@MainActor final class PickerColumn: UIControl, WheelFollower {
  let component: Int
  /// Nil where something kept the column longer than its picker.
  private weak var picker: UIPickerView?
  private(set) var count = 0
  /// Whether its first row comes again after its last.
  private var isEndless = false
  /// The position to which the column is turned or is turning: a row or, in an endless column, any number
  /// that stands for one.
  private var place = 0
  /// The rotation of the column, in rows.
  private var offset: CGFloat = 0
  /// The visible row views, by position.
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var drag: Drag?
  private var run: Run?

  /// The distance by which a mouse wheel has turned the column, in rows, without reaching the next row.
  private var partOfRow: CGFloat = 0

  /// A finger on the column.
  private struct Drag {
    var startOffset: CGFloat
    var startY: CGFloat
    var hasMoved = false
    /// The last steps, for the speed at which it is let go.
    var steps: [(time: TimeInterval, y: CGFloat)]
  }

  /// A way that the column goes by itself, in segments.
  private struct Run {
    var segments: [(to: CGFloat, duration: TimeInterval)]
    var notifies: Bool
  }

  init(component: Int, picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = metrics.bandRadius
  }

  required init?(coder: NSCoder) { nil }

  private var metrics: Metrics.PickerColumns { Metrics.current.pickerColumns }

  var rowHeight: CGFloat {
    let own = picker.flatMap { $0.delegate?.pickerView($0, rowHeightForComponent: component) } ?? 0
    return own > 0 ? own : metrics.rowHeight
  }

  // MARK: Rows

  /// The row it is turned to, or is turning to; −1 without rows.
  var row: Int { count == 0 ? -1 : row(at: place) }

  private func row(at place: Int) -> Int {
    isEndless ? (place % count + count) % count : place
  }

  /// The nearest place that there is.
  private func existing(_ place: Int) -> Int { isEndless ? place : min(max(place, 0), count - 1) }

  /// Reloads the rows.
  func reload() {
    let old = max(row, 0)
    count = max(picker.flatMap { $0.dataSource?.pickerView($0, numberOfRowsInComponent: component) } ?? 0, 0)
    isEndless = count > 0 && picker?.endlessComponents.contains(component) == true
    for view in shown.values { view.removeFromSuperview() }
    (shown, spare, run, drag) = ([:], [], nil, nil)
    place = max(min(old, count - 1), 0)
    offset = CGFloat(place)
    setNeedsLayout()
    setNeedsSemantics()
  }

  /// The view of a row nearest to the middle.
  func shownView(_ row: Int) -> UIView? {
    shown.filter { self.row(at: $0.key) == row }
      .min { abs(CGFloat($0.key) - offset) < abs(CGFloat($1.key) - offset) }?.value
  }

  private func makeView(_ row: Int) -> UIView {
    let label = UILabel()
    guard let picker, let delegate = picker.delegate else { return label }
    let former = spare.popLast()
    let own = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: former)
    if own !== UIPickerView.noView {
      own.isUserInteractionEnabled = false
      return own
    }
    label.textAlignment = .center
    label.font = .systemFont(ofSize: metrics.fontSize)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    if let attributed = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = attributed
    } else {
      label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
    }
    label.accessibilityElementsHidden = true
    return label
  }

  /// Shows the rows that can be seen between two turns of the drum, and no others.
  private func showRows(from first: CGFloat, to last: CGFloat) {
    let reach = metrics.visibleRows
    let range =
      Int(bounding: min(first, last).rounded(.down)) - reach...Int(bounding: max(first, last).rounded(.up))
      + reach
    for (place, view) in shown where !range.contains(place) || !hasRow(at: place) {
      view.removeFromSuperview()
      shown[place] = nil
      spare.append(view)
    }
    for place in range where hasRow(at: place) && shown[place] == nil {
      let view = makeView(row(at: place))
      shown[place] = view
      addSubview(view)
      lay(view, at: place, turn: offset)
    }
    if spare.count > 4 { spare.removeFirst(spare.count - 4) }
  }

  private func hasRow(at place: Int) -> Bool { count > 0 && existing(place) == place }

  /// Places the rows for a turn of the drum.
  private func turn(to offset: CGFloat) {
    self.offset = offset
    for (place, view) in shown { lay(view, at: place, turn: offset) }
  }

  private var radius: CGFloat { bounds.height / 2 * metrics.drum }

  private func lay(_ view: UIView, at place: Int, turn offset: CGFloat) {
    let distance = CGFloat(place) - offset
    let angle = min(max(distance * rowHeight / radius, -.pi / 2), .pi / 2)
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
    view.transform = CGAffineTransform(
      scaleX: 1 - (1 - cos(angle)) * metrics.narrowing, y: max(cos(angle), 0.01))
    view.alpha = (1 - min(abs(distance), 1) * metrics.fading) * cos(angle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard run == nil, !bounds.isEmpty else { return }
    showRows(from: offset, to: offset)
    turn(to: offset)
  }

  // MARK: Turning

  /// Turns to a row, on an endless column the shorter way round; calls no delegate.
  func select(_ newRow: Int, animated: Bool) {
    guard count > 0 else { return }
    let newRow = min(max(newRow, 0), count - 1)
    // What a person turns there already goes on, and notifies the delegate.
    guard newRow != row || (drag == nil && run?.notifies != true) else { return }
    let way = newRow - row
    let back = way > 0 ? way - count : way + count
    setPlace(place + (isEndless && abs(back) < abs(way) ? back : way))
    go(over: animated && window != nil ? metrics.duration : 0, notifies: false)
  }

  private func setPlace(_ newPlace: Int) {
    guard newPlace != place else { return }
    place = newPlace
    setNeedsSemantics()
  }

  /// Runs to its place in so many seconds, slower toward the end.
  private func go(over duration: TimeInterval, notifies: Bool) {
    let way = CGFloat(place) - offset
    guard duration > 0, way != 0, window != nil else {
      run = nil
      offset = CGFloat(place)
      setNeedsLayout()
      if notifies { picker?.didTurn(self) }
      return
    }
    let count = min(max(Int(bounding: abs(way).rounded(.up)), 1), metrics.longestRun)
    let start = offset
    var segments: [(to: CGFloat, duration: TimeInterval)] = []
    var time = 0.0
    for segment in 1...count {
      let part = Double(segment) / Double(count)
      let end = 1 - (1 - part).squareRoot()
      segments.append((start + way * CGFloat(part), duration * (end - time)))
      time = end
    }
    run = Run(segments: segments, notifies: notifies)
    runLeg()
  }

  private func runLeg() {
    guard var run else { return }
    guard !run.segments.isEmpty else {
      self.run = nil
      setNeedsLayout()
      if run.notifies { picker?.didTurn(self) }
      return
    }
    let segment = run.segments.removeFirst()
    self.run = run
    showRows(from: offset, to: segment.to)
    UIView.animate(
      withDuration: segment.duration, delay: 0,
      options: [run.segments.isEmpty ? .curveEaseOut : .curveLinear, .allowUserInteraction],
      animations: { [weak self] in self?.turn(to: segment.to) },
      completion: { [weak self] _ in
        guard let self, self.run?.segments.count == run.segments.count else { return }
        runLeg()
      })
  }

  // MARK: Fingers and keys

  override var keepsDrags: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard count > 0 else { return false }
    run = nil
    let y = touch.location(in: self).y
    drag = Drag(startOffset: offset, startY: y, steps: [(touch.timestamp, y)])
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var drag else { return false }
    let y = touch.location(in: self).y
    if !drag.hasMoved, abs(y - drag.startY) > Metrics.current.reach / 2 { drag.hasMoved = true }
    drag.steps.append((touch.timestamp, y))
    drag.steps.removeAll { touch.timestamp - $0.time > 0.1 }
    self.drag = drag
    guard drag.hasMoved else { return true }
    var offset = drag.startOffset - (y - drag.startY) / rowHeight
    let last = CGFloat(count - 1)
    // Beyond the ends it follows at half the finger's way.
    if !isEndless, offset < 0 { offset /= 2 }
    if !isEndless, offset > last { offset = last + (offset - last) / 2 }
    showRows(from: offset, to: offset)
    turn(to: offset)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let drag = exchange(&drag, with: nil) else { return }
    guard drag.hasMoved else {
      if let touch { tap(at: touch.location(in: self).y) }
      return
    }
    let speed = -speed(of: drag, until: touch?.timestamp ?? 0) / rowHeight
    let way = min(max(speed * metrics.glide, -CGFloat(metrics.longestRun)), CGFloat(metrics.longestRun))
    setPlace(existing(Int(bounding: (offset + way).rounded())))
    go(over: metrics.duration + min(Double(abs(way)) * 0.06, 1), notifies: true)
  }

  private func speed(of drag: Drag, until end: TimeInterval) -> CGFloat {
    guard let first = drag.steps.first, let last = drag.steps.last, last.time > first.time,
      end - last.time < 0.1
    else { return 0 }
    return (last.y - first.y) / CGFloat(last.time - first.time)
  }

  private func tap(at y: CGFloat) {
    let sine = min(max((y - bounds.midY) / radius, -1), 1)
    let target = Int(bounding: (offset + asin(sine) * radius / rowHeight).rounded())
    turnByUser(to: target)
  }

  override func cancelTracking(with event: UIEvent?) {
    guard exchange(&drag, with: nil) != nil else { return }
    setPlace(existing(Int(bounding: offset.rounded())))
    go(over: metrics.duration, notifies: true)
  }

  private func turnByUser(to newPlace: Int) {
    let target = existing(newPlace)
    guard target != place || offset != CGFloat(place) else { return }
    setPlace(target)
    go(over: metrics.duration, notifies: true)
  }

  /// A mouse's wheel turns it as far as it would move content.
  func handleWheel(_ distance: CGVector) -> CGVector {
    guard isEnabled, count > 0, drag == nil, distance.dy != 0, !distance.dy.isNaN else {
      return distance
    }
    let rows = -distance.dy / rowHeight
    guard existing(place + (rows > 0 ? 1 : -1)) != place else { return distance }
    // The rest of another direction is discarded.
    let sum = min(max((partOfRow * rows < 0 ? 0 : partOfRow) + rows, -1_000), 1_000)
    partOfRow = sum - sum.rounded(.towardZero)
    turnByUser(to: place + Int(bounding: sum))
    return CGVector(dx: distance.dx, dy: 0)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !handle($0) }
    if !refused.isEmpty { super.pressesBegan(refused, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !handle($0) }
    if !refused.isEmpty { super.pressesChanged(refused, with: event) }
  }

  private func handle(_ press: UIPress) -> Bool {
    guard isEnabled, count > 0, let key = press.key, key.modifierFlags.isEmpty else { return false }
    let target: Int
    switch key.characters {
    case "UIKeyInputUpArrow": target = place - 1
    case "UIKeyInputDownArrow": target = place + 1
    case "UIKeyInputPageUp": target = place - metrics.page
    case "UIKeyInputPageDown": target = place + metrics.page
    case "UIKeyInputHome": target = place - row
    case "UIKeyInputEnd": target = place - row + count - 1
    default: return false
    }
    turnByUser(to: target)
    return true
  }

  // MARK: Meaning

  override var isKeyboardFocusable: Bool { count > 0 }
  override var isAccessibilityElementByDefault: Bool { true }

  private var rowText: String? {
    guard row >= 0, let picker, let delegate = picker.delegate else { return nil }
    return delegate.pickerView(picker, titleForRow: row, forComponent: component)
      ?? delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
      ?? shown[place]?.accessibilityLabel
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.className = "UIPickerColumn"
    semantics.role = .slider
    semantics.takesWheel = count > 0
    semantics.value = rowText
    if semantics.label == nil, let picker {
      let labels = picker.columnLabels
      semantics.label = labels.indices.contains(component) ? labels[component] : picker.accessibilityLabel
    }
    semantics.range = ValueRange(
      value: Double(max(row, 0)), minimum: 0, maximum: Double(max(count - 1, 0)))
  }
}
