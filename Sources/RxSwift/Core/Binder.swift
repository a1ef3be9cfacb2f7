/// An observer that writes values to an object, which it holds weakly, on a scheduler, by default on the main
/// thread.
///
/// It does not accept errors: one is a programming fault, which stops debug builds and is logged in others.
public struct Binder<Value>: ObserverType {
  /// The type of the values.
  public typealias Element = Value

  private let handler: (Event<Value>) -> Void

  /// Makes a binder.
  ///
  /// - Parameters:
  ///   - target: the object to write to, held weakly.
  ///   - scheduler: the scheduler on which values are written; the main one by default, which writes at once
  ///     when it is called on the main thread.
  ///   - binding: writes a value.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    // The scheduler chosen decides about the thread, as with RxSwift.
    let binding = unsafeBitCast(binding, to: ((Target, Value) -> Void).self)
    weak let weakTarget = target
    handler = { event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { value in
          if let target = weakTarget { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error): bindingDidFail(error)
      case .completed: break
      }
    }
  }

  /// Writes the value of a `next`.
  public func on(_ event: Event<Value>) {
    handler(event)
  }

  /// Returns the binder as an observer.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: handler)
  }
}
