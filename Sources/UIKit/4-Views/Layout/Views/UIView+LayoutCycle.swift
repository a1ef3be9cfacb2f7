import CoreGraphics
@_spi(SiblingLists) import QuartzCore

/// From constraints to frames: constraints are brought up to date from the inside out and solved; then views
/// lay out their subviews from the outside in.
extension UIView {
  // MARK: What is due

  /// Marks what is due here, and in the superviews that something in them is.
  func markDue(_ due: ViewLayout.Due) {
    autoLayout.due.formUnion(due)
    markInsideDue()
  }

  /// Marks here and in the superviews that something is due in them.
  func markInsideDue() {
    var view = self
    while !view.autoLayout.due.contains(.inside) {
      view.autoLayout.due.insert(.inside)
      guard let superview = view.parent else {
        return view.prepareLayoutLater()
      }
      view = superview
    }
  }

  /// Schedules the preparation of this outermost view's next layout, where it is shown.
  func prepareLayoutLater() {
    let record = madeLayoutRecord
    layer.beforeLayout { record.view?.prepareLayout() }
  }

  /// Schedules another translation of a constraint of this view before the next layout.
  func setNeedsInstallation(_ constraint: NSLayoutConstraint) {
    autoLayout.changed.append(constraint)
    setNeedsInstallation()
  }

  /// Schedules the addition of this view's new constraints to the engine before the next layout.
  func setNeedsInstallation() {
    markDue(.installation)
    setNeedsLayout()
  }

  // MARK: Updating and solving

  /// The outermost view around this one.
  var layoutRoot: UIView {
    if let window { return window }
    var view = self
    while let superview = view.parent { view = superview }
    return view
  }

  /// The outermost view whose constraints are being updated or solved; nil for none. Meanwhile views give
  /// their content's size, for which some lay themselves out.
  private static var rootInPreparation: ObjectIdentifier?

  /// Updates the constraints that are due in the whole tree, and solves them.
  func prepareLayout() {
    let root = layoutRoot
    root.preparing {
      root.updateDueConstraints()
      root.autoLayout.engine?.solve()
    }
  }

  private func preparing(_ work: () -> Void) {
    let outer = exchange(&UIView.rootInPreparation, with: ObjectIdentifier(self))
    defer { UIView.rootInPreparation = outer }
    work()
  }

  /// Updates constraints from the inside out until none are due, and hands new ones to the engine.
  func updateDueConstraints() {
    let root = layoutRoot
    Settling.run(
      "Updating constraints",
      advice:
        "some updateConstraints() calls setNeedsUpdateConstraints() each time. Call it only when something changed."
    ) {
      guard root.autoLayout.due.contains(.inside) else { return false }
      var waiting = WaitingConstraints()
      root.updateDueConstraints(&waiting, root: root)
      root.installConstraints(waiting)
      return true
    }
  }

  /// The constraints that wait for the engine of the tree.
  private struct WaitingConstraints {
    var constraints = ConstraintBatch()
    /// Whether there are some while the tree has no engine. A new one takes all of the tree.
    var areForNewEngine = false
  }

  private func updateDueConstraints(_ waiting: inout WaitingConstraints, root: UIView) {
    guard autoLayout.due.contains(.inside) else { return }
    autoLayout.due.remove(.inside)
    for view in siblings.all.unretained { view.borrow { $0.updateDueConstraints(&waiting, root: root) } }
    if autoLayout.due.contains(.update) {
      autoLayout.due.remove(.update)
      updateOwnConstraints()
    }
    guard autoLayout.due.contains(.installation) else { return }
    autoLayout.due.remove(.installation)
    if root.autoLayout.engine == nil {
      if !autoLayout.constraints.isEmpty { waiting.areForNewEngine = true }
      return
    }
    waiting.constraints.append(exchange(&autoLayout.changed, with: [])[...])
    waiting.constraints.append(autoLayout.constraints[autoLayout.installedCount...])
    autoLayout.installedCount = autoLayout.constraints.count
  }

