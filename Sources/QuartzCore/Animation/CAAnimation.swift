import Diagnostics
import DisplayProtocol
import ObjectFactory

/// The delegate of an explicit animation. Both methods do nothing by default.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended; `flag` is whether it finished.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that a change of a layer's property causes: an animation runs itself, `NSNull` does nothing.
@preconcurrency @MainActor public protocol CAAction {}

extension NSNull: CAAction {}

/// An animation that is added to a layer. What it shows goes over the layer's own values, which stay as they
/// are.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Makes an animation of no time.
  public override init() {
    super.init()
  }

  /// Decodes nothing: animations are made in code here.
  public init?(coder: NSCoder) {
    super.init()
  }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The timing function of the progress; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The object notified of the animation's start and end; kept alive, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes it when it has ended; true by default.
  open var isRemovedOnCompletion = true

  /// Whether the view takes touches while it runs.
  var allowsTouches = true

  private var ownValues: [String: Any] = [:]

  /// A value that the app keeps with the animation.
  open func value(forKey key: String) -> Any? { ownValues[key] }

  /// Keeps a value with the animation, by which the app identifies it.
  open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }

  /// Copies the properties of another animation. Subclasses add their own.
  func adopt(_ other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (
      other.beginTime, other.duration, other.speed, other.timeOffset
    )
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    (isRemovedOnCompletion, ownValues) = (other.isRemovedOnCompletion, other.ownValues)
    allowsTouches = other.allowsTouches
  }

  /// A copy: what is done to the animation after it was added counts for nothing.
  func copied() -> CAAnimation {
    guard let copy = makeObject(of: type(of: self)) as? CAAnimation else { return self }
    copy.adopt(self)
    return copy
  }

  /// Returns the number of times that a run of so many seconds of its own time is made.
  func runs(of run: TimeInterval) -> Double {
    if repeatDuration > 0, run > 0 { return repeatDuration / (run * (autoreverses ? 2 : 1)) }
    return repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Returns the paths by which the animation moves the layer's properties.
  func ways(on layer: CALayer) -> [LayerWay] { [] }
}

/// One property's way through some values, each in the layer's own terms.
struct LayerWay {
  var frames: [LayerAnimation.Keyframe]
  var curve: LayerAnimation.Curve
  /// Whether the values are added to the layer's own.
  var isSum = false
}

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of a property, such as `position` or `transform.scale`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property that moves.
  open var keyPath: String?
  /// Whether the values are added to the layer's own; false by default.
  open var isAdditive = false
  /// Whether each run begins where the last has ended; false by default.
  open var isCumulative = false

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  /// The values it goes through, when the layer's own is `model` and shows as `shown`.
  func stops(model: AnimatableValue, shown: AnimatableValue) -> [AnimationStop] { [] }

  /// The timing curve of the progress over all values.
  var curve: LayerAnimation.Curve { timingFunction?.curve ?? .linear }

  override func ways(on layer: CALayer) -> [LayerWay] {
    guard let keyPath, let path = LayerKeyPath(keyPath), let model = path.get(layer) else {
      Log.animation.warning("A layer's \(keyPath ?? "property without a name") cannot be animated.")
      return []
    }
    let shown = layer.presentation().flatMap { path.get($0) } ?? model
    var stops = stops(
      model: isAdditive ? model.nothing : model, shown: isAdditive ? model.nothing : shown)
    guard stops.count >= 2 else { return [] }
    if isAdditive {
      stops = stops.map { AnimationStop(time: $0.time, value: model.adding($0.value), curve: $0.curve) }
    }
    stops = path.refined(stops)
    let scratch = layer.scratchCopy()
    scratch.modelLayer = layer
    return LayerChanges.properties.single(in: path.changes).compactMap { change in
      let own = layer.property(change)
      var frames = stops.map { stop in
        if !stop.value.hasNaN { path.set(scratch, stop.value) }
        return LayerAnimation.Keyframe(
          time: stop.time, value: scratch.property(change), curve: stop.curve)
      }
      let isSum = (path.isPart || isAdditive) && frames.allSatisfy { $0.value.difference(from: own) != nil }
      // Where two properties hang on one value, only what moves is emitted.
      if path.changes != change, frames.allSatisfy({ $0.value == own }) { return nil }
      if isSum {
        for index in frames.indices {
          frames[index].value = frames[index].value.difference(from: own) ?? own
        }
      }
      return LayerWay(frames: frames, curve: curve, isSum: isSum)
    }
  }
}
