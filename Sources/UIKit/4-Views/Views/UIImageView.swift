import DisplayProtocol
import ObjectiveCRuntime

/// Shows a picture, or several one after another. Takes no touches by default, and does not clip a picture
/// that is larger than it.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Makes a view of a picture, in the picture's size.
  public init(image: UIImage?) {
    picture = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    setNeedsDisplay()
  }

  /// Makes a view of a picture and another one for when it is highlighted, in the first one's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    picture = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    setNeedsDisplay()
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeInterface(self, UIImageView.self)
  }

  /// The picture; nil by default. Key-value observers are told of each change.
  open var image: UIImage? {
    get {
      let read = ObjectiveCMembers.willRead(self, "image")
      defer { read.end() }
      return picture
    }
    set {
      let change = ObjectiveCMembers.willWrite(self, "image")
      picture = newValue
      change.end()
    }
  }
  private var picture: UIImage? {
    didSet { imageDidChange(from: oldValue, to: picture) }
  }

  /// The picture while the view is highlighted; nil, the default, shows ``image``.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue, to: highlightedImage) }
  }

  /// Whether ``highlightedImage`` is shown; false by default.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      runPicturesOfImage()
      setNeedsDisplay()
    }
  }

  /// The size and weight of symbols whose configuration does not say them; nil, the default, for the
  /// system's.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Pictures one after another

  /// Pictures to be shown one after another, in place of ``image``, once ``startAnimating()`` is called; nil
  /// by default. Setting it ends an animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The same while the view is highlighted; nil, the default, for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The time in which all of ``animationImages`` are shown once, in seconds; 0, the default, for a thirtieth
  /// of a second each.
  open var animationDuration: TimeInterval = 0

  /// The number of times that all of ``animationImages`` are shown; 0, the default, for an endless animation.
  open var animationRepeatCount = 0

  /// Whether ``animationImages`` are shown, or the pictures of an animated ``image``.
  open var isAnimating: Bool { animation != nil }

  private var animation: ImageAnimation?
  /// The effects on a symbol; nil until there is one.
  var symbolEffects: SymbolEffectRunner?

  /// Shows ``animationImages`` from the first one on; an animated ``image`` runs by itself.
  open func startAnimating() {
    guard let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages, !images.isEmpty
    else { return runPicturesOfImage() }
    run(
      ImageAnimation(images, duration: animationDuration, repeats: animationRepeatCount) { [weak self] in
        self?.showPicture(isLast: $0)
      })
  }

  /// Shows ``image`` again.
  open func stopAnimating() {
    run(nil)
  }

  private func run(_ new: ImageAnimation?) {
    guard animation != nil || new != nil else { return }
    animation?.pause()
    animation = new
    if window != nil { new?.run() }
    setNeedsDisplay()
    setNeedsSemantics()
  }

  private func runPicturesOfImage() {
    guard let still = stillImage, let images = still.images else {
      if animation != nil, animationImages == nil { run(nil) }
      return
    }
    run(
      ImageAnimation(images, duration: still.duration, repeats: 0) { [weak self] in
        self?.showPicture(isLast: $0)
      })
  }

  private func showPicture(isLast: Bool) {
    if isLast { run(nil) } else { setNeedsDisplay() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { animation?.pause() } else { animation?.run() }
    symbolEffects?.windowDidChange()
    setNeedsDisplay()
  }

  // MARK: Appearance

  /// The adjustment of the pixels, for a button's appearance.
  var adjustment = ImageAdjustment.none {
    didSet { if adjustment != oldValue { setNeedsDisplay() } }
  }

  private func imageDidChange(from old: UIImage?, to new: UIImage?) {
    guard old != new else { return }
    runPicturesOfImage()
    setNeedsDisplay()
    setNeedsSemantics()
    if old?.size != new?.size { invalidateIntrinsicContentSize() }
  }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The picture's size; the view's own without a picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  private var stillImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  var shownImage: UIImage? {
    let image = symbolEffects?.shownImage ?? animation?.image ?? stillImage
    return preferredSymbolConfiguration.map { image?.withDefaultSymbolConfiguration($0) } ?? image
  }

  override var redrawsOnBoundsChange: Bool { true }

  override func makeContent() -> LayerContent {
    guard let image = shownImage?.resolved(with: traitCollection) else { return .none }
    let tint = image.isTemplateByNature ? tintColor : image.parts.tint
    guard let pixels = image.pixels(tint: tint, adjustment: adjustment) else { return .none }
    let rect = contentMode.rect(of: image.size, in: bounds)
    guard rect.width.isFinite, rect.height.isFinite else { return .none }
    guard rect.width > 0, rect.height > 0 else { return shrunkContent(of: image, pixels) }
    if image.repeatsItsMiddle, rect.size != image.size {
      return .image(LayerImage(image: image.resized(pixels, to: rect.size), rect: rect))
    }
    let content = LayerImage(image: pixels, rect: rect, caps: CapInsets(image.capInsets), scale: image.scale)
    lastFractions = content.fractions(of: bounds.size)
    return .image(content)
  }

  /// The frame of the image when the view was last drawn with a size, in fractions of that size.
  private var lastFractions: CGRect?

  /// The content of a view without a size. Nothing of it shows unless the size is animated: then the picture
  /// shrinks with it from where it was.
  private func shrunkContent(of image: UIImage, _ pixels: CGImage) -> LayerContent {
    let fills = contentMode == .scaleToFill || contentMode == .redraw
    guard let part = fills ? CGRect(x: 0, y: 0, width: 1, height: 1) : lastFractions else { return .none }
    return .image(
      LayerImage(
        image: pixels, rect: CGRect(origin: bounds.origin, size: .zero), caps: CapInsets(image.capInsets),
        scale: image.scale, fractions: part))
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.role == .none, image != nil || isAnimating { semantics.role = .image }
  }
}

extension UIView.ContentMode {
  /// Returns the frame of content of a size in a box.
  func rect(of size: CGSize, in box: CGRect) -> CGRect {
    func scaled(by factor: CGFloat) -> CGRect {
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return placed(scaled, 0.5, 0.5)
    }
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: box.minX + (box.width - size.width) * x, y: box.minY + (box.height - size.height) * y,
        width: size.width, height: size.height)
    }
    guard size.width > 0, size.height > 0 else { return CGRect(origin: box.origin, size: .zero) }
    let (across, down) = (box.width / size.width, box.height / size.height)
    return switch self {
    case .scaleToFill, .redraw: box
    case .scaleAspectFit: scaled(by: min(across, down))
    case .scaleAspectFill: scaled(by: max(across, down))
    case .center: placed(size, 0.5, 0.5)
    case .top: placed(size, 0.5, 0)
    case .bottom: placed(size, 0.5, 1)
    case .left: placed(size, 0, 0.5)
    case .right: placed(size, 1, 0.5)
    case .topLeft: placed(size, 0, 0)
    case .topRight: placed(size, 1, 0)
    case .bottomLeft: placed(size, 0, 1)
    case .bottomRight: placed(size, 1, 1)
    }
  }
}

extension CapInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