  private func updateOwnConstraints() {
    let owner = viewOwner
    guard owner != nil || overriddenMethods.contains(.updateConstraints) else { return }
    track(.constraints, of: self) {
      if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    } invalidate: {
      $0.setNeedsUpdateConstraints()
    }
  }

  /// Adds constraints to the engine of this outermost view, in the order in which they were activated.
  private func installConstraints(_ waiting: WaitingConstraints) {
    if let engine = autoLayout.engine {
      if !waiting.constraints.isEmpty { engine.install(waiting.constraints) }
    } else if waiting.areForNewEngine {
      makeEngine()
    }
  }

  /// The engine of the tree; a new one installs all constraints of the tree.
  @discardableResult private func makeEngine() -> LayoutEngine {
    if let engine = autoLayout.engine { return engine }
    let engine = LayoutEngine(root: self)
    autoLayout.engine = engine
    var constraints = ConstraintBatch()
    takeConstraints(&constraints)
    engine.install(constraints)
    return engine
  }

  /// Adds the constraints of the view and of all in it to those that a new engine takes.
  private func takeConstraints(_ constraints: inout ConstraintBatch) {
    if !autoLayout.constraints.isEmpty {
      if !autoLayout.changed.isEmpty { autoLayout.changed = [] }
      autoLayout.installedCount = autoLayout.constraints.count
      autoLayout.due.remove(.installation)
      constraints.append(autoLayout.constraints[...])
    }
    for view in siblings.all.unretained { view.borrow { $0.takeConstraints(&constraints) } }
  }

  // MARK: Layout

  /// Updates, solves and lays out what is due now, for this view and what lies in it, from the outermost view
  /// that is due around it.
  func layoutTreeIfNeeded() {
    let root = layoutRoot
    // What is being solved is not at rest before that is done.
    guard UIView.rootInPreparation != ObjectIdentifier(root) else {
      root.prepareLayout()
      return layer.layoutIfNeeded()
    }
    Settling.run(
      "Laying out \(LayoutDescription.name(of: self))",
      advice:
        "some layoutSubviews() changes constraints or sizes each time. Change them only when something else did."
    ) {
      root.prepareLayout()
      layer.layoutIfNeeded()
      return layer.layoutIsDue || root.hasUnsolvedConstraints
    }
  }

  private var hasUnsolvedConstraints: Bool {
    autoLayout.due.contains(.inside) || autoLayout.engine?.isDirty ?? false
  }

  /// The work of `layoutSublayers(of:)`: lays out the subviews, between the owner's calls.
  func layOut() {
    let outer = exchange(&UIView.viewInLayout, with: ObjectIdentifier(self))
    defer { UIView.viewInLayout = outer }
    if parent == nil { prepareLayout() }
    if propertiesAreDue, overriddenMethods.contains(.properties), viewOwner == nil {
      updatePropertiesIfNeeded()
    }
    guard let viewOwner else { return layOutSubviews() }
    if viewOwner.propertiesAreDue { viewOwner.updatePropertiesIfNeeded() }
    if propertiesAreDue, overriddenMethods.contains(.properties) { updatePropertiesIfNeeded() }
    viewOwner.viewWillLayout()
    layOutSubviews()
    placeDueDescendants()
    viewOwner.track(.layoutOfOwnerAfter, of: self, viewOwner.viewDidLayoutSubviews) { $0.setNeedsLayout() }
  }

  /// The view whose subviews are being laid out; nil for none.
  private static var viewInLayout: ObjectIdentifier?

  /// Schedules a layout of the superview after the view's size changed, unless that layout changed it.
  func superviewLayoutIsDue() {
    if let parent, UIView.viewInLayout != ObjectIdentifier(parent) { parent.setNeedsLayout() }
  }

  private func layOutSubviews() {
    guard overriddenMethods.contains(.layoutSubviews) else { return placeSubviews() }
    track(.layout, of: self, layoutSubviews) { $0.setNeedsLayout() }
  }

