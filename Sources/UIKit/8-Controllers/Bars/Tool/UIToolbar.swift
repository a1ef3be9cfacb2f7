import QuartzCore

/// The delegate of a toolbar, with its position.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, at the bottom as a rule: 44 points high, 32 on a phone that lies on its side, 50 on a
/// pad.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// Makes a bar with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIToolbar.self)
  }

  private func prepare() {
    addSubview(background)
    standardAppearance.notify(self)
    updateBackground()
  }

  // MARK: Items

  /// The items, from where lines begin; nil for none.
  open var items: [UIBarButtonItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }
  private var shown: [UIBarButtonItem] = []

  /// Changes the items; they fade if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let new = items ?? []
    guard new != shown else { return }
    let change = { [self] in
      shown = new
      contentsDidChange()
      layoutIfNeeded()
    }
    guard animated, window != nil else {
      shown = new
      return contentsDidChange()
    }
    layoutIfNeeded()
    UIView.transition(
      with: self, duration: Metrics.current.bars.fadeDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
  }

  private lazy var row = BarItemRow(in: self) { [weak self] in self?.setNeedsLayout() }
  private var needsContents = false

  override func contentDidChange(of subview: UIView) {
    super.contentDidChange(of: subview)
    row.contentDidChange(of: subview)
  }

  private func contentsDidChange() {
    needsContents = true
    setNeedsLayout()
  }

  private func updateContentsIfNeeded() {
    guard exchange(&needsContents, with: false) else { return }
    let appearance = (isLow ? compactAppearance : nil) ?? standardAppearance
    row.show(
      shown,
      BarButtonAppearance(
        plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, isLow: isLow))
  }

  /// The delegate that specifies the bar's position.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { setNeedsLayout() }
  }

  /// The position of the bar: at the bottom, or as the delegate specifies.
  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .bottom : asked
  }

  // MARK: Appearance

  /// Whether the bar is dark whatever the appearance is; not by default.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { updateBackground() } }
  }

  /// Whether content shows through the bar; true by default.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { updateBackground() } }
  }

  /// The background's color; nil, the default, for the appearance's.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { updateBackground() } }
  }

  /// The bar's appearance while content is behind it.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { appearancesDidChange() }
  }

  /// The appearance of a compact-height bar; nil, the default, uses ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { appearancesDidChange() }
  }

  /// The bar's appearance while no content is behind it; nil, the default, shows no background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { appearancesDidChange() }
  }

  /// The appearance of a compact-height bar while no content is behind it; nil, the default, uses
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { appearancesDidChange() }
  }

  private func appearancesDidChange() {
    for appearance in [
      standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
    ] {
      appearance?.notify(self)
    }
    appearanceDidChange()
  }

  private let background = BarBackground(contentAt: .top)

  /// The degree to which content is behind the bar, 0…1; 1 where it is not set.
  var coverage: CGFloat {
    get { background.coverage }
    set { background.coverage = newValue }
  }

  private func updateBackground() {
    let standard = (isLow ? compactAppearance : nil) ?? standardAppearance
    let atEdge = (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    background.show(
      .appearances(
        standard, atEdge: atEdge, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent))
  }

  // MARK: Layout

  private var isLow: Bool {
    traitCollection.userInterfaceIdiom != .pad && traitCollection.verticalSizeClass == .compact
  }

  private var lineHeight: CGFloat {
    let metrics = Metrics.current.bars
    return traitCollection.userInterfaceIdiom == .pad
      ? metrics.padHeight : isLow ? metrics.lowHeight : metrics.height
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: lineHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentsIfNeeded()
    background.place(bounds)
    let safe = safeAreaInsets
    let metrics = Metrics.current.bars
    let isRoomy = traitCollection.horizontalSizeClass == .regular || bounds.width >= 414
    let margin = (isRoomy ? metrics.wideMargin : metrics.margin) - metrics.buttonPadding
    let line = CGRect(
      x: safe.left + margin, y: 0, width: max(bounds.width - safe.left - safe.right - 2 * margin, 0),
      height: min(lineHeight, bounds.height))
    let sizes = row.entries.map { row.size(of: $0, height: line.height) }
    let widths = zip(row.entries, sizes).map { entry, size in
      entry.isFlexible ? 0 : size.width + 2 * row.padding(of: entry)
    }
    let flexible = row.entries.count { $0.isFlexible }
    let rest = max(line.width - widths.reduce(0, +), 0)
    var x = line.minX
    for (index, entry) in row.entries.enumerated() {
      if let view = entry.view {
        let frame = CGRect(
          x: x + row.padding(of: entry), y: line.midY - sizes[index].height / 2, width: sizes[index].width,
          height: sizes[index].height)
        view.place(readsFromLeft ? frame : frame.mirrored(in: line))
      }
      x += entry.isFlexible ? rest / CGFloat(flexible) : widths[index]
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    appearanceDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIToolbar: AppearanceFollower {
  func appearanceDidChange() {
    updateBackground()
    contentsDidChange()
  }
}
