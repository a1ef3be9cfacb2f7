import DisplayProtocol

/// The transition of a layer from one appearance to another, while a copy of the old appearance lies over it.
package enum LayerTransition {
  /// The old content fades.
  case dissolve
  /// The layer is turned about its upright or its level axis and shows its new content halfway.
  case flip(isUpright: Bool)
  /// The new content comes from there, the old one goes there; one that has no way stays.
  case slide(new: CGVector?, old: CGVector?)

  /// The number of straight segments that approximate a turn.
  private static let piecesOfTurn = 16

  /// Returns the animations of the old and of the new appearance of a layer.
  @MainActor fileprivate func moves(of layer: CALayer) -> (
    old: [CAPropertyAnimation], new: [CAPropertyAnimation]
  ) {
    func move(_ path: String, by values: [CGFloat]) -> CAPropertyAnimation {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = values
      animation.isAdditive = true
      return animation
    }
    func slide(_ way: CGVector?, comes: Bool) -> [CAPropertyAnimation] {
      guard let way else { return [] }
      return [
        move("transform.translation.x", by: comes ? [way.dx, 0] : [0, way.dx]),
        move("transform.translation.y", by: comes ? [way.dy, 0] : [0, way.dy]),
      ]
    }
    let opacity = CGFloat(layer.opacity)
    switch self {
    case .dissolve:
      // Under an opaque layer nothing may shine through while both are mixed.
      let isOpaque = layer.backgroundColor?.alpha == 1
      return (
        [move("opacity", by: [0, -opacity])], isOpaque ? [] : [move("opacity", by: [-opacity, 0])]
      )
    case .flip(let isUpright):
      let path = isUpright ? "transform.scale.x" : "transform.scale.y"
      let own = layer.value(forKeyPath: path) as? CGFloat ?? 1
      let turn = (0...LayerTransition.piecesOfTurn).map {
        cos(CGFloat.pi * CGFloat($0) / CGFloat(LayerTransition.piecesOfTurn))
      }
      return (
        [
          move(path, by: turn.map { own * (max($0, 0.001) - 1) }),
          move("opacity", by: [0, 0, -opacity, -opacity]),
        ],
        [
          move(path, by: turn.map { own * (max(-$0, 0.001) - 1) }),
          move("opacity", by: [-opacity, -opacity, 0, 0]),
        ]
      )
    case .slide(let new, let old):
      return (slide(old, comes: false), slide(new, comes: true))
    }
  }

  /// Whether the copy of the old content lies over the layer.
  fileprivate var coversNew: Bool {
    switch self {
    case .slide(_, nil): false
    case .dissolve, .flip, .slide: true
    }
  }
}

extension CALayer {
  /// A copy of how the layer and all in it show now, that nothing changes any more and that means nothing.
  package func frozenCopy() -> CALayer {
    let copy = CALayer(layer: presentation() ?? self)
    copy.displayContent = ownContent.map { _ in (presentation() ?? self).content } ?? displayContent
    copy.mask = maskLayer?.frozenCopy()
    copy.isStill = true
    copy.actions = nil
    for layer in children where !layer.isPassing { copy.addSublayer(layer.frozenCopy()) }
    return copy
  }

  /// Animates the layer from its present appearance to the one that `changes` make. `onEnd` is called with
  /// whether it came to the end; without a display nothing passes and it came there at once.
  package func transition(
    _ appearance: LayerTransition, timing: CAAnimation, allowsTouches: Bool, changes: () -> Void,
    onEnd: ((Bool) -> Void)?
  ) {
    guard let superlayer, isShown, timing.duration > 0 else {
      changes()
      onEnd?(true)
      return
    }
    let old = frozenCopy()
    old.isPassing = true
    changes()
    if appearance.coversNew {
      superlayer.insertSublayer(old, above: self)
    } else {
      superlayer.insertSublayer(old, below: self)
    }
    let moves = appearance.moves(of: self)
    CATransaction.begin()
    CATransaction.run.onEnd = { finished in
      old.removeFromSuperlayer()
      onEnd?(finished)
    }
    for (layer, animations) in [(old, moves.old), (self, moves.new)] {
      for (index, animation) in animations.enumerated() {
        animation.beginTime = timing.beginTime
        animation.duration = timing.duration
        animation.speed = timing.speed
        animation.timingFunction = timing.timingFunction
        animation.fillMode = .both
        animation.allowsTouches = allowsTouches
        // The old contents stay as they end until they are removed.
        animation.isRemovedOnCompletion = layer === self
        layer.add(animation, forKey: "\(kCATransition)-\(index)")
      }
    }
    CATransaction.commit()
  }
}
