extension Reactive where Base: AnyObject {
  /// The deallocation of the object: one element, then completion, right after it.
  ///
  /// The object owns a token that is released with it. It works for UIKit's responders, bar items, navigation
  /// items and gesture recognizers, and classes derived from them.
  public var deallocated: Observable<Void> { DeallocationToken.of(base).deallocated }

  /// The beginning of the deallocation of the object: one element, then completion. It comes right before
  /// ``deallocated``.
  public var deallocating: Observable<Void> { DeallocationToken.of(base).deallocating }
}

/// The object that another one owns, so that its release reports the other's.
private final class DeallocationToken: @unchecked Sendable {
  let deallocating = ReplaySubject<Void>.create(bufferSize: 1)
  let deallocated = ReplaySubject<Void>.create(bufferSize: 1)

  deinit {
    for subject in [deallocating, deallocated] {
      subject.onNext(())
      subject.onCompleted()
    }
  }

  static func of(_ object: AnyObject) -> DeallocationToken {
    if let known = objc_getAssociatedObject(object, key) as? DeallocationToken { return known }
    let token = DeallocationToken()
    objc_setAssociatedObject(object, key, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return token
  }

  /// A unique address.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
