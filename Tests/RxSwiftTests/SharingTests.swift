import RxSwift
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
}
