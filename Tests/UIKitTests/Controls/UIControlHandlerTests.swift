import Testing

@testable import UIKit

@MainActor struct UIControlHandlerTests {
  private let control = UIControl()

  @Test func actionsRunOnceForSeveralOfTheirEvents() {
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(runs == 1)
    control.sendActions(for: .touchCancel)
    #expect(runs == 1)
  }

  @Test func theControlIsTheSenderWhileAnActionRuns() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func anActionOfTheSameNameIsReplacedForTheEventsNamed() {
    var log: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: name) { _ in log.append("old") }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
    control.sendActions(for: .touchDown)
    #expect(log == ["new", "old"])
  }

  @Test func removedActionsDoNotRun() {
    var runs = 0
    let action = UIAction { _ in runs += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(runs == 0)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 1)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 1)
    #expect(control.allControlEvents == [])
  }

  @Test func handlersRunInTheOrderInWhichTheyWereAdded() {
    let target = Target()
    var log: [String] = []
    target.onCall = { log.append($0) }
    control.addAction(UIAction { _ in log.append("action") }, for: .touchUpInside)
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("last") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["action", "plain", "last"])
  }

  @Test func selectorsTakeNothingTheSenderOrTheEventToo() {
    let target = Target()
    var log: [String] = []
    target.onCall = { log.append($0) }
    for selector in [Target.plain, Target.withSender, Target.withEvent] {
      control.addTarget(target, action: selector, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(log == ["plain", "sender UIControl", "event none"])
  }

  @Test func theSameTargetAndActionAreCalledOnce() {
    let target = Target()
    var calls = 0
    target.onCall = { _ in calls += 1 }
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == 1)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(calls == 1)
  }

  @Test func targetsAreNotKeptAlive() {
    weak var released: Target?
    do {
      let target = Target()
      released = target
      control.addTarget(target, action: Target.plain, for: .touchUpInside)
      #expect(control.allTargets.count == 1)
    }
    #expect(released == nil)
    control.sendActions(for: .touchUpInside)
    #expect(control.allTargets.isEmpty)
  }

  @Test func noTargetMeansTheFirstResponderWithTheMethod() {
    let owner = Owner()
    let middle = UIView()
    owner.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: Selector("tapped", Owner.tapped), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test func handlersAreEnumeratedUntilStopped() {
    let target = Target()
    control.addAction(UIAction(title: "one") { _ in }, for: .touchDown)
    control.addTarget(target, action: Target.plain, for: [.touchUpInside, .touchCancel])
    control.addAction(UIAction(title: "three") { _ in }, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      seen.append(action?.title ?? "\(pair!.1) \(events.rawValue)")
      stop = pair != nil
    }
    #expect(seen == ["one", "plain 320"])
  }

  @Test func aDisabledActionDoesNotRun() {
    var runs = 0
    control.addAction(UIAction(attributes: .disabled) { _ in runs += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 0)
  }

  @Test func aHandlerMayRemoveItselfWhileItRuns() {
    var runs = 0
    var action: UIAction!
    action = UIAction { [unowned control] _ in
      runs += 1
      control.removeAction(action, for: .allEvents)
    }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 1)
  }

  @Test func thePrimaryActionComesWithTheInitialiser() {
    var runs = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in runs += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test func aControlDoesNotOutliveItsOwner() {
    weak var released: UIControl?
    do {
      let control = UIControl()
      control.addAction(UIAction { [weak control] _ in control?.isSelected = true }, for: .touchUpInside)
      released = control
    }
    #expect(released == nil)
  }
}

@MainActor private final class Target: NSObject {
  static let plain = Selector("plain", Target.plain)
  static let withSender = Selector("withSender", Target.withSender)
  static let withEvent = Selector("withEvent", Target.withEvent)

  var onCall: (String) -> Void = { _ in }

  private func plain() { onCall("plain") }
  private func withSender(_ sender: UIControl) { onCall("sender \(type(of: sender))") }
  private func withEvent(_ sender: UIControl, _ event: UIEvent?) {
    onCall("event \(event == nil ? "none" : "given")")
  }
}

private final class Owner: UIView {
  var taps = 0
  func tapped() { taps += 1 }
}
