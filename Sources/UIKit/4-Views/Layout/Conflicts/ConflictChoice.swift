@_spi(SiblingLists) import QuartzCore

/// The choice of the constraint to break among several that exclude each other. It does not depend on the
/// order in which they were made: of the app's constraints it is one of the item that comes last in the tree;
/// of these, the one whose requirement could most freely be different: a center before a fixed size, that
/// before a relative size, that before an edge; `<=` before `>=` before `==`; the larger constant.
@MainActor struct ConflictChoice {
  private let constraints: [NSLayoutConstraint]

  init(_ constraints: [NSLayoutConstraint]) {
    self.constraints = constraints
  }

  /// The one that is broken. One of the system's only where there is no other.
  var brokenConstraint: NSLayoutConstraint? {
    let own = constraints.filter { !$0.isSystemMade }
    return (own.isEmpty ? constraints : own).max { isKept($0, before: $1) }
  }

  /// All of them, each before those that are rather broken.
  var inOrderOfKeeping: [NSLayoutConstraint] {
    let (system, own) = (constraints.filter(\.isSystemMade), constraints.filter { !$0.isSystemMade })
    return [system, own].flatMap { $0.sorted { isKept($0, before: $1) } }
  }

  /// All of them in the order of their activation.
  var ordered: [NSLayoutConstraint] { constraints.sorted { $0.sequence < $1.sequence } }

  /// The views whose frames take part.
  func frames(in engine: LayoutEngine) -> [UIView] {
    var views: [UIView] = []
    func add(_ view: UIView?) {
      guard let view, engine.isGiven(view), !views.contains(view) else { return }
      views.append(view)
    }
    for constraint in ordered {
      for item in constraint.items {
        let isOwner = item === constraint.owner
        guard !isOwner || constraint.readsSize(of: item) else { continue }
        add(item as? UIView)
        var next = isOwner ? nil : item.layoutParent
        while let view = next, view !== constraint.owner {
          add(view)
          next = view.superview
        }
      }
    }
    return views
  }

  private func isKept(_ one: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool {
    let (place, otherPlace) = (place(of: one), place(of: other))
    if place != otherPlace { return place.lexicographicallyPrecedes(otherPlace) }
    let (freedom, otherFreedom) = (freedom(of: one), freedom(of: other))
    if freedom != otherFreedom { return freedom < otherFreedom }
    let (relation, otherRelation) = (one.relation.looseness, other.relation.looseness)
    if relation != otherRelation { return relation < otherRelation }
    if one.constant != other.constant { return one.constant < other.constant }
    return one.sequence < other.sequence
  }

  /// The place of the first item in the tree, as the indices that lead to it from the top.
  private func place(of constraint: NSLayoutConstraint) -> [Int] {
    var place: [Int] = []
    var next = constraint.first.item?.layoutView
    if let guide = constraint.first.item as? UILayoutGuide, let view = next {
      place.append(view.subviews.count + (view.layoutGuides.firstIndex(of: guide) ?? 0))
    }
    while let view = next, let superview = view.superview {
      place.append(superview.subviews.index(ofObject: view) ?? 0)
      next = superview
    }
    return place.reversed()
  }

  private func freedom(of constraint: NSLayoutConstraint) -> Int {
    switch constraint.first.attribute {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 3
    case .width, .height: constraint.second == nil ? 2 : 1
    default: 0
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a side depends on how large the item is.
  fileprivate func readsSize(of item: any LayoutItem) -> Bool {
    [first, second].contains { side in
      guard let side, side.item === item else { return false }
      let isAtStart: Set<Attribute> = [.left, .top, readsRightToLeft ? .trailing : .leading]
      return !isAtStart.contains(side.attribute)
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var looseness: Int {
    switch self {
    case .lessThanOrEqual: 2
    case .greaterThanOrEqual: 1
    case .equal: 0
    }
  }
}
