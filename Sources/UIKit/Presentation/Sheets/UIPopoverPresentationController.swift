import CoreGraphics

/// Is told of a popover, beside what every presentation tells.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Told before the popover is shown. The default does nothing.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Which way a popover's arrow points.
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
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Shows a controller that came from a place in the window. Here it is shown as a sheet: in a wide window a card of
/// its `preferredContentSize` in the middle, in a narrow one a page sheet. The place is kept for alerts.
@preconcurrency @MainActor open class UIPopoverPresentationController: UISheetPresentationController {
  /// The view that the popover came from; nil by default.
  open weak var sourceView: UIView?
  /// The item of a bar that the popover came from; nil by default.
  open weak var barButtonItem: UIBarButtonItem?
  /// The part of ``sourceView`` that it came from; the whole of it by default.
  open var sourceRect = CGRect.null
  /// Which way the arrow may point; any by default. There is no arrow here.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Which way the arrow points; there is none here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Views around the popover that can be used while it is shown, and do not dismiss it; none by default.
  open var passthroughViews: [UIView]? {
    didSet { container?.usableViewsDidChange() }
  }
  /// Whether the popover may cover its source; false by default.
  open var canOverlapSourceViewRect = false
  /// The least room around the popover, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour behind the popover's view; nil for the view's own.
  open var backgroundColor: UIColor? {
    didSet { card.backgroundColor = backgroundColor }
  }

  override var usableViewsBehind: [UIView] { passthroughViews ?? [] }

  /// Whether app code may see it as a popover.
  var isPopover: Bool { true }

  open override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    card.backgroundColor = backgroundColor
    super.presentationTransitionWillBegin()
  }
}

extension UIViewController {
  /// What shows the controller, where that is a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    (presentationController as? UIPopoverPresentationController).flatMap { $0.isPopover ? $0 : nil }
  }

  /// What shows the controller, where that is a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    self is UIAlertController ? nil : presentationController as? UISheetPresentationController
  }
}
