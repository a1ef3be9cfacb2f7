import Testing

@testable import UIKit

@MainActor struct UIControlTrackingTests {
  private let control = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  private let log = EventLog()
  private let middle = CGPoint(x: 50, y: 20)

  init() {
    log.record(control)
  }

  @Test func aTapIsDownAndUpInside() {
    let finger = Finger(on: control, at: middle)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.lift()
    #expect(log.events == [.touchDown, .touchUpInside])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func aSecondTapIsReportedAsRepeated() {
    Finger(on: control, at: middle).lift()
    log.events = []
    Finger(on: control, at: middle, taps: 2).lift()
    #expect(log.events == [.touchDown, .touchDownRepeat, .touchUpInside])
  }

  @Test func aFingerSixtyPointsOutsideStillTaps() {
    let finger = Finger(on: control, at: middle)
    finger.move(to: CGPoint(x: 160, y: 20))
    #expect(control.isHighlighted)
    finger.lift()
    #expect(log.events == [.touchDown, .touchDragInside, .touchUpInside])
  }

  @Test func aFingerNinetyPointsOutsideDoesNotTap() {
    let finger = Finger(on: control, at: middle)
    finger.move(to: CGPoint(x: 190, y: 20))
    #expect(!control.isHighlighted && control.isTracking)
    finger.lift()
    #expect(log.events == [.touchDown, .touchDragOutside, .touchDragExit, .touchUpOutside])
  }

  @Test func comingBackInsideIsReportedAndHighlightsAgain() {
    let finger = Finger(on: control, at: middle)
    finger.move(to: CGPoint(x: 300, y: 20))
    finger.move(to: CGPoint(x: 310, y: 20))
    log.events = []
    finger.move(to: middle)
    #expect(control.isHighlighted)
    finger.lift()
    #expect(log.events == [.touchDragInside, .touchDragEnter, .touchUpInside])
  }

  @Test func aTouchTakenAwayIsACancel() {
    let finger = Finger(on: control, at: middle)
    finger.cancel()
    #expect(log.events == [.touchDown, .touchCancel])
    #expect(!control.isHighlighted)
  }

  @Test func aSecondFingerIsNotFollowed() {
    let first = Finger(on: control, at: middle)
    let second = Finger(on: control, at: CGPoint(x: 10, y: 10))
    second.move(to: CGPoint(x: 400, y: 0))
    second.lift()
    first.lift()
    #expect(log.events == [.touchDown, .touchUpInside])
  }

  @Test func aDisabledControlIgnoresTouches() {
    control.isEnabled = false
    Finger(on: control, at: middle).lift()
    #expect(log.events.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func disablingAControlCancelsItsTouch() {
    let finger = Finger(on: control, at: middle)
    control.isEnabled = false
    finger.lift()
    #expect(log.events == [.touchDown, .touchCancel])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func aSubclassMayRefuseOrEndTracking() {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let log = EventLog()
    log.record(slider)
    slider.begins = false
    Finger(on: slider, at: middle).lift()
    #expect(log.events.isEmpty)
    slider.begins = true
    slider.goesOn = false
    let finger = Finger(on: slider, at: middle)
    finger.move(to: CGPoint(x: 60, y: 20))
    finger.lift()
    #expect(log.events == [.touchDown])
    #expect(slider.ended == 1)
    #expect(!slider.isTracking)
  }

  @Test func aKeyPressDoesWhatATapDoes() {
    #expect(control.activate())
    #expect(log.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
    control.isEnabled = false
    #expect(!control.activate())
    #expect(log.events.count == 3)
  }

  @Test func screenReadersAndKeyboardsReachControlsThatDoSomething() {
    #expect(control.semantics.role == .button)
    #expect(control.semantics.isFocusable)
    control.isEnabled = false
    #expect(!control.semantics.isFocusable)
    #expect(!control.semantics.isEnabled)
    #expect(!UIControl().semantics.isFocusable)
    #expect(UIControl().semantics.role == .none)
  }
}

/// Records a control's events in the order in which they come, one handler an event.
@MainActor final class EventLog {
  var events: [UIControl.Event] = []

  func record(_ control: UIControl) {
    let all: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered,
    ]
    for event in all {
      control.addAction(UIAction { [weak self] _ in self?.events.append(event) }, for: event)
    }
  }
}

private final class Slider: UIControl {
  var begins = true
  var goesOn = true
  var ended = 0
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended += 1 }
}
