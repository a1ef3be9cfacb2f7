import Foundation
import RxCocoa
import RxSwift

/// Whether any of some observables is under way, and a value of those that are.
///
/// Begins with `(false, nil)`. Every subscription to a tracked observable counts from its beginning to its
/// end; the value is the first one, in the order of the subscriptions, that is not nil. Equal states are not
/// repeated. The indicator lives while something is tracked. May be used on any thread.
public final class ActivityIndicator<T>: ObservableConvertibleType, @unchecked Sendable {
  /// Whether something is under way, and its value.
  public typealias Element = (loading: Bool, associatedValue: T?)

  /// A bag for subscriptions that live as long as the indicator.
  public let disposeBag = DisposeBag()

  private let lock = NSRecursiveLock()
  private var entries: [(id: Int, value: T?)] = []
  private var last = 0
  private let state: BehaviorSubject<Element>
  private let equalWhen: (T?, T?) -> Bool
  private let defaultAssociatedValue: T?

  /// Creates an indicator.
  /// - Parameters:
  ///   - defaultAssociatedValue: The value of observables that are tracked without one.
  ///   - equalWhen: Whether two values are equal.
  public init(defaultAssociatedValue: T? = nil, equalWhen: @escaping (T, T) -> Bool) {
    self.defaultAssociatedValue = defaultAssociatedValue
    self.equalWhen = { left, right in
      switch (left, right) {
      case (let left?, let right?): equalWhen(left, right)
      case (nil, nil): true
      default: false
      }
    }
    state = BehaviorSubject(value: (loading: false, associatedValue: nil))
  }

  /// The states, from the present one on.
  public func asObservable() -> Observable<Element> {
    state.distinctUntilChanged { [equalWhen] in
      $0.loading == $1.loading && equalWhen($0.associatedValue, $1.associatedValue)
    }
  }

  /// Tracks an observable.
  /// - Parameters:
  ///   - source: The observable.
  ///   - associatedValue: The value while it is under way; nil for the default one.
  public func trackActivity<O: ObservableConvertibleType>(
    of source: O, associatedValue: T? = nil
  ) -> Observable<O.Element> {
    let value = associatedValue ?? defaultAssociatedValue
    return track(source, initial: value) { _ in nil }
  }

  /// Tracks an observable.
  /// - Parameters:
  ///   - source: The observable.
  ///   - associatedValueProvider: Returns the value from an element on; before the first one it is the
  ///     default one.
  public func trackActivity<O: ObservableConvertibleType>(
    of source: O, associatedValueProvider: @escaping (O.Element) -> T?
  ) -> Observable<O.Element> {
    track(source, initial: defaultAssociatedValue) { .some(associatedValueProvider($0)) }
  }

  /// Tracks an observable.
  /// - Parameters:
  ///   - source: The observable.
  ///   - initialAssociatedValue: The value before the first element.
  ///   - associatedValueProvider: Returns the value from an element on.
  public func trackActivity<O: ObservableConvertibleType>(
    of source: O, initialAssociatedValue: T?, associatedValueProvider: @escaping (O.Element) -> T?
  ) -> Observable<O.Element> {
    track(source, initial: initialAssociatedValue) { .some(associatedValueProvider($0)) }
  }

  private func track<O: ObservableConvertibleType>(
    _ source: O, initial: T?, next: @escaping (O.Element) -> T??
  ) -> Observable<O.Element> {
    Observable.create { observer in
      let id = self.begin(initial)
      let subscription = source.asObservable().subscribe { event in
        if case .next(let element) = event, let value = next(element) { self.change(id, to: value) }
        observer.on(event)
      }
      return Disposables.create {
        subscription.dispose()
        self.end(id)
      }
    }
  }

  private func begin(_ value: T?) -> Int {
    change {
      last += 1
      entries.append((last, value))
      return last
    }
  }

  private func change(_ id: Int, to value: T?) {
    change {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      entries[index].value = value
    }
  }

  private func end(_ id: Int) {
    change { entries.removeAll { $0.id == id } }
  }

  private func change<R>(_ body: () -> R) -> R {
    lock.withLock {
      let result = body()
      let value = entries.lazy.compactMap(\.value).first
      state.onNext((loading: !entries.isEmpty, associatedValue: value))
      return result
    }
  }
}

extension ActivityIndicator where T: Equatable {
  /// Creates an indicator.
  /// - Parameter defaultAssociatedValue: The value of observables that are tracked without one.
  public convenience init(defaultAssociatedValue: T? = nil) {
    self.init(defaultAssociatedValue: defaultAssociatedValue, equalWhen: ==)
  }
}

extension ObservableConvertibleType {
  /// Tracks the observable by an indicator.
  /// - Parameters:
  ///   - indicator: The indicator.
  ///   - associatedValue: The value while the observable is under way; nil for the indicator's default one.
  public func trackActivity<T>(
    in indicator: ActivityIndicator<T>, associatedValue: T? = nil
  ) -> Observable<Element> {
    indicator.trackActivity(of: self, associatedValue: associatedValue)
  }

  /// Tracks the observable by an indicator.
  /// - Parameters:
  ///   - indicator: The indicator.
  ///   - associatedValueProvider: Returns the value from an element on; before the first one it is the
  ///     default one.
  public func trackActivity<T>(
    in indicator: ActivityIndicator<T>, associatedValueProvider: @escaping (Element) -> T?
  ) -> Observable<Element> {
    indicator.trackActivity(of: self, associatedValueProvider: associatedValueProvider)
  }

  /// Tracks the observable by an indicator.
  /// - Parameters:
  ///   - indicator: The indicator.
  ///   - initialAssociatedValue: The value before the first element.
  ///   - associatedValueProvider: Returns the value from an element on.
  public func trackActivity<T>(
    in indicator: ActivityIndicator<T>, initialAssociatedValue: T?,
    associatedValueProvider: @escaping (Element) -> T?
  ) -> Observable<Element> {
    indicator.trackActivity(
      of: self, initialAssociatedValue: initialAssociatedValue,
      associatedValueProvider: associatedValueProvider)
  }
}
