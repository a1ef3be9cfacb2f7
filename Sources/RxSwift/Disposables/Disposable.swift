/// Work or a subscription that can be ended.
public protocol Disposable {
  /// Ends it. A second call does nothing.
  func dispose()
}

/// A disposable that has a property for whether it has been disposed of.
public protocol Cancelable: Disposable {
  /// Whether it has been disposed of.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Inserts the disposable into a bag, which ends it when the bag goes.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
