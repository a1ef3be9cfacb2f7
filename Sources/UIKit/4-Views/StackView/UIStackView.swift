import CoreGraphics
@_spi(SiblingLists) import QuartzCore

/// A row or a column of views, laid out by constraints that it makes and keeps itself. Behaves as UIKit's
/// does.
///
/// Hidden views take no room and no space; hiding or showing one inside `UIView.animate` moves the others
/// along. The stack has no size of its own: it is as large as its constraints and its views' sizes make it.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the stack's length among the views.
  public enum Distribution: Int, Sendable {
    /// They fill it: what is over goes to the one that hugs its content least, what is missing is taken from
    /// the one that resists least.
    case fill
    /// They fill it and are equally long.
    case fillEqually
    /// They fill it in the proportions of their own lengths.
    case fillProportionally
    /// They keep their own lengths; the spaces between them are equal and at least `spacing`.
    case equalSpacing
    /// They keep their own lengths; their middles are equally far apart, with at least `spacing` between
    /// them.
    case equalCentering
  }

  /// The alignment of the views across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// In a column: at the edge where lines begin. In a row this is `top`.
    case leading
    /// In a row: with their first baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// In a column: at the edge where lines end. In a row this is `bottom`.
    case trailing
    /// In a row: with their last baselines on one line.
    case lastBaseline

    /// In a row: at the top.
    public static var top: Alignment { .leading }
    /// In a row: at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of `customSpacing(after:)` for the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The value of a spacing for the system's own, 8 points between edges.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Making

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty row; subclasses declare it as on iOS.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.decodeInterface(self, UIStackView.self)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// The views in the row or column, in order. Their order in `subviews`, from the back to the front, is
  /// their own.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Inserts a view at the end, and into `subviews` if it is not there. The stack sets its frame from now on.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index of `arrangedSubviews`, and into `subviews` if it is not there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    ExceptionName.range.raise(
      unless: (0...others.count).contains(stackIndex),
      "-[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond bounds [0 .. \(others.count)]"
    )
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsArrangement()
  }

  /// Removes a view from the row or column. It stays a subview, no longer placed by the stack.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.index(ofObject: view) else { return }
    arrangedSubviews.remove(at: index)
    view.layoutRecord?.setStackPlace(nil)
    customSpaces[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How they lie

  /// Whether the views form a row or a column; a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// The distribution of the length among the views; they fill it by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// The alignment of the views across the stack; they fill it by default. Baselines are for rows; in a
  /// column they mean `leading` and `trailing`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The space between two views, in points; the least one where spaces follow from the distribution. 0 by
  /// default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Sets the space after one of the views, in points; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    customSpaces[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The space after one of the views that was set by `setCustomSpacing(_:after:)`; else `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpaces[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  private var customSpaces: [ObjectIdentifier: CGFloat] = [:]

  /// Whether spaces in a column lie between the baselines of a last and the next first line; false by
  /// default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views keep inside the stack's layout margins; false by default, so that they go to its
  /// edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Constraints

  /// The constraints that are in force, by what they relate.
  private var rules: [StackRule.Key: NSLayoutConstraint] = [:]
  /// The guides that lie between views where a distribution needs them.
  private var gaps: [UILayoutGuide] = []

  /// Schedules an update of the constraints before the next layout.
  func setNeedsArrangement() {
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  override func contentDidChange(of subview: UIView) {
    let mayWrap = subview is UILabel && axis == .horizontal && distribution == .fill
    if distribution == .fillProportionally
      || mayWrap && wrappingLabels.map(ObjectIdentifier.init) != arrangedWrappingLabels
    {
      setNeedsArrangement()
    }
  }

  /// The labels of several lines beside one another, whose widths the stack has to tell.
  var wrappingLabels: [UILabel] {
    guard axis == .horizontal, distribution == .fill else { return [] }
    let labels = shownArrangedSubviews.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
    return labels.count > 1 ? labels : []
  }
  /// Those at the last arrangement.
  private var arrangedWrappingLabels: [ObjectIdentifier] = []

  /// Tells the views their places.
  private func assignPlaces() {
    let across = axis == .horizontal ? NSLayoutConstraint.Axis.vertical : .horizontal
    // Columns in a row of stacks: all views of a later stack keep their sizes before those of an earlier one.
    let first = Double(layoutRecord?.mention ?? 0)
    let step = 1 / Double(arrangedSubviews.count + 1)
    for (index, view) in arrangedSubviews.enumerated() {
      view.madeLayoutRecord.setStackPlace(
        StackPlace(
          order: first + step * Double(index),
          stretchedAxis: view.isHidden && alignment == .fill ? across : nil))
    }
  }

  /// The views that take room.
  var shownArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Updates the constraints: those that stay keep their place, and only their constants change.
  private func arrange() {
    provideGaps(max(shownArrangedSubviews.count - 1, 0))
    assignPlaces()
    arrangedWrappingLabels = wrappingLabels.map(ObjectIdentifier.init)
    let wanted = StackArrangement(stack: self, gaps: gaps).rules
    var kept: [StackRule.Key: NSLayoutConstraint] = [:]
    var new: [NSLayoutConstraint] = []
    for rule in wanted {
      let key = rule.key
      if let constraint = rules.removeValue(forKey: key), constraint.isActive {
        constraint.constant = rule.constant
        kept[key] = constraint
      } else {
        let constraint = rule.constraint()
        kept[key] = constraint
        new.append(constraint)
      }
    }
    NSLayoutConstraint.deactivate(Array(rules.values))
    rules = kept
    NSLayoutConstraint.activate(new)
  }

  private func provideGaps(_ count: Int) {
    let count = distribution == .equalSpacing || distribution == .equalCentering ? count : 0
    while gaps.count > count { removeLayoutGuide(gaps.removeLast()) }
    while gaps.count < count {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      addLayoutGuide(guide)
      gaps.append(guide)
    }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(isLast: false) ?? self }
  open override var forLastBaselineLayout: UIView { baselineView(isLast: true) ?? self }

  /// The view whose baseline is the stack's: at the end of a column, the highest one of a row.
  private func baselineView(isLast: Bool) -> UIView? {
    let shown = shownArrangedSubviews
    let view =
      axis == .vertical
      ? (isLast ? shown.last : shown.first) : shown.max { $0.bounds.height < $1.bounds.height }
    return isLast ? view?.forLastBaselineLayout : view?.forFirstBaselineLayout
  }
}
