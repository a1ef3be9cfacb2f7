import DisplayProtocol
import QuartzCore

/// What stands above or below a section: by itself a title in the table's look. Behaves as UIKit's does.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Makes a view that is used again under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepareContent()
  }

  /// Makes a view without a name, with a frame in its superview's points.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view without a name. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The name under which the view is used again; nil for never.
  public let reuseIdentifier: String?

  /// Told before the view is used for another section. An override calls `super`.
  open func prepareForReuse() {
    textLabel?.text = nil
    detailTextLabel?.text = nil
  }

  /// What the app shows.
  open var contentView: UIView { content }
  private let content = CellContentView()

  /// The title.
  open var textLabel: UILabel? {
    if let title = titleLabel { return title }
    let label = CellLabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    titleLabel = label
    style(label)
    return label
  }
  private var titleLabel: UILabel?

  /// A second text below the title; grouped tables show it.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = CellLabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    detail = label
    return label
  }
  private var detail: UILabel?

  /// What lies behind the content; by default the table's ground in plain tables, nothing in groups.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: In a table

  private weak var table: UITableView?
  private var isFooter = false
  private var isFirst = false
  private let ground = UIView.decoration()
  /// The title as the app gave it, however it is shown.
  final var title: String? {
    didSet { if title != oldValue { setNeedsSemantics() } }
  }

  private var isPlain: Bool { table?.style == .plain }
  private var look: Look.Tables { Look.current.tables }

  /// Takes the look of a place in a table.
  final func prepare(for table: UITableView, isFooter: Bool, isFirst: Bool) {
    self.table = table
    (self.isFooter, self.isFirst) = (isFooter, isFirst)
    if isPlain, ground.superview == nil { insertSubview(ground, at: 0) }
    ground.backgroundColor = table.backgroundColor
    ground.isHidden = !isPlain || backgroundView != nil
    if let titleLabel { style(titleLabel) }
    setNeedsLayout()
  }

  /// The title as it is shown: in capitals above groups.
  final func shownTitle(_ title: String) -> String {
    isPlain || isFooter ? title : title.uppercased()
  }

  private func style(_ label: UILabel) {
    label.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    label.textColor = isPlain && !isFooter ? .label : .secondaryLabel
  }

  private var margin: CGFloat {
    guard let table else { return look.margin }
    return look.margin(width: table.bounds.width) + (table.style == .insetGrouped ? table.rowInsets.left : 0)
  }

  /// The height of the title at a width, with the room around it.
  final func heightOfTitle(width: CGFloat) -> CGFloat {
    guard let label = titleLabel, label.text?.isEmpty == false else { return 0 }
    let height = label.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height
    if isPlain { return max(look.plainHeader, height + 2 * 3.5) }
    if isFooter { return look.titleGap + height + look.footerInset }
    let least = isFirst ? look.firstHeader : look.laterHeader
    let line = label.font.lineHeight.roundedToPixel(.up, scale: traitCollection.displayScale)
    return least + max(height - line, 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfTitle(width: size.width))
  }

  /// The size that the constraints in `contentView` ask for, or else the title.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var hasConstraints = false
    contentView.forEachInTree { if !$0.autoLayout.constraints.isEmpty { hasConstraints = true } }
    guard hasConstraints else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    ground.frame = bounds
    contentView.frame = bounds
    let wanted = NSDirectionalEdgeInsets(top: 6, leading: margin, bottom: 6, trailing: margin)
    if titleLabel == nil, contentView.directionalLayoutMargins != wanted {
      contentView.directionalLayoutMargins = wanted
    }
    for case let label as CellLabel in [titleLabel, detail] { label.alignToDirection() }
    guard let label = titleLabel else { return }
    let width = bounds.width - 2 * margin
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let y: CGFloat =
      isPlain
      ? ((bounds.height - height) / 2).roundedToPixel(.down, scale: traitCollection.displayScale)
      : isFooter ? look.titleGap : bounds.height - look.titleGap - height
    label.frame = CGRect(x: margin, y: y, width: width, height: height)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .header
    if semantics.label == nil { semantics.label = title }
  }
}
