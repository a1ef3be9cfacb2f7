import DisplayProtocol

/// Two buttons that make a number smaller and greater by steps. It shows no number itself.
///
/// It sends `.valueChanged` when a person steps: with a tap, by holding a button, or with the arrow keys,
/// Home and End. Setting ``value`` sends no action.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private let parts = StepperParts()
  private var held: HeldButton?

  /// A button that is held down.
  private struct HeldButton {
    var isIncrement: Bool
    var isInside = true
    var startValue: Double
    var repetitions = 0
    var timer: Timer?
  }

  /// Makes a stepper from 0 to 100; an empty frame gets the size of 94×32 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a stepper without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIStepper.self)
  }

  private func prepare() {
    keepToContent()
    parts.join(self)
    if bounds.isEmpty { bounds.size = metrics.size }
  }

  private var metrics: Metrics.Stepper { Metrics.current.stepper }

  // MARK: Value

  /// The number, between the bounds; 0 by default. A number outside becomes the nearest bound. Setting it
  /// sends no action.
  open var value: Double {
    get { number }
    set { set(newValue.isNaN ? minimumValue : max(minimumValue, min(maximumValue, newValue))) }
  }
  private var number: Double = 0

  /// The least number; 0 by default. It must not be above ``maximumValue``.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
      setNeedsLayout()
    }
  }

  /// The greatest number; 100 by default. It must not be below ``minimumValue``.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
      setNeedsLayout()
    }
  }

  /// The size of one step; 1 by default. It must be greater than 0.
  open var stepValue: Double = 1 {
    didSet {
      ExceptionName.invalidArgument.raise(
        unless: stepValue > 0, "A stepper's stepValue must be greater than 0, not \(stepValue).")
    }
  }

  /// Whether the number goes on at the other bound; false by default.
  open var wraps = false { didSet { setNeedsLayout() } }

  /// Whether a held button steps again and again; true by default.
  open var autorepeat = true

  /// Whether each step sends `.valueChanged`, or only the end of holding; true by default.
  open var isContinuous = true

  private func set(_ value: Double) {
    guard value != number else { return }
    number = value
    setNeedsSemantics()
    setNeedsLayout()
  }

  private func next(_ isIncrement: Bool) -> Double {
    let next = isIncrement ? number + stepValue : number - stepValue
    guard wraps else { return next }
    if next > maximumValue { return minimumValue }
    if next < minimumValue { return maximumValue }
    return next
  }

  /// Whether a step would change the number.
  func canStep(_ isIncrement: Bool) -> Bool {
    isEnabled && (wraps || (isIncrement ? number < maximumValue : number > minimumValue))
  }

  /// A person makes one step. Returns whether the number changed.
  @discardableResult func step(_ isIncrement: Bool, notifies: Bool = true) -> Bool {
    let old = number
    value = next(isIncrement)
    if notifies, number != old { sendValueChanged() }
    return number != old
  }

  // MARK: Appearance

  private var incrementImages = StateTable<UIImage>()
  private var decrementImages = StateTable<UIImage>()

  /// Shows a picture in place of the plus in a state; nil removes it.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages[state] = image
    setNeedsLayout()
  }

  /// Shows a picture in place of the minus in a state; nil removes it.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages[state] = image
    setNeedsLayout()
  }

  /// The picture in place of the plus in a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages.value(for: state) }

  /// The picture in place of the minus in a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages.value(for: state) }

  // MARK: Layout

  /// 94×32 points.
  open override var intrinsicContentSize: CGSize { metrics.size }
  /// 94×32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(self, pressed: held.flatMap { $0.isInside ? $0.isIncrement : nil })
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.stateDidChange()
  }

  // MARK: Fingers and keys

  /// The control itself, for every point inside.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  private func isIncrement(_ point: CGPoint) -> Bool { (point.x >= bounds.midX) == readsFromLeft }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isIncrement = isIncrement(touch.location(in: self))
    guard canStep(isIncrement) else { return false }
    held = HeldButton(isIncrement: isIncrement, startValue: number)
    setNeedsLayout()
    step(isIncrement, notifies: isContinuous)
    if autorepeat { repeatStep(after: metrics.repeatDelay) }
    return true
  }

  private func repeatStep(after delay: TimeInterval) {
    held?.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.repeatHeldStep() }
    }
  }

  private func repeatHeldStep() {
    guard var held else { return }
    if held.isInside { step(held.isIncrement, notifies: isContinuous) }
    held.repetitions += 1
    self.held = held
    repeatStep(
      after: held.repetitions < metrics.repetitionsUntilFast ? metrics.repeatInterval : metrics.fastInterval)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let held else { return false }
    let location = touch.location(in: self)
    let isInside = bounds.contains(location) && isIncrement(location) == held.isIncrement
    if isInside != held.isInside {
      self.held?.isInside = isInside
      setNeedsLayout()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endPress()
  }

  open override func cancelTracking(with event: UIEvent?) {
    endPress()
  }

  private func endPress() {
    guard let held = exchange(&held, with: nil) else { return }
    held.timer?.invalidate()
    setNeedsLayout()
    if !isContinuous, number != held.startValue { sendValueChanged() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesChanged($0, with: event) }
  }

  private func handle(_ key: ControlKey) -> Bool {
    switch key {
    case .less: step(false)
    case .more: step(true)
    case .least, .most:
      let old = number
      value = key == .least ? minimumValue : maximumValue
      if number != old { sendValueChanged() }
    case .muchLess, .muchMore: return false
    }
    return true
  }

  // MARK: Meaning

  override var isKeyboardFocusable: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .slider
    semantics.range = ValueRange(value: number, minimum: minimumValue, maximum: maximumValue)
    if semantics.value == nil {
      semantics.value = number == number.rounded() ? String(format: "%.0f", number) : "\(number)"
    }
  }
}
