import Dispatch

/// Prints what a store has handled.
public enum DispatchableLogger {
  /// An interceptor that prints `[Dispatchable]: ` and the `debugDescription` after each dispatchable, but
  /// for those of exactly the types in `blackList`.
  public static func interceptor(blackList: [any Dispatchable.Type] = []) -> StoreInterceptor {
    interceptor(blackList: blackList) { print($0) }
  }

  package static func interceptor(
    blackList: [any Dispatchable.Type], write: @escaping @Sendable (String) -> Void
  ) -> StoreInterceptor {
    let silent = Set(blackList.map { ObjectIdentifier($0) })
    let queue = DispatchQueue(label: "katana.logger.queue", qos: .utility)
    return { _ in
      { next in
        { dispatchable in
          try next(dispatchable)
          guard !silent.contains(ObjectIdentifier(type(of: dispatchable))) else { return }
          let line = "[Dispatchable]: \(dispatchable.debugDescription)"
          queue.async { write(line) }
        }
      }
    }
  }
}
