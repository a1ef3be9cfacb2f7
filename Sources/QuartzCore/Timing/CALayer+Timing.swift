import Diagnostics
import DisplayProtocol

/// The time of a layer and of all in it. The animations of a layer run in its time, also those of UIKit's
/// blocks: `speed` is the factor by which they run faster, 0 holds them at `timeOffset`, and a delegate or a
/// completion block is notified of the end when the layer's time is there. `duration`, `repeatCount`,
/// `repeatDuration` and `autoreverses` are kept and have no effect: a layer is there as long as it is in the
/// tree.
extension CALayer: CAMediaTiming {
  /// The time of the superlayer at which the layer's time is `timeOffset`; 0 by default.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// The factor by which the layer's time runs faster than its superlayer's; 1 by default. With 0 it stands
  /// still at `timeOffset`, below 0 animations run back.
  public var speed: Float {
    get { timing.speed }
    set { setTiming(\.speed, newValue) }
  }

  /// The seconds that are added to the layer's time; 0 by default.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// Seconds; infinite by default. It has no effect.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { setInert("duration", \.duration, newValue) }
  }

  /// The number of times that `duration` repeats; 0 by default. It has no effect.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { setInert("repeatCount", \.repeatCount, newValue) }
  }

  /// The number of seconds for which `duration` repeats; 0 by default. It has no effect.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setInert("repeatDuration", \.repeatDuration, newValue) }
  }

  /// Whether each `duration` is followed by one back; false by default. It has no effect.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { setInert("autoreverses", \.autoreverses, newValue) }
  }

  /// Whether the layer shows outside of its `duration`; `removed` by default. It has no effect, since a layer
  /// always does.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private func setTiming<Value: Equatable>(_ path: WritableKeyPath<LayerTiming, Value>, _ value: Value) {
    guard timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    setNeedsRetiming()
  }

  private func setInert<Value: Equatable>(
    _ name: String, _ path: WritableKeyPath<LayerTiming, Value>, _ value: Value
  ) {
    guard timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    guard CALayer.warnedTimings.insert(name).inserted else { return }
    Log.animation.warning(
      "CALayer.\(name) has no effect: a layer shows as long as it is in the tree. Set it of the layer's animations."
    )
  }

  private static var warnedTimings: Set<String> = []
}
