import CoreGraphics
import Diagnostics
import ProcessSupport

extension NSLayoutConstraint {
  private static var activations = 0

  /// The items that the constraint names, the first side's first.
  var items: [any LayoutItem] {
    [first.item, first.startItem, second?.item, second?.startItem].compactMap { $0 }
  }

  /// Calls `body` for the record of each item, the first side's first.
  private func forEachRecord(_ body: (LayoutRecord) -> Void) {
    first.reference.borrow(body)
    if first.isDistance, let record = first.startRecord { body(record) }
    guard let second else { return }
    second.reference.borrow(body)
    if second.isDistance, let record = second.startRecord { body(record) }
  }

  /// Whether an item it names no longer lives.
  private var hasLostAnItem: Bool {
    if first.hasLostAnItem { return true }
    guard let second else { return false }
    return second.hasLostAnItem
  }

  func activate() {
    if let owner = findOwner() { activate(in: owner.object) }
  }

  /// Makes all these active, in this order. Each view that holds some in a row is marked once.
  static func activateAll(_ constraints: [NSLayoutConstraint]) {
    var last: UIView?
    // What a cell holds itself is most of what comes with it; the views in it hold little.
    var room = min(constraints.count, 64)
    for constraint in constraints.unretained {
      guard let owner = constraint.borrow({ $0.joinOwner(roomAtFirst: room) }) else { continue }
      room = 8
      if let last, owner.names(last) { continue }
      last?.setNeedsInstallation()
      last = owner.object
    }
    last?.setNeedsInstallation()
  }

  /// Makes the constraint active, where it is not, in the view that is to hold it. Returns that one, which is
  /// to be marked.
  private func joinOwner(roomAtFirst: Int) -> Unretained<UIView>? {
    guard !isActive, let owner = findOwner() else { return nil }
    owner.borrow { join($0, roomAtFirst: roomAtFirst) }
    return owner
  }

  /// The view that is to hold the constraint. Where there is none, the constraint is refused because an item
  /// is gone, or ends the app.
  private func findOwner() -> Unretained<UIView>? {
    if let owner = plainOwner { return owner }
    guard !hasLostAnItem else {
      refuse("a view or guide that it names no longer exists")
      return nil
    }
    guard let owner = commonAncestor else {
      let names = items.map { LayoutDescription.name(of: $0) }.joined(separator: " and ")
      ExceptionName.generic.raise(
        "Unable to activate constraint \(self): \(names) have no common ancestor. Does the constraint or its anchors reference items in "
          + "different view hierarchies? That's illegal. Add the views to one hierarchy (and guides to a view) first.",
        place: place?.description)
    }
    return Unretained(owner)
  }

  /// The view that holds all items, where these are one or two views, which is so nearly always; else nil.
  private var plainOwner: Unretained<UIView>? {
    guard !first.isDistance, let view = first.viewReference else { return nil }
    guard let second else { return view }
    guard !second.isDistance, let other = second.viewReference else { return nil }
    if let near = UIView.nearCommonAncestor(of: view, other) { return near }
    let distant = view.object.nearestCommonAncestor(with: other.object)
    return distant.map(Unretained.init)
  }

  /// Becomes active as one of the constraints of `owner`, which holds all its items.
  func activate(in owner: UIView) {
    join(owner, roomAtFirst: 8)
    owner.setNeedsInstallation()
  }

  private func join(_ owner: UIView, roomAtFirst: Int) {
    self.owner = owner
    NSLayoutConstraint.activations += 1
    sequence = NSLayoutConstraint.activations
    if owner.autoLayout.constraints.isEmpty { owner.autoLayout.constraints.reserveCapacity(roomAtFirst) }
    owner.autoLayout.constraints.append(self)
    forEachRecord { $0.add(self) }
  }

  /// Becomes inactive as the view that holds it goes, before its list of constraints does.
  func holderIsGone() {
    owner = nil
    forEachRecord { $0.remove(self) }
    if isInstalled { uninstall() }
  }

  func deactivate() {
    NSLayoutConstraint.drop([self])
  }

  /// Deactivates constraints, going through each owner's list once.
  static func drop(_ constraints: [NSLayoutConstraint]) {
    var owners: [UIView] = []
    for constraint in constraints {
      guard let owner = constraint.owner else { continue }
      if owners.last !== owner { owners.append(owner) }
      constraint.uninstall()
      constraint.forEachRecord { $0.remove(constraint) }
      constraint.owner = nil
    }
    for owner in owners {
      let taken = owner.autoLayout.constraints.prefix(owner.autoLayout.installedCount)
      owner.autoLayout.installedCount = taken.count { $0.owner === owner }
      owner.autoLayout.constraints.removeAll { $0.owner !== owner }
      owner.setNeedsLayout()
    }
  }

  /// The nearest view that holds all items; nil where there is none.
  var commonAncestor: UIView? {
    var common: UIView?
    guard first.widen(&common) else { return nil }
    guard let second else { return common }
    return second.widen(&common) ? common : nil
  }

  /// Raises an exception where the sides cannot be related.
  static func check(
    _ first: LayoutSide, _ second: LayoutSide?, multiplier: CGFloat, _ place: SourcePlace?
  ) {
    if let second, multiplier == 1, first.isLike(second) || first.isComparable(with: second) { return }
    if let reason = problem(first, second, multiplier: multiplier) { raise(reason, place) }
  }

