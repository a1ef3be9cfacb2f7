import Combine
import Foundation
import Testing

struct SchedulerTests {
  @Test func intervalsAreWhatTheyAreCalled() {
    typealias Interval = DispatchQueue.SchedulerTimeType.Stride
    #expect(Interval.seconds(2) == 2 && Interval.seconds(0.5) == 0.5)
    #expect(Interval.milliseconds(3).magnitude == 3_000_000)
    #expect(Interval(.microseconds(4)).timeInterval == .nanoseconds(4_000))
    #expect(Interval(.never).magnitude == .max && Interval.seconds(Int.max).magnitude == .max)
    #expect(Interval.seconds(.infinity).magnitude == .max && Interval.seconds(.nan).magnitude == 0)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(1_500).timeInterval == 1.5)
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: 3)) == 3 && now.advanced(by: 3).distance(to: now) == -3)
  }

  @Test func aTimeComesBackFromItsCode() throws {
    let time = DispatchQueue.main.now
    let code = try JSONEncoder().encode([time])
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: code) == [time])
  }

  @Test func aQueueDoesWhatIsScheduled() async {
    #expect(await schedule(on: DispatchQueue(label: "scheduler")) == ["now", "later", "tick", "tick"])
  }

  @Test func anOperationQueueDoesWhatIsScheduled() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #expect(await schedule(on: queue) == ["now", "later", "tick", "tick"])
  }

  /// Has something done now, then later, then twice, each scheduled by the one before.
  private func schedule(on queue: some Scheduler) async -> [String] {
    await withCheckedContinuation { continuation in
      var names: [String] = []
      var ticks: (any Cancellable)?
      func tick() {
        names.append("tick")
        guard names.count == 4 else { return }
        ticks?.cancel()
        continuation.resume(returning: names)
      }
      queue.schedule {
        names.append("now")
        queue.schedule(after: queue.now.advanced(by: .milliseconds(5))) {
          names.append("later")
          ticks = queue.schedule(after: queue.now.advanced(by: .milliseconds(5)), interval: .milliseconds(5))
          {
            // The queue may have several ticks waiting when it is canceled.
            if names.count < 4 { tick() }
          }
        }
      }
    }
  }

  /// Of a run loop, with the publisher of a timer on it.
  @Test func aRunLoopDoesWhatIsScheduled() async {
    let names = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let loop = RunLoop.current
        var names: [String] = []
        loop.schedule { names.append("now") }
        loop.schedule(after: loop.now.advanced(by: .milliseconds(20))) { names.append("later") }
        let subscription = Timer.publish(every: 0.04, on: loop, in: .default).autoconnect().prefix(2)
          .sink { _ in names.append("tick") }
        while names.count < 4 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        subscription.cancel()
        continuation.resume(returning: names)
      }
    }
    #expect(names == ["now", "later", "tick", "tick"])
  }

  @Test func aTimerRunsWhileItIsConnected() {
    let loop = RunLoop.current
    let publisher = Timer.publish(every: 0.005, on: loop, in: .default)
    let recorder = Recorder(publisher)
    let first = publisher.connect()
    let second = publisher.connect()
    while recorder.log.count < 2 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
    first.cancel()
    second.cancel()
    let count = recorder.log.count
    _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
    #expect(recorder.log.count == count)
  }
}
