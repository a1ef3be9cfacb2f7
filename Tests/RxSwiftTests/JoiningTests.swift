import RxSwift
import Testing

/// `combineLatest` and `zip` of any number of sequences, each with elements of its own type.
@Suite @MainActor struct JoiningTests {
  @Test func theLatestElementsOfEightAreCombined() {
    let (numbers, words) = (PublishSubject<Int>(), PublishSubject<String>())
    let combined = Observable.combineLatest(
      numbers, words, Observable.just(true), Observable.just(1.5), Observable.just("e"), Observable.just(6),
      Observable.just([7]), Observable.just(8)
    ) { number, word, flag, half, e, six, seven, eight in
      "\(number) \(word) \(flag) \(half) \(e) \(six) \(seven[0]) \(eight)"
    }
    let recorder = Recorder(combined)
    numbers.onNext(1)
    #expect(recorder.log.isEmpty)
    words.onNext("a")
    numbers.onNext(2)
    numbers.onCompleted()
    words.onNext("b")
    words.onCompleted()
    #expect(
      recorder.log == [
        "1 a true 1.5 e 6 7 8", "2 a true 1.5 e 6 7 8", "2 b true 1.5 e 6 7 8", "completed", "disposed",
      ])
  }

  @Test func tuplesHaveTheElementsOfAllSequences() {
    let latest: Observable<(Int, String, Bool)> = Observable.combineLatest(
      Observable.just(1), Observable.just("a"), Observable.just(true))
    #expect(events(latest.map { "\($0.0)\($0.1)\($0.2)" }) == ["1atrue", "completed", "disposed"])
    let pairs = Observable.zip(Observable.from([1, 2, 3]), Observable.from(["a", "b"]))
    #expect(events(pairs.map { "\($0)\($1)" }) == ["1a", "2b", "completed", "disposed"])
  }

  @Test func elementsWaitForTheirLike() {
    let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    let recorder = Recorder(Observable.zip(a, b, c) { "\($0)\($1)\($2)" })
    for number in 1...3 { a.onNext(number) }
    b.onNext(4)
    c.onNext(5)
    c.onNext(6)
    b.onNext(7)
    b.onCompleted()
    #expect(recorder.log == ["145", "276", "completed", "disposed"])
  }

  @Test func eachSubscriptionJoinsAnew() {
    let pairs = Observable.zip(Observable.of(1, 2), Observable.of(3, 4)) { $0 * $1 }
    #expect(events(pairs) == ["3", "8", "completed", "disposed"])
    #expect(events(pairs) == ["3", "8", "completed", "disposed"])
  }

  @Test func anErrorOfTheSelectorEndsTheSequence() {
    let failing = Observable<Int>.combineLatest(Observable.of(1, 2), Observable.just(3), Observable.just(4)) {
      first, _, _ in
      guard first == 1 else { throw TestError.first }
      return first
    }
    let recorder = Recorder(failing)
    #expect(recorder.log == ["1", "error first", "disposed"])
  }

  @Test func singlesOfSeveralTypesAreJoined() {
    let single: Single<String> = Single.zip(.just(1), .just("a"), .just(true)) { "\($0)\($1)\($2)" }
    #expect(events(single) == ["1atrue", "completed", "disposed"])
    let tuple: Single<(Int, String, Bool)> = Single.zip(.just(1), .just("a"), .just(true))
    #expect(events(tuple.map { "\($0.0)\($0.1)\($0.2)" }) == ["1atrue", "completed", "disposed"])
  }
}
