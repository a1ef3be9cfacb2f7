@_spi(SiblingLists) import QuartzCore

/// The changes of a view's place in the trees of views and of layers.
extension UIView {
  /// Whether a view is being put into another one.
  static var isInserting = false

  /// Makes the view, or the first responder in it, resign.
  func resignKeyboard(isForced: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    return isForced ? responder.resignFirstResponderUnasked() : responder.resignFirstResponder()
  }

  /// Inserts a view at the place that `place` finds among the others; one that lies elsewhere leaves there
  /// first.
  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    ExceptionName.invalidArgument.raise(
      unless: view !== self, "Can't add self as subview. \(LayoutDescription.name(of: self))")
    ExceptionName.layerInvalid.raise(
      unless: view.subviews.isEmpty || !isDescendant(of: view),
      """
      layer of \(LayoutDescription.name(of: view)) is a part of cycle in its layer tree: it was to be added to \
      \(LayoutDescription.name(of: self)), which lies in it
      """)
    if view.superview === self, let index = subviews.index(ofObject: view) {
      var others = subviews
      others.remove(at: index)
      move(view, to: place(others))
      return
    }
    view.viewOwner?.checkMayMove(to: self)
    view.removeFromSuperview()
    let newWindow = window
    view.willMove(toSuperview: self)
    if newWindow != nil { view.forEachInTree { $0.notifyWillMove(to: newWindow) } }
    let wasInserting = exchange(&UIView.isInserting, with: true)
    defer { UIView.isInserting = wasInserting }
    let index = place(subviews)
    siblings.insert(view, at: index)
    view.attachLayout()
    view.parent = self
    if !view.autoLayout.due.isEmpty { markInsideDue() }
    placeLayer(ofSubviewAt: index)
    if newWindow != nil { view.moveTree(to: newWindow) }
    view.updateInsets()
    if newWindow != nil { view.notifyOwners(of: newWindow) }
    if view.ownTintColor == nil && tintColorOrNil != nil { view.notifyTintColor() }
    modalityDidChange(byAdding: view)
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// The work of `isDescendant(of:)`.
  func liesIn(_ view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The work of `exchangeSubview(at:withSubviewAt:)`.
  func swapSubviews(_ index: Int, _ other: Int) {
    guard index != other else { return }
    let (first, second) = (subviews[min(index, other)], subviews[max(index, other)])
    move(second, to: min(index, other))
    move(first, to: max(index, other))
  }

  /// The work of `hitTest(_:with:)`.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !layer.refusesTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(point.applying(view.transformToSuperview.inverted()), with: event) {
        return hit
      }
    }
    return self
  }

  /// Moves a subview to an index.
  func move(_ view: UIView, to index: Int) {
    guard let old = subviews.index(ofObject: view), old != index else { return }
    siblings.move(from: old, to: min(index, subviews.count - 1))
    placeLayer(ofSubviewAt: min(index, subviews.count - 1))
    setNeedsLayout()
  }

  /// Inserts a subview's layer among the layers, some of which may belong to no view.
  private func placeLayer(ofSubviewAt index: Int) {
    if index + 1 < subviews.count {
      layer.insertSublayer(subviews[index].layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(subviews[index].layer)
    }
  }

  /// Calls `body` for the view and everything in it, outside in.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }

  /// Notifies the view and everything in it that it came into a window, or left it.
  func moveTree(to newWindow: UIWindow?) {
    forEachInTree { view in
      view.shownIn = newWindow
      if newWindow != nil {
        view.updateTraits()
        if !AppearanceProxies.shared.isEmpty { AppearanceProxies.shared.apply(to: view) }
      }
      if newWindow == nil { view.leaveWindow() }
      view.didMoveToWindow()
      if newWindow != nil, view.accessibilityElementCount() > 0 { view.loadAccessibilityElements() }
    }
  }

  /// Notifies the controllers of the tree, each of which finds all of its views in the window, with their
  /// insets.
  private func notifyOwners(of newWindow: UIWindow?) {
    forEachInTree { $0.viewOwner?.viewDidMove(to: newWindow) }
  }

  private func notifyWillMove(to newWindow: UIWindow?) {
    viewOwner?.viewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
  }

  /// Removes the view from those that lie in it, when it is deallocated.
  func orphanSubviews() {
    for view in siblings.all { view.parent = nil }
  }

  /// The work of `removeFromSuperview()`.
  func leaveSuperview() {
    guard let old = superview else { return }
    DeallocationPrefetch.fetch(siblings.all, bytes: DeallocationPrefetch.viewBytes)
    old.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let oldWindow = window
    if oldWindow != nil { forEachInTree { $0.notifyWillMove(to: nil) } }
    leaveLayout()
    old.siblings.remove(self)
    parent = nil
    layer.removeFromSuperlayer()
    if let oldWindow {
      oldWindow.layer.releaseAfterCommit(self)
      moveTree(to: nil)
      notifyOwners(of: nil)
    }
    old.modalityDidChange(byRemoving: self)
    updateInsets()
    didMoveToSuperview()
    old.setNeedsLayout()
  }
}

extension UIWindow {
  /// Makes the window the root of its tree, which is shown in itself.
  func beginTree() { shownIn = self }

  /// Clears the reference to the window, which goes away, in all that lies in it.
  func endTree() {
    for view in subviews { view.forEachInTree { $0.shownIn = nil } }
  }
}
