import Foundation
import Testing

@testable import UIKit

/// The forms of Foundation's calls that take a target and a method, as UIKit apps write them.
@MainActor struct SelectorFormTests {
  @Test func aTimerCallsItsTargetAndKeepsItAlive() throws {
    var clock: Clock? = Clock()
    let log = try #require(clock).log
    weak let seen = clock
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: try #require(clock), selector: Selector("tick", Clock.tick),
      userInfo: "minute", repeats: true)
    clock = nil
    timer.fire()
    timer.fire()
    #expect(log.lines == ["tick minute", "tick minute"])
    #expect(seen != nil)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func aTimerThatDoesNotRepeatFiresOnce() {
    let clock = Clock()
    let timer = Timer(
      timeInterval: 0.001, target: clock, selector: Selector("tock", Clock.tock), userInfo: nil,
      repeats: false)
    #expect(timer.userInfo == nil)
    timer.fire()
    #expect(!timer.isValid)
    #expect(clock.log.lines == ["tock"])
  }

  @Test func methodsThatTakeAndGiveABooleanAreCalledWithTrue() {
    final class Editor: UIView {
      var forced: Bool?
      func close(_ force: Bool) -> Bool {
        forced = force
        return true
      }
    }
    let editor = Editor()
    let tap = UITapGestureRecognizer(target: editor, action: Selector("endEditing", UIView.endEditing(_:)))
    #expect(Selector("close", Editor.close(_:)).call(on: editor, sender: tap, event: nil))
    #expect(editor.forced == true)
  }

  @Test func observersHearWhatTheyAskedFor() {
    let center = NotificationCenter()
    let clock = Clock()
    let (mine, other) = (NSObject(), NSObject())
    center.addObserver(clock, selector: Selector("received", Clock.received), name: .struck, object: mine)
    center.post(name: .struck, object: other)
    center.post(name: .wound, object: mine)
    center.post(name: .struck, object: mine)
    #expect(clock.log.lines == ["received struck"])
    center.removeObserver(clock, name: .wound, object: nil)
    center.post(name: .struck, object: mine)
    #expect(clock.log.lines.count == 2)
    center.removeObserver(clock, name: .struck, object: mine)
    center.post(name: .struck, object: mine)
    #expect(clock.log.lines.count == 2)
  }

  @Test func observersAreNotKeptAliveAndMayGoUnannounced() throws {
    let center = NotificationCenter()
    var clock: Clock? = Clock()
    let log = try #require(clock).log
    weak let seen = clock
    center.addObserver(
      try #require(clock), selector: Selector("received", Clock.received), name: nil, object: nil)
    clock = nil
    #expect(seen == nil)
    center.post(name: .struck, object: nil)
    #expect(log.lines.isEmpty)
  }

  @Test func tokensOfClosuresAreStillRemoved() {
    let center = NotificationCenter()
    let log = Page()
    let token = center.addObserver(forName: .struck, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { log.lines.append("closure") }
    }
    center.post(name: .struck, object: nil)
    center.removeObserver(token)
    center.post(name: .struck, object: nil)
    #expect(log.lines == ["closure"])
  }

  @Test func aNotificationFromAnotherThreadArrivesOnTheMainActor() async {
    let clock = Clock()
    let center = NotificationCenter()
    center.addObserver(clock, selector: Selector("received", Clock.received), name: .struck, object: nil)
    await Task.detached { center.post(name: .struck, object: nil) }.value
    while clock.log.lines.isEmpty { await Task.yield() }
    #expect(clock.log.lines == ["received struck"])
  }

  @Test func manyObserversThatAreGoneLeaveNothingBehind() {
    let center = NotificationCenter()
    let clock = Clock()
    for _ in 0..<1_000 {
      center.addObserver(Clock(), selector: Selector("received", Clock.received), name: .struck, object: nil)
    }
    center.addObserver(clock, selector: Selector("received", Clock.received), name: .struck, object: nil)
    center.post(name: .struck, object: nil)
    #expect(clock.log.lines == ["received struck"])
  }

  @Test func methodsAreCalledLaterUnlessGivenUp() {
    let clock = Clock()
    let strike = Selector("strike", Clock.strike)
    clock.perform(strike, with: 1, afterDelay: 0.001)
    clock.perform(strike, with: 2, afterDelay: 0.001)
    clock.perform(Selector("tock", Clock.tock), with: nil, afterDelay: 0.002)
    NSObject.cancelPreviousPerformRequests(withTarget: clock, selector: strike, object: 1)
    #expect(clock.log.lines.isEmpty)
    fireDelayedCalls(of: clock)
    #expect(clock.log.lines == ["strike 2", "tock"])
    clock.perform(strike, with: 3, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: clock)
    fireDelayedCalls(of: clock)
    clock.perform(strike, with: 4)
    #expect(clock.log.lines == ["strike 2", "tock", "strike 4"])
    #expect(clock.responds(to: strike))
    #expect(!NSObject().responds(to: strike))
  }

  private func fireDelayedCalls(of clock: Clock) {
    for call in DelayedCalls.shared.calls where call.target === clock { call.timer.fire() }
  }
}

extension Notification.Name {
  fileprivate static let struck = Notification.Name("struck")
  fileprivate static let wound = Notification.Name("wound")
}

@MainActor private final class Clock: NSObject {
  let log = Page()

  func tick(_ timer: Timer) { log.lines.append("tick \(timer.userInfo ?? "nothing")") }
  func tock() { log.lines.append("tock") }
  func strike(_ hours: Int) { log.lines.append("strike \(hours)") }
  func received(_ notification: Notification) { log.lines.append("received \(notification.name.rawValue)") }
}

@MainActor private final class Page {
  var lines: [String] = []
}
