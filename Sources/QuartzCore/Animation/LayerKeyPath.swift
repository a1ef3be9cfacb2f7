import DisplayProtocol

/// A property of a layer that can move, by the name that Core Animation gives it.
@MainActor struct LayerKeyPath {
  /// The changes that setting the property makes.
  let changes: LayerChanges
  /// Whether other animations may move the rest of what it is a part of.
  let isPart: Bool
  let get: (CALayer) -> AnimatableValue?
  let set: (CALayer, AnimatableValue) -> Void
  /// The largest angle of one segment of the way between two values, in radians: a layer at the end of a
  /// whole turn looks as at its start. Nil where a way needs no values between.
  private var longestTurn: CGFloat?

  /// The property of that name; nil when there is none that can move.
  init?(_ name: String) {
    guard let known = LayerKeyPath.known[name] else { return nil }
    self = known
  }

  private init(_ changes: LayerChanges, isPart: Bool, _ path: ReferenceWritableKeyPath<CALayer, CGFloat>) {
    (self.changes, self.isPart) = (changes, isPart)
    get = { .number($0[keyPath: path]) }
    set = { if case .number(let value) = $1 { $0[keyPath: path] = value } }
  }

  private init(_ changes: LayerChanges, isPart: Bool, _ path: ReferenceWritableKeyPath<CALayer, CGPoint>) {
    (self.changes, self.isPart) = (changes, isPart)
    get = { .point($0[keyPath: path]) }
    set = {
      switch $1 {
      case .point(let value): $0[keyPath: path] = value
      case .size(let value): $0[keyPath: path] = CGPoint(x: value.width, y: value.height)
      default: break
      }
    }
  }

  private init(_ changes: LayerChanges, isPart: Bool, _ path: ReferenceWritableKeyPath<CALayer, CGSize>) {
    (self.changes, self.isPart) = (changes, isPart)
    get = { .size($0[keyPath: path]) }
    set = { if case .size(let value) = $1 { $0[keyPath: path] = value } }
  }

  private init(_ changes: LayerChanges, _ path: ReferenceWritableKeyPath<CALayer, Float>) {
    (self.changes, isPart) = (changes, false)
    get = { .number(CGFloat($0[keyPath: path])) }
    set = { if case .number(let value) = $1 { $0[keyPath: path] = Float(value) } }
  }

  private init(_ changes: LayerChanges, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>) {
    (self.changes, isPart) = (changes, false)
    get = { .color($0[keyPath: path]) }
    set = { if case .color(let value) = $1 { $0[keyPath: path] = value } }
  }

  private init(turning path: ReferenceWritableKeyPath<CALayer, CGFloat>, by longestTurn: CGFloat = .pi / 4) {
    self.init(.transform, isPart: true, path)
    self.longestTurn = longestTurn
  }

  private init(shape path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>) {
    (changes, isPart) = (.content, false)
    get = { ($0 as? CAShapeLayer).map { .number($0[keyPath: path]) } }
    set = { if case .number(let value) = $1 { ($0 as? CAShapeLayer)?[keyPath: path] = value } }
  }

  private init(shape path: ReferenceWritableKeyPath<CAShapeLayer, CGColor?>) {
    (changes, isPart) = (.content, false)
    get = { ($0 as? CAShapeLayer).map { .color($0[keyPath: path]) } }
    set = { if case .color(let value) = $1 { ($0 as? CAShapeLayer)?[keyPath: path] = value } }
  }

  private init(shapePath: Void) {
    (changes, isPart) = (.content, false)
    get = { ($0 as? CAShapeLayer).map { .path($0.path) } }
    set = { if case .path(let value) = $1 { ($0 as? CAShapeLayer)?.path = value } }
  }

  private init(shapeDashes: Void) {
    (changes, isPart) = (.content, false)
    get = {
      ($0 as? CAShapeLayer).map { .numbers(($0.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }) }
    }
    set = {
      guard case .numbers(let value) = $1 else { return }
      ($0 as? CAShapeLayer)?.lineDashPattern = value.isEmpty ? nil : value.map { NSNumber(value: Double($0)) }
    }
  }

  private init(gradient path: ReferenceWritableKeyPath<CAGradientLayer, CGPoint>) {
    (changes, isPart) = (.content, false)
    get = { ($0 as? CAGradientLayer).map { .point($0[keyPath: path]) } }
    set = { if case .point(let value) = $1 { ($0 as? CAGradientLayer)?[keyPath: path] = value } }
  }

