import RxSwift
import RxTest
import Testing

/// Sequences that promise how many elements they have.
@MainActor struct TraitTests {
  /// A record of how traits ended.
  private final class Endings {
    var log: [String] = []

    func add<Element>(_ single: Single<Element>) {
      _ = single.subscribe(
        onSuccess: { self.log.append("success \($0)") }, onFailure: { self.log.append("failure \($0)") },
        onDisposed: { self.log.append("disposed") })
    }

    func add<Element>(_ maybe: Maybe<Element>) {
      _ = maybe.subscribe(
        onSuccess: { self.log.append("success \($0)") }, onError: { self.log.append("error \($0)") },
        onCompleted: { self.log.append("completed") })
    }

    func add(_ completable: Completable) {
      _ = completable.subscribe(
        onCompleted: { self.log.append("completed") }, onError: { self.log.append("error \($0)") })
    }
  }

  private func endings(_ body: (Endings) -> Void) -> [String] {
    let endings = Endings()
    body(endings)
    return endings.log
  }

  @Test func aSingleSucceedsOnceOrFails() {
    let twice = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(TestError.first))
      return Disposables.create()
    }
    #expect(endings { $0.add(twice) } == ["success 1", "disposed"])
    #expect(
      endings { $0.add(Single<Int>.error(TestError.first)) } == ["failure first", "disposed"])
    #expect(events(twice.map { $0 + 1 }) == ["2", "completed", "disposed"])
    #expect(events(Single.just(2).flatMap { .just($0 * 3) }) == ["6", "completed", "disposed"])
    #expect(
      events(Single<Int>.error(TestError.first).catchAndReturn(7)) == ["7", "completed", "disposed"])
    #expect(
      events(Single.zip(.just(1), .just("a")) { "\($0)\($1)" }) == ["1a", "completed", "disposed"])
  }

  @Test func aSequenceIsASingleOnlyWithOneElement() {
    let (none, one, two) = (Observable<Int>.empty(), Observable.just(1), Observable.from([1, 2]))
    #expect(events(none.asSingle()) == ["error \(RxError.noElements)", "disposed"])
    #expect(events(one.asSingle()) == ["1", "completed", "disposed"])
    #expect(events(two.asSingle()) == ["error \(RxError.moreThanOneElement)", "disposed"])
    #expect(events(none.asMaybe()) == ["completed", "disposed"])
    #expect(events(one.asMaybe()) == ["1", "completed", "disposed"])
    #expect(events(two.asMaybe()) == ["error \(RxError.moreThanOneElement)", "disposed"])
    #expect(events(two.first()) == ["Optional(1)", "completed", "disposed"])
    #expect(events(two.toArray()) == ["[1, 2]", "completed", "disposed"])
  }

  @Test func aMaybeSucceedsCompletesOrFails() {
    let even = { (number: Int) in Single.just(number).filter { $0 % 2 == 0 } }
    #expect(endings { $0.add(even(2)) } == ["success 2"])
    #expect(endings { $0.add(even(3)) } == ["completed"])
    #expect(endings { $0.add(Maybe<Int>.error(TestError.second)) } == ["error second"])
    #expect(events(even(3).ifEmpty(default: 8)) == ["8", "completed", "disposed"])
    #expect(events(even(3).ifEmpty(switchTo: Single.just(9))) == ["9", "completed", "disposed"])
    #expect(events(even(3).asSingle()) == ["error \(RxError.noElements)", "disposed"])
    #expect(events(even(2).flatMap { .just($0 + 5) }) == ["7", "completed", "disposed"])
  }

  @Test func completablesFollowOneAnother() {
    var log: [String] = []
    func step(_ name: String, _ error: TestError? = nil) -> Completable {
      .create { observer in
        log.append(name)
        observer(error.map { .error($0) } ?? .completed)
        return Disposables.create()
      }
    }
    #expect(endings { $0.add(step("a").andThen(step("b"))) } == ["completed"])
    #expect(log == ["a", "b"])
    #expect(events(step("c").andThen(Single.just(1))) == ["1", "completed", "disposed"])
    #expect(
      endings { $0.add(Completable.concat(step("d"), step("e", .first), step("f"))) } == ["error first"])
    #expect(log == ["a", "b", "c", "d", "e"])
    let (first, second) = (PublishSubject<Never>(), PublishSubject<Never>())
    let both = Endings()
    both.add(Completable.zip(first.asCompletable(), second.asCompletable()))
    first.onCompleted()
    #expect(both.log == [])
    second.onCompleted()
    #expect(both.log == ["completed"])
  }

  @Test func traitsKeepTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let delayed = scheduler.start {
      Single.just(1).delay(.seconds(30), scheduler: scheduler).asObservable()
    }
    #expect(delayed.events == [.next(230, 1), .completed(231)])
    let other = TestScheduler(initialClock: 0)
    let late = other.start {
      Single<Int>.never().timeout(.seconds(30), scheduler: other).asObservable()
    }
    #expect(late.events == [.error(230, RxError.timeout)])
  }

  @Test func traitsAreAwaited() async throws {
    #expect(try await Single.just(4).value == 4)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: TestError.first) { try await Single<Int>.error(TestError.first).value }
  }
}
