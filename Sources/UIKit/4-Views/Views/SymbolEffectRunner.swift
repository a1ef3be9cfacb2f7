import QuartzCore
import Symbols

/// The effects that run on an image view's symbol. They are described to the display, but for variable
/// colors, whose pictures are shown one after another.
@MainActor final class SymbolEffectRunner {
  typealias Kind = SymbolEffectConfiguration.Kind

  private struct Running {
    var effect: any SymbolEffect
    var completion: UISymbolEffectCompletion?
    /// The way back from what the effect leaves behind; nil where it leaves nothing.
    var wayBack: [CAPropertyAnimation]?
    var frames: ImageAnimation?
  }

  private unowned let view: UIImageView
  private var running: [Kind: Running] = [:]
  /// The symbol that is about to be replaced.
  private var former: UIImage?
  private var replacement: Alarm?

  init(_ view: UIImageView) { self.view = view }

  /// The image that an effect shows in place of the view's own.
  var shownImage: UIImage? { former ?? running[.variableColor]?.frames?.image }

  func windowDidChange() {
    guard let frames = running[.variableColor]?.frames else { return }
    if view.window == nil { frames.pause() } else { frames.run() }
  }

  private func key(_ kind: Kind) -> String { "symbolEffect.\(kind)" }

  // MARK: Adding

  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let configuration = effect.configuration
    guard view.image?.isSymbolImage == true else {
      completion?(UISymbolEffectCompletionContext(sender: view, isFinished: false, effect: effect))
      return
    }
    let kind = configuration.kind
    end(kind, isFinished: false)
    // What comes is what has gone before, on its way back.
    if kind == .appear, running[.disappear] != nil { end(.disappear, isFinished: false) }
    if kind == .variableColor, let image = view.image, image.symbolLevelCount > 0 {
      return lightUp(image, effect, options, animated: animated, completion)
    }
    let motion = SymbolMotion(configuration, view: view)
    running[kind] = Running(effect: effect, completion: completion, wayBack: motion.wayBack)
    let group = CAAnimationGroup()
    group.animations = motion.animations
    group.duration = animated ? motion.duration / options.speed : 0.001
    if motion.leavesTrace {
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
      for animation in motion.animations { animation.fillMode = .forwards }
    } else {
      guard animated else { return end(kind, isFinished: true) }
      group.repeatCount = runs(options, of: kind)
      if options.delay > 0 {
        for animation in motion.animations { animation.duration = group.duration }
        group.duration += options.delay
      }
    }
    let watch = SymbolEffectWatch { [weak self] finished in
      self?.animationDidEnd(kind, effect, finished: finished, leavesTrace: motion.leavesTrace)
    }
    group.delegate = watch
    view.layer.add(group, forKey: key(kind))
  }

  private func runs(_ options: SymbolEffectOptions, of kind: Kind) -> Float {
    switch options.repetition {
    case .never: 1
    case .times(let count): Float(count)
    case .forever: .infinity
    case .automatic: kind == .bounce || kind == .wiggle ? 1 : .infinity
    }
  }

  private func animationDidEnd(
    _ kind: Kind, _ effect: any SymbolEffect, finished: Bool, leavesTrace: Bool
  ) {
    // One that was replaced has reported its end already.
    guard finished, let known = running[kind] else { return }
    if leavesTrace {
      running[kind]?.completion = nil
    } else {
      running[kind] = nil
    }
    known.completion?(UISymbolEffectCompletionContext(sender: view, isFinished: true, effect: effect))
  }

  /// Ends an effect of a kind without a move.
  private func end(_ kind: Kind, isFinished: Bool) {
    guard let old = running.removeValue(forKey: kind) else { return }
    old.frames?.pause()
    view.layer.removeAnimation(forKey: key(kind))
    if old.frames != nil { view.setNeedsDisplay() }
    old.completion?(UISymbolEffectCompletionContext(sender: view, isFinished: isFinished, effect: old.effect))
  }

  // MARK: Variable colors

  /// Seconds that a level is lit before the next is.
  private static let levelDuration: TimeInterval = 0.25

  private func lightUp(
    _ image: UIImage, _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard animated else {
      completion?(UISymbolEffectCompletionContext(sender: view, isFinished: true, effect: effect))
      return
    }
    let configuration = effect.configuration
    let count = image.symbolLevelCount
    let hides = configuration.hidesInactiveLayers
    var steps: [SymbolEmphasis] =
      configuration.isCumulative
      ? (0...count).map { .before($0, hidesOthers: hides) }
      : (0...count).map { .only($0, hidesOthers: hides) }
    if configuration.isReversing { steps += steps.dropLast().reversed() }
    let runs = runs(options, of: .variableColor)
    let frames = ImageAnimation(
      steps.map(image.withEmphasis),
      duration: Double(steps.count) * SymbolEffectRunner.levelDuration / options.speed,
      repeats: runs.isFinite ? Int(clamping: runs) : 0
    ) { [weak self] isOver in
      guard let self else { return }
      if isOver { end(.variableColor, isFinished: true) } else { view.setNeedsDisplay() }
    }
    running[.variableColor] = Running(effect: effect, completion: completion, frames: frames)
    if view.window != nil { frames.run() }
    view.setNeedsDisplay()
  }

  // MARK: Removing

  func remove(
    _ kind: Kind, _ effect: any SymbolEffect, animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    let wayBack = running[kind]?.wayBack
    let wasRunning = running[kind] != nil
    end(kind, isFinished: false)
    if animated, let wayBack {
      let group = CAAnimationGroup()
      group.animations = wayBack
      group.duration = SymbolMotion.changeDuration
      view.layer.add(group, forKey: key(kind) + ".back")
    }
    completion?(UISymbolEffectCompletionContext(sender: view, isFinished: wasRunning, effect: effect))
  }

  func removeAll(animated: Bool) {
    for (kind, item) in running { remove(kind, item.effect, animated: animated, nil) }
  }

  // MARK: Replacing

  func replace(
    by image: UIImage, _ transition: any ContentTransitionSymbolEffect & SymbolEffect,
    _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion?
  ) {
    replacement?.cancel()
    let old = view.shownImage
    former = nil
    view.image = image
    let direction = transition.configuration.direction ?? .down
    guard let old, view.window != nil, UIView.areAnimationsEnabled, old.isSymbolImage else {
      view.setNeedsDisplay()
      completion?(
        UISymbolEffectCompletionContext(sender: view, isFinished: true, contentTransition: transition))
      return
    }
    let half = direction == .forward ? 0 : SymbolMotion.changeDuration / 2 / options.speed
    let coming = SymbolMotion.changeDuration / options.speed
    if half > 0 {
      former = old
      view.setNeedsDisplay()
      run(SymbolMotion.leaving(view, upward: direction == .up), "leave", half)
    }
    replacement = SystemClock.current.after(half) { [weak self] in
      guard let self else { return }
      former = nil
      view.setNeedsDisplay()
      run(SymbolMotion.coming(view), "come", coming)
      replacement = SystemClock.current.after(coming) { [weak self] in
        guard let self else { return }
        replacement = nil
        completion?(
          UISymbolEffectCompletionContext(sender: view, isFinished: true, contentTransition: transition))
      }
    }
  }

  private func run(_ animations: [CAPropertyAnimation], _ name: String, _ duration: TimeInterval) {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    view.layer.add(group, forKey: "symbolEffect.replace.\(name)")
  }
}

/// The delegate of an effect's animation, notified of its end.
@MainActor private final class SymbolEffectWatch: CAAnimationDelegate {
  private let onEnd: (Bool) -> Void

  init(onEnd: @escaping (Bool) -> Void) { self.onEnd = onEnd }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onEnd(flag) }
}
