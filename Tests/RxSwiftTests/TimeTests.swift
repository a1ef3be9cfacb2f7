import RxSwift
import RxTest
import Testing

/// The operators of time, in the virtual time of a test scheduler: subscribed at 200, disposed of at 1000.
@MainActor struct TimeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func hot(_ events: [Recorded<Event<Int>>]) -> TestableObservable<Int> {
    scheduler.createHotObservable(events)
  }

  @Test func intervalCountsFromZeroUntilItIsDisposedOf() {
    let period = 150
    let result = scheduler.start { Observable<Int>.interval(.seconds(period), scheduler: scheduler) }
    #expect(
      result.events == [
        .next(350, 0), .next(500, 1), .next(650, 2), .next(800, 3), .next(950, 4),
      ])
  }

  @Test func timerDeliversOneElementOrCountsOn() {
    let once = scheduler.start { Observable<Int>.timer(.seconds(50), scheduler: scheduler) }
    #expect(once.events == [.next(250, 0), .completed(250)])
    let other = TestScheduler(initialClock: 0)
    let counting = other.start(disposed: 500) {
      Observable<Int>.timer(.seconds(50), period: .seconds(100), scheduler: other)
    }
    #expect(counting.events == [.next(250, 0), .next(350, 1), .next(450, 2)])
  }

  @Test func debounceDeliversAnElementAfterAPauseAndTheLastOneAtTheEnd() {
    let source = hot([.next(210, 1), .next(220, 2), .next(300, 3), .next(305, 4), .completed(310)])
    let result = scheduler.start { source.debounce(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(250, 2), .next(310, 4), .completed(310)])
  }

  @Test func debounceDropsWhatWaitsWhenTheSequenceFails() {
    let source = hot([.next(210, 1), .error(220, TestError.first)])
    let result = scheduler.start { source.debounce(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.error(220, TestError.first)])
  }

  @Test func throttleDeliversTheFirstAndTheLatestOfEachPeriod() {
    let source = hot([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(260, 4), .next(300, 5), .completed(320),
    ])
    let result = scheduler.start { source.throttle(.seconds(30), scheduler: scheduler) }
    #expect(
      result.events == [.next(210, 1), .next(240, 3), .next(270, 4), .next(300, 5), .completed(320)])
  }

  @Test func throttleCompletesAfterTheElementThatWaits() {
    let source = hot([.next(210, 1), .next(220, 2), .completed(225)])
    let result = scheduler.start { source.throttle(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(240, 2), .completed(240)])
  }

  @Test func throttleMayLeaveOutTheLatest() {
    let source = hot([.next(210, 1), .next(220, 2), .next(260, 3), .next(280, 4), .completed(320)])
    let result = scheduler.start { source.throttle(.seconds(30), latest: false, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(260, 3), .completed(320)])
  }

  @Test func delayMovesElementsAndTheEndButNoFailure() {
    let source = hot([.next(210, 1), .next(240, 2), .completed(250)])
    let result = scheduler.start { source.delay(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(230, 1), .next(260, 2), .completed(270)])
    let other = TestScheduler(initialClock: 0)
    let failing = other.createHotObservable([.next(210, 1), .error(220, TestError.first)])
    let failure = other.start { failing.delay(.seconds(20), scheduler: other) }
    #expect(failure.events == [.error(220, TestError.first)])
  }

  @Test func aDelayedSubscriptionMissesWhatCameBefore() {
    let source = hot([.next(210, 1), .next(260, 2)])
    let result = scheduler.start { source.delaySubscription(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(260, 2)])
  }

  @Test func timeoutFailsAfterAPauseOrGoesOnWithAnother() {
    let source = hot([.next(210, 1), .next(240, 2), .next(300, 3)])
    let result = scheduler.start { source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(240, 2), .error(290, RxError.timeout)])
    let other = TestScheduler(initialClock: 0)
    let slow = other.createHotObservable([.next(210, 1), .next(300, 2)])
    let switched = other.start {
      slow.timeout(.seconds(50), other: Observable.from([7, 8]), scheduler: other)
    }
    #expect(
      switched.events == [.next(210, 1), .next(260, 7), .next(260, 8), .completed(260)])
    #expect(slow.subscriptions == [Subscription(200, 260)])
  }

  @Test func sampleDeliversWhatIsNewAtEachSample() {
    let source = hot([.next(210, 1), .next(220, 2), .next(260, 3), .completed(300)])
    let sampler = hot([.next(215, 0), .next(230, 0), .next(240, 0), .next(270, 0), .next(310, 0)])
    let result = scheduler.start { source.sample(sampler) }
    #expect(result.events == [.next(215, 1), .next(230, 2), .next(270, 3), .completed(310)])
  }

  @Test func bufferFillsByCountAndByTime() {
    let source = hot([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(260, 4), .next(380, 5), .completed(400),
    ])
    let result = scheduler.start { source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }
    #expect(
      result.events == [
        .next(230, [1, 2, 3]), .next(300, [4]), .next(370, []), .next(400, [5]), .completed(400),
      ])
  }

  @Test func windowOpensByCountAndByTime() {
    let source = hot([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(260, 4), .next(380, 5), .completed(400),
    ])
    let result = scheduler.start {
      source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler).enumerated()
        .flatMap { index, window in
          window.map { "\(index): \($0)" }.concat(Observable.just("\(index) ends"))
        }
    }
    #expect(
      result.events == [
        .next(210, "0: 1"), .next(220, "0: 2"), .next(230, "0: 3"), .next(230, "0 ends"),
        .next(260, "1: 4"), .next(300, "1 ends"), .next(370, "2 ends"), .next(380, "3: 5"),
        .next(400, "3 ends"), .completed(400),
      ])
  }

  @Test func elementsAreTakenAndSkippedForATime() {
    let source = hot([.next(210, 1), .next(250, 2), .next(270, 3), .completed(300)])
    let taken = scheduler.start { source.take(for: .seconds(60), scheduler: scheduler) }
    #expect(taken.events == [.next(210, 1), .next(250, 2), .completed(260)])
    let other = TestScheduler(initialClock: 0)
    let same = other.createHotObservable([.next(210, 1), .next(250, 2), .next(270, 3), .completed(300)])
    let skipped = other.start { same.skip(.seconds(45), scheduler: other) }
    #expect(skipped.events == [.next(250, 2), .next(270, 3), .completed(300)])
  }

  @Test func nothingIsScheduledAfterTheSubscriptionHasEnded() {
    let source = hot([.next(210, 1), .next(220, 2)])
    let result = scheduler.start(disposed: 230) {
      Observable.merge(
        source.debounce(.seconds(30), scheduler: scheduler), source.delay(.seconds(30), scheduler: scheduler),
        source.buffer(timeSpan: .seconds(40), count: 9, scheduler: scheduler).map(\.count),
        source.timeout(.seconds(15), scheduler: scheduler).take(2))
    }
    #expect(result.events == [.next(210, 1), .next(220, 2)])
    #expect(scheduler.clock == 230)
  }

  @Test func switchingToTheLatestDisposesOfTheFormerInnerSequence() {
    let outer = hot([.next(210, 1), .next(250, 2), .completed(400)])
    let inner = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .next(50, 3), .completed(60)])
    let result = scheduler.start { outer.flatMapLatest { number in inner.map { number * 10 + $0 } } }
    #expect(
      result.events == [
        .next(220, 11), .next(240, 12), .next(260, 21), .next(280, 22), .next(300, 23), .completed(400),
      ])
    #expect(inner.subscriptions == [Subscription(210, 250), Subscription(250, 310)])
  }

  @Test func switchingEndsWithTheLastInnerSequenceOrTheFirstFailure() {
    let outer = hot([.next(210, 1), .completed(220)])
    let inner = scheduler.createColdObservable([.next(20, 1), .completed(40)])
    #expect(
      scheduler.start { outer.flatMapLatest { _ in inner } }.events == [.next(230, 1), .completed(250)])
    let other = TestScheduler(initialClock: 0)
    let endless = other.createHotObservable([.next(210, 1), .next(300, 2)])
    let failing = other.createColdObservable([.next(20, 1), .error(40, TestError.second)])
    #expect(
      other.start { endless.flatMapLatest { _ in failing } }.events == [
        .next(230, 1), .error(250, TestError.second),
      ])
    #expect(endless.subscriptions == [Subscription(200, 250)])
  }

  @Test func mappingToTheFirstIgnoresWhatComesMeanwhileAndConcatenatingQueuesIt() {
    func run(
      _ transform: @escaping (Observable<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>
    ) -> [Recorded<Event<Int>>] {
      let scheduler = TestScheduler(initialClock: 0)
      let outer = scheduler.createHotObservable([
        .next(210, 1), .next(220, 2), .next(300, 3), .completed(310),
      ])
      let inner = scheduler.createColdObservable([.next(30, 0), .completed(50)])
      return scheduler.start { transform(outer.asObservable()) { number in inner.map { _ in number } } }
        .events
    }
    #expect(run { $0.flatMapFirst($1) } == [.next(240, 1), .next(330, 3), .completed(350)])
    #expect(
      run { $0.concatMap($1) } == [.next(240, 1), .next(290, 2), .next(340, 3), .completed(360)])
  }
}
