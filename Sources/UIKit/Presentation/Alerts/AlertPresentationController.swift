import Console
import QuartzCore

/// Shows an alert in the middle of the window; an action sheet at the bottom of a narrow one, and near its source in a
/// wide one.
final class AlertPresentationController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// Where the alert lies.
  private enum Place {
    case middle
    case bottom
    case near(CGRect)
  }

  private var place: Place {
    guard alert?.preferredStyle == .actionSheet else { return .middle }
    if traitCollection.horizontalSizeClass != .regular || traitCollection.userInterfaceIdiom == .phone {
      return .bottom
    }
    guard let sourceView, let container, sourceView.window != nil else { return .middle }
    return .near(sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container))
  }

  override var isPopover: Bool { alert?.preferredStyle == .actionSheet }
  override var presentedView: UIView? { presentedViewController.view }
  override var shouldRemovePresentersView: Bool { false }
  override var impliedTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }
  override var isDismissedByPerson: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = alert?.alertView else { return .zero }
    let box = container.bounds.inset(by: container.safeAreaInsets)
      .insetBy(dx: AlertLook.edgeGap, dy: AlertLook.edgeGap)
    let isLarge = container.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width: CGFloat
    switch place {
    case .bottom: width = min(container.bounds.width, container.bounds.height) - 2 * AlertLook.edgeGap
    case .middle, .near: width = isLarge ? AlertLook.wideAlertWidth : AlertLook.alertWidth
    }
    let size = view.sizeThatFits(CGSize(width: max(min(width, box.width), 0), height: max(box.height, 0)))
    let origin: CGPoint
    switch place {
    case .middle:
      origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    case .bottom:
      origin = CGPoint(x: box.midX - size.width / 2, y: box.maxY - size.height)
    case .near(let source):
      let fitsBelow = source.maxY + AlertLook.edgeGap + size.height <= box.maxY
      let y = fitsBelow ? source.maxY + AlertLook.edgeGap : source.minY - AlertLook.edgeGap - size.height
      origin = CGPoint(
        x: min(max(source.midX - size.width / 2, box.minX), box.maxX - size.width),
        y: min(max(y, box.minY), box.maxY - size.height))
    }
    let scale = container.traitCollection.displayScale
    return CGRect(
      x: origin.x.roundedToPixel(.toNearestOrAwayFromZero, scale: scale),
      y: origin.y.roundedToPixel(.toNearestOrAwayFromZero, scale: scale), width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    container.dimTint()
    if alert?.preferredStyle == .actionSheet, traitCollection.userInterfaceIdiom == .pad, sourceView == nil {
      Console.say(
        "UIKit: the action sheet “\(alert?.title ?? "")” has no source in a wide window. Set sourceView of its "
          + "popoverPresentationController to show it there; it is shown in the middle.")
    }
    arrangeCancel()
    dimming.come(in: container, with: transition?.coordinator)
  }

  override func dismissalTransitionWillBegin() {
    container?.undimTint()
    dimming.go(with: transition?.coordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {}

  override func containerViewWillLayoutSubviews() {
    arrangeCancel()
  }

  override func containerViewDidLayoutSubviews() {}

  private func arrangeCancel() {
    guard let view = alert?.alertView else { return }
    switch place {
    case .middle: (view.setsCancelApart, view.leavesCancelOut) = (false, false)
    case .bottom: (view.setsCancelApart, view.leavesCancelOut) = (true, false)
    case .near: (view.setsCancelApart, view.leavesCancelOut) = (false, true)
    }
  }

  override func personDidTapOutside() {
    guard let alert, alert.preferredStyle == .actionSheet else { return }
    if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
      alert.choose(cancel)
    } else if case .near = place {
      alert.dismiss(animated: true)
    }
  }

  override var animator: any UIViewControllerAnimatedTransitioning {
    switch place {
    case .middle: AlertTransition(scales: true)
    case .near: AlertTransition(scales: false)
    case .bottom: SlideTransition(duration: AlertLook.sheetDuration)
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
  ) -> TimeInterval { AlertLook.comingDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.isComing
    guard let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isComing {
      UIView.performWithoutAnimation {
        view.alpha = 0
        if scales {
          view.transform = CGAffineTransform(scaleX: AlertLook.comingScale, y: AlertLook.comingScale)
        }
      }
    }
    UIView.animate(
      withDuration: isComing ? AlertLook.comingDuration : AlertLook.goingDuration, delay: 0,
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
