import Combine
import Testing

struct CollectByTimeTests {
  private let scheduler = VirtualScheduler()
  private let numbers = PassthroughSubject<Int, TestError>()

  @Test func publishesWhatCameWithinEachInterval() {
    let recorder = Recorder(numbers.collect(.byTime(scheduler, .seconds(5))))
    numbers.send(1)
    numbers.send(2)
    scheduler.advance(by: 4)
    #expect(recorder.log == [])
    scheduler.advance(by: 1)
    scheduler.advance(by: 5)
    numbers.send(3)
    scheduler.advance(by: 5)
    #expect(recorder.log == ["[1, 2]", "[3]"])
  }

  @Test func publishesAFullCountAtOnce() {
    let recorder = Recorder(numbers.collect(.byTimeOrCount(scheduler, .seconds(5), 2)))
    for number in 1...3 { numbers.send(number) }
    #expect(recorder.log == ["[1, 2]"])
    scheduler.advance(by: 5)
    #expect(recorder.log == ["[1, 2]", "[3]"])
  }

  @Test func publishesTheRestWhenItFinishes() {
    let recorder = Recorder(numbers.collect(.byTime(scheduler, 5)))
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(recorder.log == ["[1]", "finished"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func dropsTheRestWhenItFails() {
    let recorder = Recorder(numbers.collect(.byTime(scheduler, 5)))
    numbers.send(1)
    numbers.send(completion: .failure(.first))
    #expect(recorder.log == ["failed: first"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func cancelingStopsTheTimer() {
    let recorder = Recorder(numbers.collect(.byTime(scheduler, 5)))
    #expect(scheduler.pendingCount == 1)
    recorder.subscription?.cancel()
    #expect(scheduler.pendingCount == 0)
  }

  @Test func asksForAsManyAsAreCollected() {
    var requested: [Subscribers.Demand] = []
    let source = numbers.handleEvents(receiveRequest: { requested.append($0) })
    let recorder = Recorder(source.collect(.byTimeOrCount(scheduler, 5, 3)), demand: .max(2))
    #expect(requested == [.max(6)])
    _ = recorder
  }
}
