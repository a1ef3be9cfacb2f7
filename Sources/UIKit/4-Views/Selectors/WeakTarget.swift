/// The target of an action, not kept alive; none stands for the responder chain.
@MainActor struct WeakTarget {
  private(set) weak var object: AnyObject?
  private let isResponderChain: Bool

  init(_ target: Any?) {
    object = target.map { ClassObject.receiver($0) }
    isResponderChain = target == nil
  }

  /// Whether there was a target that is gone.
  var isGone: Bool { object == nil && !isResponderChain }
}