  /// The reason for which two sides cannot be related; nil for sides that can.
  private static func problem(_ first: LayoutSide, _ second: LayoutSide?, multiplier: CGFloat) -> String? {
    if first.attribute == .notAnAttribute { return "The first side of a constraint needs an attribute." }
    guard multiplier.isFinite else {
      return "Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
    }
    if first.kind != .size, multiplier == 0 || second == nil {
      return
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a "
        + "location equal to a constant. Location attributes must be specified in pairs. The attribute is "
        + "\(first.attribute.name)."
    }
    guard let second else { return nil }
    if second.attribute == .notAnAttribute {
      return "The second side of a constraint has an item but no attribute."
    }
    if first.kind != second.kind {
      return
        "Invalid pairing of layout attributes: \(first.attribute.name) with \(second.attribute.name). Places go with places on the same "
        + "axis, and sizes with sizes."
    }
    if let one = first.attribute.followsDirection, let other = second.attribute.followsDirection,
      one != other, !first.isDistance, !second.isDistance
    {
      return
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute: \(first.attribute.name) with "
        + "\(second.attribute.name). Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Returns the reason for which a constraint of a document cannot be made; nil for one that can.
  package static func problem(
    _ view1: AnyObject, _ attr1: Attribute, _ view2: AnyObject?, _ attr2: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) -> String? {
    guard let first = view1 as? any LayoutItem else {
      return "A constraint is between views and layout guides, not of a \(type(of: view1))."
    }
    guard constant.isFinite else { return "Constant is not finite! That's illegal. constant:\(constant)" }
    let second = attr2 == .notAnAttribute ? nil : view2 as? any LayoutItem
    if attr2 != .notAnAttribute, second == nil { return "The second side of a constraint needs an item." }
    return problem(
      LayoutSide(first, attr1), second.map { LayoutSide($0, attr2) }, multiplier: multiplier)
  }

  /// Whether a view holds all items together, without which a constraint cannot be active.
  package final var hasCommonAncestor: Bool { commonAncestor != nil }

  /// Raises an exception for arguments of a constraint that is being made.
  static func raise(_ reason: String, _ place: SourcePlace?) -> Never {
    ExceptionName.invalidArgument.raise(
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(reason)",
      place: place?.description)
  }

  /// Raises an exception for a constant that is no distance.
  func raiseForConstant(_ constant: CGFloat) -> Never {
    ExceptionName.internalInconsistency.raise(
      "Constant is not finite! That's illegal. constant:\(constant) of \(self)", place: place?.description)
  }

  /// Logs why a request of the constraint is not performed.
  func refuse(_ reason: String) {
    Log.layout.error("[LayoutConstraints] \(self) at \(placeText): \(reason).")
  }

  /// The source location at which the constraint was written, for messages.
  var placeText: String { place?.description ?? "the system" }
}

extension LayoutSide {
  /// Whether both sides are the same measure of two items.
  fileprivate func isLike(_ other: LayoutSide) -> Bool {
    attribute == other.attribute && attribute != .notAnAttribute && !isDistance && !other.isDistance
  }

  /// Whether both sides are places or sizes on the same axis, as nearly all are, and change sides with the
  /// direction of reading both or neither.
  fileprivate func isComparable(with other: LayoutSide) -> Bool {
    kind == other.kind && kind != .none
      && (attribute == other.attribute || attribute.followsDirection == other.attribute.followsDirection)
  }

  /// The item where it is a view.
  @MainActor fileprivate var viewReference: Unretained<UIView>? { reference.borrow { $0.viewReference } }

  /// Whether an item that the side names no longer lives.
  @MainActor fileprivate var hasLostAnItem: Bool {
    record.item == nil || isDistance && startRecord?.item == nil
  }

  /// Goes from a view out to the nearest that holds the side's items as well. Returns whether there is one.
  @MainActor fileprivate func widen(_ common: inout UIView?) -> Bool {
    widen(&common, to: record) && (startRecord.map { widen(&common, to: $0) } ?? true)
  }

  @MainActor private func widen(_ common: inout UIView?, to record: LayoutRecord) -> Bool {
    guard let view = record.view ?? record.item?.layoutView else { return record.item == nil }
    common = common == nil ? view : common?.nearestCommonAncestor(with: view)
    return common != nil
  }
}

extension UIView {
  /// The nearest view that holds both; nil where they are in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.parent === self { return self }
    var (one, two) = (self, other)
    var (depth, otherDepth) = (one.depthInTree, two.depthInTree)
    while depth > otherDepth {
      one = one.parent!
      depth -= 1
    }
    while otherDepth > depth {
      two = two.parent!
      otherDepth -= 1
    }
    while one !== two {
      guard let next = one.parent, let otherNext = two.parent else { return nil }
      (one, two) = (next, otherNext)
    }
    return one
  }

  /// The nearest view that holds both where it is one of them or the superview of both, which it is so nearly
  /// always; else nil.
  fileprivate static func nearCommonAncestor(
    of view: Unretained<UIView>, _ other: Unretained<UIView>
  ) -> Unretained<UIView>? {
    if view.names(other) { return view }
    let otherParent = other.borrow { $0.parentReference }
    if let otherParent, otherParent.names(view) { return view }
    guard let parent = view.borrow({ $0.parentReference }) else { return nil }
    if parent.names(other) { return other }
    if let otherParent, otherParent.names(parent) { return parent }
    return nil
  }

  /// The number of views that contain the view.
  var depthInTree: Int {
    var depth = 0
    var next = parent
    while let view = next {
      depth += 1
      next = view.parent
    }
    return depth
  }
}
