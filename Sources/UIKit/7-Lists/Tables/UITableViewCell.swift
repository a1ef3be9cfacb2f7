import DisplayProtocol
import QuartzCore

/// One row of a table. What the app shows goes into `contentView`. Behaves as UIKit's does.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  // MARK: Making

  /// Makes a cell that is laid out in a style, and used again under a name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    givenReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Metrics.current.tables.rowHeight))
    prepareCell()
  }

  /// Makes a cell of the default style without a name, with a frame in its superview's points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell of what Interface Builder's coder says; one of the default style of other coders.
  public required init?(coder: NSCoder) {
    style = coder.interfaceValue("style") ?? .default
    givenReuseIdentifier = coder.interfaceValue("reuseIdentifier")
    super.init(coder: coder)
    prepareCell()
    coder.decodeInterface(self, UITableViewCell.self)
  }

  private func prepareCell() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    line.becomeDecoration()
    addSubview(line)
  }

  let style: CellStyle
  /// The name under which the cell is used again; nil for never.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?
  /// The segue of a storyboard that a person's choice of the cell performs, before the table's delegate is
  /// notified of it.
  package final var selectionSegue: (@MainActor (UITableViewCell) -> Void)?
  /// The segue of a storyboard that the button at the cell's end performs.
  package final var accessorySegue: (@MainActor (UITableViewCell) -> Void)?

  /// Called before the cell is used for another row. An override calls `super`.
  open func prepareForReuse() {
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The view for the app's content, without the parts that the table adds at the ends; with a configuration,
  /// the view that shows it.
  open var contentView: UIView { configurations.view ?? content }
  final let content = CellContentView()
  /// The configurations of content and background.
  final let configurations = CellConfigurations()
  /// The closure that updates the configurations when the state changes; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
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

  /// The text, for cells of all styles.
  open var textLabel: UILabel? { parts.text(in: self) }
  /// The second text, for cells of all styles but the default one.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail(in: self) }
  /// The picture before the text.
  open var imageView: UIImageView? { style == .value2 ? nil : parts.image(in: self) }
  /// The texts and the picture that a style has.
  final var parts = CellParts()

  /// The view behind everything; none by default.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue, with: backgroundView) } }
  /// The view behind the content while the cell is pressed or selected; nil, the default, is gray.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      showSelection(animated: false)
    }
  }
  /// The same while several rows may be selected; nil, the default, is `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView?
  final lazy var grayGround = UIView.decoration(.systemGray4)
  /// The view that shows that the cell is pressed or selected, while it is.
  final var shownSelection: UIView?

  /// The color behind the content; by default the one that rows of the table have.
  open override var backgroundColor: UIColor? {
    didSet { hasOwnGround = !isAdoptingGround }
  }
  private var hasOwnGround = false
  private var isAdoptingGround = false

  /// Takes the color that rows of a table have, unless the app gave another one.
  final func adoptGround(_ color: UIColor) {
    guard !hasOwnGround, backgroundColor !== color else { return }
    isAdoptingGround = true
    backgroundColor = color
    isAdoptingGround = false
  }

  // MARK: The end

  /// The accessory at the cell's end; none by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { endDidChange() } } }
  /// The view at the cell's end in place of the standard accessory, in its own size.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { endDidChange() } } }
  /// The accessory at the cell's end while the table is edited; none by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { endDidChange() } }
  }
  /// The same, in its own size.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { endDidChange() } }
  }
  /// The view at the cell's end.
  final var end: UIView?
  final var endType = AccessoryType.none

  // MARK: Selection

  /// The way the cell shows that it is pressed or selected; gray by default.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
  }
  /// The way the cell shows a remote control's focus; stored only.
  open var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { IgnoredProperty.cellFocusStyle.warn() } }
  }

  /// Whether the cell shows that it is selected. Setting it does not select the row.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Whether the cell shows that it is pressed.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Shows whether the cell is selected. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    configurations.setNeedsUpdate()
    showSelection(animated: animated)
    setNeedsSemantics()
  }

  /// Shows whether the cell is pressed. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    configurations.setNeedsUpdate()
    showSelection(animated: animated)
  }

  // MARK: Editing

  /// Whether the cell shows what edits it.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Shows what edits the cell. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    defer { didTransition(to: state) }
    self.editing = editing
    configurations.setNeedsUpdate()
    UIView.changeAppearance(animated: animated, duration: Metrics.current.tables.changeDuration) {
      [weak self] in
      self?.endDidChange()
      self?.layoutIfNeeded()
    }
  }

  /// Called before the cell shows or hides what edits it. The default does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell shows or hides what edits it. The default does nothing.
  open func didTransition(to state: StateMask) {}

  /// The effect of editing on the row.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { setNeedsLayout() } }
  }
  /// Whether the ground of a grouped cell makes room for what edits the row; kept, it never does here.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { IgnoredProperty.cellIndentWhileEditing.warn() } }
  }
  /// Whether the cell shows what moves it while it is edited; the table sets it.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { endDidChange() } }
  }
  /// Whether the row's delete button shows.
  open var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }
  /// Whether marks before the rows show which of several are selected.
  final var showsSelectionMark = false { didSet { setNeedsLayout() } }
  final var editMark: EditMark?
  final var reorderHandle: ReorderHandle?

  // MARK: Layout

  /// The number of levels by which the content is indented; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The insets of the line below the cell from the edges; the table's by default, beginning with the text
  /// where there is an image.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? edges.inset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      edges.inset = newValue
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// The lines and corners of the cell.
  final var edges = CellEdges() { didSet { if edges != oldValue { edgesDidChange(from: oldValue) } } }
  final let line = UIView()
  final var topLine: UIView?

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// The size that the texts and the picture require at a width; the line below is part of the height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfParts(width: size.width) + edges.lineHeight)
  }

  /// The size that the constraints in `contentView` require, or else the texts; the line below is part of the
  /// height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeDidChange(of: self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.tintDidChange(in: self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    setNeedsSemantics()
  }

  // MARK: Meaning

  /// The table that shows the cell.
  final weak var table: UITableView?

  /// Whether the keyboard can get to the row.
  final var isKeyboardFocusable: Bool { table?.letsSelect ?? false }

  /// Does what a tap on the row does.
  open override func accessibilityActivate() -> Bool { table?.chooseByKey(self) ?? false }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .cell
    semantics.isSelected = selected
    semantics.isFocusable = isKeyboardFocusable && table?.tabStop === self
    semantics.pressedLook = pressedLook
  }

  // MARK: Configurations

  /// The configuration of the content, which is shown in place of the texts and the picture of the cell's
  /// style; nil by default.
  open var contentConfiguration: UIContentConfiguration? {
    get { configurations.content }
    set {
      guard newValue != nil || configurations.content != nil, !configurations.isSameContent(newValue) else {
        return
      }
      if newValue != nil { parts.removeAll() }
      configurations.set(newValue, in: content)
      configurations.configurationDidChange()
      placeContent()
      setNeedsLayout()
      setNeedsSemantics()
      table?.sizeDidChange(of: self)
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
      if newValue != nil {
        (backgroundView, selectedBackgroundView) = (nil, nil)
        adoptGround(.clear)
      } else {
        table.map { adoptGround($0.rowGround) }
      }
      showSelection(animated: false)
      setNeedsLayout()
    }
  }

  /// Whether the background's configuration is updated by itself when the cell's state changes; true by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns the content of the cell's style, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the background that rows of the table have.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }
}

/// The view that contains a cell's content. Its size comes from the cell, so that constraints in it are
/// solved separately.
final class CellContentView: UIView {
  override func contentDidChange(of subview: UIView) {
    superview?.setNeedsLayout()
  }
}
