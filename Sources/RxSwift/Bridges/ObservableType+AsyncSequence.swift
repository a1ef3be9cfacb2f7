extension ObservableConvertibleType {
  /// The elements for `for try await`. The subscription begins with the iteration and ends with it, or with
  /// the task; elements that are not fetched in time are kept.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() })
      let cancellation = Unchecked { subscription.dispose() }
      continuation.onTermination = { _ in cancellation.run() }
    }
  }
}

extension AsyncSequence where Self: Sendable {
  /// Returns the elements as an observable sequence. Each subscription runs a task of its own, which is
  /// cancelled with it; what it delivers comes on the task's threads.
  public func asObservable() -> Observable<Element> {
    Producer { sink in
      let task = Task { [self] in
        do {
          for try await element in self {
            guard sink.isOpen else { return }
            sink.on(.next(element))
          }
          sink.on(.completed)
        } catch {
          sink.on(.error(error))
        }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
