import DisplayProtocol

/// A thumb on a track, for a number between two bounds.
///
/// It sends `.valueChanged` when a person moves the thumb: a finger drags it, a mouse may also press beside
/// it, and the arrow keys, Page Up and Down, Home and End move it. Setting ``value`` sends no action.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let parts = SliderParts()
  private var drag: Drag?

  /// A finger on the thumb.
  private struct Drag {
    /// The offset of the touch from the thumb's center.
    var offset: CGFloat
    var startValue: Float
  }

  /// Makes a slider from 0 to 1 with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a slider without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UISlider.self)
  }

  private func prepare() {
    keepToContent(across: .defaultLow)
    parts.join(self)
  }

  private var metrics: Metrics.Slider { Metrics.current.slider }

  // MARK: Value

  /// The value, between the bounds; 0 by default. A value outside, or one that is no number, becomes the
  /// nearest bound. Setting it moves the thumb at once and sends no action.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  private var number: Float = 0

  /// The least value; 0 by default. A greatest value below it rises with it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      boundsOfValueDidChange()
    }
  }

  /// The greatest value; 1 by default. A least value above it falls with it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      boundsOfValueDidChange()
    }
  }

  /// Whether each step of a drag sends `.valueChanged`, or only its end; true by default.
  open var isContinuous = true

  /// Sets the value, moving the thumb there if `animated`. Sends no action.
  open func setValue(_ value: Float, animated: Bool) {
    let clamped = self.clamped(value)
    guard clamped != number else { return }
    number = clamped
    setNeedsSemantics()
    UIView.changeAppearance(animated: animated) { [self] in place() }
  }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
  }

  private func boundsOfValueDidChange() {
    number = clamped(number)
    setNeedsSemantics()
    setNeedsLayout()
  }

  private func change(to value: Float, notifies: Bool) {
    let old = number
    setValue(value, animated: false)
    if notifies, number != old { sendValueChanged() }
  }

  // MARK: Appearance

  /// The color of the track before the thumb; nil, the default, is the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of the track after the thumb; nil, the default, is a gray.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of the thumb; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// A picture before the track; nil by default.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// A picture after the track; nil by default.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  private var thumbImages = StateTable<UIImage>()
  private var minimumTrackImages = StateTable<UIImage>()
  private var maximumTrackImages = StateTable<UIImage>()

  /// Shows a picture in place of the thumb in a state; nil removes it.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// Shows a picture, stretched, as the track before the thumb in a state; nil removes it.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
    setNeedsLayout()
  }

  /// Shows a picture, stretched, as the track after the thumb in a state; nil removes it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
    setNeedsLayout()
  }

  /// The picture in place of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }

  /// The picture of the track before the thumb in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }

  /// The picture of the track after the thumb in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }

  /// The picture in place of the thumb now.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the track before the thumb now.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track after the thumb now.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : Metrics.current.disabledAlpha
  }

  // MARK: Layout

  /// The rectangle of the picture before the track.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, isLeft: readsFromLeft, in: bounds)
  }

  /// The rectangle of the picture after the track.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, isLeft: !readsFromLeft, in: bounds)
  }

  private func imageRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle of the track, between the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let least = minimumValueImage.map { $0.size.width + metrics.imageGap } ?? 0
    let greatest = maximumValueImage.map { $0.size.width + metrics.imageGap } ?? 0
    let (left, right) = readsFromLeft ? (least, greatest) : (greatest, least)
    let height = currentMinimumTrackImage?.size.height ?? metrics.trackHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(bounds.width - left - right, 0),
      height: height)
  }

  /// The rectangle of the thumb on a track at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: metrics.thumb, height: metrics.thumb)
    let range = maximumValue - minimumValue
    let found = range > 0 ? CGFloat((clamped(value) - minimumValue) / range) : 0
    // A range without end has no parts.
    let part = found.isFinite ? found : 0
    let way = max(rect.width - size.width, 0)
    return CGRect(
      x: rect.minX + way * (readsFromLeft ? part : 1 - part), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// No width of its own; 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
  }

  /// The width that is given, 118 points where none is; 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : UISlider.ordinaryWidth, height: metrics.height)
  }

  /// The width of a slider to which nobody gave one, in points.
  private static let ordinaryWidth: CGFloat = 118

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.show(self)
    place()
  }

  private func place() {
    let track = trackRect(forBounds: bounds)
    parts.place(
      self, track: track, thumb: thumbRect(forBounds: bounds, trackRect: track, value: number))
  }

  // MARK: Fingers and keys

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || thumbReach.contains(point)
  }

  private var thumbReach: CGRect { thumb.insetBy(dx: -Metrics.current.reach, dy: -Metrics.current.reach) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let isOnThumb = thumbReach.contains(location)
    guard isOnThumb || touch.type == .indirectPointer else { return false }
    drag = Drag(offset: isOnThumb ? location.x - thumb.midX : 0, startValue: number)
    if !isOnThumb { follow(location.x) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch.location(in: self).x)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let drag = exchange(&drag, with: nil) else { return }
    if !isContinuous, number != drag.startValue { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    guard let drag = exchange(&drag, with: nil) else { return }
    if !isContinuous { change(to: drag.startValue, notifies: false) }
  }

  private func follow(_ x: CGFloat) {
    guard let drag else { return }
    let track = trackRect(forBounds: bounds)
    let way = track.width - thumb.width
    guard way > 0 else { return }
    let part = Float((x - drag.offset - thumb.width / 2 - track.minX) / way)
    let range = maximumValue - minimumValue
    change(to: minimumValue + range * (readsFromLeft ? part : 1 - part), notifies: isContinuous)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesChanged($0, with: event) }
  }

  private func handle(_ key: ControlKey) -> Bool {
    let step = (maximumValue - minimumValue) * metrics.keyStep
    let value: Float =
      switch key {
      case .less: number - step
      case .more: number + step
      case .muchLess: number - 5 * step
      case .muchMore: number + 5 * step
      case .least: minimumValue
      case .most: maximumValue
      }
    change(to: value, notifies: true)
    return true
  }

  // MARK: Meaning

  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .slider
    semantics.range = ValueRange(
      value: Double(number), minimum: Double(minimumValue), maximum: Double(maximumValue))
    if semantics.value == nil { semantics.value = percentage }
  }

  private var percentage: String {
    let range = maximumValue - minimumValue
    let part = range > 0 ? (number - minimumValue) / range : 0
    return "\(Int(clamping: (part * 100).rounded()))%"
  }
}
