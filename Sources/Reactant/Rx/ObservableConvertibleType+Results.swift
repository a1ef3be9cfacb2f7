import RxSwift

/// A type whose values are successes or failures: `Result`.
public protocol ResultConvertible<Success, Failure> {
  /// The type of a success's value.
  associatedtype Success
  /// The type of a failure's error.
  associatedtype Failure: Error

  /// The value as a result.
  func asResult() -> Result<Success, Failure>
}

extension Result: ResultConvertible {
  /// The result itself.
  public func asResult() -> Result<Success, Failure> { self }
}

extension ObservableConvertibleType where Element: ResultConvertible {
  private var results: Observable<Result<Element.Success, Element.Failure>> {
    asObservable().map { $0.asResult() }
  }

  /// The values of successes; failures are dropped.
  public func filterError() -> Observable<Element.Success> {
    results.compactMap { try? $0.get() }
  }

  /// The errors of failures; successes are dropped.
  public func errorOnly() -> Observable<Element.Failure> {
    results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
  }

  /// The results with changed values.
  public func mapValue<T>(
    _ transform: @escaping (Element.Success) -> T
  ) -> Observable<Result<T, Element.Failure>> {
    results.map { $0.map(transform) }
  }

  /// The results with changed errors.
  public func mapError<E: Error>(
    _ transform: @escaping (Element.Failure) -> E
  ) -> Observable<Result<Element.Success, E>> {
    results.map { $0.mapError(transform) }
  }

  /// The results that an observable gives for each value; failures pass through.
  public func flatMapValue<T>(
    _ transform: @escaping (Element.Success) -> Observable<T>
  ) -> Observable<Result<T, Element.Failure>> {
    results.flatMap { Self.values(of: $0, transform) }
  }

  /// The results that an observable gives for the latest value; failures pass through.
  public func flatMapLatestValue<T>(
    _ transform: @escaping (Element.Success) -> Observable<T>
  ) -> Observable<Result<T, Element.Failure>> {
    results.flatMapLatest { Self.values(of: $0, transform) }
  }

  /// The errors that an observable gives for each error; successes pass through.
  public func flatMapError<E: Error>(
    _ transform: @escaping (Element.Failure) -> Observable<E>
  ) -> Observable<Result<Element.Success, E>> {
    results.flatMap { Self.errors(of: $0, transform) }
  }

  /// The errors that an observable gives for the latest error; successes pass through.
  public func flatMapLatestError<E: Error>(
    _ transform: @escaping (Element.Failure) -> Observable<E>
  ) -> Observable<Result<Element.Success, E>> {
    results.flatMapLatest { Self.errors(of: $0, transform) }
  }

  private static func values<T>(
    of result: Result<Element.Success, Element.Failure>,
    _ transform: (Element.Success) -> Observable<T>
  ) -> Observable<Result<T, Element.Failure>> {
    switch result {
    case .success(let value): transform(value).map { .success($0) }
    case .failure(let error): .just(.failure(error))
    }
  }

  private static func errors<E: Error>(
    of result: Result<Element.Success, Element.Failure>,
    _ transform: (Element.Failure) -> Observable<E>
  ) -> Observable<Result<Element.Success, E>> {
    switch result {
    case .success(let value): .just(.success(value))
    case .failure(let error): transform(error).map { .failure($0) }
    }
  }

  /// The results with one value for all successes.
  public func rewriteValue<T>(newValue: T) -> Observable<Result<T, Element.Failure>> {
    mapValue { _ in newValue }
  }

  /// The values of successes, and a value for every failure.
  public func recover(_ value: Element.Success) -> Observable<Element.Success> {
    results.map { (try? $0.get()) ?? value }
  }

  /// The values of successes, and nil for every failure.
  public func recoverWithNil() -> Observable<Element.Success?> {
    results.map { try? $0.get() }
  }
}
