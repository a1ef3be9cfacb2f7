import CoreGraphics

/// A step of a drag that rests over something spring-loaded.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing rests over the view.
  case inactive = 0
  /// A drag has come over the view.
  case possible
  /// The drag has rested there for a while, and the view is about to be activated.
  case activating
  /// The view was activated.
  case activated
}

/// The drag over a spring-loaded view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The step.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect; the interaction's by default.
  var targetView: UIView? { get set }
  /// The thing in the view that is meant; nil by default. Another one begins anew.
  var targetItem: Any? { get set }
  /// Returns the location of the pointer in a view's points; nil is the window.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a view is activated by a drag that rests over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Returns whether the view may be activated, at each move of the hand.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the drag has left the view, or the view was activated. The default does nothing.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to be activated.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Called at each step.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that a drag which rests over it can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests over it activates it.
  var isSpringLoaded: Bool { get set }
}

/// Activates a view when a drag has rested over it for a while.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The closure that is called when the view is activated.
  public typealias ActivationHandler = (
    _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
  ) -> Void

  /// The view that the interaction was added to; nil for none.
  open private(set) weak var view: UIView?
  let behavior: (any UISpringLoadedInteractionBehavior)?
  let effect: any UISpringLoadedInteractionEffect
  let activationHandler: ActivationHandler

  /// Creates an interaction. Without a behavior the view may always be activated; without an effect it
  /// blinks.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?, activationHandler: @escaping ActivationHandler
  ) {
    behavior = interactionBehavior
    effect = interactionEffect ?? SpringLoadingBlink()
    self.activationHandler = activationHandler
    super.init()
  }

  /// Creates an interaction with the standard behavior and effect.
  public convenience init(activationHandler: @escaping ActivationHandler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The standard effect: the view is dimmed while a drag rests over it, and blinks before it is activated.
private final class SpringLoadingBlink: UISpringLoadedInteractionEffect {
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard let layer = context.targetView?.layer else { return }
    switch context.state {
    case .inactive, .activated: layer.removeAnimation(forKey: Self.key)
    case .possible: break
    case .activating:
      let blink = CABasicAnimation(keyPath: "opacity")
      (blink.fromValue, blink.toValue) = (1, 0.4)
      blink.duration = SpringLoading.blinkDuration / 4
      blink.autoreverses = true
      blink.repeatCount = 2
      layer.add(blink, forKey: Self.key)
    }
  }

  private static let key = "springLoading"
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Sends the button's actions when a drag rests over it.
  private final class Press: UISpringLoadedInteraction {}

  /// Whether a drag that rests over the button presses it; false by default.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is Press } }
    set {
      guard newValue != isSpringLoaded else { return }
      guard newValue else {
        for case let press as Press in interactions { removeInteraction(press) }
        return
      }
      addInteraction(
        Press { interaction, _ in
          guard let button = interaction.view as? UIButton, button.isEnabled else { return }
          button.sendActions(for: .touchUpInside)
          button.sendActions(for: .primaryActionTriggered)
        })
    }
  }
}
