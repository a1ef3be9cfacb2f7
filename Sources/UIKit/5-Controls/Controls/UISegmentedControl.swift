import DisplayProtocol

/// A row of segments, of which one is chosen.
///
/// It sends `.valueChanged` when a person chooses another segment: by a tap, by dragging the chosen one, or
/// with the arrow keys, Home and End. Setting ``selectedSegmentIndex`` sends no action.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of the chosen segment while none is.
  public nonisolated static let noSegment = -1

  private(set) var segments: [SegmentView] = []
  private let parts = SegmentParts()
  private var finger: Finger?
  private var chosen = UISegmentedControl.noSegment

  /// A finger on the segments.
  private struct Finger {
    /// The segment below it, as long as it is inside.
    var segment: Int?
    /// Whether it drags the chosen segment.
    var drags: Bool
  }

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control without segments. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UISegmentedControl.self)
  }

  /// Makes a control of titles (`String`) and pictures (`UIImage`), in the size that shows them; other items
  /// are shown as they describe themselves.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      switch item {
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      default: insertSegment(withTitle: "\(item)", at: numberOfSegments, animated: false)
      }
    }
    sizeToFit()
  }

  /// Makes a control with a segment for each action, which has the action's title or picture and runs it.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  private func prepare() {
    keepToContent(across: .defaultLow)
    parts.join(self)
  }

  private var metrics: Metrics.Segments { Metrics.current.segments }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, or at the end where that is too great.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.title = title }
  }

  /// Inserts a segment with a picture at an index, or at the end where that is too great.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.image = image }
  }

  /// Inserts a segment that runs an action at an index, or at the end where that is too great.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.apply(action) }
  }

  private func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
    let view = SegmentView(in: self)
    fill(view)
    let index = min(max(index, 0), segments.count)
    segments.insert(view, at: index)
    if chosen >= index { chosen += 1 }
    parts.add(view, to: self)
    segmentsDidChange(animated: animated)
  }

  /// Removes a segment. If it is the selected one, none is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = UISegmentedControl.noSegment }
    if chosen > segment { chosen -= 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    chosen = UISegmentedControl.noSegment
    segmentsDidChange(animated: false)
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment).title = title
    self.segment(segment).image = nil
    segmentsDidChange(animated: false)
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment).title }

  /// Shows a picture in a segment in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment).image = image
    segmentsDidChange(animated: false)
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment).image }

  /// Sets the action of a segment: the segment shows its title or picture, and performs it when it is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(segment).apply(action)
    segmentsDidChange(animated: false)
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }

  /// The segment whose action has a name; ``noSegment`` when there is none.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? UISegmentedControl.noSegment
  }

  /// Sets the width of a segment, in points; 0 shares the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment).width = width
    segmentsDidChange(animated: false)
  }

  /// The width that was set for a segment; 0 where none was.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).width }

  /// Moves a segment's content away from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment).contentOffset = offset
    self.segment(segment).setNeedsLayout()
  }

  /// Returns the offset of a segment's content from its center, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment).contentOffset }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment).isEnabled = enabled
    setNeedsLayout()
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isEnabled }

  private func segment(_ index: Int) -> SegmentView {
    ExceptionName.range.raise(
      unless:
        segments.indices.contains(index),
      "There is no segment \(index): the segmented control has \(segments.count).")
    return segments[index]
  }

  private func segmentsDidChange(animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated else { return }
    UIView.changeAppearance(animated: true) { [self] in layoutIfNeeded() }
  }

  // MARK: Choosing

  /// The index of the chosen segment; ``noSegment`` by default. Setting it sends no actions. While there are
  /// no segments, as in an interface that is read before code adds them, nothing can be chosen.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      if segments.isEmpty, newValue != UISegmentedControl.noSegment {
        warnOnce("selectedSegmentIndex \(newValue) is left out: the segmented control has no segments yet.")
        return
      }
      ExceptionName.range.raise(
        unless:
          newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "selectedSegmentIndex \(newValue) is not a segment: the segmented control has \(segments.count).")
      guard newValue != chosen else { return }
      chosen = newValue
      setNeedsSemantics()
      for segment in segments { segment.setNeedsSemantics() }
      setNeedsLayout()
    }
  }

  /// Whether segments are only pressed, and none stays chosen; false by default.
  open var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      for segment in segments { segment.setNeedsSemantics() }
      setNeedsSemantics()
      setNeedsLayout()
    }
  }

  /// A person chooses a segment.
  func choose(_ segment: SegmentView) {
    guard let index = segments.firstIndex(of: segment), index != chosen || isMomentary else { return }
    move(to: index)
    notifySelection()
  }

  private func move(to index: Int) {
    selectedSegmentIndex = index
    guard window != nil, !isMomentary else { return }
    UIView.changeAppearance(animated: true) { [self] in layoutIfNeeded() }
  }

  private func notifySelection() {
    if segments.indices.contains(chosen), let action = segments[chosen].action { sendAction(action) }
    sendValueChanged()
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  // MARK: Appearance

  /// Whether segments are as wide as their contents ask, not all the same; false by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange(animated: false) } }
  }

  /// The color behind the chosen segment; nil, the default, is white, and a gray in the dark.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  /// Sets attributes of titles in a state; nil removes them. A state without any has those of `.normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    segmentsDidChange(animated: false)
  }

  /// The attributes that were set for titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.value(for: state)
  }

  /// The attributes that were set for exactly that state.
  func ownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The attributes of a title in a state.
  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isChosen = state.contains(.selected)
    let isDisabled = state.contains(.disabled)
    let own: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: metrics.fontSize, weight: isChosen ? .semibold : .medium),
      .foregroundColor: isDisabled ? UIColor.tertiaryLabel : UIColor.label,
    ]
    return own.merging(titleAttributes.value(for: state) ?? [:]) { _, set in set }
  }

  override func stateDidChange() {
    super.stateDidChange()
    for segment in segments { segment.setNeedsSemantics() }
  }

  // MARK: Layout

  private var segmentLayout: SegmentLayout {
    let attributes = attributes(for: .selected)
    return SegmentLayout(
      fixed: segments.map(\.width),
      natural: segments.map { $0.contentWidth(attributes: attributes) + 2 * metrics.padding },
      isApportioned: apportionsSegmentWidthsByContent)
  }

  /// The width that shows every segment's content; 32 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: segmentLayout.naturalWidth, height: metrics.height)
  }

  /// The control's own size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The segments' rectangles, in their order.
  private var segmentFrames: [CGRect] {
    var x: CGFloat = 0
    return segmentLayout.widths(filling: bounds.width).map { width in
      defer { x += width }
      return CGRect(
        x: readsFromLeft ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames
    let pressed = finger?.segment
    let marked = isMomentary ? pressed : chosen == UISegmentedControl.noSegment ? nil : chosen
    for (index, segment) in segments.enumerated() {
      var state: UIControl.State = isEnabled && segment.isEnabled ? [] : .disabled
      if index == marked { state.insert(.selected) }
      segment.show(state, attributes: attributes(for: state))
      segment.frame = frames[index]
      let isPressed = index == pressed
      segment.contentAlpha = isPressed && index != marked ? metrics.pressedAlpha : 1
      segment.contentScale = isPressed && index == marked ? metrics.pressedScale : 1
    }
    parts.place(
      self, frames: frames, marked: marked, isPressed: pressed != nil && pressed == marked)
  }

  // MARK: Fingers and keys

  /// The control itself, for every point inside: it follows fingers over all segments.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  private func segmentIndex(at point: CGPoint, clamped: Bool) -> Int? {
    guard !segments.isEmpty else { return nil }
    let frames = segmentFrames
    if let hit = frames.firstIndex(where: { $0.minX <= point.x && point.x < $0.maxX }) { return hit }
    guard clamped else { return nil }
    return (point.x < bounds.midX) == readsFromLeft ? 0 : frames.count - 1
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segmentIndex(at: touch.location(in: self), clamped: true), segments[index].isEnabled
    else { return false }
    finger = Finger(segment: index, drags: index == chosen && !isMomentary)
    fingerDidMove()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let finger else { return false }
    let index = segmentIndex(at: touch.location(in: self), clamped: finger.drags)
    let isAllowed = index.map { segments[$0].isEnabled } ?? false
    let next = isTouchInside && isAllowed ? index : finger.drags ? finger.segment : nil
    guard next != finger.segment else { return true }
    self.finger?.segment = next
    if finger.drags, let next {
      dragStart = dragStart ?? chosen
      selectedSegmentIndex = next
    }
    fingerDidMove()
    return true
  }

  /// The chosen segment when a drag began to move it.
  private var dragStart: Int?

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let finger = exchange(&self.finger, with: nil)
    let start = exchange(&dragStart, with: nil)
    fingerDidMove()
    if let start {
      if start != chosen { notifySelection() }
    } else if finger?.drags == false, let index = finger?.segment {
      choose(segments[index])
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    finger = nil
    if let start = exchange(&dragStart, with: nil) { selectedSegmentIndex = start }
    fingerDidMove()
  }

  private func fingerDidMove() {
    setNeedsLayout()
    guard window != nil else { return }
    UIView.changeAppearance(animated: true) { [self] in layoutIfNeeded() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesChanged($0, with: event) }
  }

  private func handle(_ key: ControlKey) -> Bool {
    guard !isMomentary else { return false }
    let usable = segments.indices.filter { segments[$0].isEnabled }
    let next: Int? =
      switch key {
      case .more: usable.first { $0 > chosen }
      case .less: usable.last { $0 < chosen }
      case .least: usable.first
      case .most: usable.last
      case .muchLess, .muchMore: nil
      }
    if let next {
      choose(segments[next])
      segments[next].requestFocus()
    }
    return next != nil
  }

  // MARK: Meaning

  override var isKeyboardFocusable: Bool { false }

  /// Whether the keyboard stops at a segment: at the chosen one, or the first while none is; at each where
  /// none stays chosen. Arrow keys choose the others.
  func isTabStop(_ segment: SegmentView) -> Bool {
    guard isEnabled, isUserInteractionEnabled, segment.isEnabled else { return false }
    if isMomentary { return true }
    if segments.indices.contains(chosen), segments[chosen].isEnabled { return segments[chosen] === segment }
    return segments.first { $0.isEnabled } === segment
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = isMomentary || segments.isEmpty ? .none : .radioGroup
    let title = segments.indices.contains(chosen) ? segments[chosen].title : nil
    if semantics.value == nil { semantics.value = title }
  }
}

extension SegmentView {
  /// Shows an action's picture or title, and runs it when the segment is chosen.
  fileprivate func apply(_ action: UIAction) {
    self.action = action
    title = action.title
    image = action.image
  }
}
