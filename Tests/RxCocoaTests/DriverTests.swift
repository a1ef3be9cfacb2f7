import RxCocoa
import RxTest
import Testing

private enum TestError: Error { case first }

@MainActor struct DriverTests {
  @Test func aDriverSharesAndRepeatsItsLastElement() {
    var subscriptions = 0
    let subject = PublishSubject<Int>()
    let driver = Observable<Int>.deferred {
      subscriptions += 1
      return subject
    }.asDriver(onErrorJustReturn: -1)
    let first = Recorder(driver)
    subject.onNext(1)
    let second = Recorder(driver)
    subject.onError(TestError.first)
    #expect(subscriptions == 1)
    #expect(first.log == ["1", "-1", "completed"])
    #expect(second.log == ["1", "-1", "completed"])
  }

  @Test func aSignalRepeatsNothing() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    let first = Recorder(signal)
    relay.accept(1)
    let second = Recorder(signal)
    relay.accept(2)
    #expect(first.log == ["1", "2"])
    #expect(second.log == ["2"])
  }

  @Test func driversDriveViewsAndRelays() {
    let label = UILabel()
    let relay = BehaviorRelay(value: "")
    let source = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    let texts = source.asDriver().map { "\($0)" }.distinctUntilChanged()
    texts.drive(label.rx.text).disposed(by: bag)
    texts.drive(relay).disposed(by: bag)
    var seen: [String] = []
    texts.drive(onNext: { seen.append($0) }).disposed(by: bag)
    source.accept(1)
    source.accept(2)
    #expect(label.text == "2")
    #expect(relay.value == "2")
    #expect(seen == ["1", "2"])
  }

  @Test func driversCombine() {
    let (a, b) = (BehaviorRelay(value: 1), BehaviorRelay(value: "x"))
    let pairs = Recorder(Driver.combineLatest(a.asDriver(), b.asDriver()) { "\($0)\($1)" })
    a.accept(2)
    b.accept("y")
    #expect(pairs.log == ["1x", "2x", "2y"])
    let all = Recorder(
      Driver.combineLatest(a.asDriver(), b.asDriver(), .just(true), .just(1.5), .just("e")).map { "\($0)" })
    #expect(all.log == ["(2, \"y\", true, 1.5, \"e\")"])
    let ordered = driven { Driver.zip(.of(1, 2), .of("p", "q"), .of(3, 4)) { "\($0)\($1)\($2)" } }
    #expect(ordered == ["1p3", "2q4", "completed"])
    let merged = driven { Driver.merge(a.asDriver(), Driver.of(7, 8)) }
    #expect(merged == ["2", "7", "8"])
  }
}

/// Returns what a sequence records on a test scheduler, which stands in for the main one.
@MainActor private func driven<Element>(
  _ make: () -> some SharedSequenceConvertibleType<DriverSharingStrategy, Element>
) -> [String] {
  let scheduler = TestScheduler(initialClock: 0)
  var recorder: Recorder<Element>?
  SharingScheduler.mock(scheduler: scheduler) {
    recorder = Recorder(make())
    scheduler.start()
  }
  return recorder!.log
}

/// Drivers and signals inside of others, their ends, and their collections.
@Suite @MainActor struct NestedDriverTests {
  @Test func driversInsideOfDriversDeliverAtOnce() {
    let (relay, bag) = (BehaviorRelay(value: "a"), DisposeBag())
    var seen: [String] = []
    let outer = BehaviorRelay(value: 0)
    outer.asDriver().drive(onNext: { number in
      Observable.just("b\(number)").asDriver(onErrorJustReturn: "").drive(relay).disposed(by: bag)
      seen.append(relay.value)
      Driver.just(number).map { "c\($0)" }.drive(onNext: { seen.append($0) }).disposed(by: bag)
      PublishRelay<Int>().asSignal().emit().disposed(by: bag)
    }).disposed(by: bag)
    #expect(seen == ["b0", "c0"])
    outer.accept(1)
    #expect(seen == ["b0", "c0", "b1", "c1"])
  }

  @Test func aRelayThatADriverOfItChangesHasItsNewValueAtOnce() {
    let (relay, bag) = (BehaviorRelay(value: "a"), DisposeBag())
    var values: [String] = []
    relay.asDriver().drive(onNext: { text in
      guard text == "a" else { return }
      Observable.just("b").asDriver(onErrorJustReturn: "").drive(relay).disposed(by: bag)
      values.append(relay.value)
    }).disposed(by: bag)
    #expect(values == ["b"])
  }

