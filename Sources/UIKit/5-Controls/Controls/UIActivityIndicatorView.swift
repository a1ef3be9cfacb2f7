import DisplayProtocol
import QuartzCore

/// A wheel of spokes that turns while something goes on. Hidden until it is started.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public nonisolated enum Style: Int, Sendable {
    /// 20×20 points.
    case medium = 100
    /// 37×37 points.
    case large = 101
    /// The large one in white, under its old name.
    case whiteLarge = 0
    /// The medium one in white, under its old name.
    case white = 1
    /// The medium one, under its old name.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  private var spokes: [UIView] = []

  /// Makes a wheel at rest, in its style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
    prepare()
  }

  /// Makes a wheel of the medium style at rest.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = UIActivityIndicatorView.size(of: style) }
    prepare()
  }

  /// Makes a wheel without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIActivityIndicatorView.self)
  }

  private func prepare() {
    keepToContent()
    isUserInteractionEnabled = false
    isHidden = hidesWhenStopped
    for _ in 0..<metrics.spokes {
      let spoke = UIView.decoration()
      spokes.append(spoke)
      addSubview(spoke)
    }
    applyAppearance()
  }

  private var metrics: Metrics.Spinner { Metrics.current.spinner }

  private static func size(of style: Style) -> CGSize {
    let metrics = Metrics.current.spinner
    let side = style.isLarge ? metrics.largeSide : metrics.mediumSide
    return CGSize(width: side, height: side)
  }

  // MARK: Turning

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Whether the wheel is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Shows the wheel and lets it turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    animationDidChange()
  }

  /// Stops the wheel, and hides it unless ``hidesWhenStopped`` is false.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    animationDidChange()
  }

  private func animationDidChange() {
    setNeedsSemantics()
    turn()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  /// Lets every spoke go through the opacities of all, each from its own; or ends that.
  private func turn() {
    let key = "turn"
    let alphas = restingAlphas
    for (index, spoke) in spokes.enumerated() {
      spoke.layer.removeAnimation(forKey: key)
      guard isAnimating, window != nil else { continue }
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      let steps = (0...spokes.count).map { alphas[(index - $0 % spokes.count + spokes.count) % spokes.count] }
      animation.values = steps.map { Double($0) }
      animation.calculationMode = .discrete
      animation.duration = metrics.turn
      animation.repeatCount = .infinity
      spoke.layer.add(animation, forKey: key)
    }
  }

  /// The opacities of the spokes, from the top on: each follows from that of the spoke before it.
  private var restingAlphas: [CGFloat] {
    (0..<metrics.spokes).map { index in
      let age = CGFloat((metrics.spokes - index) % metrics.spokes) / CGFloat(metrics.spokes)
      return 1 - (1 - metrics.faintestAlpha) * age
    }
  }

  // MARK: Appearance

  /// The size of the indicator; medium by default.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      applyAppearance()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the spokes; nil gives the style's own: a gray, or white for the old white styles.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : UIActivityIndicatorView.gray) }
    set {
      ownColor = newValue
      applyAppearance()
    }
  }
  private var ownColor: UIColor?

  private static let gray = UIColor.secondaryLabel

  private func applyAppearance() {
    for (spoke, alpha) in zip(spokes, restingAlphas) {
      spoke.backgroundColor = color
      spoke.alpha = alpha
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// 20×20 points, or 37×37 when large.
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }
  /// 20×20 points, or 37×37 when large.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(intrinsicContentSize.width, intrinsicContentSize.height)
    let length = side * metrics.spokeLength
    let width = side * metrics.spokeWidth
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(spokes.count)
      let distance = side / 2 - length / 2
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      spoke.center = CGPoint(x: bounds.midX + sin(angle) * distance, y: bounds.midY - cos(angle) * distance)
      spoke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  // MARK: Meaning

  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.value == nil { semantics.value = isAnimating ? "1" : "0" }
    if semantics.label == nil {
      semantics.label = isAnimating ? SystemWord.inProgress.text : SystemWord.progressHalted.text
    }
  }
}
