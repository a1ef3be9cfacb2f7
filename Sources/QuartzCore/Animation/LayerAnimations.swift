import DisplayProtocol

/// The animations of one layer, made when the first one begins.
@MainActor final class LayerAnimations {
  /// An operation of the next commit, on the layer as it will be then.
  enum PendingOperation {
    case start(key: String, CAAnimation, AnimationRun?)
    case restart(key: String)
    case end(key: String)
  }

  /// The running animations, as the display received them.
  var running = RunningAnimations()
  /// The runs that own the running animations, by their keys.
  var owners: [String: AnimationRun] = [:]
  /// The explicit animations, by the keys of the app.
  var explicit: [(key: String, animation: CAAnimation)] = []
  var pendingOperations: [PendingOperation] = []

  var isIdle: Bool { running.isEmpty && explicit.isEmpty && pendingOperations.isEmpty }

  /// Whether an animation runs that takes touches from its view.
  var refusesTouches: Bool { owners.values.contains { !$0.allowsTouches } }

  /// A key that nothing runs under: the property's own name, or that with a number.
  func freeKey(_ name: String) -> String {
    var (key, number) = (name, 1)
    while running[key] != nil {
      number += 1
      key = "\(name)-\(number)"
    }
    return key
  }

  /// Whether some animation of a property never ends by itself.
  func isEndless(moving property: LayerProperty) -> Bool {
    keys(moving: property).contains { running[$0]!.animation.repeatCount == .infinity }
  }

  /// The keys under which animations move a property.
  func keys(moving property: LayerProperty) -> [String] {
    running.keys.filter { running[$0]!.animation.from.name == property.name }
  }
}
