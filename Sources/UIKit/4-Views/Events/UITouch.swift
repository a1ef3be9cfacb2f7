import DisplayProtocol
import QuartzCore

/// One finger, mouse button or pen from the moment it comes down until it is lifted; the same object all
/// the while.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// A step in a touch's life.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kind of pointer that touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The step that is being delivered.
  open internal(set) var phase = Phase.began
  /// The number of taps at this location in quick succession, including this touch.
  open internal(set) var tapCount = 1
  /// The time of the last step, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval
  /// The kind of pointer that touches.
  open private(set) var type: TouchType
  /// The view that was hit when the touch began; it gets all its events.
  open internal(set) var view: UIView?
  /// The window that was hit when the touch began.
  open internal(set) var window: UIWindow?
  /// The force of the touch; displays report 1 for every touch.
  open var force: CGFloat { 1 }
  /// The greatest force there is.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the finger's tip, in points.
  open var majorRadius: CGFloat { type == .direct ? 20 : 0 }

  /// The gestures that receive the touch: those of its view and its superviews that accept it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether it is a press of a mouse's secondary button; only gestures that request it get it, and no views.
  var isSecondary = false
  /// The buttons of a mouse that the touch stands for.
  var buttonMask: UIEvent.ButtonMask {
    type != .indirectPointer ? [] : isSecondary ? .secondary : .primary
  }

  /// Whether it was lifted or cancelled, whatever was delivered to the view.
  var isOver = false
  /// Whether the display scrolls by itself when it is dragged.
  var isScrolledByDisplay = false
  /// The record of what has been delivered to the view.
  let delivery = TouchDelivery()

  /// The current and the previous location of the touch, in the window's coordinates.
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint
  let startLocation: CGPoint

  init(type: TouchType, location: CGPoint, timestamp: TimeInterval) {
    self.type = type
    self.timestamp = timestamp
    locationInWindow = location
    previousLocationInWindow = location
    startLocation = location
    super.init()
  }

  /// Returns the location of the touch, in a view's coordinates, or the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// The touch's place as exactly as the display has it: ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The touch's place at the step before, as exactly as the display has it: ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the location of the touch at the previous step, in a view's coordinates, or the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
}

extension UITouch.TouchType {
  init(_ kind: PointerInput.Kind) {
    switch kind {
    case .touch: self = .direct
    case .pen: self = .pencil
    case .mouse: self = .indirectPointer
    }
  }
}
