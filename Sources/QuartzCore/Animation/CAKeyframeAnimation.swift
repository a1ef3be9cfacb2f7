import DisplayProtocol

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// From one to the next without anything between.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In smooth curves through all of them.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// In smooth curves at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// Keyframes that go straight from one to the next, as this mode goes through some.
  func applied(to frames: [LayerAnimation.Keyframe]) -> [LayerAnimation.Keyframe] {
    guard self == .discrete else { return frames }
    var steps: [LayerAnimation.Keyframe] = []
    for frame in frames {
      // The value before holds until the very moment.
      if let last = steps.last { steps.append(.init(time: frame.time, value: last.value)) }
      steps.append(frame)
    }
    return steps
  }
}

/// Whether a layer turns with the path it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Rotates the layer to the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Rotates the layer to the tangent of the path, by half a turn more.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of one property through several values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; a `path` goes before them.
  open var values: [Any]?
  /// The times at which each value is reached, as parts of the duration, 0…1; nil for even spacing.
  open var keyTimes: [NSNumber]?
  /// The path that a point follows.
  open var path: CGPath?
  /// The timing functions of the progress from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the path; nil for not at all.
  open var rotationMode: CAAnimationRotationMode?

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, path) = (other.values, other.keyTimes, other.path)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
  }

  override func stops(model: AnimatableValue, shown: AnimatableValue) -> [AnimationStop] {
    var values = path?.samples.map(AnimatableValue.point) ?? values?.compactMap(AnimatableValue.init) ?? []
    guard var first = values.first else { return [] }
    if values.count == 1 { values.append(first) }
    first = values[0]
    let isPaced =
      path != nil && keyTimes == nil || calculationMode == .paced || calculationMode == .cubicPaced
    var stops = zip(times(of: values, isPaced: isPaced), values).map { AnimationStop(time: $0, value: $1) }
    if path == nil {
      for (index, function) in (timingFunctions ?? []).prefix(stops.count).enumerated() {
        stops[index].curve = function.curve
      }
    }
    if stops[0].time > 0 { stops.insert(AnimationStop(time: 0, value: first), at: 0) }
    if stops.last!.time < 1 { stops.append(AnimationStop(time: 1, value: stops.last!.value)) }
    return calculationMode.applied(to: stops)
  }

  override func ways(on layer: CALayer) -> [LayerWay] {
    super.ways(on: layer) + turning(on: layer)
  }

  /// The way that turns the layer with its path.
  private func turning(on layer: CALayer) -> [LayerWay] {
    guard let rotationMode, let points = path?.samples, points.count > 1 else { return [] }
    var angles: [CGFloat] = []
    for index in points.indices {
      let (from, to) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
      let angle = atan2(to.y - from.y, to.x - from.x) + (rotationMode == .rotateAutoReverse ? .pi : 0)
      // The shorter way round from the angle before.
      angles.append(angles.last.map { $0 + (angle - $0).remainder(dividingBy: 2 * .pi) } ?? angle)
    }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = angles
    turn.keyTimes = times(of: points.map(AnimatableValue.point), isPaced: true).map { NSNumber(value: $0) }
    turn.timingFunction = timingFunction
    return turn.ways(on: layer)
  }

  private func times(of values: [AnimatableValue], isPaced: Bool) -> [Double] {
    let even = values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    if isPaced {
      var lengths: [CGFloat] = [0]
      for index in values.indices.dropFirst() {
        lengths.append(lengths[index - 1] + values[index].distance(to: values[index - 1]))
      }
      guard let whole = lengths.last, whole > 0 else { return even }
      return lengths.map { Double($0 / whole) }
    }
    guard let keyTimes, keyTimes.count >= values.count else { return even }
    var latest = 0.0
    return values.indices.map { index in
      latest = min(max(keyTimes[index].doubleValue, latest), 1)
      return latest
    }
  }
}

extension AnimatableValue {
  /// Returns the distance between two values.
  func distance(to other: AnimatableValue) -> CGFloat {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.point(let a), .point(let b)): hypot(a.x - b.x, a.y - b.y)
    case (.size(let a), .size(let b)): hypot(a.width - b.width, a.height - b.height)
    case (.rect(let a), .rect(let b)):
      hypot(a.midX - b.midX, a.midY - b.midY) + hypot(a.width - b.width, a.height - b.height)
    default: self == other ? 0 : 1
    }
  }

  /// The value part of the way to another, with those around them for a smooth curve (Catmull and Rom's).
  static func smooth(
    _ before: AnimatableValue, _ from: AnimatableValue, _ to: AnimatableValue, _ after: AnimatableValue,
    at t: CGFloat
  ) -> AnimatableValue {
    let (t2, t3) = (t * t, t * t * t)
    let weights = [
      -0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1, -1.5 * t3 + 2 * t2 + 0.5 * t, 0.5 * t3 - 0.5 * t2,
    ]
    switch from {
    case .color, .transform, .path: return t < 0.5 ? from : to
    default:
      return zip([before, from, to, after], weights).reduce(from.nothing) { $0.adding($1.0, times: $1.1) }
    }
  }
}

extension CAAnimationCalculationMode {
  /// The number of straight segments that approximate a smooth curve from one value to the next.
  private static let piecesOfCurve = 12

  /// Stops that go straight from one to the next, as this mode goes through some.
  func applied(to stops: [AnimationStop]) -> [AnimationStop] {
    switch self {
    case .discrete:
      var steps: [AnimationStop] = []
      // Each value holds for a part of its own, the last one too.
      for (index, stop) in stops.enumerated() {
        let start = Double(index) / Double(stops.count)
        if let last = steps.last { steps.append(AnimationStop(time: start, value: last.value)) }
        steps.append(AnimationStop(time: start, value: stop.value))
      }
      return steps + [AnimationStop(time: 1, value: stops.last!.value)]
    case .cubic, .cubicPaced:
      var all: [AnimationStop] = []
      for index in 0..<(stops.count - 1) {
        let (from, to) = (stops[index], stops[index + 1])
        for piece in 0..<Self.piecesOfCurve {
          let part = Double(piece) / Double(Self.piecesOfCurve)
          let eased = CGFloat(from.curve.progress(at: part, duration: 1))
          all.append(
            AnimationStop(
              time: from.time + (to.time - from.time) * part,
              value: .smooth(
                stops[max(index - 1, 0)].value, from.value, to.value,
                stops[min(index + 2, stops.count - 1)].value, at: eased)))
        }
      }
      return all + [stops.last!]
    default: return stops
    }
  }
}
