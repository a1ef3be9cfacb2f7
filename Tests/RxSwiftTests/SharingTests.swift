import Dispatch
import Foundation
import RxSwift
import RxTest
import Testing

/// Sequences with one subscription for many observers.
@MainActor struct SharingTests {
  /// A source that counts its subscriptions, and a subject that it passes on.
  private final class Source {
    let subject = PublishSubject<Int>()
    private(set) var count = 0
    private(set) var active = 0

    var elements: Observable<Int> {
      Observable.create { [self] observer in
        count += 1
        active += 1
        let subscription = subject.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          self.active -= 1
        }
      }
    }
  }

  @Test func sharedElementsComeFromOneSubscription() {
    let source = Source()
    let shared = source.elements.share()
    #expect(source.count == 0)
    let (first, second) = (Recorder(shared), Recorder(shared))
    source.subject.onNext(1)
    #expect(source.count == 1)
    #expect(first.log == ["1"] && second.log == ["1"])
    first.dispose()
    source.subject.onNext(2)
    #expect(second.log == ["1", "2"] && source.active == 1)
    second.dispose()
    #expect(source.active == 0)
    let third = Recorder(shared)
    source.subject.onNext(3)
    #expect(source.count == 2)
    #expect(third.log == ["3"])
  }

  @Test func aReplayIsForgottenWithTheLastObserverUnlessItIsKeptForever() {
    for (scope, kept) in [(SubjectLifetimeScope.whileConnected, false), (.forever, true)] {
      let source = Source()
      let shared = source.elements.share(replay: 2, scope: scope)
      let first = Recorder(shared)
      for element in 1...3 { source.subject.onNext(element) }
      let second = Recorder(shared)
      #expect(second.log == ["2", "3"])
      first.dispose()
      second.dispose()
      #expect(source.active == 0)
      let third = Recorder(shared)
      source.subject.onNext(4)
      #expect(third.log == (kept ? ["2", "3", "4"] : ["4"]))
      #expect(source.count == 2)
    }
  }

  @Test func aFailedShareBeginsAnewForTheNextObserverWhileAFinishedOneKeptForeverReplays() {
    let source = Source()
    let shared = source.elements.share(replay: 1)
    let first = Recorder(shared)
    source.subject.onNext(1)
    source.subject.onError(TestError.first)
    #expect(first.log == ["1", "error first", "disposed"])
    let failed = Recorder(shared)
    #expect(failed.log == ["error first", "disposed"] && source.count == 2)
    let values = Observable.from([1, 2]).share(replay: 1, scope: .forever)
    #expect(events(values).suffix(3) == ["2", "completed", "disposed"])
    #expect(events(values).prefix(2) == ["2", "completed"])
  }

  @Test func aRetryInsideOfAnObserverConnectsAnew() {
    var attempts = 0
    let shared = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(TestError.first) : .just(attempts)
    }.share(replay: 1)
    #expect(events(shared.retry(5)) == ["3", "completed", "disposed"])
    #expect(attempts == 3)
  }

  @Test func aConnectableSequenceDeliversWhileItIsConnected() {
    let source = Source()
    let published = source.elements.publish()
    let first = Recorder(published)
    source.subject.onNext(1)
    #expect(first.log == [] && source.count == 0)
    let connection = published.connect()
    let again = published.connect()
    source.subject.onNext(2)
    #expect(first.log == ["2"] && source.count == 1)
    connection.dispose()
    again.dispose()
    source.subject.onNext(3)
    #expect(first.log == ["2"] && source.active == 0)
    _ = published.connect()
    let second = Recorder(published)
    source.subject.onNext(4)
    #expect(second.log == ["4"] && source.count == 2)
  }

  @Test func replayKeepsTheLastElementsForLateObservers() {
    let source = Source()
    let replayed = source.elements.replay(2)
    _ = replayed.connect()
    for element in 1...3 { source.subject.onNext(element) }
    #expect(Recorder(replayed).log == ["2", "3"])
    source.subject.onNext(4)
    #expect(Recorder(replayed).log == ["3", "4"])
    let all = source.elements.replayAll()
    _ = all.connect()
    for element in 1...3 { source.subject.onNext(element) }
    #expect(Recorder(all).log == ["1", "2", "3"])
  }

  @Test func aCountedReferenceConnectsWithTheFirstAndEndsWithTheLastObserver() {
    let source = Source()
    let counted = source.elements.publish().refCount()
    let (first, second) = (Recorder(counted), Recorder(counted))
    #expect(source.active == 1)
    first.dispose()
    first.dispose()
    #expect(source.active == 1)
    second.dispose()
    #expect(source.active == 0)
    let third = Recorder(counted)
    source.subject.onCompleted()
    #expect(third.log == ["completed", "disposed"])
    #expect(source.count == 2 && source.active == 0)
  }

  @Test func multicastPassesElementsThroughASubject() {
    let source = Source()
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let multicast = source.elements.multicast(subject)
    let connection = multicast.connect()
    source.subject.onNext(1)
    let late = Recorder(subject)
    #expect(late.log == ["1"])
    connection.dispose()
    let selected = source.elements.multicast({ PublishSubject<Int>() }) { shared in
      Observable.zip(shared, shared.map { $0 * 10 }) { "\($0) \($1)" }
    }
    let recorder = Recorder(selected)
    source.subject.onNext(2)
    #expect(recorder.log == ["2 20"])
    #expect(source.count == 2)
  }

  /// The ways to share, each by its name.
  private let ways: [(name: String, share: (Observable<Int>) -> Observable<Int>)] = [
    ("share", { $0.share() }), ("replay 1", { $0.share(replay: 1) }), ("replay 2", { $0.share(replay: 2) }),
    ("publish", { $0.publish().refCount() }), ("replay", { $0.replay(1).refCount() }),
  ]

  @Test(arguments: [true, false], 1...3)
  func observersThatSubscribeAgainWhileTheSourceEndsShareOneNewSubscription(_ fails: Bool, _ observers: Int) {
    for (name, share) in ways {
      let scheduler = TestScheduler(initialClock: 0)
      let end: Recorded<Event<Int>> = fails ? .error(20, TestError.first) : .completed(20)
      let source = scheduler.createColdObservable([.next(10, 1), end])
      let shared = share(source.asObservable())
      var log = [[String]](repeating: [], count: observers)
      var subscriptions: [any Disposable] = []
      func observe(_ index: Int, again: Bool) {
        subscriptions.append(
          shared.subscribe { event in
            log[index].append("\(event)")
            if event.isStopEvent, again { observe(index, again: false) }
          })
      }
      for index in 0..<observers { observe(index, again: true) }
      scheduler.start()
      let once = ["next(1)", fails ? "error(first)" : "completed"]
      #expect(log == [[String]](repeating: once + once, count: observers), "\(name)")
      #expect(source.subscriptions == [Subscription(0, 20), Subscription(20, 40)])
      // What ended is not counted as an observer: a later one begins anew.
      observe(0, again: false)
      #expect(source.subscriptions.count == 3)
      subscriptions.last?.dispose()
      #expect(source.subscriptions.last == Subscription(40, 40))
      for subscription in subscriptions { subscription.dispose() }
      observe(0, again: false)
      #expect(source.subscriptions.count == 4)
    }
  }

  @Test func aShareThatIsKeptForeverRepeatsItsEndInsteadOfBeginningAnew() {
    for fails in [true, false] {
      let source = Source()
      let shared = source.elements.share(replay: 1, scope: .forever)
      let first = Recorder(shared)
      source.subject.onNext(1)
      if fails { source.subject.onError(TestError.first) } else { source.subject.onCompleted() }
      let end = fails ? "error first" : "completed"
      #expect(first.log == ["1", end, "disposed"])
      #expect(events(shared) == ["1", end, "disposed"])
      #expect(source.count == 1 && source.active == 0)
    }
  }

  @Test func anObserverThatLeavesAtTheFirstElementDisconnectsASynchronousSource() {
    var active = 0
    let source = Observable<Int>.create { observer in
      active += 1
      for element in 1...3 { observer.onNext(element) }
      return Disposables.create { active -= 1 }
    }
    for (_, share) in ways {
      let shared = share(source)
      #expect(events(shared.take(1)) == ["1", "completed", "disposed"])
      #expect(active == 0)
      #expect(events(shared.take(1)) == ["1", "completed", "disposed"])
      #expect(active == 0)
    }
  }

  @Test func manyThreadsShareOneSubscription() {
    for round in 0..<200 {
      let counters = Counters()
      let subject = PublishSubject<Int>()
      let shared = Observable<Int>.create { observer in
        counters.begin()
        let subscription = subject.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          counters.end()
        }
      }.share(replay: round % 3)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<5 { shared.subscribe().dispose() }
      }
      #expect(counters.active == 0)
      #expect(counters.mostActive <= 8)
      let recorder = Recorder(shared)
      subject.onNext(1)
      #expect(recorder.log == ["1"])
    }
  }

  /// The subscriptions of a source that threads share.
  private final class Counters: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var active = 0
    private(set) var mostActive = 0

    func begin() {
      lock.withLock {
        active += 1
        mostActive = max(mostActive, active)
      }
    }

    func end() { lock.withLock { active -= 1 } }
  }
}
