import DisplayProtocol
import QuartzCore

/// A view of a collection that is used again when it is not visible: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Makes a view with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.interfaceValue("reuseIdentifier")
    coder.decodeInterface(self, UICollectionReusableView.self)
  }

  /// The name under which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// The name in the collection's pool.
  final var poolName = ""
  /// The count of the layout's measures that the view was last asked in.
  final var measuredAt = 0
  /// Whether the delegate was notified that the view shows.
  final var isDisplayed = false
  /// Whether the layout hid the view when it last placed it.
  final var isHiddenByLayout = false
  /// The separators and corners of the view in a list.
  final var listEdges: ListEdges? { didSet { listEdgesDidChange() } }
  /// Follows other lines and corners.
  func listEdgesDidChange() {}
  /// The collection that shows the view.
  final weak var collection: UICollectionView?

  /// Called before the view is used again. An override calls `super`.
  open func prepareForReuse() {}

  /// Applies the layout's attributes, besides what all views have. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the layout attributes that the view prefers: by default, with the size that its constraints
  /// request.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // A compositional layout leaves some dimensions to views, a flow leaves both.
    let axes = layoutAttributes.measuredAxes
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes == .height ? .required : .fittingSizeLevel,
      verticalFittingPriority: axes == .width ? .required : .fittingSizeLevel)
    if size.width > 0, size.height > 0 { layoutAttributes.frame.size = size }
    return layoutAttributes
  }
}

/// One item of a collection. What the app shows goes into `contentView`. Behaves as UIKit's does.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Makes a cell with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCell()
  }

  /// Makes a cell without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCell()
    coder.decodeInterface(self, UICollectionViewCell.self)
  }

  private func prepareCell() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view for the app's content; with a configuration, the view that shows it.
  open var contentView: UIView { configurations.view ?? content }
  final let content = CellContentView()
  /// The configurations of content and background.
  final let configurations = CellConfigurations()
  /// The segue of a storyboard that a person's choice of the cell performs, before the collection's delegate
  /// is notified of it.
  package final var selectionSegue: (@MainActor (UICollectionViewCell) -> Void)?
  /// The closure that updates the configurations when the state changes; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The parts of a drag that a cell may have.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Called when the cell's part of a drag changes. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The cell's part of a drag.
  final private(set) var dragState = DragState.none

  final func setDragState(_ new: DragState) {
    guard new != dragState else { return }
    dragState = new
    setNeedsUpdateConfiguration()
    dragStateDidChange(new)
  }

  /// The state that configurations are made for.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Updates the configurations for a state. The default does nothing: where configurations update by
  /// themselves they are updated before. Overrides may set both configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Schedules an update of the configuration before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    configurations.setNeedsUpdate()
    setNeedsLayout()
  }
  /// The lines above and below the cell in a list.
  final var separators = ListSeparators()
  /// The distance from the edge at which lines begin that follow the text.
  var automaticSeparatorInset: CGFloat {
    Metrics.current.tables.margin(width: collection?.bounds.width ?? bounds.width)
  }
  override func listEdgesDidChange() { showListEdges() }

  /// The view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content while the cell is pressed or selected; none by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  /// Whether the cell shows that it is selected. Setting it does not select the item.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      showSelection()
      setNeedsSemantics()
    }
  }
  /// Whether the cell shows that it is pressed.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      setNeedsUpdateConfiguration()
      showSelection()
    }
  }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    view.frame = bounds
    insertSubview(view, belowSubview: content)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutContent()
    backgroundView?.placePart(bounds)
    configurations.ground?.placePart(bounds)
    configurations.placeNewContent()
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.placePart(bounds) }
    placeSeparators()
  }

  /// Places the content in the cell.
  func layOutContent() {
    if content.frame != bounds { content.frame = bounds }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    setNeedsSemantics()
  }

  /// The size that the constraints in `contentView` require.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Meaning

  /// Does what a tap on the item does.
  open override func accessibilityActivate() -> Bool { collection?.chooseByKey(self) ?? false }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .cell
    semantics.isSelected = isSelected
    semantics.isFocusable = collection?.allowsSelection == true && collection?.tabStop === self
    semantics.pressedLook = pressedLook
  }

  // MARK: Configurations

  /// The configuration of the content; nil by default.
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

  /// Whether the content's configuration is updated by itself when the cell's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The configuration of the background, which takes the place of the background views; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      guard newValue != nil || configurations.background != nil else { return }
      configurations.show(newValue, behind: self)
      configurations.hasListBackground = false
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      configurations.configurationDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the background's configuration is updated by itself when the cell's state changes; true by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns the background that cells of the list have.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch listEdges?.appearance {
    case .grouped, .insetGrouped: listEdges?.isHeader == true ? .clear() : .listGroupedCell()
    case .sidebar: listEdges?.isHeader == true ? .listSidebarHeader() : .listSidebarCell()
    case .plain, .sidebarPlain, nil: listEdges?.isHeader == true ? .listPlainHeaderFooter() : .listPlainCell()
    }
  }
}

/// Stands for any class of views whose `init(frame:)` is not `required`, as `AnyCellShape` does for cells of
/// tables.
class AnyReusableShape: UICollectionReusableView {
  required override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnyReusableShapeSubclass: AnyReusableShape {}

extension UICollectionReusableView {
  /// Makes a view of a class that is known only at run time, with a frame. The optimizer, which would bind
  /// the call to the shape, has to keep away.
  @inline(never) @_optimize(none)
  static func make(
    _ type: UICollectionReusableView.Type, _ identifier: String, frame: CGRect
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView = unsafeBitCast(type as AnyClass, to: AnyReusableShape.Type.self)
      .init(frame: frame)
    view.reuseIdentifier = identifier
    return view
  }
}
