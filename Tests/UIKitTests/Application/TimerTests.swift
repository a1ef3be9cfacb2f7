import Foundation
import Testing

@testable import UIKit

/// When timers fire that are made first and added to the run loop later.
@MainActor @Suite(.serialized) struct TimerTests {
  @Test func aTimerOfAnIntervalFiresAfterItAndNotWhenItIsAdded() {
    let timer = Timer(timeInterval: 100, repeats: false) { _ in }
    #expect((99...100).contains(timer.fireDate.timeIntervalSinceNow))
    #expect(timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func aTimerThatRepeatsKeepsItsInterval() {
    let timer = Timer(timeInterval: 30, repeats: true) { _ in }
    #expect(timer.timeInterval == 30)
    #expect((29...30).contains(timer.fireDate.timeIntervalSinceNow))
    timer.invalidate()
  }

  @Test(arguments: [0, -1]) func aTimerWithoutAnIntervalFiresAtOnce(interval: TimeInterval) {
    let timer = Timer(timeInterval: interval, repeats: false) { _ in }
    #expect(abs(timer.fireDate.timeIntervalSinceNow) < 1)
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
    target.perform(Selector("later", Target.later), with: nil, afterDelay: 100)
    let call = try #require(DelayedCalls.shared.calls.first { $0.target === target })
    #expect((99...100).contains(call.timer.fireDate.timeIntervalSinceNow))
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    #expect(!DelayedCalls.shared.calls.contains { $0.target === target })
  }
}
