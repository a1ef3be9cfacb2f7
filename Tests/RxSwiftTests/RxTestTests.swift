import RxSwift
import RxTest
import Testing

/// The module of virtual time.
@Suite @MainActor struct RxTestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func anySequenceIsStarted() {
    let single = scheduler.start { Single.just(1).delay(.seconds(10), scheduler: scheduler) }
    #expect(single.events == [.next(210, 1), .completed(211)])
    let other = TestScheduler(initialClock: 0)
    let completable = other.start {
      Completable.empty().delay(.seconds(10), scheduler: other).do(onCompleted: {}).andThen(Maybe.just(2))
    }
    #expect(completable.events == [.next(210, 2), .completed(210)])
    let infallible = TestScheduler(initialClock: 0).start(disposed: 300) { Infallible.of(1, 2) }
    #expect(infallible.events == Recorded.events(.next(200, 1), .next(200, 2), .completed(200)))
  }

  @Test func aHotSequenceDeliversToThoseWhoAreThereAlsoAfterItsEnd() {
    let hot = scheduler.createHotObservable([.next(210, 1), .completed(220), .next(230, 2)])
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(225) { _ = hot.subscribe(late) }
    let result = scheduler.start { hot.map { $0 } }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(late.events == [.next(230, 2)])
    #expect(hot.subscriptions == [Subscription(200, 220), Subscription(225)])
  }

  @Test func aColdSequenceDeliversAnewToEach() {
    let cold = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
    let first = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(50) { _ = cold.map { $0 * 2 }.subscribe(first) }
    let second = scheduler.start(created: 60, subscribed: 70, disposed: 85) { cold }
    #expect(first.events == [.next(60, 2), .error(70, TestError.first)])
    #expect(second.events == [.next(80, 1)])
    #expect(cold.subscriptions == [Subscription(50, 70), Subscription(70, 85)])
  }

  @Test func aResolutionMeasuresSeconds() {
    let fine = TestScheduler(initialClock: 0, resolution: 0.001)
    let result = fine.start { Observable<Int>.timer(.milliseconds(30), scheduler: fine) }
    #expect(result.events == [.next(230, 0), .completed(230)])
    let instant = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let observed = instant.start { Observable.of(1, 2).observe(on: instant) }
    #expect(observed.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func eventsAreComparedByCaseElementAndError() {
    #expect(Event<Int>.error(TestError.first) == .error(TestError.first))
    #expect(Event<Int>.error(TestError.first) != .error(TestError.second))
    #expect(Event<Int>.error(TestError.first) != .completed)
    #expect(MaybeEvent.success(1) == .success(1) && MaybeEvent.success(1) != .completed)
    #expect(CompletableEvent.completed != .error(RxError.timeout))
    XCTAssertRecordedElements([.next(1, "a"), .next(2, "b"), .completed(3)], ["a", "b"])
    XCTAssertEqual([Recorded.next(1, "a"), .completed(2)], [.next(1, "a"), .completed(2)])
    #expect("\(Subscription(1))" == "(1 : Infinity)" && "\(Recorded.next(1, 2))" == "next(2) @ 1")
  }

  // MARK: Traits

  @Test func traitsTakeResourcesTimeAndCollections() {
    let resource = BooleanDisposable()
    let used = scheduler.start {
      Single<Int>.using({ resource }) { _ in .timer(.seconds(20), scheduler: scheduler) }
    }
    #expect(used.events == [.next(220, 0), .completed(220)])
    #expect(resource.isDisposed)
    let other = TestScheduler(initialClock: 0)
    let late = other.start { Maybe.just(3, scheduler: other) }
    #expect(late.events == [.next(201, 3), .completed(202)])
    let third = TestScheduler(initialClock: 0)
    let completables = (1...3).map {
      Completable.empty().delay(.seconds(10 * $0), scheduler: third)
    }
    #expect(third.start { Completable.merge(completables) }.events == [.completed(230)])
    let fourth = TestScheduler(initialClock: 0)
    let parts = (1...3).map { Completable.empty().delay(.seconds(10 * $0), scheduler: fourth) }
    #expect(fourth.start { Completable.concat(parts) }.events == [.completed(260)])
    #expect(events(Maybe<Int>.zip(.just(1), .just(2)) { $0 + $1 }) == ["3", "completed", "disposed"])
    #expect(events(Maybe<Int>.zip(.just(1), Maybe<Int>.empty()) { $0 + $1 }) == ["completed", "disposed"])
  }

  @Test func closuresRunAtTheEventsOfTraits() {
    var log: [String] = []
    _ = Maybe.just(1).do(
      onNext: { log.append("next \($0)") }, onCompleted: { log.append("completed") },
      onDispose: { log.append("disposed") }
    ).subscribe(onSuccess: { log.append("success \($0)") })
    _ = Completable.error(TestError.first).do(
      onError: { log.append("error \($0)") }, afterError: { _ in log.append("after") }
    ).subscribe(onError: { _ in log.append("failed") })
    #expect(
      log == ["next 1", "success 1", "completed", "disposed", "error first", "failed", "after"])
  }

  @Test func relaysAreInfallible() {
    let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 1))
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    for element in 1...3 { replay.accept(element) }
    let sums = Recorder(
      Infallible.combineLatest(behavior.asInfallible(), replay.asInfallible(), publish.asInfallible()) {
        $0 * 100 + $1 * 10 + $2
      })
    publish.accept(5)
    behavior.accept(2)
    #expect(sums.log == ["135", "235"])
  }

  @Test func connectionsAreCountedForAnyConnectableSequence() {
    final class Source: ConnectableObservableType {
      typealias Element = Int
      let subject = PublishSubject<Int>()
      var connections = 0
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        subject.subscribe(observer)
      }
      func connect() -> any Disposable {
        connections += 1
        return Disposables.create { self.connections -= 1 }
      }
    }
    let source = Source()
    let counted = source.refCount()
    let (first, second) = (Recorder(counted), Recorder(counted))
    #expect(source.connections == 1)
    first.dispose()
    second.dispose()
    #expect(source.connections == 0)
  }
}
