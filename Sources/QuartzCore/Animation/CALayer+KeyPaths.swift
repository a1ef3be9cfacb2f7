import Diagnostics
import DisplayProtocol

extension CALayer {
  /// The value of a property that can move, such as `position.x` or `transform.scale`; nil for others.
  public func value(forKeyPath keyPath: String) -> Any? {
    LayerKeyPath(keyPath)?.get(self)?.any
  }

  /// Sets a property that can move. Others, and values that do not fit, are logged and ignored.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath), let new = value.flatMap(AnimatableValue.init) else {
      Log.animation.warning("A layer's \(keyPath) cannot be set to \(value ?? "nil").")
      return
    }
    path.set(self, new)
  }
}