  /// Sets the frames of the subviews that constraints place.
  func placeSubviews() {
    if autoLayout.scrollGuides != nil { scrolledLayout?.applyContentSize() }
    let views = siblings.all
    guard arePlacedByConstraints(views) else { return }
    let root = layoutRoot
    if root.autoLayout.due.contains(.inside) { root.prepareLayout() }
    let engine = root.makeEngine()
    for view in views.unretained {
      view.borrow { if $0.lacksBox { _ = engine.box(for: $0) } }
    }
    root.preparing { engine.solve() }
    let scale = traitCollection.displayScale
    for view in views.unretained {
      view.borrow { if !$0.autoLayout.followsFrame { $0.applySolvedRect(scale: scale) } }
    }
  }

  private func arePlacedByConstraints(_ views: [UIView]) -> Bool {
    for view in views.unretained where view.borrow({ !$0.autoLayout.followsFrame }) { return true }
    return false
  }

  /// Whether constraints are to place the view, and none has named it yet.
  private var lacksBox: Bool {
    !autoLayout.followsFrame && !(autoLayout.record?.hasBox ?? false)
  }

  /// Gives the views in the subviews, all the way in, the frames that constraints give them where they are
  /// not laid out yet, so that a controller finds them placed once its own view is laid out.
  func placeDueDescendants() {
    for view in subviews where view.layer.layoutIsDue && !view.subviews.isEmpty {
      if view.viewOwner != nil { continue }
      view.placeSubviews()
      view.placeDueDescendants()
    }
  }

  /// Takes the place and size that the engine found. Both edges are rounded to pixels in the superview's
  /// space, so that neighbors that touch go on touching. `transform` counts on top of that.
  private func applySolvedRect(scale: CGFloat) {
    guard let solved = autoLayout.record?.boxReference?.borrow({ $0.rect }) else { return }
    let rect = frame(forAlignmentRect: solved).roundedToPixels(scale: scale)
    untransformedFrame = rect
    parent?.scrolledLayout?.didPlace(self, at: rect.origin)
  }

  /// Returns the frame of a guide of the view, according to the constraints that are active now.
  func solvedFrame(of guide: UILayoutGuide) -> CGRect {
    layoutRoot.prepareLayout()
    guard let box = guide.layoutRecord?.box else { return .zero }
    return box.rect.roundedToPixels(scale: traitCollection.displayScale)
  }

  // MARK: What changes the engine's numbers

  /// Follows a change of the view's own frame, where constraints name it.
  func givenFrameDidChange() {
    if let guides = autoLayout.scrollGuides { guides.frame.layoutRecord?.box?.originDidChange() }
    guard let record = autoLayout.record, let box = record.box, box.isGiven else { return }
    box.frameDidChange()
  }

  /// Follows a change of the direction of reading.
  func layoutDirectionDidChange() {
    updateInsets()
    for item in [self as any LayoutItem] + autoLayout.guides + autoLayout.insetGuides.all {
      for constraint in item.layoutRecord?.constraints.all ?? [] { constraint.retranslate() }
    }
  }

  /// Follows a change of what the content requires.
  func contentSizeDidChange() {
    if layoutBox != nil || !autoLayout.followsFrame { superview?.setNeedsLayout() }
    layoutBox?.contentIsOther()
    // A view around may take its baselines from this one.
    var next = superview
    while let view = next, let box = view.layoutBox,
      view.forFirstBaselineLayout === self || view.forLastBaselineLayout === self
    {
      box.contentDidChange()
      next = view.superview
    }
  }
}

extension CGRect {
  /// The rectangle with each edge on a pixel, halves rounded away from zero.
  func roundedToPixels(scale: CGFloat) -> CGRect {
    let (minX, minY) = (minX.onPixel(scale), minY.onPixel(scale))
    return CGRect(
      x: minX, y: minY, width: (origin.x + size.width).onPixel(scale) - minX,
      height: (origin.y + size.height).onPixel(scale) - minY)
  }
}

extension CGFloat {
  /// The nearest pixel; what arithmetic leaves of a half counts as one.
  fileprivate func onPixel(_ scale: CGFloat) -> CGFloat {
    let noise: CGFloat = self < 0 ? -1e-6 : 1e-6
    let scale = scale > 0 ? scale : 1
    return ((self + noise) * scale).rounded() / scale
  }
}
