import RxCocoa
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
    let ordered = Recorder(Driver.zip(.of(1, 2), .of("p", "q"), .of(3, 4)) { "\($0)\($1)\($2)" })
    #expect(ordered.log.prefix(2) == ["1p3", "2q4"])
    let merged = Recorder(Driver.merge(a.asDriver(), Driver.of(7, 8)))
    #expect(merged.log.prefix(3) == ["2", "7", "8"])
  }
}
