/// The handling of constraints when views are added and removed.
extension UIView {
  /// Before the view leaves its superview: constraints that would be cut are dropped for good, and those that
  /// lie within leave the engine of the tree.
  func leaveLayout() {
    autoLayout.isPlaced = false
    autoLayout.isCrossed = false
    var cut: [NSLayoutConstraint] = []
    forEachLayoutItem { item in
      guard let record = item.layoutRecord, !record.constraints.isEmpty else { return }
      for constraint in record.constraints.all {
        guard let owner = constraint.owner, !owner.isDescendant(of: self) else { continue }
        cut.append(constraint)
      }
    }
    NSLayoutConstraint.drop(cut)
    leaveEngine()
  }

  /// Before the view comes into a superview: if it had an engine of its own, or was left by a superview that
  /// is gone, its constraints are translated again.
  func attachLayout() {
    if autoLayout.engine != nil || autoLayout.isPlaced {
      leaveEngine()
      autoLayout.engine = nil
    }
    autoLayout.isPlaced = true
  }

  /// Clears the references to the view in everything that names it, when the view is deallocated.
  func detachLayout() {
    // Nobody is left to lay out: the engine goes as a whole, and nothing is taken out of it.
    autoLayout.engine = nil
    autoLayout.record?.itemIsGone()
    let constraints = autoLayout.constraints
    for index in constraints.indices.reversed() {
      constraints.unretained(at: index).borrow { $0.holderIsGone() }
    }
    for guide in autoLayout.guides { guide.ownerIsGone() }
    for guide in autoLayout.insetGuides.all { guide.ownerIsGone() }
    if let guides = autoLayout.scrollGuides { [guides.content, guides.frame].forEach { $0.ownerIsGone() } }
  }

  /// Removes everything in the view from its engine; it is added to another one later.
  private func leaveEngine() {
    forEachInTree { view in
      guard !view.autoLayout.constraints.isEmpty else { return }
      for constraint in view.autoLayout.constraints { constraint.uninstall() }
      view.autoLayout.installedCount = 0
      view.markDue(.installation)
    }
    forEachLayoutItem { $0.layoutRecord?.box?.discard() }
  }

  /// Calls `body` for every view and guide in the tree.
  private func forEachLayoutItem(_ body: (any LayoutItem) -> Void) {
    forEachInTree { view in
      body(view)
      for guide in view.autoLayout.guides { body(guide) }
      for guide in view.autoLayout.insetGuides.all { body(guide) }
      if let guides = view.autoLayout.scrollGuides { [guides.content, guides.frame].forEach(body) }
    }
  }
}
