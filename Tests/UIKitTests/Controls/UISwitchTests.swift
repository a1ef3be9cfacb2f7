import Testing

@testable import UIKit

@MainActor struct UISwitchTests {
  @Test func hasOneSizeWhateverItIsGiven() {
    let view = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    view.frame.size = CGSize(width: 10, height: 10)
    view.bounds.size = .zero
    #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test func aTapSwitchesAndReportsOnce() {
    let view = UISwitch()
    let counter = EventCounter(at: view)
    Finger(on: view, at: CGPoint(x: 40, y: 15)).lift()
    #expect(view.isOn)
    Finger(on: view, at: CGPoint(x: 40, y: 15)).lift()
    #expect(!view.isOn)
    #expect(counter.count == 2)
    #expect(counter.primaryCount == 2)
  }

  @Test func codeReportsNothing() {
    let view = UISwitch()
    let counter = EventCounter(at: view)
    view.isOn = true
    view.setOn(false, animated: true)
    #expect(counter.count == 0)
  }

  @Test func aDragSwitchesWhereItEnds() {
    let view = UISwitch()
    let counter = EventCounter(at: view)
    let finger = Finger(on: view, at: CGPoint(x: 10, y: 15))
    finger.move(to: CGPoint(x: 45, y: 15))
    finger.move(to: CGPoint(x: 8, y: 15))
    finger.lift()
    #expect(!view.isOn && counter.count == 0)
    let other = Finger(on: view, at: CGPoint(x: 10, y: 15))
    other.move(to: CGPoint(x: 45, y: 15))
    #expect(counter.count == 0)
    other.lift()
    #expect(view.isOn && counter.count == 1)
  }

  @Test func aCancelledTouchChangesNothing() {
    let view = UISwitch()
    let counter = EventCounter(at: view)
    let finger = Finger(on: view, at: CGPoint(x: 10, y: 15))
    finger.move(to: CGPoint(x: 45, y: 15))
    finger.cancel()
    #expect(!view.isOn && counter.count == 0)
  }

  @Test func fromTheRightTheThumbGoesTheOtherWay() {
    let view = UISwitch()
    view.semanticContentAttribute = .forceRightToLeft
    let finger = Finger(on: view, at: CGPoint(x: 40, y: 15))
    finger.move(to: CGPoint(x: 5, y: 15))
    finger.lift()
    #expect(view.isOn)
  }

  @Test func theKeyboardSwitchesUnlessItIsDisabled() {
    let view = UISwitch()
    let counter = EventCounter(at: view)
    #expect(view.accessibilityActivate())
    #expect(view.isOn && counter.count == 1)
    view.isEnabled = false
    #expect(!view.accessibilityActivate())
    #expect(view.isOn && counter.count == 1)
    #expect(!view.semantics.isFocusable)
  }

  @Test func isASwitchToScreenReaders() {
    let view = UISwitch()
    #expect(view.semantics.role == .switch)
    #expect(view.semantics.value == "0" && !view.semantics.isSelected && view.semantics.isFocusable)
    view.isOn = true
    #expect(view.semantics.value == "1" && view.semantics.isSelected)
  }

  @Test func leavesNothingBehind() {
    weak var gone: UISwitch?
    do {
      let view = UISwitch()
      view.setOn(true, animated: true)
      gone = view
    }
    #expect(gone == nil)
  }
}
