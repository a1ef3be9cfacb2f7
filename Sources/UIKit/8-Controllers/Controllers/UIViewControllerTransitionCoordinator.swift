import CoreGraphics

/// The properties of a transition between controllers, or of a controller's change to another size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// The presentation style of the presented controller; `.none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// Whether a finger drives it.
  var isInteractive: Bool { get }
  /// Whether a finger drove it at first.
  var initiallyInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// The progress of the transition when it was last in a person's hand, 0…1; otherwise that of its time.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition runs on when it is let go, as a factor of its own.
  var completionVelocity: CGFloat { get }
  /// The curve by which the transition runs on when it is let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation that the transition leads to; the identity, since displays do not turn.
  var targetTransform: CGAffineTransform { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's own changes along with a transition between controllers or to another size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` along with the transition, moving what it changes as long as the transition moves, and
  /// `completion` after it. Returns whether it will; false when the transition has ended.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `animation` along with the transition for what lies in `view`, which may be outside the container,
  /// and `completion` after it. Returns whether it will.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the finger that drives the transition lets go; `isCancelled` then says where it
  /// goes.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` along with the transition: what it changes may lie anywhere.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Runs `animation` along with the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is seen at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is seen at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
