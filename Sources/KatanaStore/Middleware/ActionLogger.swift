import Dispatch

/// Prints the actions that a store has handled.
public enum ActionLogger {
  /// A middleware that prints `[Action]: ` and the action's `debugDescription` after each action, but
  /// for those of exactly the types in `blackList`.
  public static func middleware(blackList: [any Action.Type] = []) -> StoreMiddleware {
    middleware(blackList: blackList) { print($0) }
  }

  package static func middleware(
    blackList: [any Action.Type], write: @escaping @Sendable (String) -> Void
  ) -> StoreMiddleware {
    let silent = Set(blackList.map { ObjectIdentifier($0) })
    let queue = DispatchQueue(label: "katana.logger.queue", qos: .utility)
    return { _, _ in
      { next in
        { action in
          next(action)
          guard !silent.contains(ObjectIdentifier(type(of: action))) else { return }
          let line = "[Action]: \(action.debugDescription)"
          queue.async { write(line) }
        }
      }
    }
  }
}
