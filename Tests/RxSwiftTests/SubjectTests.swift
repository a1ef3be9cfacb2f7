import RxSwift
import Testing

@MainActor struct SubjectTests {
  @Test func observersAreServedInTheOrderOfSubscription() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let disposables = (0..<50).map { index in subject.subscribe(onNext: { log.append("\(index):\($0)") }) }
    disposables[3].dispose()
    subject.onNext(7)
    #expect(log == (0..<50).filter { $0 != 3 }.map { "\($0):7" })
  }

  @Test func anElementGoesToThoseWhoWereThereWhenItCame() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    var second: (any Disposable)?
    _ = subject.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 {
        _ = subject.subscribe(onNext: { log.append("late\($0)") })
        second?.dispose()
      }
    })
    second = subject.subscribe(onNext: { log.append("b\($0)") })
    _ = subject.subscribe(onNext: { log.append("c\($0)") })
    subject.onNext(1)
    #expect(log == ["a1", "c1"])
    log = []
    subject.onNext(2)
    #expect(log == ["a2", "c2", "late2"])
  }

  @Test func anAsyncSubjectDeliversItsLastElementAtTheEnd() {
    let subject = AsyncSubject<Int>()
    let early = Recorder(subject)
    subject.onNext(1)
    subject.onNext(2)
    #expect(early.log == [] && subject.hasObservers)
    subject.onCompleted()
    subject.onNext(3)
    #expect(early.log == ["2", "completed", "disposed"])
    #expect(events(subject) == ["2", "completed", "disposed"] && !subject.hasObservers)

    let failing = AsyncSubject<Int>()
    let other = Recorder(failing)
    failing.onNext(1)
    failing.onError(TestError.first)
    #expect(other.log == ["error first", "disposed"] && events(failing) == other.log)
    let empty = AsyncSubject<Int>()
    empty.onCompleted()
    #expect(events(empty) == ["completed", "disposed"])
    empty.dispose()
    #expect(empty.isDisposed && events(empty).first?.hasPrefix("error") == true)
  }

  @Test func aNestedElementIsDeliveredAtOnce() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    _ = subject.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    _ = subject.map { $0 }.subscribe(onNext: { log.append("b\($0)") })
    subject.onNext(1)
    #expect(log == ["a1", "a2", "b2", "b1"])
  }

  @Test func aLateObserverReceivesTheEnd() {
    let subject = PublishSubject<Int>()
    let early = Recorder(subject)
    subject.onNext(1)
    subject.onError(TestError.first)
    subject.onNext(2)
    #expect(early.log == ["1", "error first", "disposed"])
    #expect(events(subject) == ["error first", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test func aDisposedSubjectServesNobody() {
    let subject = PublishSubject<Int>()
    let early = Recorder(subject)
    subject.dispose()
    subject.onNext(1)
    #expect(early.log == [])
    #expect(events(subject).first?.hasPrefix("error Object") == true)
  }

  @Test func replayedElementsComeBeforeLaterOnes() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for element in 1...3 { subject.onNext(element) }
    let recorder = Recorder(subject)
    subject.onNext(4)
    #expect(recorder.log == ["2", "3", "4"])
    subject.onCompleted()
    #expect(recorder.log == ["2", "3", "4", "completed", "disposed"])
    #expect(events(subject) == ["3", "4", "completed", "disposed"])
  }

  @Test func whatComesDuringAReplayIsQueuedBehindIt() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...3 { subject.onNext(element) }
    var log: [Int] = []
    var ended = false
    _ = subject.subscribe(
      onNext: {
        log.append($0)
        if $0 == 1 { subject.onNext(4) }
        if $0 == 2 { subject.onCompleted() }
      }, onCompleted: { ended = true })
    #expect(log == [1, 2, 3, 4])
    #expect(ended)
  }

  @Test func disposingDuringAReplayEndsIt() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...3 { subject.onNext(element) }
    #expect(events(subject.take(2)) == ["1", "2", "completed", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test(arguments: [0, 1, 3, 40]) func aReplayKeepsTheLastElements(size: Int) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    for element in 1...200 { subject.onNext(element) }
    #expect(Recorder(subject).log == (1...200).suffix(size).map { "\($0)" })
  }

  @Test func aBehaviorSubjectBeginsWithItsValue() throws {
    let subject = BehaviorSubject(value: 1)
    let recorder = Recorder(subject)
    subject.onNext(2)
    #expect(recorder.log == ["1", "2"])
    #expect(try subject.value() == 2)
    subject.onCompleted()
    #expect(events(subject) == ["completed", "disposed"])
    subject.dispose()
    #expect(throws: RxError.self) { try subject.value() }
  }

  @Test func theValueOfAFailedBehaviorSubjectIsItsError() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(TestError.first)
    #expect(throws: TestError.first) { try subject.value() }
  }

  @Test func aRelaySetsItsValueBeforeItDelivers() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    _ = relay.subscribe(onNext: { _ in seen.append(relay.value) })
    relay.accept(2)
    #expect(seen == [1, 2])
    let plain = PublishRelay<Int>()
    plain.accept(1)
    let recorder = Recorder(plain)
    plain.accept(2)
    #expect(recorder.log == ["2"])
    let replaying = ReplayRelay<Int>.create(bufferSize: 1)
    replaying.accept(1)
    replaying.accept(2)
    #expect(Recorder(replaying).log == ["2"])
  }

  @Test func concurrentSubscriptionsAndElementsAreSafe() async {
    let subject = PublishSubject<Int>()
    let received = ReplaySubject<Int>.createUnbounded()
    let keep = subject.subscribe(onNext: { if $0 == -1 { received.onNext($0) } })
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<500 {
            let subscription = subject.map { $0 + 1 }.subscribe(onNext: { _ in })
            subject.onNext(task * 1000 + round)
            subscription.dispose()
          }
        }
      }
    }
    #expect(subject.hasObservers)
    keep.dispose()
    #expect(!subject.hasObservers)
  }
}
