import DisplayProtocol
import ObjectFactory

/// Names the animation that stands for all changes of a layer's appearance, when it is added under it.
public let kCATransition = "transition"

extension CALayer {
  /// Adds an animation that runs on the layer from the next commit on. One with the same key is replaced;
  /// without a key any number may run. The layer keeps a copy.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let animation = anim.copied()
    if let transition = animation as? CATransition {
      addTransition(transition)
      return
    }
    if let key { removeAnimation(forKey: key) }
    let animations = ensureAnimations()
    let key = key ?? animations.freeName()
    animations.explicit.append((key, animation))
    // A layer that is nowhere has nothing to wait for.
    let run = host == nil ? nil : CATransaction.run
    run?.expect()
    enqueue(.start(key: key, animation, run))
  }

  private func addTransition(_ transition: CATransition) {
    if transition.duration <= 0 { transition.duration = CATransaction.animationDuration() }
    transition.delegate?.animationDidStart(transition)
    self.transition(
      transition.layerTransition(in: bounds.size), timing: transition, allowsTouches: true, changes: {}
    ) {
      transition.delegate?.animationDidStop(transition, finished: $0)
    }
  }

  /// The animation that runs under a key, or was just added.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.explicit.first { $0.key == key }?.animation
  }

  /// The keys of the animations that were added and run; nil when there are none.
  public func animationKeys() -> [String]? {
    guard let animations, !animations.explicit.isEmpty else { return nil }
    return animations.explicit.map(\.key)
  }

  /// Ends the animation of a key. Its delegate is notified that it did not finish.
  public func removeAnimation(forKey key: String) {
    guard let animations else { return }
    animations.dropStarts { $0 == key }
    animations.explicit.removeAll { $0.key == key }
    for name in animations.running.keys where animations.isName(name, of: key) { cancelAnimation(name) }
  }

  /// Ends all animations of the layer, also those that blocks began.
  public func removeAllAnimations() {
    guard let animations else { return }
    for key in animations.explicit.map(\.key) { removeAnimation(forKey: key) }
    for key in animations.running.keys { cancelAnimation(key) }
  }

  /// Ends a running animation with the next commit, before its time.
  private func cancelAnimation(_ name: String) {
    guard let animations, animations.running[name] != nil else { return }
    animations.running.end(name)
    enqueue(.end(key: name))
    animations.owners.removeValue(forKey: name)?.interrupt(name, of: self)
  }

  /// A copy of the layer as it shows now, its animations included; nil before it is shown. Its sublayers are
  /// left out.
  public func presentation() -> Self? {
    guard isShown, let copy = makeObject(of: type(of: self)) as? Self else { return nil }
    copy.copyAppearance(from: self)
    guard let animations, !animations.running.isEmpty else { return copy }
    copy.modelLayer = self
    let shown = shownProperties
    for key in animations.running.keys {
      copy.apply(shown.value(like: animations.running[key]!.animation.from))
    }
    return copy
  }

  /// The layer behind a copy that ``presentation()`` made; otherwise itself.
  public func model() -> Self { (modelLayer as? Self) ?? self }

  /// Copies another layer's appearance, without its sublayers.
  func copyAppearance(from layer: CALayer) {
    (bounds, position, anchorPoint, transform) = (
      layer.bounds, layer.position, layer.anchorPoint, layer.transform
    )
    (zPosition, isHidden, opacity) = (layer.zPosition, layer.isHidden, layer.opacity)
    (backgroundColor, cornerRadius, maskedCorners) = (
      layer.backgroundColor, layer.cornerRadius, layer.maskedCorners
    )
    copyUncommonProperties(from: layer)
    (borderWidth, borderColor, masksToBounds) = (layer.borderWidth, layer.borderColor, layer.masksToBounds)
    (shadowColor, shadowOpacity, shadowOffset) = (layer.shadowColor, layer.shadowOpacity, layer.shadowOffset)
    (shadowRadius, shadowPath, name) = (layer.shadowRadius, layer.shadowPath, layer.name)
    (contents, contentsGravity, contentsScale) = (layer.contents, layer.contentsGravity, layer.contentsScale)
    (contentsRect, contentsCenter) = (layer.contentsRect, layer.contentsCenter)
    cornerCurve = layer.cornerCurve
    copyOwnContent(from: layer)
  }

  /// A property as the app set it, in the terms of displays.
  package func modelValue(like property: LayerProperty) -> LayerProperty {
    var model = LayerProperties()
    for property in properties(movingAppearance) { model.set(property) }
    return model.value(like: property)
  }

  /// Begins an animation that was added, now that the layer is what it will be.
  func start(
    _ animation: CAAnimation, key: String, in transaction: AnimationRun?, into changes: inout [SceneChange]
  ) {
    let now = timeMap.local(SystemClock.current.now)
    let animations = ensureAnimations()
    let run = AnimationRun { [weak self] finished in
      if animation.isRemovedOnCompletion || !finished { self?.removeExplicit(animation) }
      animation.delegate?.animationDidStop(animation, finished: finished)
      transaction?.resolve(nil, isInterrupted: !finished)
    }
    run.allowsTouches = animation.allowsTouches
    let ways = animation.ways(on: self)
    if !ways.isEmpty { animation.delegate?.animationDidStart(animation) }
    for (index, way) in ways.enumerated() {
      let name = animations.name(index, of: key)
      let described = animation.described(way, at: now)
      let end = start(described, key: name, into: &changes)
      animations.owners[name] = run
      run.add(
        AnimationRun.Part(layer: self, key: name, original: nil, animation: described, end: end))
    }
    run.seal()
  }

  private func removeExplicit(_ animation: CAAnimation) {
    animations?.explicit.removeAll { $0.animation === animation }
    if let animations, animations.isIdle { self.animations = nil }
  }
}

extension CAAnimation {
  /// One property's way in the time of the layer, which shows `now`.
  fileprivate func described(_ way: LayerWay, at now: TimeInterval) -> LayerAnimation {
    let own = duration > 0 ? duration : CATransaction.animationDuration()
    var described = LayerAnimation(
      keyframes: way.frames, duration: own, curve: way.curve, repeatCount: runs(of: own),
      autoreverses: autoreverses)
    described.isAdditive = way.isSum
    described.rate = speed.isFinite ? Double(speed) : 1
    let wait = (beginTime != 0 ? beginTime - now : 0) * described.rate
    described.delay = described.rate > 0 ? max(0, wait) : 0
    described.elapsed = described.delay - wait + timeOffset
    described.showsFirstBefore = fillMode == .backwards || fillMode == .both
    described.keepsLastAfter = !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
    return described
  }
}

extension LayerAnimations {
  /// The keys under which displays run the ways of an animation of the app's: never a property's own name.
  fileprivate func name(_ index: Int, of key: String) -> String { "\(index).\(key)" }

  fileprivate func isName(_ name: String, of key: String) -> Bool {
    name.hasSuffix("." + key) && Int(name.dropLast(key.count + 1)) != nil
  }

  /// Removes the starts that have not been reported.
  func dropStarts(where matches: (String) -> Bool) {
    pendingOperations.removeAll {
      guard case .start(let key, let animation, let run) = $0, matches(key) else { return false }
      animation.delegate?.animationDidStop(animation, finished: false)
      run?.resolve(nil, isInterrupted: true)
      return true
    }
  }

  /// A key for an animation that was added without one.
  fileprivate func freeName() -> String {
    var number = 1
    while explicit.contains(where: { $0.key == "animation-\(number)" }) { number += 1 }
    return "animation-\(number)"
  }
}
