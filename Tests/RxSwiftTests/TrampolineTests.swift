import RxSwift
import Testing

@MainActor struct TrampolineTests {
  @Test func nestedSequencesAlternate() {
    #expect(
      events(Observable.of(1, 2).flatMap { Observable.of($0 * 10, $0 * 10 + 1) })
        == ["10", "11", "20", "21", "completed", "disposed"])
    #expect(
      events(Observable.merge(Observable.from([1, 2, 3]), Observable.from([10, 20, 30])))
        == ["1", "10", "2", "20", "3", "30", "completed", "disposed"])
    #expect(
      events(Observable.from([Observable.of(1, 2), Observable.of(3, 4)]).merge())
        == ["1", "2", "3", "4", "completed", "disposed"])
  }

  @Test func aSequenceSubscribedToInsideAnElementComesAfterwards() {
    var log: [String] = []
    _ = Observable.of(1, 2).subscribe(onNext: { outer in
      log.append("begin \(outer)")
      _ = Observable.of(10, 20).subscribe(onNext: { log.append("inner \(outer) \($0)") })
      log.append("end \(outer)")
    })
    #expect(
      log == [
        "begin 1", "end 1", "inner 1 10", "begin 2", "end 2", "inner 1 20", "inner 2 10", "inner 2 20",
      ])
  }

  @Test func oneElementIsDeliveredAtOnceEvenInside() {
    var log: [String] = []
    _ = Observable.of(1).subscribe(onNext: { _ in
      _ = Observable.just(2).subscribe(onNext: { log.append("inner \($0)") })
      log.append("outer")
    })
    #expect(log == ["inner 2", "outer"])
  }

  @Test func sourcesGivenAsAnArrayAreSubscribedToInsideAnElement() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = Observable.of(1).subscribe(onNext: { _ in
      _ = Observable.merge([first, second]).subscribe(onNext: { _ in })
      #expect(first.hasObservers)
      #expect(second.hasObservers)
    })
  }

  @Test func longChainsDoNotRecurse() {
    var count = 0
    _ = Observable.from(1...100_000).concatMap { Observable.just($0) }.subscribe(onNext: { _ in count += 1 })
    #expect(count == 100_000)
    count = 0
    _ = Observable.concat((1...50_000).map { Observable.just($0) }).subscribe(onNext: { _ in count += 1 })
    #expect(count == 50_000)
    count = 0
    _ = Observable.from((1...50_000).map { Observable.just($0) }).concat()
      .subscribe(onNext: { _ in count += 1 })
    #expect(count == 50_000)
    var attempts = 0
    _ = Observable<Int>.deferred {
      attempts += 1
      return attempts < 50_000 ? .error(TestError.first) : .just(attempts)
    }.retry().subscribe(onNext: { _ in })
    #expect(attempts == 50_000)
  }

  @Test func theSchedulerOfTheThreadQueuesItsWork() {
    var log: [String] = []
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = CurrentThreadScheduler.instance.schedule(1) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      let cancelled = CurrentThreadScheduler.instance.schedule(2) { _ in
        log.append("cancelled")
        return Disposables.create()
      }
      cancelled.dispose()
      _ = CurrentThreadScheduler.instance.schedule(3) { _ in
        log.append("second")
        return Disposables.create()
      }
      log.append("first")
      return Disposables.create()
    }
    #expect(log == ["first", "second"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }
}
