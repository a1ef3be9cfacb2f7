import QuartzCore

/// An object notified of a sheet's height, beside what every presentation reports.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the person dragged the sheet to another detent. The default does nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Shows a controller as a card: in a narrow window attached to the bottom edge, at one of its detents, with
/// what is behind drawn back; in a wide one in the middle. A drag down, a tap outside or Escape dismisses it,
/// unless the controller's `isModalInPresentation` is set.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, from the lowest to the highest; only the large one by default.
  /// They hold in narrow windows.
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  /// The detent at which the sheet rests; nil for the lowest. A change in ``animateChanges(_:)`` moves the
  /// sheet.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  /// The highest detent at which what is behind is not dimmed and can be used; nil, the default, dims at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }

  /// Whether a handle is shown at the top; false by default.
  open var prefersGrabberVisible = false {
    didSet { updateGrabber() }
  }

  /// The radius of the corners in points; nil, the default, for the system's 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { card.layer.cornerRadius = preferredCornerRadius ?? PresentationMetrics.sheetCorner }
  }

  /// Whether scrolling up in content that is at its top makes the sheet higher first; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in a low window, too, and does not fill it; false by
  /// default.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { container?.setNeedsLayout() }
  }
  /// Whether the sheet's width follows `preferredContentSize` when it is attached to the bottom; false by
  /// default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { container?.setNeedsLayout() }
  }

  /// Moves the sheet to what `changes` sets.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: PresentationMetrics.slideDuration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0, options: .allowUserInteraction,
        animations: {
          changes()
          self.container?.layoutIfNeeded()
        })
    }
  }

  /// Invalidates the heights of custom detents.
  open func invalidateDetents() {
    guard let container else { return }
    container.setNeedsLayout()
    updateSurroundings()
  }

  let card = SheetCard()
  let dimming = DimmingView()
  let pushedBack = PushedBackView()
  private(set) lazy var drag = SheetDrag(self)

  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    var frame = arrangement.frame(in: container.bounds, safeArea: container.safeAreaInsets, of: self)
    frame.origin.y -= lift
    frame.size.height += lift
    return frame
  }

  /// The distance by which a finger holds the top of the sheet above its detent, in points. Its bottom stays
  /// at the edge of the window.
  var lift: CGFloat = 0 {
    didSet { if lift != oldValue { container?.setNeedsLayout() } }
  }

  /// The distance by which a finger holds the top of the sheet below its detent, in points.
  var drop: CGFloat = 0 {
    didSet {
      guard drop != oldValue else { return }
      card.transform = CGAffineTransform(translationX: 0, y: drop)
      if transition == nil { pushBack() }
    }
  }

  open override var shouldRemovePresentersView: Bool { arrangement == .fullScreen }

  open override func presentationTransitionWillBegin() {
    card.hold(presentedViewController.view)
    updateGrabber()
    drag.attach(to: card)
    dimming.come(in: container!, with: transition?.coordinator)
    updateSurroundings()
    transition?.coordinator.animate(alongsideTransition: { _ in self.pushBack() })
  }

  open override func dismissalTransitionWillBegin() {
    dimming.go(with: transition?.coordinator)
    transition?.coordinator.animate(alongsideTransition: { _ in self.pushedBack.release() })
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    pushedBack.release()
  }

  open override func containerViewDidLayoutSubviews() {
    card.round(arrangement, radius: preferredCornerRadius ?? PresentationMetrics.sheetCorner)
    updateGrabber()
    if transition == nil { pushBack() }
  }

  override var impliedTraits: UITraitCollection? {
    switch arrangement {
    case .fullScreen, .wholeWindow: nil
    case .bottom, .page: UITraitCollection(userInterfaceLevel: .elevated)
    case .form, .popover:
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(horizontalSizeClass: .compact),
      ])
    }
  }

  /// Shows the grabber where the sheet can have another height: a card in the middle of a wide window has one
  /// only.
  private func updateGrabber() {
    card.grabber.isHidden = !prefersGrabberVisible || arrangement != .bottom
  }

  override var isDismissedByUser: Bool { arrangement != .fullScreen }

  override func userDidTapOutside() {
    if isDismissedByUser { attemptDismissal() }
  }

  // MARK: Arrangement

  /// The arrangement of the sheet in the window.
  var arrangement: SheetArrangement {
    switch adaptivePresentationStyle {
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .wholeWindow
    default: break
    }
    let traits = traitCollection
    if traits.verticalSizeClass == .compact {
      return prefersEdgeAttachedInCompactHeight ? .bottom : .wholeWindow
    }
    if traits.horizontalSizeClass == .compact { return .bottom }
    return presentationStyle == .pageSheet ? .page : .form
  }

  /// The degree to which what is behind is drawn back, 0…1: wholly where the sheet is at its large detent in
  /// a narrow window, and not at all at the next lower one, or where the sheet would be gone.
  private var pushedBackShare: CGFloat {
    guard arrangement == .bottom, let present = presentDetent else { return 0 }
    guard transition == nil else { return isAtLargestDetent ? 1 : 0 }
    let heights = detentHeights
    guard let large = heights.first(where: { $0.identifier == .large })?.height else { return 0 }
    let lower = heights.lazy.map(\.height).filter { $0 < large }.max() ?? 0
    return min(max((present.height + lift - drop - lower) / max(large - lower, 1), 0), 1)
  }

  /// Draws back what is behind, as far as the sheet is high. It follows a finger that drags the sheet.
  private func pushBack() {
    let share = pushedBackShare
    guard share > 0, let container, let presenting else {
      pushedBack.release()
      return
    }
    let outer = presenting.presentation.controller as? UISheetPresentationController
    pushedBack.push(outer?.card ?? presenting.view, behind: container, share: share)
  }

  /// Dims what is behind, or lets it be used.
  private func updateSurroundings() {
    guard let container else { return }
    let isUndimmed = isAtUndimmedDetent
    if dimming.superview === container { dimming.isHidden = isUndimmed || arrangement == .popover }
    container.letsTouchesThrough = isUndimmed
    if isUndimmed { container.uncover() } else { container.cover() }
    if transition == nil { pushBack() }
  }
}
