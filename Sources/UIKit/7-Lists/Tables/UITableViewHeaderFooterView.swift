import DisplayProtocol
import QuartzCore

/// A view above or below a section: by itself a title in the table's appearance. Behaves as UIKit's does.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Makes a view that is used again under a name.
  public init(reuseIdentifier: String?) {
    givenReuseIdentifier = reuseIdentifier
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
    givenReuseIdentifier = coder.interfaceValue("reuseIdentifier")
    super.init(coder: coder)
    prepareContent()
    coder.decodeInterface(self, UITableViewHeaderFooterView.self)
  }

  private func prepareContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The name under which the view is used again; nil for never.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?

  /// Called before the view is used for another section. An override calls `super`.
  open func prepareForReuse() {
    titleLabel?.text = nil
    detail?.text = nil
    setNeedsUpdateConfiguration()
  }

  /// The view for the app's content; with a configuration, the view that shows it.
  open var contentView: UIView { configurations.view ?? content }
  final let content = CellContentView()
  /// The configurations of content and background.
  final let configurations = CellConfigurations()
  /// The closure that updates the configurations when the state changes; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates the configurations of a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The state that configurations are made for.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Updates the configurations for a state. The default does nothing: where configurations update by
  /// themselves they are updated before. Overrides may set both configurations.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Schedules an update of the configuration before the view is laid out next.
  open func setNeedsUpdateConfiguration() {
    configurations.setNeedsUpdate()
    setNeedsLayout()
  }

  /// The title.
  open var textLabel: UILabel? {
    if let title = titleLabel { return title }
    let label = CellLabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    content.addSubview(label)
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
    content.addSubview(label)
    detail = label
    return label
  }
  private var detail: UILabel?

  /// The view behind the content; by default the table's background in plain tables, none in grouped ones.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: In a table

  final weak var table: UITableView?
  final private(set) var isFooter = false
  private var isFirst = false
  private let ground = UIView.decoration()
  /// The title as the app gave it, however it is shown.
  final var title: String? {
    didSet { if title != oldValue { setNeedsSemantics() } }
  }

  private var isPlain: Bool { table?.style == .plain }
  private var metrics: Metrics.Tables { Metrics.current.tables }

  /// Takes the appearance of a place in a table.
  final func prepare(for table: UITableView, isFooter: Bool, isFirst: Bool) {
    self.table = table
    (self.isFooter, self.isFirst) = (isFooter, isFirst)
    if isPlain, ground.superview == nil { insertSubview(ground, at: 0) }
    ground.backgroundColor = table.backgroundColor
    showGround()
    if let titleLabel { style(titleLabel) }
    setNeedsLayout()
  }

  /// Shows the table's ground behind the view unless it has one of its own.
  final func showGround() {
    ground.isHidden = !isPlain || backgroundView != nil || configurations.background != nil
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
    guard let table else { return metrics.margin }
    return table.style == .insetGrouped
      ? metrics.margin(width: table.bounds.width) + table.rowInsets.left : table.contentMargin
  }

  /// The height of the title at a width, with the room around it.
  final func heightOfTitle(width: CGFloat) -> CGFloat {
    guard let label = titleLabel, label.text?.isEmpty == false else { return 0 }
    let safe = table?.safeSideInsets ?? .zero
    let height = label.sizeThatFits(
      CGSize(width: width - safe.left - safe.right - 2 * margin, height: 0)
    ).height
    if isPlain { return max(metrics.plainHeader, height + 2 * 3.5) }
    if isFooter { return metrics.titleGap + height + metrics.footerInset }
    let least = isFirst ? metrics.firstHeader : metrics.laterHeader
    // The metrics have room for one line in the usual size.
    let line = Self.usualFont.lineHeight.roundedToPixel(.up, scale: traitCollection.displayScale)
    return least + max(height - line, 0)
  }

  private static let usualFont = UIFont.preferredFont(
    forTextStyle: .footnote,
    compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfTitle(width: size.width))
  }

  /// The size that the constraints in `contentView` require, or else the title.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    setContentMargins()
    var hasConstraints = configurations.view != nil
    contentView.forEachInTree { if !$0.autoLayout.constraints.isEmpty { hasConstraints = true } }
    guard hasConstraints else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    configurations.ground?.frame = bounds
    ground.frame = bounds
    let safe = table?.safeSideInsets ?? .zero
    content.frame = bounds.inset(by: safe)
    setContentMargins()
    for case let label as CellLabel in [titleLabel, detail] { label.alignToDirection() }
    guard let label = titleLabel else { return }
    let width = content.bounds.width - 2 * margin
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let y: CGFloat =
      isPlain
      ? ((bounds.height - height) / 2).roundedToPixel(.down, scale: traitCollection.displayScale)
      : isFooter ? metrics.titleGap : bounds.height - metrics.titleGap - height
    label.frame = CGRect(x: content.frame.minX + margin, y: y, width: width, height: height)
  }

  private func setContentMargins() {
    let wanted = NSDirectionalEdgeInsets(top: 6, leading: margin, bottom: 6, trailing: margin)
    guard titleLabel == nil, content.directionalLayoutMargins != wanted else { return }
    content.directionalLayoutMargins = wanted
    configurations.marginsDidChange(wanted)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .header
    if semantics.label == nil {
      semantics.label = title ?? (configurations.content as? UIListContentConfiguration)?.text
    }
  }

  // MARK: Configurations

  /// The configuration of the content, which is shown in place of the title; nil by default.
  open var contentConfiguration: UIContentConfiguration? {
    get { configurations.content }
    set {
      guard newValue != nil || configurations.content != nil, !configurations.isSameContent(newValue) else {
        return
      }
      configurations.set(newValue, in: content)
      configurations.configurationDidChange()
      setNeedsLayout()
      setNeedsSemantics()
    }
  }

  /// Whether the content's configuration is updated by itself when the view's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The configuration of the background, which takes the place of the background view; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      guard newValue != nil || configurations.background != nil else { return }
      if newValue != nil { backgroundView = nil }
      configurations.show(newValue, behind: self)
      showGround()
      configurations.configurationDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the background's configuration is updated by itself when the view's state changes; true by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns the content of headers or footers of the table, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if table?.style == .plain { return isFooter ? .plainFooter() : .plainHeader() }
    return isFooter ? .groupedFooter() : .groupedHeader()
  }

  /// Returns the background of headers or footers of the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}
