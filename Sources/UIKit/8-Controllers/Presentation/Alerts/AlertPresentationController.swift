import Diagnostics
import QuartzCore

/// Shows an alert in the middle of the window; an action sheet at the bottom of a narrow one, and near its
/// source in a wide one.
final class AlertPresentationController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// The placement of the alert.
  private enum Place {
    case middle
    case bottom
    case near(CGRect)
  }

  /// The top of the keyboard on the screen, in the screen's points.
  private var keyboardTop: CGFloat?
  private var keyboardObserver: (any NSObjectProtocol)?

  private var place: Place {
    guard alert?.preferredStyle == .actionSheet else { return .middle }
    if traitCollection.horizontalSizeClass != .regular || traitCollection.userInterfaceIdiom == .phone {
      return .bottom
    }
    return sourceBox.map(Place.near) ?? .middle
  }

  override var isPopover: Bool { alert?.preferredStyle == .actionSheet }
  override var presentedView: UIView? { presentedViewController.view }
  override var shouldRemovePresentersView: Bool { false }
  override var impliedTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }
  override var isDismissedByUser: Bool { false }
  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = alert?.alertView else { return .zero }
    let box = roomAboveKeyboard(in: container).insetBy(dx: AlertMetrics.edgeGap, dy: AlertMetrics.edgeGap)
    let isLarge = container.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width: CGFloat
    switch place {
    case .bottom: width = min(container.bounds.width, container.bounds.height) - 2 * AlertMetrics.edgeGap
    case .middle, .near: width = isLarge ? AlertMetrics.wideAlertWidth : AlertMetrics.alertWidth
    }
    let size = view.sizeThatFits(CGSize(width: max(min(width, box.width), 0), height: max(box.height, 0)))
    if case .near = place, let placement = placement(of: size) { return placement.frame }
    let origin: CGPoint
    switch place {
    case .middle, .near:
      origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    case .bottom:
      origin = CGPoint(x: box.midX - size.width / 2, y: box.maxY - size.height)
    }
    let scale = container.traitCollection.displayScale
    return CGRect(
      x: origin.x.roundedToPixel(.toNearestOrAwayFromZero, scale: scale),
      y: origin.y.roundedToPixel(.toNearestOrAwayFromZero, scale: scale), width: size.width,
      height: size.height)
  }

  /// The safe area, without what a keyboard on the screen takes of it.
  private func roomAboveKeyboard(in container: UIView) -> CGRect {
    var room = container.bounds.inset(by: container.safeAreaInsets)
    guard let keyboardTop, let window = container.window else { return room }
    let top = container.convert(window.convertFromScreen(CGPoint(x: 0, y: keyboardTop)), from: nil).y
    room.size.height = max(min(room.maxY, top) - room.minY, 0)
    return room
  }

  private func followKeyboard() {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] news in
      guard let frame = (news.userInfo?[key] as? NSValue)?.cgRectValue else { return }
      MainActor.assumeIsolated { self?.keepAbove(frame.minY) }
    }
  }

  /// Moves the alert to the middle of what a keyboard leaves free.
  private func keepAbove(_ top: CGFloat) {
    keyboardTop = top
    guard let container else { return }
    UIView.animate(withDuration: AlertMetrics.keyboardDuration) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    followKeyboard()
    container.dimTint()
    if alert?.preferredStyle == .actionSheet, traitCollection.userInterfaceIdiom == .pad, sourceView == nil,
      barButtonItem == nil, sourceItem == nil
    {
      Log.controllers.warning(
        """
        The action sheet “\(alert?.title ?? "")” has no source in a wide window. Set sourceView of its \
        popoverPresentationController to show it there; it is shown in the middle.
        """)
    }
    arrangeCancel()
    if case .near = place { dimming.isHidden = true }
    dimming.come(in: container, with: transition?.coordinator)
    fadeChrome(in: true)
  }

  private func fadeChrome(in isComing: Bool) {
    guard let coordinator = transition?.coordinator, coordinator.isAnimated else { return }
    if isComing { UIView.performWithoutAnimation { chrome.alpha = 0 } }
    coordinator.animate(alongsideTransition: { [chrome] _ in chrome.alpha = isComing ? 1 : 0 })
  }

  override func dismissalTransitionWillBegin() {
    container?.undimTint()
    dimming.go(with: transition?.coordinator)
    fadeChrome(in: false)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    keyboardObserver = nil
  }

  override func containerViewWillLayoutSubviews() {
    arrangeCancel()
  }

  override func containerViewDidLayoutSubviews() {
    guard let view = alert?.alertView else { return }
    let isNear = if case .near = place { true } else { false }
    chrome.show(isNear ? placement(of: view.bounds.size) : nil, behind: view, color: AlertMetrics.background)
  }

  private func arrangeCancel() {
    guard let view = alert?.alertView else { return }
    switch place {
    case .middle: (view.separatesCancel, view.leavesCancelOut) = (false, false)
    case .bottom: (view.separatesCancel, view.leavesCancelOut) = (true, false)
    case .near: (view.separatesCancel, view.leavesCancelOut) = (false, true)
    }
  }

  override func userDidTapOutside() {
    guard let alert, alert.preferredStyle == .actionSheet else { return }
    if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
      alert.choose(cancel)
    } else if case .near = place {
      alert.dismiss(animated: true)
    }
  }

  override var animator: any UIViewControllerAnimatedTransitioning {
    if UIAccessibility.isReduceMotionEnabled { return AlertTransition(scales: false) }
    return switch place {
    case .middle: AlertTransition(scales: true)
    case .near: AlertTransition(scales: false)
    case .bottom: SlideTransition(duration: AlertMetrics.sheetDuration)
    }
  }
}

/// Lets an alert come out of the air, and fade away.
@MainActor final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let scales: Bool

  init(scales: Bool) {
    self.scales = scales
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { AlertMetrics.comingDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.isComing
    guard let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isComing {
      UIView.performWithoutAnimation {
        view.alpha = 0
        if scales {
          view.transform = CGAffineTransform(scaleX: AlertMetrics.comingScale, y: AlertMetrics.comingScale)
        }
      }
    }
    UIView.animate(
      withDuration: isComing ? AlertMetrics.comingDuration : AlertMetrics.goingDuration, delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        view.alpha = isComing ? 1 : 0
        if isComing { view.transform = .identity }
      },
      completion: { _ in
        context.completeTransition(true)
        if !isComing { view.alpha = 1 }
      })
  }
}
