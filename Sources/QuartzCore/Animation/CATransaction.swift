import Diagnostics
import DisplayProtocol

/// The key of a transaction's duration, an `NSNumber` of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether a transaction's changes show at once, an `NSNumber` of a Boolean.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// The animation of changes of layers that belong to no view: by themselves, in a quarter of a second.
/// Changes between `begin()` and `commit()` follow what was set in between; all others, what was set in their
/// turn of the loop. Displays get the changes at the end of the turn.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// The values set in one transaction.
  @MainActor struct Level {
    var duration: CFTimeInterval?
    var timing: CAMediaTimingFunction?
    var disablesActions = false
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    var run = AnimationRun()
  }

  /// The duration of an animation that specifies no other, in seconds.
  static let defaultDuration: CFTimeInterval = 0.25

  private static var levels: [Level] = []
  /// The transaction of the turn, around all others.
  private static var turn: Level?

  private static var level: Level {
    get {
      if let level = levels.last ?? turn { return level }
      let made = Level()
      turn = made
      // Where no display waits for the end of the turn.
      _ = SystemClock.current.after(0) { endTurn() }
      return made
    }
    set { if levels.isEmpty { turn = newValue } else { levels[levels.count - 1] = newValue } }
  }

  /// The run that waits for the animations of the present transaction.
  static var run: AnimationRun { level.run }

  /// Makes the completion blocks of the present transactions wait for the animations of a block, which has a
  /// run of its own.
  static func include(_ run: AnimationRun) {
    if let level = levels.last ?? turn, level.completion != nil { level.run.wait(for: run) }
  }

  /// Begins a transaction inside the present one. What that has set holds until something else is.
  public class func begin() {
    let outer = level
    var inner = Level()
    (inner.duration, inner.timing) = (outer.duration, outer.timing)
    (inner.disablesActions, inner.values) = (outer.disablesActions, outer.values)
    levels.append(inner)
  }

  /// Ends the transaction that was begun last.
  public class func commit() {
    guard let ended = levels.popLast() else {
      Log.animation.warning("CATransaction.commit() was called without begin(); nothing happened.")
      return
    }
    // The animations of an inner group are the outer ones' too.
    include(ended.run)
    ended.run.seal(notifyingAtOnce: true)
  }

  /// Commits the changes made so far now, rather than at the end of the turn; while a transaction is
  /// open, at the end of the turn after all.
  public class func flush() {
    guard levels.isEmpty else { return }
    LayerHost.flushAll()
    endTurn()
  }

  /// Returns the duration of animations that specify no other, in seconds.
  public class func animationDuration() -> CFTimeInterval { level.duration ?? defaultDuration }

  /// Sets the duration of animations, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    level.duration = dur.isFinite ? max(0, dur) : nil
  }

  /// Returns the timing function of animations that specify no other.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { level.timing }

  /// Sets the timing function of animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    level.timing = function
  }

  /// Whether changes show at once.
  public class func disableActions() -> Bool { level.disablesActions }

  /// Sets whether changes show without animation.
  public class func setDisableActions(_ flag: Bool) {
    level.disablesActions = flag
  }

  /// Runs a block when all animations have ended that the transaction began from now on, also those of blocks
  /// of UIKit and of transactions inside it; at once with the transaction, where there are none. A block that
  /// was set before waits for the animations up to now.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    var changed = level
    if changed.completion != nil || changed.run.isUnderWay {
      let earlier = changed.run
      changed.run = AnimationRun()
      let outer = levels.isEmpty ? nil : levels.dropLast().last ?? turn
      if let outer, outer.completion != nil { outer.run.wait(for: earlier) }
      earlier.seal(notifyingAtOnce: true)
    }
    changed.completion = block
    changed.run.onEnd = block.map { block in { _ in block() } }
    level = changed
  }

  /// The block that runs when the transaction's animations have ended.
  public class func completionBlock() -> (() -> Void)? { level.completion }

  private nonisolated static let sharedLock = NSRecursiveLock()

  /// Acquires the lock that all transactions share. Each thread may acquire it several times.
  public nonisolated class func lock() { sharedLock.lock() }

  /// Releases the lock that ``lock()`` acquired.
  public nonisolated class func unlock() { sharedLock.unlock() }

  /// A value that was kept with the transaction, or its own under one of the keys such as
  /// ``kCATransactionAnimationDuration``.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionCompletionBlock: completionBlock()
    default: level.values[key]
    }
  }

  /// Keeps a value with the transaction, or sets what a key such as ``kCATransactionDisableActions`` names.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(anObject.flatMap(AnimatableValue.init)?.number ?? .nan)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      setDisableActions((anObject.flatMap(AnimatableValue.init)?.number ?? 0) != 0)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: level.values[key] = anObject
    }
  }

  /// The turn is over, and with it what was set outside of `begin()` and `commit()`.
  static func endTurn() {
    exchange(&turn, with: nil)?.run.seal()
  }
}

extension CALayer {
  /// Returns the animation of the properties of a layer that belongs to no view.
  func freeLayersAction(for change: LayerChanges) -> ImplicitAnimation? {
    guard layerOwner == nil, isShown, !isStill, superlayer != nil, ImplicitAnimation.isAllowed,
      !CATransaction.disableActions()
    else { return nil }
    let action = LayerChanges.names(of: change).lazy.compactMap { self.action(forKey: $0) }.first
    if action is NSNull { return nil }
    var animation = ImplicitAnimation(
      duration: CATransaction.animationDuration(),
      curve: (CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)).curve,
      run: CATransaction.run)
    if let own = action as? CAAnimation {
      if own.duration > 0 { animation.duration = own.duration }
      if let timing = own.timingFunction { animation.curve = timing.curve }
    }
    return animation.duration > 0 ? animation : nil
  }
}

extension LayerChanges {
  /// The names that Core Animation gives to properties that may be behind a change.
  fileprivate static func names(of change: LayerChanges) -> [String] {
    let names: [(LayerChanges, [String])] = [
      (.frame, ["position", "bounds", "frame"]), (.contentOffset, ["bounds"]), (.transform, ["transform"]),
      (.opacity, ["opacity"]), (.backgroundColor, ["backgroundColor"]), (.corners, ["cornerRadius"]),
      (.border, ["borderWidth", "borderColor"]),
      (
        .content,
        [
          "colors", "locations", "startPoint", "endPoint", "strokeStart", "strokeEnd", "lineWidth",
          "fillColor", "strokeColor", "lineDashPhase", "miterLimit",
        ]
      ),
      (.shadow, ["shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "shadowPath"]),
    ]
    return names.flatMap { change.contains($0.0) ? $0.1 : [] }
  }
}
