import RxSwift
import RxTest
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
    c.onCompleted()
    // Nothing can be joined any more; as with RxSwift, the end is the end of all.
    a.onNext(8)
    #expect(recorder.log == ["145", "276"])
    a.onCompleted()
    #expect(recorder.log == ["145", "276", "completed", "disposed"])
  }

  @Test func zipEndsWithTheLastOfItsSources() {
    let endless = Observable.of(1, 2).concat(Observable.never())
    let pairs = Recorder(Observable.zip(Observable.just(1), endless) { $0 + $1 })
    #expect(pairs.log == ["2"])
    let list = Recorder(Observable.zip([.just(1), endless]))
    #expect(list.log == ["[1, 1]"])
    let (three, two, one) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    let all = Recorder(Observable.zip(three, two, one) { $0 + $1 + $2 })
    for subject in [three, two, one] { subject.onNext(1) }
    one.onCompleted()
    for subject in [three, two] { subject.onNext(1) }
    two.onCompleted()
    for _ in 0..<3 { three.onNext(1) }
    #expect(all.log == ["3"])
    three.onCompleted()
    #expect(all.log == ["3", "completed", "disposed"])
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

  /// The joins of a number of sources: by arity and as a collection.
  private func joins(_ sources: [Observable<Int>]) -> [(name: String, sequence: Observable<Int>)] {
    func sum(_ elements: [Int]) -> Int { elements.reduce(0, +) }
    var all: [(String, Observable<Int>)] = [
      ("zip", .zip(sources, resultSelector: sum)), ("latest", .combineLatest(sources, resultSelector: sum)),
    ]
    let s = sources
    switch sources.count {
    case 2:
      all.append(("zip", .zip(s[0], s[1]) { $0 + $1 }))
      all.append(("latest", .combineLatest(s[0], s[1]) { $0 + $1 }))
    case 3:
      all.append(("zip", .zip(s[0], s[1], s[2]) { $0 + $1 + $2 }))
      all.append(("latest", .combineLatest(s[0], s[1], s[2]) { $0 + $1 + $2 }))
    case 8:
      all.append(
        (
          "zip",
          .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { sum([$0, $1, $2, $3, $4, $5, $6, $7]) }
        ))
      all.append(
        (
          "latest",
          .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
            sum([$0, $1, $2, $3, $4, $5, $6, $7])
          }
        ))
    default: break
    }
    return all
  }

  @Test(arguments: [2, 3, 5, 8])
  func joinsOfSourcesThatEndEmptyCompleteWithTheLastAndLatestWithAnElementThatHasNoPartner(_ count: Int) {
    for kind in 0..<(count == 5 ? 2 : 4) {
      // All are empty: the last one's end.
      let scheduler = TestScheduler(initialClock: 0)
      let empty = (0..<count).map {
        scheduler.createHotObservable([.completed(210 + $0 * 10)] as [Recorded<Event<Int>>])
      }
      let result = scheduler.start { joins(empty.map { $0.asObservable() })[kind].sequence }
      #expect(result.events == [.completed(200 + count * 10)])
      #expect(empty.map(\.subscriptions) == (0..<count).map { [Subscription(200, 210 + $0 * 10)] })
      // All but one are empty: the element that has no partner. Without one, the end of all.
      for delivers in [true, false] {
        let scheduler = TestScheduler(initialClock: 0)
        let last = scheduler.createHotObservable(
          delivers ? [.next(500, 1), .completed(600)] : [.completed(600)])
        let empty = (1..<count).map { _ in
          scheduler.createHotObservable([.completed(210)] as [Recorded<Event<Int>>])
        }
        var name = ""
        let result = scheduler.start {
          let join = joins((empty + [last]).map { $0.asObservable() })[kind]
          name = join.name
          return join.sequence
        }
        let end = delivers && name == "latest" ? 500 : 600
        #expect(result.events == [.completed(end)])
        #expect(last.subscriptions == [Subscription(200, end)])
      }
      // One is empty, another never ends: there is no end.
      let endless = TestScheduler(initialClock: 0)
      let never = (1..<count).map { _ in endless.createHotObservable([.next(230, 1)]) }
      let one = endless.createHotObservable([.completed(210)] as [Recorded<Event<Int>>])
      var name = ""
      let open = endless.start {
        let join = joins(([one] + never).map { $0.asObservable() })[kind]
        name = join.name
        return join.sequence
      }
      #expect(open.events == (count == 2 && name == "latest" ? [.completed(230)] : []))
    }
  }

  @Test func joinsOfNothingAreOneResultOrNone() {
    let none: [Observable<Int>] = []
    #expect(events(Observable.combineLatest(none)) == ["[]", "completed", "disposed"])
    #expect(
      events(Observable<String>.combineLatest(none) { "\($0.count)" }) == ["0", "completed", "disposed"])
    #expect(events(Observable.zip(none)) == ["completed", "disposed"])
    #expect(events(Single<Int>.zip([] as [Single<Int>])) == ["[]", "completed", "disposed"])
    #expect(
      events(Single<Int>.zip([] as [Single<Int>]) { "\($0.count)" }) == ["0", "completed", "disposed"])
    #expect(events(Single.zip([.just(1), .just(2)])) == ["[1, 2]", "completed", "disposed"])
  }
}
