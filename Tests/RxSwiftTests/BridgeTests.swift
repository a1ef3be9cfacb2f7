import OpenCombine
import RxSwift
import Testing

/// The ways between observable sequences, OpenCombine's publishers and asynchronous sequences.
@MainActor struct BridgeTests {
  // MARK: Publishers

  /// A subscriber that requests a given number of elements.
  private final class Subscriber: OpenCombine.Subscriber {
    typealias Input = Int
    typealias Failure = any Error

    var log: [String] = []
    private(set) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      log.append("\(input)")
      return .none
    }

    func receive(completion: Subscribers.Completion<any Error>) {
      switch completion {
      case .finished: log.append("finished")
      case .failure(let error): log.append("failure \(error)")
      }
    }
  }

  @Test func aSequenceIsAPublisherThatKeepsToTheDemand() {
    let subject = PublishSubject<Int>()
    let subscriber = Subscriber()
    subject.asPublisher().subscribe(subscriber)
    subject.onNext(1)
    #expect(subscriber.log == [])
    subscriber.subscription?.request(.max(2))
    for element in 2...4 { subject.onNext(element) }
    #expect(subscriber.log == ["1", "2"])
    subject.onCompleted()
    #expect(subscriber.log == ["1", "2"])
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.log == ["1", "2", "3", "4", "finished"])
  }

  @Test func aFailureReachesThePublishersSubscriber() {
    let subscriber = Subscriber()
    Observable.from([1]).concat(Observable<Int>.error(TestError.first)).asPublisher().subscribe(subscriber)
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.log == ["1", "failure first"])
  }

  @Test func cancellingThePublisherDisposesOfTheSubscription() {
    var isDisposed = false
    let subject = PublishSubject<Int>()
    var received: [Int] = []
    let cancellable = subject.do(onDispose: { isDisposed = true }).asPublisher()
      .sink(receiveCompletion: { _ in }, receiveValue: { received.append($0) })
    subject.onNext(1)
    cancellable.cancel()
    subject.onNext(2)
    #expect(received == [1])
    #expect(isDisposed)
  }

  @Test func aPublisherIsASequence() {
    #expect(events([1, 2].publisher.asObservable()) == ["1", "2", "completed", "disposed"])
    #expect(
      events(Fail<Int, TestError>(error: .second).asObservable()) == ["error second", "disposed"])
    let subject = PassthroughSubject<Int, Never>()
    var cancellations = 0
    let recorder = Recorder(subject.handleEvents(receiveCancel: { cancellations += 1 }).asObservable())
    subject.send(1)
    recorder.dispose()
    subject.send(2)
    #expect(recorder.log == ["1", "disposed"])
    #expect(cancellations == 1)
  }

  @Test func operatorsOfBothWorkTogether() {
    let current = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder(
      current.map { $0 * 2 }.asObservable().distinctUntilChanged().asPublisher().filter { $0 > 2 }
        .asObservable())
    for value in [1, 2, 2, 3] { current.send(value) }
    current.send(completion: .finished)
    #expect(recorder.log == ["4", "6", "completed", "disposed"])
  }

  // MARK: Asynchronous sequences

  @Test func aSequenceIsIteratedInATask() async throws {
    var received: [Int] = []
    for try await element in Observable.from([1, 2, 3]).values { received.append(element) }
    #expect(received == [1, 2, 3])
    await #expect(throws: TestError.first) {
      for try await _ in Observable<Int>.error(TestError.first).values {}
    }
  }

  @Test func whatComesBeforeItIsFetchedIsKept() async throws {
    let subject = PublishSubject<Int>()
    var iterator = subject.values.makeAsyncIterator()
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    var received: [Int] = []
    while let element = try await iterator.next() { received.append(element) }
    #expect(received == [1, 2, 3])
  }

  @Test func leavingTheIterationEndsTheSubscription() async throws {
    let (disposals, signal) = AsyncStream.makeStream(of: Void.self)
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { signal.yield() }
    }
    for try await _ in source.values { break }
    var iterator = disposals.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }

  @Test func anAsynchronousSequenceIsASequence() async throws {
    let numbers = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    #expect(try await numbers.asObservable().map { $0 * 2 }.toArray().value == [2, 4, 6])
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TestError.second) }
    await #expect(throws: TestError.second) { try await failing.asObservable().toArray().value }
  }

  @Test func disposingEndsTheTaskOfTheAsynchronousSequence() async {
    let (ends, signal) = AsyncStream.makeStream(of: Void.self)
    let endless = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.onTermination = { _ in signal.yield() }
    }
    let (elements, received) = AsyncStream.makeStream(of: Int.self)
    let subscription = endless.asObservable().subscribe(onNext: { received.yield($0) })
    var element = elements.makeAsyncIterator()
    #expect(await element.next() == 1)
    subscription.dispose()
    var end = ends.makeAsyncIterator()
    #expect(await end.next() != nil)
  }
}
