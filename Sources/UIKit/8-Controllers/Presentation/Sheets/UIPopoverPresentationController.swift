import CoreGraphics
import Diagnostics
import QuartzCore

/// An object notified of a popover, beside what every presentation reports.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown. The default does nothing.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: UInt
  /// Makes it of its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover lies right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover lies left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any way.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The unknown value.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Shows a controller beside what it came from, with an arrow that points there. In a narrow window it is a
/// sheet, unless the delegate answers `.none` to
/// ``UIAdaptivePresentationControllerDelegate/adaptivePresentationStyle(for:)``. A tap outside dismisses it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UISheetPresentationController {
  /// The view that the popover came from; nil by default.
  open weak var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }
  /// The item of a bar that the popover came from; nil by default.
  open weak var barButtonItem: UIBarButtonItem? {
    didSet { container?.setNeedsLayout() }
  }
  /// The view or item that the popover came from; it wins over ``sourceView`` and ``barButtonItem``. Nil by
  /// default.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { container?.setNeedsLayout() }
  }
  /// The part of ``sourceView`` that it came from; null, the default, for the whole of it.
  open var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }
  /// The ways in which the arrow may point; any by default. Without any, the popover lies over its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }
  /// The way in which the arrow points; unknown before the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { chrome.placement?.direction ?? .unknown }
  /// Views around the popover that can be used while it is shown, and do not dismiss it; none by default.
  open var passthroughViews: [UIView]? {
    didSet { container?.usableViewsDidChange() }
  }
  /// Whether the popover may cover its source; false by default.
  open var canOverlapSourceViewRect = false
  /// The least room around the popover, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The color behind the popover's view and of its arrow; nil for the view's own.
  open var backgroundColor: UIColor? {
    didSet { card.backgroundColor = backgroundColor }
  }
  /// The class of the view behind the popover and its arrow, a subclass of ``UIPopoverBackgroundView``; nil,
  /// the default, for the system's. Its measures count in the popover's place.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet {
      if let wanted = popoverBackgroundViewClass, !(wanted is UIPopoverBackgroundView.Type) {
        Log.controllers.warning(
          "\(wanted) must be a subclass of UIPopoverBackgroundView to be a popover's background; it is not used."
        )
      }
      container?.setNeedsLayout()
    }
  }

  /// The class of the app's own background.
  private var backgroundClass: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  /// The sheet that the popover is in a narrow window, to be set up before it is shown.
  open var adaptiveSheetPresentationController: UISheetPresentationController { self }

  let chrome = PopoverChrome()

  override var usableViewsBehind: [UIView] { passthroughViews ?? [] }

  /// Whether app code may see it as a popover.
  var isPopover: Bool { true }

  /// The size of a popover whose controller says nothing.
  static let ordinarySize = CGSize(width: 320, height: 480)

  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override var arrangement: SheetArrangement {
    switch adaptivePresentationStyle {
    case .none, .popover: .popover
    default: super.arrangement
    }
  }

  /// The box of the source in the container; nil where there is none on the screen.
  var sourceBox: CGRect? {
    guard let container else { return nil }
    if let sourceItem, sourceItem !== sourceView { return sourceItem.frame(in: container) }
    if let barButtonItem { return barButtonItem.frame(in: container) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The place of a popover of a size.
  func placement(of size: CGSize) -> PopoverPlacement? {
    guard let container else { return nil }
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let middle = CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let source = sourceBox
    let (insets, arrow) = (
      backgroundClass?.contentViewInsets() ?? .zero,
      backgroundClass.map { type in
        CGSize(width: type.arrowBase(), height: type.arrowHeight())
      }
    )
    let around = CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    var placement = PopoverPlacement(
      around, beside: source ?? middle, in: room, permitted: source == nil ? [] : permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect, arrow: arrow ?? PopoverPlacement.arrow)
    placement.frame = placement.frame.inset(by: insets)
    placement.frame = placement.frame.roundedToPixels(scale: container.traitCollection.displayScale)
    return placement
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard arrangement == .popover else { return super.frameOfPresentedViewInContainerView }
    let preferredSize = presentedViewController.preferredContentSize
    let size = preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : Self.ordinarySize
    return placement(of: size)?.frame ?? .zero
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    showChrome()
  }

  /// Shows arrow and shadow where the card is a popover.
  private func showChrome() {
    let isShown = arrangement == .popover && card.superview != nil
    let preferredSize = presentedViewController.preferredContentSize
    let size = preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : Self.ordinarySize
    chrome.show(
      isShown ? placement(of: size) : nil, behind: card,
      color: backgroundColor ?? presentedViewController.view.backgroundColor,
      of: backgroundColor == nil ? presentedViewController.view : card, background: backgroundClass)
    if isShown, backgroundClass.map({ !$0.wantsDefaultContentAppearance }) ?? false {
      card.layer.cornerRadius = 0
    }
  }

  override var animator: any UIViewControllerAnimatedTransitioning {
    arrangement == .popover ? FadeTransition() : super.animator
  }

  open override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    card.backgroundColor = backgroundColor
    super.presentationTransitionWillBegin()
    guard arrangement == .popover else { return }
    if sourceView == nil, barButtonItem == nil, sourceItem == nil {
      Log.controllers.warning(
        """
        The popover of \(type(of: presentedViewController)) has no source. Set sourceView, sourceItem or \
        barButtonItem of its popoverPresentationController; it is shown in the middle, without an arrow.
        """)
    }
    UIView.performWithoutAnimation { chrome.alpha = 0 }
    guard let coordinator = transition?.coordinator, coordinator.isAnimated else { return chrome.alpha = 1 }
    coordinator.animate(alongsideTransition: { [chrome] _ in chrome.alpha = 1 })
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    transition?.coordinator.animate(alongsideTransition: { [chrome] _ in chrome.alpha = 0 })
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    chrome.alpha = completed ? 0 : 1
    if completed { chrome.show(nil, behind: nil, color: nil) }
  }
}

extension UIViewController {
  /// The presentation controller that shows the controller, if that is a popover presentation controller.
  public var popoverPresentationController: UIPopoverPresentationController? {
    (presentationController as? UIPopoverPresentationController).flatMap { $0.isPopover ? $0 : nil }
  }

  /// The presentation controller that shows the controller, if that is a sheet presentation controller.
  public var sheetPresentationController: UISheetPresentationController? {
    self is UIAlertController ? nil : presentationController as? UISheetPresentationController
  }
}