  private init(gradientPart path: ReferenceWritableKeyPath<CAGradientLayer, CGFloat>) {
    (changes, isPart) = (.content, false)
    get = { ($0 as? CAGradientLayer).map { .number($0[keyPath: path]) } }
    set = { if case .number(let value) = $1 { ($0 as? CAGradientLayer)?[keyPath: path] = value } }
  }

  private init(gradientColors: Void) {
    (changes, isPart) = (.content, false)
    get = { ($0 as? CAGradientLayer).map { .colors(($0.colors ?? []).compactMap { $0 as? CGColor }) } }
    set = { if case .colors(let value) = $1 { ($0 as? CAGradientLayer)?.colors = value } }
  }

  private init(gradientLocations: Void) {
    (changes, isPart) = (.content, false)
    get = { ($0 as? CAGradientLayer).map { .numbers(($0.locations ?? []).map { CGFloat($0.doubleValue) }) } }
    set = {
      guard case .numbers(let value) = $1 else { return }
      ($0 as? CAGradientLayer)?.locations = value.isEmpty ? nil : value.map { NSNumber(value: Double($0)) }
    }
  }

  private static let known: [String: LayerKeyPath] = {
    let place: LayerChanges = .frame
    return [
      "position": LayerKeyPath(place, isPart: true, \.position),
      "position.x": LayerKeyPath(place, isPart: true, \.position.x),
      "position.y": LayerKeyPath(place, isPart: true, \.position.y),
      "bounds": LayerKeyPath([.frame, .contentOffset], isPart: true, \.bounds),
      "bounds.size": LayerKeyPath(place, isPart: true, \.bounds.size),
      "bounds.size.width": LayerKeyPath(place, isPart: true, \.bounds.size.width),
      "bounds.size.height": LayerKeyPath(place, isPart: true, \.bounds.size.height),
      "bounds.origin": LayerKeyPath(.contentOffset, isPart: true, \.bounds.origin),
      "bounds.origin.x": LayerKeyPath(.contentOffset, isPart: true, \.bounds.origin.x),
      "bounds.origin.y": LayerKeyPath(.contentOffset, isPart: true, \.bounds.origin.y),
      "opacity": LayerKeyPath(.opacity, \.opacity),
      "backgroundColor": LayerKeyPath(.backgroundColor, \.backgroundColor),
      "cornerRadius": LayerKeyPath(.corners, isPart: false, \.cornerRadius),
      "borderWidth": LayerKeyPath(.border, isPart: false, \.borderWidth),
      "borderColor": LayerKeyPath(.border, \.borderColor),
      "shadowColor": LayerKeyPath(.shadow, \.shadowColor),
      "shadowOpacity": LayerKeyPath(.shadow, \.shadowOpacity),
      "shadowRadius": LayerKeyPath(.shadow, isPart: false, \.shadowRadius),
      "shadowOffset": LayerKeyPath(.shadow, isPart: false, \.shadowOffset),
      "shadowOffset.width": LayerKeyPath(.shadow, isPart: false, \.shadowOffset.width),
      "shadowOffset.height": LayerKeyPath(.shadow, isPart: false, \.shadowOffset.height),
      "path": LayerKeyPath(shapePath: ()),
      "lineDashPattern": LayerKeyPath(shapeDashes: ()),
      "fillColor": LayerKeyPath(shape: \.fillColor),
      "strokeColor": LayerKeyPath(shape: \.strokeColor),
      "lineWidth": LayerKeyPath(shape: \.lineWidth),
      "miterLimit": LayerKeyPath(shape: \.miterLimit),
      "lineDashPhase": LayerKeyPath(shape: \.lineDashPhase),
      "strokeStart": LayerKeyPath(shape: \.strokeStart),
      "strokeEnd": LayerKeyPath(shape: \.strokeEnd),
      "colors": LayerKeyPath(gradientColors: ()),
      "locations": LayerKeyPath(gradientLocations: ()),
      "startPoint": LayerKeyPath(gradient: \.startPoint),
      "startPoint.x": LayerKeyPath(gradientPart: \.startPoint.x),
      "startPoint.y": LayerKeyPath(gradientPart: \.startPoint.y),
      "endPoint": LayerKeyPath(gradient: \.endPoint),
      "endPoint.x": LayerKeyPath(gradientPart: \.endPoint.x),
      "endPoint.y": LayerKeyPath(gradientPart: \.endPoint.y),
      "transform": LayerKeyPath(\.transform),
      "transform.scale": LayerKeyPath(.transform, isPart: true, \.scale),
      "transform.scale.x": LayerKeyPath(.transform, isPart: true, \.scaleX),
      "transform.scale.y": LayerKeyPath(.transform, isPart: true, \.scaleY),
      "transform.rotation": LayerKeyPath(turning: \.rotation),
      "transform.rotation.x": LayerKeyPath(turning: \.rotationX, by: .pi / 24),
      "transform.rotation.y": LayerKeyPath(turning: \.rotationY, by: .pi / 24),
      "transform.rotation.z": LayerKeyPath(turning: \.rotation),
      "transform.translation": LayerKeyPath(.transform, isPart: true, \.translation),
      "transform.translation.x": LayerKeyPath(.transform, isPart: true, \.transform.m41),
      "transform.translation.y": LayerKeyPath(.transform, isPart: true, \.transform.m42),
    ]
  }()

