import CoreGraphics
import ProcessSupport

/// A relation between measures of views and guides: `first == multiplier × second + constant`, or `<=` or
/// `>=`. It counts while it is active. Distances are in points.
///
/// The source location of the constraint is kept, and logged when it cannot be satisfied.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private var sides = LayoutSides.none
  final var first: LayoutSide { sides.first }
  final var second: LayoutSide? { sides.second }

  /// The relation between both sides.
  public final var relation: Relation { storedRelation }
  private var storedRelation = Relation.equal
  /// The factor by which the second side is multiplied.
  public final var multiplier: CGFloat { storedMultiplier }
  private var storedMultiplier: CGFloat = 1

  /// Makes a constraint between nothing, which cannot be active. Subclasses that are made by
  /// ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:file:line:)`` begin here.
  public override init() {
    super.init()
  }

  /// Makes an inactive constraint. Without `view2` its second side is `constant` alone.
  ///
  /// A place cannot be related to a size, nor to a number, nor a leading or trailing edge to a left or right
  /// one: that raises an exception, which ends the app.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let place = SourcePlace(file: file, line: line)
    func item(_ value: Any) -> any LayoutItem {
      guard let item = value as? any LayoutItem else {
        NSLayoutConstraint.raise(
          "Constraint items must each be a view or layout guide, not \(type(of: value)).", place)
      }
      return item
    }
    let second = attr2 == .notAnAttribute ? nil : view2.map { LayoutSide(item($0), attr2) }
    self.init(
      LayoutSide(item(view1), attr1), relation, second, multiplier: multiplier, constant: c, place: place)
  }

  convenience init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, place: SourcePlace? = nil
  ) {
    NSLayoutConstraint.check(first, second, multiplier: multiplier, place)
    self.init()
    sides = LayoutSides(first, multiplier == 0 ? nil : second)
    storedRelation = relation
    storedMultiplier = second == nil ? 1 : multiplier
    self.place = place
    storedConstant = constant
    if !constant.isFinite { raiseForConstant(constant) }
  }

  /// Called after the constraint was loaded from a document of Interface Builder. The default does nothing.
  open func awakeFromNib() {}

  /// Relates items, in a constraint of a subclass's own that was made between nothing. The items have to be
  /// views or guides.
  package final func relate(
    _ view1: AnyObject, _ attr1: Attribute, _ relation: Relation, _ view2: AnyObject?, _ attr2: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    guard let item = view1 as? any LayoutItem else { return }
    let other = view2 as? any LayoutItem
    let second = attr2 == .notAnAttribute ? nil : other.map { LayoutSide($0, attr2) }
    NSLayoutConstraint.check(LayoutSide(item, attr1), second, multiplier: multiplier, nil)
    sides = LayoutSides(LayoutSide(item, attr1), multiplier == 0 ? nil : second)
    storedRelation = relation
    storedMultiplier = second == nil ? 1 : multiplier
    storedConstant = constant
  }

  // MARK: Settings

  /// The constant that is added to the second side, in points, or the second side itself. Changing it is the
  /// inexpensive way to change a layout, and the change that animates with `layoutIfNeeded()`. A value that
  /// is not finite raises an exception.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else { raiseForConstant(newValue) }
      storedConstant = newValue
      if isActive { constantDidChange() }
    }
  }
  private var storedConstant: CGFloat = 0

  /// Whether a view of the constraint is in a window.
  private var isInWindow: Bool {
    [firstItem, secondItem].contains { item in
      ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.window != nil
    }
  }

  /// The priority of the constraint; required by default. While the constraint is active in a window, it can
  /// change only among values below `required`; other changes raise an exception, as do values outside
  /// 0…1000.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard (0...UILayoutPriority.required.rawValue).contains(newValue.rawValue) else {
        ExceptionName.internalInconsistency.raise(
          "It's illegal to set priority:\(newValue.rawValue) of \(self). Priorities must be greater than 0 and less or equal to "
            + "NSLayoutPriorityRequired, which is 1000.", place: place?.description)
      }
      // A constraint is installed once its views are on a screen.
      if isActive, newValue == .required || storedPriority == .required, isInWindow {
        ExceptionName.internalInconsistency.raise(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. You passed "
            + "priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue). The constraint is \(self); "
            + "set its priority before activating it, or use 999.", place: place?.description)
      }
      storedPriority = newValue
      if isActive { priorityDidChange() }
    }
  }
  private var storedPriority = UILayoutPriority.required

  /// A name that messages show; nil by default.
  open var identifier: String? {
    get { details?.identifier }
    set { if newValue != identifier { madeDetails.identifier = newValue } }
  }

  /// Whether an archive would hold the constraint; there are no archives here. False by default.
  open var shouldBeArchived: Bool {
    get { details?.shouldBeArchived ?? false }
    set { if newValue != shouldBeArchived { madeDetails.shouldBeArchived = newValue } }
  }

  /// Whether the constraint counts. Activating it hands it to the nearest view that holds all its items;
  /// items that no view holds together raise an exception.
  open var isActive: Bool {
    get { ownerReference != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes all these active, in this order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    activateAll(constraints)
  }

  /// Makes none of these active.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    drop(constraints)
  }

  // MARK: Sides

  /// The view or guide of the first side, while it lives.
  open var firstItem: AnyObject? { first.item }
  /// The measure of the first side.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide of the second side, while it lives; nil where there is none.
  open var secondItem: AnyObject? { second?.item }
  /// The measure of the second side; `notAnAttribute` where there is none.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second side as an anchor; nil where there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  // MARK: What activating keeps

  /// The view that holds the constraint while it is active; it takes itself back when it goes.
  private(set) final var ownerReference: Unretained<UIView>?
  final var owner: UIView? {
    get { ownerReference?.object }
    set { ownerReference = newValue.map(Unretained.init) }
  }
  /// The place in the order of activation.
  var sequence = 0
  /// The installation of the constraint in the engine of the tree, once there is one.
  final var installation: LayoutInstallation?
  /// The source location at which the constraint was written.
  private(set) final var place: SourcePlace?
  /// Whether it stands for what a view is, rather than for what the app asks: margins, safe areas, masks.
  var isSystemMade = false
  /// The constraints with which it conflicted when that was logged last.
  var reportedRivals: [ObjectIdentifier]? {
    get { details?.reportedRivals }
    set { madeDetails.reportedRivals = newValue }
  }

  /// The properties that few constraints set, kept apart so that the others stay small.
  private final class Details {
    var identifier: String?
    var shouldBeArchived = false
    var reportedRivals: [ObjectIdentifier]?
  }
  private var details: Details?
  private var madeDetails: Details {
    if let details { return details }
    let new = Details()
    details = new
    return new
  }

  var isInstalled: Bool { installation != nil }

  /// The form in messages: class, address, identifier and what it says, as `H:|-(8)-[UILabel:0x…'Name']`
  /// where it can be drawn.
  open override var description: String { MainActor.assumeIsolated { LayoutDescription(self).text } }
}

/// A line of code.
struct SourcePlace: CustomStringConvertible {
  var file: StaticString
  var line: UInt

  var description: String { "\(file):\(line)" }
}
