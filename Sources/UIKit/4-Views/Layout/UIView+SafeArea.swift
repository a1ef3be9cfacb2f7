import CoreGraphics

extension UIView {
  /// Follows a change of the view's place or of what its safe area and margins depend on: notifies those that
  /// depend on the insets, and goes on inwards. `old` is the box that the view had.
  func updateInsets(from old: CGRect? = nil) {
    let old = old ?? bounds
    let (hasNewSafeArea, hasNewMargins) = (applySafeArea(), applyMargins())
    if bounds.size != old.size { resizeSubviews(from: old.size) }
    // Margins that follow the safe area are told of first, as on iOS.
    if hasNewMargins {
      layoutMarginsDidChange()
      viewOwner?.viewLayoutMarginsDidChange()
    }
    if hasNewSafeArea {
      safeAreaInsetsDidChange()
      viewOwner?.viewSafeAreaInsetsDidChange()
    }
    if hasNewSafeArea || hasNewMargins { setNeedsLayout() }
    if hasNewSafeArea || hasNewMargins || bounds.size != old.size { updateInsetGuides() }
    guard hasNewSafeArea || hasNewMargins || bounds != old else { return }
    let isCovered = insetsReachingSubviews != .zero
    for view in subviews where isCovered || view.contentInsets != nil { view.updateInsets() }
  }

  /// The part of the safe area that reaches into the subviews: all but what scrolled content keeps out of.
  private var insetsReachingSubviews: UIEdgeInsets {
    scrolledLayout?.safeAreaInsetsOfContent ?? safeAreaInsets
  }

  /// The insets stored for the view's edges, created when there is something to store.
  var knownInsets: ContentInsets {
    if let contentInsets { return contentInsets }
    let insets = ContentInsets()
    contentInsets = insets
    return insets
  }

  /// Works out the safe area. Returns whether it is another one.
  private func applySafeArea() -> Bool {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets =
        window.simulatedSafeArea
        ?? window.screen.options.safeArea.remaining(in: window.frame, inside: window.screen.bounds)
    } else if let superview = parent {
      insets = superview.insetsReachingSubviews.remaining(in: untransformedFrame, inside: superview.bounds)
    }
    // A view that lies nowhere covers nothing: its insets come with the hierarchy.
    if let viewOwner, parent != nil { insets = viewOwner.viewSafeArea(inheriting: insets) }
    guard insets != contentInsets?.safeArea ?? .zero else { return false }
    knownInsets.safeArea = insets
    return true
  }

  /// Works out the margins. Returns whether they are others.
  private func applyMargins() -> Bool {
    guard contentInsets != nil || viewOwner != nil else { return false }
    let margins = computedMargins
    guard margins != contentInsets?.margins ?? ContentInsets.ordinaryMargins else { return false }
    knownInsets.margins = margins
    return true
  }
}

extension UIEdgeInsets {
  /// Returns the part of these insets of a box that reaches into a frame in it: each inset less the distance
  /// of the frame from the edge, and never more than the inset was.
  func remaining(in frame: CGRect, inside box: CGRect) -> UIEdgeInsets {
    guard self != .zero else { return self }
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
    return UIEdgeInsets(
      top: rest(top, frame.minY - box.minY), left: rest(left, frame.minX - box.minX),
      bottom: rest(bottom, box.maxY - frame.maxY), right: rest(right, box.maxX - frame.maxX))
  }

  /// The sums, edge by edge.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right
    )
  }

  /// The greater ones, edge by edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
