import DisplayProtocol

/// One copy of a replicator's sublayers.
@MainActor final class ReplicaInstance {
  let container = CALayer()
  private var replicas: [Replica] = []
  private var tints = TintedImages()

  init() { container.isStill = true }

  /// Updates the copies to their originals.
  func update(from originals: [CALayer], tint: [CGFloat], delay: TimeInterval) {
    replicas = Replica.updated(replicas, in: container, from: originals, tint, delay, &tints)
  }
}

/// A copy of one layer and all in it.
@MainActor final class Replica {
  private let original: CALayer
  private let layer: CALayer
  private var children: [Replica] = []
  private var mask: Replica?
  /// The animations that were taken over, by their keys.
  private var animations: [String: ObjectIdentifier] = [:]

  private init(of original: CALayer) {
    self.original = original
    layer = original.scratchCopy()
    layer.isStill = true
  }

  /// Returns the copies of some layers; those that there are stay.
  static func updated(
    _ old: [Replica], in parent: CALayer, from originals: [CALayer], _ tint: [CGFloat], _ delay: TimeInterval,
    _ tints: inout TintedImages
  ) -> [Replica] {
    let known = Dictionary(
      old.map { (ObjectIdentifier($0.original), $0) }, uniquingKeysWith: { first, _ in first })
    let new = originals.map { known[ObjectIdentifier($0)] ?? Replica(of: $0) }
    if !old.elementsEqual(new, by: ===) { parent.sublayers = new.map(\.layer) }
    for replica in new { replica.update(tint, delay, &tints) }
    return new
  }

  private func update(_ tint: [CGFloat], _ delay: TimeInterval, _ tints: inout TintedImages) {
    layer.copyAppearance(from: original)
    layer.displayContent = original.displayContent
    if tint != [1, 1, 1] { multiply(by: tint, &tints) }
    children = Replica.updated(
      children, in: layer, from: original.drawingOrder + original.ownSublayers, tint, delay, &tints)
    if let originalMask = original.maskLayer {
      if mask?.original !== originalMask { mask = Replica(of: originalMask) }
      mask?.update([1, 1, 1], delay, &tints)
    } else {
      mask = nil
    }
    if layer.mask !== mask?.layer { layer.mask = mask?.layer }
    copyAnimations(delay)
  }

  private func multiply(by tint: [CGFloat], _ tints: inout TintedImages) {
    func tinted(_ color: CGColor?) -> CGColor? {
      color.map {
        CGColor(red: $0.red * tint[0], green: $0.green * tint[1], blue: $0.blue * tint[2], alpha: $0.alpha)
      }
    }
    layer.backgroundColor = tinted(layer.backgroundColor)
    layer.borderColor = tinted(layer.borderColor)
    if let shape = layer as? CAShapeLayer {
      shape.fillColor = tinted(shape.fillColor)
      shape.strokeColor = tinted(shape.strokeColor)
    }
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = gradient.colors?.map { tinted($0 as? CGColor) ?? $0 }
    }
    if case .image(var image) = layer.displayContent {
      image.image = tints.image(image.image, times: tint)
      layer.displayContent = .image(image)
    } else if let image = layer.contents as? CGImage {
      layer.contents = tints.image(image, times: tint)
    }
  }

  /// Adds the animations of the original, delayed. Those that ended there end here by themselves.
  private func copyAnimations(_ delay: TimeInterval) {
    let explicit = original.animations?.explicit ?? []
    for (key, animation) in explicit where animations[key] != ObjectIdentifier(animation) {
      animations[key] = ObjectIdentifier(animation)
      let copy = animation.copied()
      copy.delegate = nil
      let running = original.animations?.running.keys.first { $0.hasSuffix("." + key) }
      let start =
        running.flatMap { original.animations?.running[$0]?.start }
        ?? original.timeMap.local(SystemClock.current.now)
      copy.beginTime = max(animation.beginTime, start) + delay
      layer.add(copy, forKey: key)
    }
    for key in animations.keys where !explicit.contains(where: { $0.key == key }) {
      let endless = layer.animation(forKey: key).map {
        $0.repeatCount == .infinity || !$0.isRemovedOnCompletion
      }
      guard endless ?? true else { continue }
      animations[key] = nil
      layer.removeAnimation(forKey: key)
    }
  }
}
