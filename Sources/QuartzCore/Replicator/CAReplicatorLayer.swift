import DisplayProtocol

/// A layer that shows its sublayers several times, each time moved, colored and delayed a bit further.
///
/// Copies follow their originals at the end of a turn in which something in the layer changed. Animations
/// that an app adds to sublayers run in the copies, each ``instanceDelay`` later. Copies take no touches.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of times that the sublayers are shown, the originals included; 1 by default. At most 1,000
  /// count.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { instancesDidChange() } } }
  /// Whether copies keep their depth; layers lie in one plane, so it is only kept.
  open var preservesDepth = false
  /// Seconds by which each copy's animations are later than those of the one before; 0 by default.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { if instanceDelay != oldValue { restartAnimations() } }
  }
  /// The transform from each copy to the next, about the layer's middle; the identity by default.
  open var instanceTransform = CATransform3DIdentity {
    didSet { if instanceTransform != oldValue { instancesDidChange() } }
  }
  /// The color by which the sublayers' colors are multiplied; white by default.
  open var instanceColor: CGColor? = .white {
    didSet { if instanceColor != oldValue { instancesDidChange() } }
  }
  /// The change of red from each copy to the next; 0 by default.
  open var instanceRedOffset: Float = 0 {
    didSet { if instanceRedOffset != oldValue { instancesDidChange() } }
  }
  /// The change of green from each copy to the next; 0 by default.
  open var instanceGreenOffset: Float = 0 {
    didSet { if instanceGreenOffset != oldValue { instancesDidChange() } }
  }
  /// The change of blue from each copy to the next; 0 by default.
  open var instanceBlueOffset: Float = 0 {
    didSet { if instanceBlueOffset != oldValue { instancesDidChange() } }
  }
  /// The change of the opacity from each copy to the next; 0 by default.
  open var instanceAlphaOffset: Float = 0 {
    didSet { if instanceAlphaOffset != oldValue { instancesDidChange() } }
  }

  private var instances: [ReplicaInstance] = []
  private(set) var needsCopies = true

  override var ownSublayers: [CALayer] { instances.map(\.container) }

  // The originals show in the copies only, so that each has its color.
  override var drawingOrder: [CALayer] { isTinted ? [] : super.drawingOrder }

  /// Whether the first one differs from its originals, which then are shown by a copy as well.
  private var isTinted: Bool { color(ofInstance: 0) != [1, 1, 1, 1] }

  override func adopt(_ newHost: LayerHost?) {
    if newHost !== host {
      host?.removeReplicator(self)
      newHost?.addReplicator(self)
    }
    super.adopt(newHost)
    instancesDidChange()
  }

  private func instancesDidChange() {
    needsCopies = true
    setNeedsCommit(.sublayers)
    host?.requestTurn()
  }

  /// Marks the copies as outdated.
  func setNeedsCopies() { needsCopies = true }

  private func restartAnimations() {
    for instance in instances { detachOwn(instance.container) }
    instances = []
    instancesDidChange()
  }

  /// Red, green, blue and opacity of an instance.
  private func color(ofInstance index: Int) -> [CGFloat] {
    let color = instanceColor ?? .white
    let offsets = [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset]
    return zip([color.red, color.green, color.blue, color.alpha], offsets).map { component, offset in
      let value = component + CGFloat(index) * CGFloat(offset)
      return value.isNaN ? 1 : min(max(value, 0), 1)
    }
  }

  /// Updates the copies.
  func updateCopies() {
    guard needsCopies else { return }
    needsCopies = false
    let first = isTinted ? 0 : 1
    let count = min(max(instanceCount, first), 1_000) - first
    while instances.count > count { detachOwn(instances.removeLast().container) }
    while instances.count < count {
      let instance = ReplicaInstance()
      instances.append(instance)
      attachOwn(instance.container)
    }
    let originals = super.drawingOrder
    var transform = CATransform3DIdentity
    for index in 0..<(first + count) {
      if index > 0 { transform = CATransform3DConcat(transform, instanceTransform) }
      guard index >= first else { continue }
      let color = color(ofInstance: index)
      let container = instances[index - first].container
      container.bounds = bounds
      container.position = CGPoint(x: bounds.midX, y: bounds.midY)
      container.transform = transform
      container.opacity = Float(color[3])
      instances[index - first].update(
        from: originals, tint: Array(color[0..<3]), delay: Double(index) * max(instanceDelay, 0))
    }
  }
}
