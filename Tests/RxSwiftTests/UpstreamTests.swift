import RxSwift
import RxTest
import Testing

/// Upstreams are let go of at their own end, while the operator goes on.
@Suite @MainActor struct UpstreamTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// An operator of a sequence that ends at 230 and one that goes on.
  private typealias Operator = (
    name: String, apply: (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Int>
  )

  private let operators: [Operator] = [
    ("delay", { source, _, scheduler in source.delay(.seconds(100), scheduler: scheduler) }),
    ("throttle", { source, _, scheduler in source.throttle(.seconds(100), scheduler: scheduler) }),
    ("observe(on:)", { source, _, scheduler in source.observe(on: scheduler) }),
    ("flatMap", { source, other, _ in source.flatMap { _ in other } }),
    ("concatMap", { source, other, _ in source.concatMap { _ in other } }),
    ("flatMapFirst", { source, other, _ in source.flatMapFirst { _ in other } }),
    ("flatMapLatest", { source, other, _ in source.flatMapLatest { _ in other } }),
    ("merge", { source, other, _ in .merge(source, other) }),
    ("merge(maxConcurrent:)", { source, other, _ in source.map { _ in other }.merge(maxConcurrent: 2) }),
    ("concat", { source, other, _ in source.concat(other) }),
    ("sample", { source, other, _ in source.sample(other) }),
    ("take(until:)", { source, other, _ in other.take(until: source.filter { _ in false }) }),
    ("skip(until:)", { source, other, _ in other.skip(until: source) }),
    ("withLatestFrom", { source, other, _ in other.withLatestFrom(source) }),
    ("combineLatest", { source, other, _ in .combineLatest(source, other) { $0 + $1 } }),
    ("zip", { source, other, _ in .zip(source, other) { $0 + $1 } }),
    ("ifEmpty(switchTo:)", { source, other, _ in source.filter { _ in false }.ifEmpty(switchTo: other) }),
    ("share", { source, other, _ in source.share(replay: 1).concat(other) }),
  ]

  @Test func anUpstreamIsLetGoOfAtItsOwnEnd() {
    for (name, apply) in operators {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(230)])
      let other = scheduler.createHotObservable([.next(300, 3)])
      _ = scheduler.start { apply(Bare(source), other.asObservable(), scheduler) }
      let end = name == "skip(until:)" ? 210 : 230
      #expect(source.subscriptions == [Subscription(200, end)], "\(name)")
    }
  }

  @Test func aFailedUpstreamIsLetGoOfWhileARetryWaits() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
    let trigger = scheduler.createHotObservable([.next(250, 0), .next(300, 0)])
    let result = scheduler.start { Bare(source).retry(when: { $0.flatMap { _ in trigger.take(1) } }) }
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(250, 270), Subscription(300, 320)])
    #expect(result.events == [.next(210, 1), .next(260, 1), .next(310, 1)])
  }

  @Test func triggersOfARetryThatHaveEndedEndItAtTheNextFailure() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
    let empty = scheduler.start { Bare(source).retry(when: { _ in Observable<Int>.empty() }) }
    #expect(empty.events == [.next(210, 1), .completed(220)])
    let other = TestScheduler(initialClock: 0)
    let whole = other.createColdObservable([.next(10, 1), .completed(20)])
    let untouched = other.start { whole.retry(when: { _ in Observable<Int>.error(TestError.second) }) }
    #expect(untouched.events == [.next(210, 1), .completed(220)])
  }

  @Test func skippingUntilNothingComesDoesNotEnd() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let trigger = scheduler.createHotObservable([.next(300, 1)])
    let result = scheduler.start { source.skip(until: trigger) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(trigger.subscriptions == [Subscription(200, 230)])
  }

  @Test func groupsAndWindowsKeepTheSequenceForTheirObservers() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
    var group: Observable<Int>?
    let inner = scheduler.createObserver(Int.self)
    let groups = scheduler.createObserver(Int.self)
    var outer: (any Disposable)?
    scheduler.scheduleAt(200) {
      outer = source.groupBy { $0 % 2 }.subscribe(onNext: { made in
        groups.onNext(made.key)
        if group == nil { group = made }
      })
    }
    scheduler.scheduleAt(215) { _ = group?.subscribe(inner) }
    scheduler.scheduleAt(217) { outer?.dispose() }
    scheduler.start()
    #expect(groups.events == [.next(210, 1)])
    #expect(inner.events == [.next(230, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
    let timer = TestScheduler(initialClock: 0)
    let ticks = timer.createHotObservable([.next(210, 1), .next(230, 2)])
    let window = timer.createObserver(Int.self)
    timer.scheduleAt(200) {
      let first = ticks.window(timeSpan: .seconds(100), count: 9, scheduler: timer)
        .subscribe(onNext: { _ = $0.subscribe(window) })
      timer.scheduleAt(220) { first.dispose() }
    }
    timer.scheduleAt(600) {}
    timer.start()
    #expect(window.events.prefix(2) == [.next(210, 1), .next(230, 2)])
  }

  @Test func afterCompletedRunsBeforeTheDisposal() {
    var log: [String] = []
    _ = Observable.just(1)
      .do(
        onNext: { _ in log.append("next") }, afterNext: { _ in log.append("after next") },
        onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
        onDispose: { log.append("dispose") }
      )
      .subscribe(onNext: { _ in log.append("- next") }, onCompleted: { log.append("- completed") })
    #expect(
      log == ["next", "- next", "after next", "completed", "- completed", "after completed", "dispose"])
  }

  @Test func aSequenceOfOneElementDeliversInsideOfAnyWork() {
    var found: [Int] = []
    _ = Observable.just(1).subscribe(onNext: { _ in
      _ = Observable.of(1, 2, 3).subscribe(onNext: { found.append($0) })
      found.append(0)
    })
    #expect(found == [1, 2, 3, 0])
  }

  @Test func waitingSequencesThatCompleteAtOnceAreGoneThroughInALoop() {
    let subject = PublishSubject<Int>()
    let outer = Observable.from(Array(0..<20_000))
    let counted = Recorder(
      outer.concatMap { $0 == 0 ? subject.asObservable() : Observable.just($0) }.reduce(0) { sum, _ in sum + 1
      })
    subject.onCompleted()
    #expect(counted.log == ["19999", "completed", "disposed"])
  }
}

/// A source that does not let go of anything at its end.
final class Bare<Element>: Observable<Element>, @unchecked Sendable {
  private let source: TestableObservable<Element>

  init(_ source: TestableObservable<Element>) {
    self.source = source
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }
}
