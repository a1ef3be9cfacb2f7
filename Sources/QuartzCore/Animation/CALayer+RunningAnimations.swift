import DisplayProtocol

extension CALayer {
  /// Records the value that a property has before it changes under an animation.
  func willChange(_ change: LayerChanges) {
    guard let host, let animation = ImplicitAnimation.current ?? freeLayersAction(for: change) else { return }
    if changes.isEmpty && pendingAnimations.isEmpty { host.scheduleCommit(of: self) }
    for change in LayerChanges.animatable.single(in: change) {
      pendingAnimations.record(change, from: property(change), animation: animation)
    }
  }

  /// Whether the layer takes part in an animation that takes touches from its view.
  package var refusesTouches: Bool { animations?.refusesTouches ?? false }

  /// Whether the layer keeps anything of animations.
  package var isAnimated: Bool { animations != nil }

  /// The properties that the layer shows now, without its sublayers.
  var shownProperties: LayerProperties {
    var model = LayerProperties()
    for property in properties(movingAppearance) { model.set(property) }
    return animations?.running.properties(of: model, at: timeMap.local(SystemClock.current.now)) ?? model
  }

  // MARK: With a commit

  /// Emits the animation of a property that has changed, or was to, to its new value.
  func emitAnimation(of change: LayerChanges, to end: LayerProperty, into changes: inout [SceneChange]) {
    for (entry, to) in pendingAnimations.take(change, to: end) {
      let frames = entry.keyframes(to: to)
      if frames.contains(where: { $0.value != to }) {
        start(entry, frames, to: to, into: &changes)
      } else {
        entry.animation.run.resolve(nil)
      }
    }
  }

  /// Emits the animations of a layer that was just added to the scene.
  func emitAnimations(into changes: inout [SceneChange]) {
    guard !pendingAnimations.isEmpty else { return }
    for change in LayerChanges.animatable.single(in: .animatable) {
      emitAnimation(of: change, to: property(change), into: &changes)
    }
  }

  private func start(
    _ entry: PendingAnimations.Entry, _ frames: [LayerAnimation.Keyframe], to end: LayerProperty,
    into changes: inout [SceneChange]
  ) {
    let animations = ensureAnimations()
    var frames = frames
    let isSum = frames.allSatisfy { $0.value.difference(from: end) != nil }
    // Values that can be added go on from what shows in any case; only a run without an end has to be ended.
    if !isSum || entry.animation.endsEndless && animations.isEndless(moving: end) {
      frames[0].value = shownValue(of: frames[0].value)
      for key in animations.keys(moving: end) { endAnimation(key, into: &changes) }
    }
    if isSum {
      for index in frames.indices {
        frames[index].value = frames[index].value.difference(from: end) ?? frames[index].value
      }
    }
    var animation = LayerAnimation(
      keyframes: frames, duration: entry.animation.duration, delay: entry.animation.delay,
      curve: entry.animation.curve, repeatCount: entry.animation.repeatCount,
      autoreverses: entry.animation.autoreverses)
    animation.isAdditive = isSum
    let key = animations.freeKey(end.name)
    let run = entry.animation.run
    let described = animation
    run.adjust?(&animation)
    let time = start(animation, key: key, into: &changes)
    animations.owners[key] = run
    run.resolve(
      AnimationRun.Part(
        layer: self, key: key, original: entry.stops[0].from, animation: described, end: time))
  }

  /// Returns the value shown of a property whose own value is, or was, `value`.
  private func shownValue(of value: LayerProperty) -> LayerProperty {
    let time = timeMap.local(SystemClock.current.now)
    var model = LayerProperties()
    for property in properties(movingAppearance) { model.set(property) }
    model.set(value)
    return (animations?.running.properties(of: model, at: time) ?? model).value(like: value)
  }

  /// Starts an animation that is described in the layer's time. Returns the time of the clock at which it
  /// ends.
  func start(
    _ animation: LayerAnimation, key: String, into changes: inout [SceneChange]
  ) -> TimeInterval {
    let (map, now) = (timeMap, SystemClock.current.now)
    ensureAnimations().running.start(animation, key: key, at: map.local(now))
    let shown = map.described(animation, after: 0)
    changes.append(.animate(id, key: key, shown))
    return now + shown.remainingDuration
  }

  /// Performs the operations that wait for the commit.
  func flushPendingOperations(into changes: inout [SceneChange]) {
    guard let animations else { return }
    for operation in exchange(&animations.pendingOperations, with: []) {
      switch operation {
      case .start(let key, let animation, let run):
        start(animation, key: key, in: run, into: &changes)
      case .restart(let key):
        if let shown = describedNow(key) { changes.append(.animate(id, key: key, shown)) }
      case .end(let key): changes.append(.endAnimation(id, key: key))
      }
    }
    if animations.isIdle { self.animations = nil }
  }

