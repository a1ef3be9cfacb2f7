import Foundation
import Testing

@testable import UIKit

/// When timers fire that are made first and added to the run loop later.
@MainActor @Suite(.serialized) struct TimerTests {
  @Test func aTimerOfAnIntervalFiresAfterItAndNotWhenItIsAdded() {
    let start = Date()
    let timer = Timer(timeInterval: 100, repeats: false) { _ in }
    #expect((start + 100...Date() + 100).contains(timer.fireDate))
    #expect(timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func aTimerThatRepeatsKeepsItsInterval() {
    let start = Date()
    let timer = Timer(timeInterval: 30, repeats: true) { _ in }
    #expect(timer.timeInterval == 30)
    #expect((start + 30...Date() + 30).contains(timer.fireDate))
    timer.invalidate()
  }

  @Test(arguments: [0, -1]) func aTimerWithoutAnIntervalFiresAtOnce(interval: TimeInterval) {
    let start = Date()
    let timer = Timer(timeInterval: interval, repeats: false) { _ in }
    #expect((start...Date() + 0.001).contains(timer.fireDate))
    timer.invalidate()
  }

  @Test func aTimersBlockIsCalledWithIt() {
    nonisolated(unsafe) var fired: [Timer] = []
    let timer = Timer(timeInterval: 100, repeats: false) { fired.append($0) }
    #expect(fired.isEmpty)
    timer.fire()
    #expect(fired == [timer])
    #expect(!timer.isValid)
  }

  private final class Target: UIResponder {
    func later() {}
  }

  @Test func aPerformAfterADelayWaitsForIt() throws {
    let target = Target()
    let start = Date()
    target.perform(Selector("later", Target.later), with: nil, afterDelay: 100)
    let call = try #require(DelayedCalls.shared.calls.first { $0.target === target })
    #expect((start + 100...Date() + 100).contains(call.timer.fireDate))
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    #expect(!DelayedCalls.shared.calls.contains { $0.target === target })
  }
}

/// The lifetimes of timers and of what their blocks hold.
@MainActor @Suite(.serialized) struct TimerMemoryTests {
  /// An object that is counted while it exists.
  private final class Counted: UIResponder {
    nonisolated(unsafe) static var count = 0
    var calls = 0

    override init() {
      super.init()
      Counted.count += 1
    }

    deinit { Counted.count -= 1 }

    func call() { calls += 1 }
  }

  private enum Use: CaseIterable {
    case once, repeated, invalidatedWithin, invalidatedBefore, addedLater, fired, method, repeatedMethod,
      delayed,
      canceled
  }

  /// Lets this thread's run loop, which need not be the main one in tests, fire what is due until a condition
  /// holds.
  private func run(until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !condition(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(condition())
  }

  /// Uses one timer to its end and returns it.
  private func use(_ use: Use) -> Timer? {
    let counted = Counted()
    let block: @Sendable (Timer) -> Void = { _ in MainActor.assumeIsolated { counted.call() } }
    switch use {
    case .once:
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false, block: block)
      run { counted.calls == 1 }
      return timer
    case .repeated:
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true, block: block)
      run { counted.calls >= 3 }
      timer.invalidate()
      return timer
    case .invalidatedWithin:
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) {
        $0.invalidate()
        MainActor.assumeIsolated { counted.call() }
      }
      run { counted.calls == 1 }
      return timer
    case .invalidatedBefore:
      let timer = Timer.scheduledTimer(withTimeInterval: 100, repeats: false, block: block)
      timer.invalidate()
      timer.invalidate()
      return timer
    case .addedLater:
      let timer = Timer(timeInterval: 0.001, repeats: false, block: block)
      RunLoop.current.add(timer, forMode: .common)
      run { counted.calls == 1 }
      return timer
    case .fired:
      let timer = Timer(fire: Date(timeIntervalSinceNow: 100), interval: 0, repeats: false, block: block)
      timer.fire()
      #expect(counted.calls == 1)
      return timer
    case .method, .repeatedMethod:
      let timer = Timer.scheduledTimer(
        timeInterval: 100, target: counted, selector: Selector("call", Counted.call), userInfo: counted,
        repeats: use == .repeatedMethod)
      timer.fire()
      #expect(counted.calls == 1)
      if use == .repeatedMethod { timer.invalidate() }
      return timer
    case .delayed:
      counted.perform(Selector("call", Counted.call), with: nil, afterDelay: 100)
      let timer = DelayedCalls.shared.calls.last?.timer
      timer?.fire()
      #expect(counted.calls == 1)
      return timer
    case .canceled:
      counted.perform(Selector("call", Counted.call), with: nil, afterDelay: 100)
      let timer = DelayedCalls.shared.calls.last?.timer
      NSObject.cancelPreviousPerformRequests(withTarget: counted)
      return timer
    }
  }

  @Test("a timer goes when it is over, and all that its block holds with it", arguments: Use.allCases)
  private func release(_ use: Use) {
    let before = Counted.count
    weak var timer: Timer?
    do {
      let used = self.use(use)
      #expect(used?.isValid == false)
      timer = used
    }
    #expect(timer == nil)
    #expect(Counted.count == before)
  }

  @Test func aTimerThatNobodyHoldsFiresAllTheSame() {
    let counted = Counted()
    _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        counted.call()
        if counted.calls == 3 { timer.invalidate() }
      }
    }
    run { counted.calls == 3 }
  }
}
