import Combine
import Testing

struct CombineLatestTests {
  private let a = PassthroughSubject<Int, TestError>()
  private let b = PassthroughSubject<String, TestError>()

  @Test func publishesTheLatestOfAllOnceEachHasHadAny() {
    let recorder = Recorder(a.combineLatest(b))
    a.send(1)
    a.send(2)
    #expect(recorder.log == [])
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(recorder.log == ["(2, \"x\")", "(3, \"x\")", "(3, \"y\")"])
  }

  @Test func finishesWhenAllHave() {
    let recorder = Recorder(a.combineLatest(b) { "\($0)\($1)" })
    a.send(1)
    a.send(completion: .finished)
    b.send("x")
    b.send("y")
    b.send(completion: .finished)
    #expect(recorder.log == ["1x", "1y", "finished"])
  }

  @Test func failsWithTheFirstAndLeavesTheOthers() {
    var isCanceled = false
    let recorder = Recorder(a.combineLatest(b.handleEvents(receiveCancel: { isCanceled = true })))
    a.send(1)
    a.send(completion: .failure(.first))
    b.send("x")
    #expect(recorder.log == ["failed: first"])
    #expect(isCanceled)
  }

  @Test func failsAfterItsSubscriptionWhereAPublisherFailsAtOnce() {
    let recorder = Recorder(Fail<Int, TestError>(error: .first).combineLatest(b))
    #expect(recorder.log == ["failed: first"])
  }

  @Test func combinesWhatIsPublishedAtOnce() {
    #expect(events(Just(1).combineLatest(Just(2))) == ["(1, 2)", "finished"])
    #expect(events(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }) == ["6", "finished"])
    #expect(events(Just(1).combineLatest(Just(2), Just(3), Just(4))) == ["(1, 2, 3, 4)", "finished"])
  }

  @Test func takesNilForAnElement() {
    #expect(events(Just(Int?.none).combineLatest(Just(2))) == ["(nil, 2)", "finished"])
  }

  /// Nothing is sent that was not requested; the latest is kept until it is.
  @Test func keepsToTheDemand() {
    let recorder = Recorder(a.combineLatest(b), demand: .max(1))
    recorder.subscription?.request(.max(1))
    a.send(1)
    b.send("x")
    a.send(2)
    #expect(recorder.log == ["(1, \"x\")", "(2, \"x\")"])
    a.send(3)
    #expect(recorder.log.count == 2)
    recorder.subscription?.request(.max(2))
    a.send(4)
    #expect(recorder.log.suffix(1) == ["(4, \"x\")"])
  }

  @Test func aSubscriberMaySendFromWithin() {
    let recorder = Recorder(a.combineLatest(b))
    recorder.answer = { [a] in
      if $0.0 < 3 { a.send($0.0 + 1) }
      return .none
    }
    b.send("x")
    a.send(1)
    #expect(recorder.log == ["(1, \"x\")", "(2, \"x\")", "(3, \"x\")"])
  }

  @Test func aCanceledSubscriptionHoldsNothing() {
    final class Token {}
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let subscription = a.combineLatest(b).sink { _ in
      } receiveValue: { _ in
        _ = held
      }
      a.send(1)
      subscription.cancel()
    }
    #expect(token == nil)
  }
}
