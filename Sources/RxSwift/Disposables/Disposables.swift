/// The makers of disposables.
public struct Disposables {
  private init() {}

  /// Returns a disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable.shared }

  /// Returns a disposable that runs `dispose` once, at its first disposal.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Returns a disposable that disposes of both, in order.
  public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable {
    BinaryDisposable(first, second)
  }

  /// Returns a disposable that disposes of all three.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(disposables: [first, second, third])
  }

  /// Returns a disposable that disposes of all.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ others: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [first, second, third] + others)
  }

  /// Returns a disposable that disposes of all.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

/// A disposable that does nothing.
final class NopDisposable: Disposable, Sendable {
  static let shared = NopDisposable()
  func dispose() {}
}

/// A disposable that runs a closure once.
final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { lock.locked { action == nil } }

  func dispose() {
    lock.locked { action.take() }?()
  }
}

/// A disposable of two.
final class BinaryDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var both: (any Disposable, any Disposable)?

  init(_ first: any Disposable, _ second: any Disposable) {
    both = (first, second)
  }

  var isDisposed: Bool { lock.locked { both == nil } }

  func dispose() {
    guard let both = lock.locked({ both.take() }) else { return }
    both.0.dispose()
    both.1.dispose()
  }
}