  @Test func observersReceiveTheEndAndRelaysDoNot() {
    let (subject, optional) = (PublishSubject<Int>(), PublishSubject<Int?>())
    let (log, optionalLog) = (Recorder(subject), Recorder(optional) { $0.map { "\($0)" } ?? "nil" })
    let bag = DisposeBag()
    Driver.just(2).startWith(1).drive(subject).disposed(by: bag)
    Signal.just(1).emit(to: optional).disposed(by: bag)
    #expect(log.log == ["1", "2", "completed"])
    #expect(optionalLog.log == ["1", "completed"])
    let relay = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    Signal.just(3).emit(to: relay).disposed(by: bag)
    Driver.just(4).drive(replay).disposed(by: bag)
    #expect(relay.value == 3)
    #expect(Recorder(replay).log == ["4"])
  }

  @Test func collectionsOfDriversAreJoined() {
    var drivers: [Driver<Int>] { [.of(1, 2), .of(3, 4)] }
    #expect(driven { Driver.zip(drivers) } == ["[1, 3]", "[2, 4]", "completed"])
    #expect(driven { Driver<Int>.zip(drivers) { $0[0] * $0[1] } } == ["3", "8", "completed"])
    #expect(driven { Driver.combineLatest(drivers) }.last == "completed")
    #expect(driven { Driver.concat(drivers) } == ["1", "2", "3", "4", "completed"])
    #expect(driven { Driver.merge(drivers) }.count == 5)
    #expect(
      driven { Driver.of(Driver.of(1, 2), Driver.of(3)).merge(maxConcurrent: 1) }
        == ["1", "2", "3", "completed"])
  }

  @Test func whatIsMadeOfValuesDeliversOnTheSharingScheduler() {
    func events(_ make: @escaping () -> Driver<Int>) -> [Recorded<Event<Int>>] {
      let scheduler = TestScheduler(initialClock: 0)
      var events: [Recorded<Event<Int>>] = []
      SharingScheduler.mock(scheduler: scheduler) {
        events = scheduler.start { make().asObservable() }.events
      }
      return events
    }
    #expect(events { .from(optional: 1) } == [.next(201, 1), .completed(202)])
    #expect(events { .from(optional: nil) } == [.completed(201)])
    #expect(events { .from(AnySequence([1, 2])) } == [.next(201, 1), .next(202, 2), .completed(203)])
    #expect(events { .from([1, 2]) } == [.next(201, 1), .next(202, 2), .completed(203)])
    #expect(events { .of(1, 2) } == [.next(201, 1), .next(202, 2), .completed(203)])
    #expect(events { .just(1) } == [.next(201, 1), .completed(201)])
    #expect(events { .empty() } == [.completed(201)])
    #expect(events { .deferred { .just(1) } } == [.next(201, 1), .completed(201)])
    #expect(events { .never() } == [])
  }

  @Test func driversOfValuesDeliverOnTheMainThreadWhoeverSubscribes() async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    for driver in [Driver.just(1), .of(1), .from([1]), .from(AnySequence([1])), .from(optional: 1)] {
      nonisolated(unsafe) let driver = driver
      let onMain = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          _ = driver.asObservable().take(1).subscribe(onNext: { _ in
            continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true)
          })
        }
      }
      #expect(onMain)
    }
  }

  @Test func sequencesBecomeSharedOnesOfAnyStrategy() {
    let failing = Observable<Int>.error(TestError.first)
    let driver: Driver<Int> = failing.asSharedSequence(onErrorJustReturn: 1)
    #expect(Recorder(driver).log == ["1", "completed"])
    let signal = failing.asSharedSequence(
      sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: .just(2))
    #expect(Recorder(signal).log == ["2", "completed"])
    let recovered: Signal<Int> = failing.asSharedSequence(onErrorRecover: { _ in .just(3) })
    #expect(Recorder(recovered).log == ["3", "completed"])
  }

  @Test func aTestSchedulerStandsInForTheMainOne() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let result = scheduler.start {
        Observable.just(1).asDriver(onErrorJustReturn: 0).delay(.seconds(10)).asObservable()
      }
      #expect(result.events == [.next(211, 1), .completed(212)])
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }
}
