import DisplayProtocol

/// A switch that is on or off. It has one size, 51×31 points, whatever size it is given.
///
/// It sends `.valueChanged` when a person switches it, by a tap, a drag, or Space and Enter; not when
/// ``isOn`` is set.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The appearance of a switch.
  public nonisolated enum Style: Int, Sendable {
    /// As the system likes it: sliding.
    case automatic = 0
    /// A box with a mark; shown as sliding here.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }

  private let track = UIView.decoration()
  private let thumb = UIView.decoration(.white)
  private var drag: Drag?

  /// A finger on the switch.
  private struct Drag {
    var start: CGFloat
    var hasMoved = false
    var isOn: Bool
  }

  /// Makes a switch that is off; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a switch without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    frame = .zero
    coder.decodeInterface(self, UISwitch.self)
  }

  private func prepare() {
    keepToContent()
    layer.cornerRadius = metrics.size.height / 2
    track.layer.cornerRadius = metrics.size.height / 2
    thumb.layer.cornerRadius = (metrics.size.height - 2 * metrics.inset) / 2
    thumb.cast(metrics.shadow)
    addSubview(track)
    addSubview(thumb)
    show(animated: false)
  }

  private var metrics: Metrics.Toggle { Metrics.current.toggle }

  // MARK: Value

  /// Whether the switch is on; false by default. Setting it moves the thumb at once and sends no action.
  open var isOn = false {
    didSet { if isOn != oldValue { valueDidChange(animated: false) } }
  }

  /// Switches on or off, moving the thumb there if `animated`. Sends no action.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOn else { return }
    UIView.changeAppearance(animated: animated) { [self] in isOn = on }
  }

  private func valueDidChange(animated: Bool) {
    show(animated: animated)
    setNeedsSemantics()
  }

  private func switchByUser(to on: Bool) {
    setOn(on, animated: true)
    sendValueChanged()
  }

  // MARK: Appearance

  /// The color while it is on; nil, the default, is the system's green.
  open var onTintColor: UIColor? { didSet { show(animated: false) } }

  /// The color of the thumb; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { show(animated: false) } }

  /// A title, shown only by checkboxes on the Mac; kept, and read to screen readers here.
  open var title: String? { didSet { setNeedsSemantics() } }

  /// The preferred style; kept. Switches are always ``Style/sliding`` here.
  open var preferredStyle = Style.automatic

  /// The style that is shown.
  open var style: Style { .sliding }

  /// Kept for source that sets it; pictures are not shown, as since iOS 7.
  open var onImage: UIImage? { didSet { if onImage != nil { IgnoredProperty.switchOnImage.warn() } } }
  /// Kept for source that sets it; pictures are not shown, as since iOS 7.
  open var offImage: UIImage? {
    didSet { if offImage != nil { IgnoredProperty.switchOffImage.warn() } }
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : Metrics.current.disabledAlpha
  }

  /// The position in the superview; the size stays 51×31.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: metrics.size) }
  }

  /// The switch's own box; the size stays 51×31.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: metrics.size) }
  }

  /// 51×31 points.
  open override var intrinsicContentSize: CGSize { metrics.size }
  /// 51×31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(animated: false)
  }

  private func show(animated: Bool) {
    UIView.changeAppearance(animated: animated) { [self] in
      let shownOn = drag?.isOn ?? isOn
      track.frame = bounds
      track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
      thumb.backgroundColor = thumbTintColor ?? .white
      let height = metrics.size.height - 2 * metrics.inset
      let width = drag == nil ? height : metrics.pressedThumbWidth
      let isRight = shownOn == readsFromLeft
      thumb.frame = CGRect(
        x: isRight ? bounds.width - metrics.inset - width : metrics.inset, y: metrics.inset, width: width,
        height: height)
    }
  }

  // MARK: Fingers and keys

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = Drag(start: touch.location(in: self).x, isOn: isOn)
    show(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var drag else { return false }
    let x = touch.location(in: self).x
    if abs(x - drag.start) > metrics.slop { drag.hasMoved = true }
    let isOn = (x > bounds.midX) == readsFromLeft
    let changes = drag.hasMoved && drag.isOn != isOn
    if changes { drag.isOn = isOn }
    self.drag = drag
    if changes { show(animated: true) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let drag = self.drag else { return }
    self.drag = nil
    let isOn = drag.hasMoved ? drag.isOn : !self.isOn
    guard isOn != self.isOn else { return show(animated: true) }
    switchByUser(to: isOn)
  }

  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    show(animated: true)
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    switchByUser(to: !isOn)
    return true
  }

  // MARK: Meaning

  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .switch
    semantics.isSelected = isOn
    if semantics.value == nil { semantics.value = isOn ? "1" : "0" }
    if semantics.label == nil { semantics.label = title }
  }
}
