import Diagnostics

/// A disposable that runs its closure once, on the main thread: at once there, else in a later turn of it.
final class MainDisposable: Cancelable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func dispose() {
    let action = lock.withLock { self.action.take() }
    guard let action else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { action() }
    } else {
      DispatchQueue.main.async { action() }
    }
  }
}

extension Observable {
  /// Returns a sequence that is started on the main actor, where it must be subscribed to.
  @MainActor static func onMain(
    _ start: @escaping @MainActor (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    create { observer in
      MainScheduler.ensureExecutingOnScheduler()
      return start(observer)
    }
  }
}
