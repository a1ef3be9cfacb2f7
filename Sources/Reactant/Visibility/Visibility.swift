import UIKit

/// The visibility of a view.
public enum Visibility: Sendable {
  /// The view shows.
  case visible
  /// The view does not show, but keeps its place.
  case hidden
  /// The view neither shows nor has a place.
  case collapsed
}

/// Along which axes a collapsed view has no size.
public enum CollapseAxis: Sendable {
  /// No width.
  case horizontal
  /// No height.
  case vertical
  /// Neither.
  case both
}

/// A constraint, by the name that Reactant has for it.
public typealias Constraint = NSLayoutConstraint

/// The change of a constraint when a view is collapsed.
public enum ConstraintAction: Sendable {
  /// The constant of the constraint changes.
  case setConstant(visible: CGFloat, collapsed: CGFloat)
  /// The constraint is active only while the view is collapsed.
  case install
  /// The constraint is active only while the view is not collapsed.
  case uninstall

  @MainActor func collapse(_ constraint: Constraint) {
    switch self {
    case .setConstant(_, let collapsed): constraint.constant = collapsed
    case .install: constraint.isActive = true
    case .uninstall: constraint.isActive = false
    }
  }

  @MainActor func restore(_ constraint: Constraint) {
    switch self {
    case .setConstant(let visible, _): constraint.constant = visible
    case .install: constraint.isActive = false
    case .uninstall: constraint.isActive = true
    }
  }
}

extension UIView {
  /// The visibility of the view; visible by default, or hidden where `isHidden` is set.
  ///
  /// Only a visible view is opaque; `isHidden` is not changed. A collapsed one has no size along
  /// ``collapseAxis``, and its ``collapsibleConstraints`` are changed, until it is no longer collapsed.
  public var visibility: Visibility {
    get {
      let known = knownCollapse?.visibility ?? .visible
      return known == .visible && isHidden ? .hidden : known
    }
    set {
      let collapse = collapse
      let wasCollapsed = visibility == .collapsed
      alpha = newValue == .visible ? 1 : 0
      collapse.visibility = newValue
      guard wasCollapsed != (newValue == .collapsed) else { return }
      if newValue == .collapsed { collapse.apply(to: self) } else { collapse.revert() }
    }
  }

  /// Along which axes the view has no size while it is collapsed; vertically by default.
  public var collapseAxis: CollapseAxis {
    get { knownCollapse?.axis ?? .vertical }
    set {
      let collapse = collapse
      guard newValue != collapse.axis else { return }
      collapse.whileRestored(in: self) { collapse.axis = newValue }
    }
  }

  /// Constraints that change while the view is collapsed, besides those of its size; none by default.
  public var collapsibleConstraints: [(constraint: Constraint, action: ConstraintAction)] {
    get { knownCollapse?.constraints ?? [] }
    set {
      let collapse = collapse
      collapse.whileRestored(in: self) { collapse.constraints = newValue }
    }
  }

  /// Adds a constraint that changes while the view is collapsed. One that was added already gets the new
  /// action.
  public func addCollapsible(constraint: Constraint, action: ConstraintAction) {
    var constraints = collapsibleConstraints
    if let index = constraints.firstIndex(where: { $0.constraint === constraint }) {
      constraints[index].action = action
    } else {
      constraints.append((constraint, action))
    }
    collapsibleConstraints = constraints
  }

  private var knownCollapse: Collapse? {
    objc_getAssociatedObject(self, Collapse.key) as? Collapse
  }

  private var collapse: Collapse {
    associatedObject(self, key: Collapse.key) { Collapse() }
  }
}

/// The storage of a view's visibility.
@MainActor private final class Collapse {
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  var visibility = Visibility.visible
  var axis = CollapseAxis.vertical
  var constraints: [(constraint: Constraint, action: ConstraintAction)] = []
  private var applied: [(constraint: Constraint, action: ConstraintAction)] = []
  private var sizeConstraints: [CollapseAxis: Constraint] = [:]

  /// Removes the size, and then changes the other constraints.
  func apply(to view: UIView) {
    var all: [(constraint: Constraint, action: ConstraintAction)] = []
    if axis != .vertical { all.append((sizeConstraint(of: view, .horizontal), .install)) }
    if axis != .horizontal { all.append((sizeConstraint(of: view, .vertical), .install)) }
    all += constraints
    for (constraint, action) in all { action.collapse(constraint) }
    applied = all
  }

  /// Undoes what was applied, in reverse order.
  func revert() {
    for (constraint, action) in applied.reversed() { action.restore(constraint) }
    applied = []
  }

  /// Changes what collapsing means: a collapsed view is restored before and collapsed after.
  func whileRestored(in view: UIView, _ change: () -> Void) {
    let isCollapsed = visibility == .collapsed
    if isCollapsed { revert() }
    change()
    if isCollapsed { apply(to: view) }
  }

  private func sizeConstraint(of view: UIView, _ axis: CollapseAxis) -> Constraint {
    if let known = sizeConstraints[axis] { return known }
    let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let new = anchor.constraint(equalToConstant: 0)
    sizeConstraints[axis] = new
    return new
  }
}