  private init(_ changes: LayerChanges, isPart: Bool, _ path: ReferenceWritableKeyPath<CALayer, CGRect>) {
    (self.changes, self.isPart) = (changes, isPart)
    get = { .rect($0[keyPath: path]) }
    set = { if case .rect(let value) = $1 { $0[keyPath: path] = value } }
  }

  private init(_ path: ReferenceWritableKeyPath<CALayer, CATransform3D>) {
    (changes, isPart) = (.transform, false)
    get = { .transform($0[keyPath: path]) }
    set = { if case .transform(let value) = $1 { $0[keyPath: path] = value } }
  }

  /// The number of segments into which a path is cut where progress is not linear.
  private static let piecesOfCurve = 24
  /// The greatest number of segments: an app may turn a layer any number of times.
  private static let mostPieces = 10_000

  /// The values with those between that the way must go through.
  func refined(_ stops: [AnimationStop]) -> [AnimationStop] {
    guard let longestTurn, var last = stops.first else { return stops }
    var all: [AnimationStop] = []
    for stop in stops.dropFirst() {
      guard case .number(let from) = last.value, case .number(let to) = stop.value else { return stops }
      let turns = Int(bounding: (abs(to - from) / longestTurn).rounded(.up))
      var pieces = min(max(1, turns), LayerKeyPath.mostPieces)
      if last.curve != .linear { pieces = max(pieces, LayerKeyPath.piecesOfCurve) }
      for piece in 0..<pieces {
        let part = Double(piece) / Double(pieces)
        let eased = last.curve.progress(at: part, duration: 1)
        all.append(
          AnimationStop(
            time: last.time + (stop.time - last.time) * part,
            value: .number(from + (to - from) * CGFloat(eased)), curve: .linear))
      }
      last = stop
    }
    return all + [last]
  }
}

/// A value on the way of an explicit animation.
struct AnimationStop {
  /// When, as part of the duration.
  var time: Double
  var value: AnimatableValue
  /// The timing curve of the progress from here to the next stop.
  var curve = LayerAnimation.Curve.linear
}

extension CALayer {
  /// The scale along both axes; the mean where they differ.
  fileprivate var scale: CGFloat {
    get { (scaleX + scaleY) / 2 }
    set { setParts(x: newValue, y: newValue, angle: rotation) }
  }
  fileprivate var scaleX: CGFloat {
    get { hypot(transform.m11, transform.m12) }
    set { setParts(x: newValue, y: scaleY, angle: rotation) }
  }
  fileprivate var scaleY: CGFloat {
    get {
      let area = transform.m11 * transform.m22 - transform.m12 * transform.m21
      return scaleX > 0 ? area / scaleX : hypot(transform.m21, transform.m22)
    }
    set { setParts(x: scaleX, y: newValue, angle: rotation) }
  }
  fileprivate var rotation: CGFloat {
    get { atan2(transform.m12, transform.m11) }
    set { setParts(x: scaleX, y: scaleY, angle: newValue) }
  }
  /// The angles by which the layer is turned away from the plane, about its level and its upright axis.
  fileprivate var rotationX: CGFloat {
    get { atan2(transform.m23, transform.m22) }
    set { transform = CATransform3DRotate(transform, newValue - rotationX, 1, 0, 0) }
  }
  fileprivate var rotationY: CGFloat {
    get { atan2(-transform.m13, transform.m11) }
    set { transform = CATransform3DRotate(transform, newValue - rotationY, 0, 1, 0) }
  }
  fileprivate var translation: CGSize {
    get { CGSize(width: transform.m41, height: transform.m42) }
    set { (transform.m41, transform.m42) = (newValue.width, newValue.height) }
  }

  private func setParts(x: CGFloat, y: CGFloat, angle: CGFloat) {
    let matrix = CGAffineTransform(scaleX: x, y: y).concatenating(CGAffineTransform(rotationAngle: angle))
    var new = CATransform3DMakeAffineTransform(matrix)
    (new.m41, new.m42) = (transform.m41, transform.m42)
    transform = new
  }
}
