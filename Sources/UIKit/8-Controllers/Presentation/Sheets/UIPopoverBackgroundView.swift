import CoreGraphics
import Diagnostics

/// The methods by which a popover's background says its measures. A subclass of ``UIPopoverBackgroundView``
/// overrides them.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the insets of the popover's content from the edges of the background, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// The superclass of an app's own backgrounds of popovers
/// (``UIPopoverPresentationController/popoverBackgroundViewClass``). The view covers the popover and its
/// arrow; a subclass draws both, by ``arrowDirection`` and ``arrowOffset``.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow's tip from the middle of its edge, in points; to the right or downwards above
  /// 0.
  open var arrowOffset: CGFloat = 0
  /// The way in which the arrow points.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  /// Whether the content gets the popover's own round corners; false by default.
  open class var wantsDefaultContentAppearance: Bool { false }

  /// Returns the width of the arrow at its base. Subclasses override it; the default is the system's.
  open class func arrowBase() -> CGFloat { PopoverPlacement.arrow.width }
  /// Returns the insets of the content. Subclasses override it; the default has none.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Returns the height of the arrow. Subclasses override it; the default is the system's.
  open class func arrowHeight() -> CGFloat { PopoverPlacement.arrow.height }
}

extension UIPopoverBackgroundView {
  /// Takes its place around a popover.
  func surround(_ placement: PopoverPlacement) {
    let (insets, height) = (Self.contentViewInsets(), Self.arrowHeight())
    let body = placement.frame.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    arrowDirection = placement.direction
    switch placement.direction {
    case .up, .down:
      arrowOffset = placement.tip.x - body.midX
      let y = placement.direction == .up ? body.minY - height : body.minY
      frame = CGRect(x: body.minX, y: y, width: body.width, height: body.height + height)
    case .left, .right:
      arrowOffset = placement.tip.y - body.midY
      let x = placement.direction == .left ? body.minX - height : body.minX
      frame = CGRect(x: x, y: body.minY, width: body.width + height, height: body.height)
    default:
      arrowOffset = 0
      frame = body
    }
    setNeedsLayout()
  }
}