  /// Enqueues an operation for the next commit.
  func enqueue(_ operation: LayerAnimations.PendingOperation) {
    ensureAnimations().pendingOperations.append(operation)
    host?.scheduleCommit(of: self)
  }

  func ensureAnimations() -> LayerAnimations {
    if let animations { return animations }
    let made = LayerAnimations()
    animations = made
    return made
  }

  // MARK: Ends

  /// Ends a running animation before its time.
  func endAnimation(_ key: String, into changes: inout [SceneChange]) {
    guard let animations, animations.running[key] != nil else { return }
    animations.running.end(key)
    changes.append(.endAnimation(id, key: key))
    animations.owners.removeValue(forKey: key)?.interrupt(key, of: self)
  }

  /// Removes an animation that has ended.
  func removeEndedAnimation(_ key: String) {
    guard let animations else { return }
    animations.owners[key] = nil
    // One that keeps its last value runs on.
    if animations.running[key]?.animation.keepsLastAfter != true { animations.running.end(key) }
    if animations.isIdle { self.animations = nil }
  }

  /// Ends all animations unfinished, as the layer is no longer in the scene.
  func interruptAnimations() {
    pendingAnimations.dropAll(isInterrupted: true)
    guard let animations = exchange(&animations, with: nil) else { return }
    animations.dropStarts { _ in true }
    for (key, run) in animations.owners { run.interrupt(key, of: self) }
  }

  // MARK: Taking over, as property animators do

  /// The value that an animation shows now, a difference for an additive one.
  package func value(ofAnimation key: String) -> LayerProperty? {
    guard let (animation, start) = animations?.running[key] else { return nil }
    return animation.value(at: timeMap.local(SystemClock.current.now) - start)
  }

  /// An animation that runs, as a display that receives it now has to run it.
  private func describedNow(_ key: String) -> LayerAnimation? {
    guard let (animation, start) = animations?.running[key] else { return nil }
    let map = timeMap
    return map.described(animation, after: map.local(SystemClock.current.now) - start)
  }

  /// Restarts an animation on the display, from its present moment, in the layer's present time.
  func restartAnimation(_ key: String) {
    guard let animations, let shown = describedNow(key) else { return }
    animations.owners[key]?.move(key, of: self, toEndAt: SystemClock.current.now + shown.remainingDuration)
    let isPending = animations.pendingOperations.contains {
      if case .restart(key) = $0 { true } else { false }
    }
    if !isPending { enqueue(.restart(key: key)) }
  }

  /// Replaces a running animation by another one from now on.
  package func changeAnimation(_ key: String, to animation: LayerAnimation) {
    guard let animations, animations.running[key] != nil else { return }
    animations.running.start(animation, key: key, at: timeMap.local(SystemClock.current.now))
    restartAnimation(key)
  }

  /// Ends an animation, as done: its owner is not notified of an interruption.
  package func finishAnimation(_ key: String) {
    guard let animations, animations.running[key] != nil else { return }
    animations.running.end(key)
    enqueue(.end(key: key))
    animations.owners.removeValue(forKey: key)?.release(key, of: self)
  }

  /// The value of a property as it shows now.
  package func shownValue(like property: LayerProperty) -> LayerProperty {
    shownProperties.value(like: property)
  }

  /// Sets the properties from which one of the scene's is derived.
  package func apply(_ property: LayerProperty) {
    switch property {
    case .frame(let shown):
      let frame = mirrored(shown)
      bounds.size = frame.size
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
    case .contentOffset(let offset): bounds.origin = offset
    case .transform(let value): setAffineTransform(isFlipped ? value.matrix.flipped : value.matrix)
    case .opacity(let value): opacity = Float(value)
    case .backgroundColor(let value): backgroundColor = value
    case .corners(let value): cornerRadius = value.radius
    case .border(let value):
      borderWidth = value.width
      borderColor = value.color
    case .shadow(let value):
      guard let value else {
        shadowOpacity = 0
        return
      }
      shadowOpacity = Float(value.color.alpha)
      shadowColor = value.color.copy(alpha: 1)
      shadowOffset = value.offset
      shadowRadius = value.radius
      shadowPath = value.path
    case .isHidden(let value): isHidden = value
    case .masksToBounds(let value): masksToBounds = value
    case .content(let value): applyOwnContent(value)
    case .semantics, .editor, .scroll, .mask: break
    default: setUncommon(property)
    }
  }
}
