/// Subscriptions that follow one another: each begins when the former has been disposed of.
///
/// Sources that end while they are subscribed to are gone through in a loop, whatever their number, and on
/// whatever threads they end.
final class Succession: Disposable, @unchecked Sendable {
  private let lock = Lock()
  private let current = SerialDisposable()
  private var next: (() -> (any Disposable)?)?
  private var isDue = false
  private var isRunning = false

  /// - Parameter next: subscribes to the next source, and returns the subscription; nil when there is none.
  init(_ next: @escaping () -> (any Disposable)?) {
    self.next = next
  }

  /// Subscribes to the next source: at once, or when the subscription that is being made has been.
  func advance() {
    let runs = lock.locked {
      isDue = true
      guard !isRunning else { return false }
      isRunning = true
      return true
    }
    guard runs else { return }
    while let next = nextDue() {
      let subscription = SingleAssignmentDisposable()
      current.disposable = subscription
      if let made = next() { subscription.setDisposable(made) }
    }
  }

  /// Disposes of the present subscription, without a next one.
  func release() {
    current.disposable = Disposables.create()
  }

  func dispose() {
    let former = lock.locked { next.take() }
    withExtendedLifetime(former) { current.dispose() }
  }

  private func nextDue() -> (() -> (any Disposable)?)? {
    lock.locked {
      guard isDue, let next else {
        isRunning = false
        return nil
      }
      isDue = false
      return next
    }
  }
}
