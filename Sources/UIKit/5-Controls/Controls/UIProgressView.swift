import DisplayProtocol

/// A bar that fills as work goes on.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The appearance of the progress bar.
  public nonisolated enum Style: Int, Sendable {
    /// Round and 4 points high.
    case `default` = 0
    /// Thin and square, for the edge of a bar.
    case bar = 1
  }

  private let track = UIImageView()
  private let bar = UIImageView()
  private var timer: Timer?

  /// Makes an empty bar of a style.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIProgressView.height(of: style)))
    prepare()
  }

  /// Makes an empty bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes an empty bar without a frame. There are no archives of views here; subclasses declare it as on
  /// iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIProgressView.self)
  }

  private func prepare() {
    keepToContent(across: .defaultLow)
    for part in [track, bar] {
      part.becomeDecoration()
      part.clipsToBounds = true
      addSubview(part)
    }
    applyAppearance()
  }

  /// The width of a bar to which nobody gave one, in points.
  private static let ordinaryWidth: CGFloat = 150

  private static func height(of style: Style) -> CGFloat {
    style == .bar ? Metrics.current.progress.barHeight : Metrics.current.progress.height
  }

  // MARK: Progress

  /// The completed share, 0…1; 0 by default. Values outside of the range become the nearest bound.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  private var part: Float = 0

  /// Sets how much is done, filling the bar to there if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    let clamped = progress.isNaN ? 0 : max(0, min(1, progress))
    guard clamped != part else { return }
    part = clamped
    setNeedsSemantics()
    UIView.changeAppearance(animated: animated) { [self] in place() }
  }

  /// A progress that the bar follows while it is shown; nil by default. It is looked at ten times a second,
  /// since Foundation reports no changes here.
  open var observedProgress: Progress? {
    didSet { follow() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  private func follow() {
    timer?.invalidate()
    timer = nil
    guard let observedProgress else { return }
    setProgress(Float(observedProgress.fractionCompleted), animated: false)
    guard window != nil, !observedProgress.isFinished else { return }
    timer = Timer.scheduledTimer(withTimeInterval: Metrics.current.progress.interval, repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.pollProgress() }
    }
  }

  private func pollProgress() {
    if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: true) }
    follow()
  }

  // MARK: Appearance

  /// The bar's style.
  open var progressViewStyle = Style.default {
    didSet {
      bounds.size.height = UIProgressView.height(of: progressViewStyle)
      applyAppearance()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of what is done; nil, the default, is the tint color.
  open var progressTintColor: UIColor? { didSet { applyAppearance() } }

  /// The color of what is left; nil, the default, is a gray.
  open var trackTintColor: UIColor? { didSet { applyAppearance() } }

  /// A picture, stretched, for what is done.
  open var progressImage: UIImage? { didSet { applyAppearance() } }

  /// A picture, stretched, for the whole.
  open var trackImage: UIImage? { didSet { applyAppearance() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyAppearance()
  }

  private func applyAppearance() {
    track.image = trackImage
    bar.image = progressImage
    let fill: UIColor = progressViewStyle == .bar ? .clear : .systemFill
    track.backgroundColor = trackImage == nil ? trackTintColor ?? fill : nil
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    setNeedsLayout()
  }

  // MARK: Layout

  /// No width of its own; 4 points high, and 2.5 as a ``Style/bar``.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height(of: progressViewStyle))
  }

  /// The width that is given, 150 points where none is, and the bar's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : UIProgressView.ordinaryWidth, height: intrinsicContentSize.height)
  }

  /// The position and the width in the superview; the height stays the bar's own.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = sized(newValue) }
  }

  /// The bar's own box; the height stays the bar's own.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = sized(newValue) }
  }

  private func sized(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.size.height = UIProgressView.height(of: progressViewStyle)
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The least width of what is done, in points: a round end on either side.
  private static let leastFill: CGFloat = 8

  private func place() {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.frame = bounds
    track.layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
    let least = radius == 0 ? 0 : min(UIProgressView.leastFill, bounds.width)
    let width = part == 0 ? 0 : max((bounds.width * CGFloat(part)).rounded(), least)
    bar.frame = CGRect(
      x: readsFromLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  // MARK: Meaning

  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.label == nil { semantics.label = SystemWord.progress.text }
    semantics.range = ValueRange(value: Double(part), minimum: 0, maximum: 1)
    if semantics.value == nil { semantics.value = "\(Int(clamping: (part * 100).rounded()))%" }
  }
}
