/// The animations that run on one layer, each with the moment at which it was started.
public struct RunningAnimations: Sendable {
  private struct Running {
    var animation: LayerAnimation
    var start: TimeInterval
    var number: Int

    /// The seconds since the start, in whole microseconds: what a moment looks like must not depend on how
    /// long the machine has been running.
    func elapsed(at time: TimeInterval) -> TimeInterval { ((time - start) * 1e6).rounded() / 1e6 }
  }

  private var running: [String: Running] = [:]
  private var started = 0

  /// Creates an empty collection.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { running.isEmpty }

  /// The keys under which animations run, in the order in which they were started.
  public var keys: [String] { running.sorted { $0.value.number < $1.value.number }.map(\.key) }

  /// The animation under a key and when it was started.
  public subscript(key: String) -> (animation: LayerAnimation, start: TimeInterval)? {
    running[key].map { ($0.animation, $0.start) }
  }

  /// Starts an animation; one with the same key is replaced.
  public mutating func start(_ animation: LayerAnimation, key: String, at time: TimeInterval) {
    started += 1
    running[key] = Running(animation: animation, start: time, number: started)
  }

  /// Ends an animation.
  public mutating func end(_ key: String) {
    running[key] = nil
  }

  /// Removes the animations that no longer show anything.
  public mutating func removeEnded(at time: TimeInterval) {
    for (key, item) in running where item.animation.hasEnded(after: item.elapsed(at: time)) {
      running[key] = nil
    }
  }

  /// A layer as it shows at a time, which is `model` without them. Where two move the same property, the one
  /// that was started later wins; additive ones are added.
  public func properties(of model: LayerProperties, at time: TimeInterval) -> LayerProperties {
    var shown = model
    for item in running.values.sorted(by: { $0.number < $1.number }) {
      guard let value = item.animation.value(at: item.elapsed(at: time)) else { continue }
      shown.set(item.animation.isAdditive ? shown.value(like: value).adding(value) : value)
    }
    shown.opacity = min(max(shown.opacity, 0), 1)
    shown.corners.radius = max(0, shown.corners.radius)
    shown.scaleContent(from: model)
    return shown
  }
}

extension LayerProperties {
  /// A picture goes with a size that moves, as the layer's own content does on iOS.
  fileprivate mutating func scaleContent(from model: LayerProperties) {
    guard frame.size != model.frame.size, case .image(var image) = content,
      let part = image.fractions(of: model.frame.size)
    else { return }
    image.rect = CGRect(
      x: part.origin.x * frame.width, y: part.origin.y * frame.height, width: part.width * frame.width,
      height: part.height * frame.height)
    content = .image(image)
  }
}
