import UIKit

/// The native view of a ``TouchHandler``.
@preconcurrency @MainActor public class NativeTouchHandler: UIControl {
  private lazy var touchHandlers = TouchHandlers(of: self)

  /// The handlers called on each event. A key may hold several events.
  public var handlers: [TouchHandlerEvent: TouchHandlerClosure]? {
    didSet { touchHandlers.closures = handlers ?? [:] }
  }

  /// The insets from its edges within which the view takes touches, in points; negative numbers enlarge the
  /// area.
  public var hitTestInsets: UIEdgeInsets = .zero

  /// Whether a point lies within the bounds less the insets.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if hitTestInsets == .zero || isHidden { return super.point(inside: point, with: event) }
    return bounds.inset(by: hitTestInsets).contains(point)
  }
}
