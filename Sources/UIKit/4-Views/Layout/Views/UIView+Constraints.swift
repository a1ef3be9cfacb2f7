extension UIView {
  /// The active constraints that the view holds: those whose items' nearest common view it is.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Makes a constraint active as one of this view's. All its items must lie in the view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    guard let common = constraint.commonAncestor else { return constraint.activate() }
    ExceptionName.generic.raise(
      unless: common.isDescendant(of: self),
      """
      Unable to install constraint on view. Does the constraint reference something from outside the subtree of the view? \
      That's illegal. constraint:\(constraint) view:\(LayoutDescription.name(of: self))
      """, place: constraint.place?.description)
    constraint.activate(in: self)
  }

  /// Makes constraints active as this view's.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint that the view holds inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }

  /// Makes constraints that the view holds inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.drop(constraints.filter { $0.owner === self })
  }

  /// Whether frame and autoresizing mask say where the view lies; true by default. Turn it off for a view
  /// that constraints of yours place and size.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.followsFrame }
    set {
      guard newValue != autoLayout.followsFrame else { return }
      autoLayout.followsFrame = newValue
      layoutBox?.frameDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// The guides that belong to the view.
  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  /// Takes a guide in; one that belongs to another view leaves there first.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    autoLayout.guides.append(layoutGuide)
    layoutGuide.owner = self
  }

  /// Removes a guide, and drops the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = autoLayout.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    NSLayoutConstraint.drop(layoutGuide.layoutRecord?.constraints.all ?? [])
    layoutGuide.layoutRecord?.box?.discard()
    autoLayout.guides.remove(at: index)
    layoutGuide.owner = nil
  }

  /// The view's unknowns, once constraints named it.
  var layoutBox: LayoutBox? {
    guard let record = autoLayout.record else { return nil }
    return record.box
  }
}
