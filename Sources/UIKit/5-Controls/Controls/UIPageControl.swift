import DisplayProtocol

/// A row of dots, one for each page, of which the current one stands out.
///
/// It sends `.valueChanged` when a person goes to another page: by a tap beside the dots' middle, by sliding
/// over them, or with the arrow keys, Home and End. Setting ``currentPage`` sends no action.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The style of the background behind the dots.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// A capsule while a finger is on it.
    case automatic = 0
    /// A capsule, always.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  private let capsule = UIView.decoration(.systemFill)
  /// The dots of ``shownPages``.
  private var dots: [UIImageView] = []
  private var slide: Slide?

  /// A finger on the dots.
  private struct Slide {
    var start: CGFloat
    var startPage: Int
    var hasMoved = false
  }

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control without pages. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIPageControl.self)
  }

  private func prepare() {
    keepToContent()
    addSubview(capsule)
    capsule.alpha = 0
  }

  private var metrics: Metrics.Dots { Metrics.current.dots }

  // MARK: Pages

  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      numberOfPages = max(numberOfPages, 0)
      setCurrentPage(currentPage, animated: false)
      images = images.filter { $0.key < numberOfPages }
      pagesDidChange()
    }
  }

  /// The current page, counted from 0; a number outside becomes the nearest page. Setting it sends no action.
  open var currentPage: Int {
    get { page }
    set { setCurrentPage(newValue, animated: false) }
  }
  private var page = 0

  /// Whether nothing shows while there is one page; false by default.
  open var hidesForSinglePage = false { didSet { pagesDidChange() } }

  /// Whether the dots stay as they are when a person goes to another page, until
  /// ``updateCurrentPageDisplay()``; false by default. An app sets it that has something to do before it
  /// shows the page.
  open var defersCurrentPageDisplay = false {
    didSet { if !defersCurrentPageDisplay { updateCurrentPageDisplay() } }
  }

  /// The page of the dot that stands out, where that is not the current page's.
  private var deferredPage: Int?

  /// Shows the current page, where ``defersCurrentPageDisplay`` has kept the dots from it.
  open func updateCurrentPageDisplay() {
    guard deferredPage != nil else { return }
    deferredPage = nil
    UIView.changeAppearance(animated: true, duration: metrics.duration) { [self] in showDots() }
  }

  private func setCurrentPage(_ newPage: Int, animated: Bool, isDeferred: Bool = false) {
    let clamped = max(0, min(newPage, numberOfPages - 1))
    guard clamped != page else { return }
    deferredPage = isDeferred ? deferredPage ?? page : nil
    page = clamped
    setNeedsSemantics()
    if numberOfPages > Self.mostDots { setNeedsLayout() }
    UIView.changeAppearance(animated: animated, duration: metrics.duration) { [self] in showDots() }
  }

  /// A person goes to a page.
  private func go(to newPage: Int) {
    let old = page
    setCurrentPage(newPage, animated: true, isDeferred: defersCurrentPageDisplay)
    if page != old { sendValueChanged() }
  }

  private func pagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsSemantics()
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The color of the other pages' dots; nil, the default, is the current one's at half its opacity.
  open var pageIndicatorTintColor: UIColor? { didSet { showDots() } }

  /// The color of the current page's dot; nil, the default, is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showDots() } }

  /// The style of the background behind the dots; by default a capsule while it is touched.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showDots() } }

  /// Whether sliding over the dots changes pages; true by default.
  open var allowsContinuousInteraction = true

  /// A picture in place of dots; nil by default.
  open var preferredIndicatorImage: UIImage? { didSet { pagesDidChange() } }

  private var images: [Int: UIImage] = [:]

  /// Shows a picture in place of one page's dot; nil takes it away.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard page >= 0, page < numberOfPages else { return }
    images[page] = image
    pagesDidChange()
  }

  /// The picture in place of one page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : Metrics.current.disabledAlpha
  }

  // MARK: Layout

  /// The size that shows so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    guard count > 0 else { return CGSize(width: 0, height: metrics.height) }
    return CGSize(
      width: count * metrics.dot + (count - 1) * metrics.gap + 2 * metrics.margin, height: metrics.height)
  }

  private var isEmpty: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

  /// The size that shows all dots; 26 points high.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: isEmpty ? 0 : numberOfPages) }
  /// The control's own size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pages = shownPages
    while dots.count < pages.count {
      let dot = UIImageView()
      dot.becomeDecoration()
      dot.contentMode = .scaleAspectFit
      addSubview(dot)
      dots.append(dot)
    }
    while dots.count > pages.count { dots.removeLast().removeFromSuperview() }
    let row = rowFrame
    capsule.frame = row.insetBy(dx: 0, dy: (row.height - metrics.height) / 2)
    capsule.layer.cornerRadius = capsule.bounds.height / 2
    for (index, dot) in zip(pages, dots) {
      dot.frame = dotFrame(index, in: row)
      dot.isHidden = isEmpty
    }
    showDots()
  }

  /// The greatest number of dots, several times as many as a screen has room for. Of more pages only those
  /// around the current one have dots.
  static let mostDots = 1_000

  /// The pages that have dots.
  private var shownPages: Range<Int> {
    guard numberOfPages > Self.mostDots else { return 0..<numberOfPages }
    let start = min(max(page - Self.mostDots / 2, 0), numberOfPages - Self.mostDots)
    return start..<(start + Self.mostDots)
  }

  /// The row of dots in the middle.
  private var rowFrame: CGRect {
    let size = size(forNumberOfPages: numberOfPages)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func dotFrame(_ index: Int, in row: CGRect) -> CGRect {
    let place = readsFromLeft ? index : numberOfPages - 1 - index
    return CGRect(
      x: row.minX + metrics.margin + CGFloat(place) * (metrics.dot + metrics.gap),
      y: row.midY - metrics.dot / 2,
      width: metrics.dot, height: metrics.dot)
  }

  private func showDots() {
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? current.withAlphaComponent(metrics.otherAlpha)
    for (index, dot) in zip(shownPages, dots) {
      let color = index == deferredPage ?? page ? current : other
      let image = images[index] ?? preferredIndicatorImage
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? metrics.dot / 2 : 0
    }
    let isCapsuleShown: Bool =
      switch backgroundStyle {
      case .automatic: slide != nil
      case .prominent: true
      case .minimal: false
      }
    capsule.alpha = isCapsuleShown && !isEmpty ? 1 : 0
  }

  // MARK: Fingers and keys

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide = Slide(start: touch.location(in: self).x, startPage: page)
    UIView.changeAppearance(animated: true) { [self] in showDots() }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var slide, allowsContinuousInteraction else { return true }
    let distance = touch.location(in: self).x - slide.start
    if abs(distance) > Metrics.current.reach { slide.hasMoved = true }
    self.slide = slide
    guard slide.hasMoved else { return true }
    let pages = Int(bounding: (distance / (metrics.dot + metrics.gap)).rounded(.toNearestOrAwayFromZero))
    go(to: slide.startPage + (readsFromLeft ? pages : -pages))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let slide = exchange(&self.slide, with: nil)
    UIView.changeAppearance(animated: true) { [self] in showDots() }
    guard slide?.hasMoved == false, let x = touch?.location(in: self).x else { return }
    go(to: page + ((x >= bounds.midX) == readsFromLeft ? 1 : -1))
  }

  open override func cancelTracking(with event: UIEvent?) {
    slide = nil
    UIView.changeAppearance(animated: true) { [self] in showDots() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesChanged($0, with: event) }
  }

  private func handle(_ key: ControlKey) -> Bool {
    switch key {
    case .less, .muchLess: go(to: page - 1)
    case .more, .muchMore: go(to: page + 1)
    case .least: go(to: 0)
    case .most: go(to: numberOfPages - 1)
    }
    return true
  }

  // MARK: Meaning

  override var isKeyboardFocusable: Bool { numberOfPages > 1 }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .slider
    if semantics.label == nil { semantics.label = SystemWord.page.text }
    semantics.range = ValueRange(
      value: Double(page + 1), minimum: 1, maximum: Double(max(numberOfPages, 1)))
    if semantics.value == nil {
      semantics.value = SystemWord.pageOf.text("\(page + 1)", "\(max(numberOfPages, 1))")
    }
  }
}
