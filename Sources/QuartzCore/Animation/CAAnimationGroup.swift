import DisplayProtocol
import ProcessSupport

/// Several animations that run together, in the group's time. What would go on after the group's end is cut.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations. Their `beginTime` counts from the group's start.
  open var animations: [CAAnimation]? {
    didSet {
      ExceptionName.invalidArgument.raise(
        unless: !contains(self), "A group of animations cannot lie in itself: \(type(of: self)).")
    }
  }

  /// Whether a group is among the animations, or in groups among them.
  private func contains(_ group: CAAnimationGroup) -> Bool {
    animations?.contains { animation in
      animation === group || (animation as? CAAnimationGroup)?.contains(group) == true
    } == true
  }

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func ways(on layer: CALayer) -> [LayerWay] {
    let whole = duration > 0 ? duration : CATransaction.animationDuration()
    return (animations ?? []).flatMap { animation in
      animation.ways(on: layer).compactMap {
        $0.placed(animation, in: whole, with: timingFunction, on: layer)
      }
    }
  }
}

extension LayerWay {
  /// The maximum number of keyframes that one path may take in a group.
  private static let mostFrames = 400

  /// The way as it runs inside a group.
  @MainActor fileprivate func placed(
    _ animation: CAAnimation, in whole: TimeInterval, with timing: CAMediaTimingFunction?, on layer: CALayer
  ) -> LayerWay? {
    let speed = animation.speed > 0 ? TimeInterval(animation.speed) : 1
    let run = (animation.duration > 0 ? animation.duration : whole) / speed
    let begin = max(0, animation.beginTime)
    guard begin < whole, run > 0, let end = frames.last else { return nil }
    let rest = isSum ? end.value.noDifference : layer.modelValue(like: end.value)
    guard let rest else { return nil }
    var placed: [LayerAnimation.Keyframe] = []
    func add(_ time: TimeInterval, _ value: LayerProperty, _ curve: LayerAnimation.Curve = .linear) {
      placed.append(
        .init(time: min(max(time / whole, placed.last?.time ?? 0), 1), value: value, curve: curve))
    }
    if begin > 0 {
      let isFilled = animation.fillMode == .backwards || animation.fillMode == .both
      let before = isFilled ? frames[0].value : rest
      add(0, before)
      add(begin, before)
    }
    // A curve of its own over several keyframes, and runs back and again, are written out in small pieces.
    let single = LayerAnimation(
      keyframes: frames, duration: run, curve: curve,
      repeatCount: animation.runs(of: run * speed), autoreverses: animation.autoreverses)
    let length = min(single.totalDuration, whole - begin)
    if frames.count == 2, single.repeatCount == 1, !single.autoreverses, length >= single.totalDuration {
      add(begin, frames[0].value, curve)
      add(begin + run, end.value)
    } else {
      let pieces = min(LayerWay.mostFrames, max(2, Int(bounding: (length * 60).rounded(.up))))
      for piece in 0...pieces {
        let time = length * Double(piece) / Double(pieces)
        var moment = single
        moment.isAdditive = isSum
        moment.keepsLastAfter = true
        add(begin + time, moment.value(at: time) ?? end.value)
      }
    }
    if placed.last!.time < 1 {
      let isFilled = animation.fillMode == .forwards || animation.fillMode == .both
      let last = placed.last!
      if !isFilled { placed.append(.init(time: last.time, value: rest)) }
      placed.append(.init(time: 1, value: isFilled ? last.value : rest))
    }
    return LayerWay(frames: placed, curve: timing?.curve ?? .linear, isSum: isSum)
  }
}
