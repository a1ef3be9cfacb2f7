import RxSwift
import Testing

@testable import Reactant

@MainActor struct RxUtilityTests {
  private enum Failure: Error, Equatable { case one, two }

  private let results = Observable<Result<Int, Failure>>.of(.success(1), .failure(.one))

  private func elements<T>(_ source: Observable<T>) -> [T] { Recorder(source).elements }

  @Test("70, 71: Successes or failures alone") func filtering() {
    #expect(elements(results.filterError()) == [1])
    #expect(elements(results.errorOnly()) == [.one])
  }

  @Test("72-74: Successes or failures are changed") func mapping() {
    #expect(elements(results.mapValue { "\($0)" }) == [.success("1"), .failure(.one)])
    #expect(elements(results.mapError { _ in Failure.two }) == [.success(1), .failure(.two)])
    #expect(elements(results.rewriteValue(newValue: "x")) == [.success("x"), .failure(.one)])
  }

  @Test("75, 76: Failures become values") func recovering() {
    #expect(elements(results.recover(9)) == [1, 9])
    #expect(elements(results.recoverWithNil()) == [1, nil])
  }

  @Test("Successes or failures are followed by observables") func following() {
    #expect(elements(results.flatMapValue { .just($0 + 1) }) == [.success(2), .failure(.one)])
    #expect(elements(results.flatMapLatestValue { .just($0) }) == [.success(1), .failure(.one)])
    #expect(elements(results.flatMapError { _ in .just(Failure.two) }) == [.success(1), .failure(.two)])
    #expect(
      elements(results.flatMapLatestError { _ in .just(Failure.two) }) == [.success(1), .failure(.two)])
  }

  @Test("Elements with others") func pairing() {
    let numbers = Observable.of(1, 2)
    #expect(elements(numbers.lag()).map { $0.previous ?? 0 } == [0, 1])
    #expect(elements(numbers.lag()).map(\.current) == [1, 2])
    #expect(elements(numbers.rewrite(with: "x")) == ["x", "x"] && elements(numbers.rewrite()).count == 2)
    #expect(elements(numbers.with(right: "r")).map { "\($0)\($1)" } == ["1r", "2r"])
    #expect(elements(numbers.with(left: "l")).map { "\($0)\($1)" } == ["l1", "l2"])
    #expect(elements(numbers.with(10, resultSelector: +)) == [11, 12])
    let latest = BehaviorSubject(value: "b")
    #expect(elements(numbers.withLatestFrom(right: latest)).map { "\($0)\($1)" } == ["1b", "2b"])
    #expect(elements(numbers.withLatestFrom(left: latest)).map { "\($0)\($1)" } == ["b1", "b2"])
  }

  @Test("An error becomes a last nil, and a first element is worked out at subscription") func ends() {
    let failing = Observable<Int>.just(1).concat(Observable.error(Failure.one))
    let recording = Recorder(failing.nilOnError())
    #expect(recording.elements == [1, nil] && recording.isCompleted)
    var number = 0
    let counted = Observable.just(0).startWithWhenSubscribed {
      number += 1
      return number
    }
    #expect(elements(counted) == [1, 0] && elements(counted) == [2, 0])
    let subject = PublishSubject<Void>()
    let last = Recorder(subject)
    subject.onLast()
    #expect(last.elements.count == 1 && last.isCompleted)
  }

  @Test("An indicator follows what is under way") func activity() {
    let indicator = ActivityIndicator<String>()
    var states: [String] = []
    let bag = DisposeBag()
    indicator.asObservable().subscribe(onNext: { states.append("\($0.loading) \($0.associatedValue ?? "-")") }
    )
    .disposed(by: bag)
    let (one, two) = (PublishSubject<Int>(), PublishSubject<Int>())
    let first = one.trackActivity(in: indicator).subscribe()
    two.trackActivity(in: indicator, associatedValue: "two").subscribe().disposed(by: bag)
    one.onNext(1)
    two.onCompleted()
    first.dispose()
    two.trackActivity(in: indicator) { _ in "?" }.subscribe().disposed(by: bag)
    let three = PublishSubject<Int>()
    three.trackActivity(in: indicator, initialAssociatedValue: "start") { "\($0)" }.subscribe().disposed(
      by: bag)
    three.onNext(3)
    three.onCompleted()
    #expect(
      states == [
        "false -", "true -", "true two", "true -", "false -", "true -", "false -", "true start", "true 3",
        "false -",
      ])
  }
}
