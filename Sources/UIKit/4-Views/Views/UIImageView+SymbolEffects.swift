import QuartzCore
import Symbols

/// A closure that is called when an effect of a symbol has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The end of an effect of a symbol.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect came to its end, and was not removed or replaced.
  public let isFinished: Bool
  /// The view on which it ran.
  public private(set) weak var sender: AnyObject?
  /// The effect; nil for the replacement of a symbol.
  public let effect: (any SymbolEffect)?
  /// The effect with which a symbol was replaced; nil for other effects.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

  init(
    sender: UIImageView, isFinished: Bool, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) {
    self.sender = sender
    self.isFinished = isFinished
    self.effect = effect
    self.contentTransition = contentTransition
    super.init()
  }
}

extension UIImageView {
  /// Runs an effect on the symbol that the view shows; other images are left alone.
  ///
  /// Bounces and wiggles run once; pulses, breaths, turns and variable colors until they are removed, unless
  /// the options say otherwise. An effect of a kind that runs already replaces it.
  /// - Parameters:
  ///   - effect: The effect, such as `.bounce.up`.
  ///   - options: The number and the speed of its runs.
  ///   - animated: False shows the effect's end at once; one that leaves the symbol as it was does nothing
  ///     then.
  ///   - completion: Called when the effect has ended.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, animated, completion)
  }

  /// Runs an effect that lasts on the symbol that the view shows, until it is removed; other images are left
  /// alone.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, animated, completion)
  }

  /// Runs an effect on the symbol that the view shows, once or until it is removed; other images are left
  /// alone.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, animated, completion)
  }

  private func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    if symbolEffects == nil { symbolEffects = SymbolEffectRunner(self) }
    symbolEffects?.add(effect, options, animated: animated, completion)
  }

  /// Ends the effects of a kind, moving back if `animated`.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects?.remove(effect.configuration.kind, effect, animated: animated, completion)
  }

  /// Ends the effects of a kind that last, moving back if `animated`.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects?.remove(effect.configuration.kind, effect, animated: animated, completion)
  }

  /// Ends the effects of a kind, moving back if `animated`.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects?.remove(effect.configuration.kind, effect, animated: animated, completion)
  }

  /// Ends all effects, moving back if `animated`.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects?.removeAll(animated: animated)
  }

  /// Shows another symbol by an effect. ``image`` is the new one at once.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    if symbolEffects == nil { symbolEffects = SymbolEffectRunner(self) }
    symbolEffects?.replace(by: symbolImage, transition, options, completion)
  }
}
