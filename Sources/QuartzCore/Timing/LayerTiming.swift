import DisplayProtocol

/// The time of a layer, as a function of its superlayer's: t = (parent − ``beginTime``) × ``speed`` +
/// ``timeOffset``.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  // A layer is there as long as it is in the tree: the others are kept, for whoever reads them.
  var duration: CFTimeInterval = .infinity
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Whether any layer ever had a time of its own; until then no walk up a tree is needed.
  @MainActor static var isUsed = false

  var map: TimeMap {
    let rate = speed.isFinite ? Double(speed) : 1
    let offset = timeOffset - rate * beginTime
    return TimeMap(rate: rate, offset: offset.isFinite ? offset : 0)
  }
}

/// A linear map from an outer time to an inner one.
struct TimeMap: Equatable {
  /// Seconds inside that pass in a second outside.
  var rate = 1.0
  /// The time inside at 0 outside.
  var offset = 0.0

  /// Returns the time inside.
  func local(_ outer: TimeInterval) -> TimeInterval { rate * outer + offset }

  /// Returns a time outside; where time stands still inside, as if it went as fast as outside.
  func outer(_ local: TimeInterval) -> TimeInterval {
    (local - offset) / (rate == 0 ? 1 : rate)
  }

  /// This map, of times that another one gives.
  func after(_ outer: TimeMap) -> TimeMap {
    TimeMap(rate: rate * outer.rate, offset: rate * outer.offset + offset)
  }

  /// An animation of the inner time as one of the outer time that begins with the moment after so many inner
  /// seconds.
  func described(_ animation: LayerAnimation, after seconds: TimeInterval) -> LayerAnimation {
    var outer = animation
    // In whole microseconds, by which times are distinguished.
    outer.elapsed = animation.elapsed(after: (seconds * 1e6).rounded() / 1e6)
    outer.rate *= rate
    return outer
  }
}

extension CALayer {
  /// The map from the clock's time to the layer's.
  var timeMap: TimeMap { LayerTiming.isUsed ? timeMap(below: nil) : TimeMap() }

  /// The map from the time of a layer around this one, or of the clock, to the layer's.
  private func timeMap(below ancestor: CALayer?) -> TimeMap {
    var map = TimeMap()
    var next: CALayer? = self
    while let layer = next, layer !== ancestor {
      if let uncommon = layer.uncommonProperties { map = map.after(uncommon.timing.map) }
      next = layer.parent
    }
    return map
  }

  /// Schedules an update of the animations of the layer, and of all in it, to a change of its time, for the
  /// end of the turn.
  func setNeedsRetiming() {
    guard let host else { return }
    host.beforeLayout { [weak self] in self?.retimeTree() }
  }

  /// Updates the animations of the layer, and of all in it, to a change of its time.
  func retimeTree() {
    guard let host else { return }
    host.scheduleCommit(of: self)
    retime()
    for layer in children + ownSublayers { layer.retimeTree() }
    maskLayer?.retimeTree()
  }

  private func retime() {
    for key in animations?.running.keys ?? [] { restartAnimation(key) }
    (self as? CAEmitterLayer)?.timeDidChange()
  }

  /// Converts a time of another layer, or of the clock, to the layer's own. The time of a layer with a speed
  /// of 0 is converted as if its speed were 1.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    let common = commonAncestor(with: l)
    return timeMap(below: common).local(l?.timeMap(below: common).outer(t) ?? t)
  }

  /// Converts a time of the layer's own to another layer's, or to the clock's, as ``convertTime(_:from:)``
  /// does.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    let common = commonAncestor(with: l)
    let outer = timeMap(below: common).outer(t)
    return l?.timeMap(below: common).local(outer) ?? outer
  }

  /// The innermost layer that is, or is around, both.
  private func commonAncestor(with layer: CALayer?) -> CALayer? {
    var around: Set<ObjectIdentifier> = []
    var next: CALayer? = layer == nil ? nil : self
    while let layer = next {
      around.insert(ObjectIdentifier(layer))
      next = layer.parent
    }
    next = layer
    while let layer = next, !around.contains(ObjectIdentifier(layer)) { next = layer.parent }
    return next
  }
}
