import RxSwift

extension ObservableConvertibleType {
  /// Every element with the one before it; nil before the first one.
  public func lag() -> Observable<(previous: Element?, current: Element)> {
    asObservable()
      .scan((previous: Element?.none, current: Element?.none)) { ($0.current, $1) }
      .map { ($0.previous, $0.current.unsafelyUnwrapped) }
  }

  /// `()` for every element.
  public func rewrite() -> Observable<Void> {
    rewrite(with: ())
  }

  /// A value for every element. The value is worked out once, at once.
  public func rewrite<T>(with value: T) -> Observable<T> {
    asObservable().map { _ in value }
  }

  /// Every element, with the latest one of another observable on its right. Elements before the other's first
  /// are dropped.
  public func withLatestFrom<O: ObservableConvertibleType>(right: O) -> Observable<(Element, O.Element)> {
    asObservable().withLatestFrom(right) { ($0, $1) }
  }

  /// Every element, with the latest one of another observable on its left. Elements before the other's first
  /// are dropped.
  public func withLatestFrom<O: ObservableConvertibleType>(left: O) -> Observable<(O.Element, Element)> {
    asObservable().withLatestFrom(left) { ($1, $0) }
  }

  /// Every element combined with a value.
  public func with<T, Result>(
    _ value: T, resultSelector: @escaping (Element, T) -> Result
  ) -> Observable<Result> {
    asObservable().map { resultSelector($0, value) }
  }

  /// Every element, with a value on its right.
  public func with<T>(right value: T) -> Observable<(Element, T)> {
    with(value) { ($0, $1) }
  }

  /// Every element, with a value on its left.
  public func with<T>(left value: T) -> Observable<(T, Element)> {
    with(value) { ($1, $0) }
  }

  /// Every element as an optional; an error becomes one last nil.
  public func nilOnError() -> Observable<Element?> {
    asObservable().map { Optional.some($0) }.catchAndReturn(nil)
  }

  /// The elements after a first one that is worked out for every subscription.
  public func startWithWhenSubscribed(source: @escaping () -> Element) -> Observable<Element> {
    Observable.deferred { [observable = asObservable()] in observable.startWith(source()) }
  }
}

extension ObserverType {
  /// Sends an element and then completion.
  public func onLast(_ element: Element) {
    onNext(element)
    onCompleted()
  }
}

extension ObserverType where Element == Void {
  /// Sends one element and then completion.
  public func onLast() {
    onLast(())
  }
}
