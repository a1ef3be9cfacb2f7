import Testing

@testable import UIKit

@MainActor struct UISegmentedControlTests {
  private func control(_ titles: [String] = ["One", "Two", "Three"]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
    control.layoutIfNeeded()
    return control
  }

  @Test func sharesItsWidthInWholePointsAndTheRestGoesToTheLast() {
    let control = control()
    #expect(control.segments.map(\.frame.width) == [93, 93, 94])
    #expect(control.segments.map(\.frame.minX) == [0, 93, 186])
    control.setWidth(100, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.width) == [90, 100, 90])
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.minX) == [190, 90, 0])
  }

  @Test func segmentsMayBeAsWideAsTheirContents() {
    let control = control(["A", "A much longer title"])
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    let widths = control.segments.map(\.frame.width)
    #expect(widths[1] > widths[0] * 2 && widths.reduce(0, +) == 280)
  }

  @Test func isHighEnoughAndAsWideAsItsWidestSegmentAsks() {
    let short = UISegmentedControl(items: ["A", "B"])
    let long = UISegmentedControl(items: ["A", "Something"])
    #expect(short.bounds.height == 32 && long.bounds.height == 32)
    #expect(long.bounds.width > short.bounds.width + 60)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test func aTapChoosesAndReportsOnlyAnother() {
    let control = control()
    let counter = EventCounter(at: control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    Finger(on: control, at: CGPoint(x: 120, y: 16)).lift()
    #expect(control.selectedSegmentIndex == 1 && counter.count == 1)
    Finger(on: control, at: CGPoint(x: 120, y: 16)).lift()
    #expect(counter.count == 1)
    control.selectedSegmentIndex = 0
    #expect(counter.count == 1)
  }

  @Test func theChosenSegmentCanBeDragged() {
    let control = control()
    control.selectedSegmentIndex = 0
    let counter = EventCounter(at: control)
    let finger = Finger(on: control, at: CGPoint(x: 20, y: 16))
    finger.move(to: CGPoint(x: 120, y: 16))
    finger.move(to: CGPoint(x: 260, y: 16))
    #expect(control.selectedSegmentIndex == 2 && counter.count == 0)
    finger.lift()
    #expect(counter.count == 1)
  }

  @Test func aFingerThatSlidesOverOtherSegmentsChoosesTheLast() {
    let control = control()
    control.selectedSegmentIndex = 0
    let counter = EventCounter(at: control)
    let finger = Finger(on: control, at: CGPoint(x: 260, y: 16))
    finger.move(to: CGPoint(x: 120, y: 16))
    finger.lift()
    #expect(control.selectedSegmentIndex == 1 && counter.count == 1)
  }

  @Test func aFingerThatLeavesChoosesNothing() {
    let control = control()
    let counter = EventCounter(at: control)
    let finger = Finger(on: control, at: CGPoint(x: 120, y: 16))
    finger.move(to: CGPoint(x: 120, y: 300))
    finger.lift()
    #expect(control.selectedSegmentIndex == -1 && counter.count == 0)
  }

  @Test func aDisabledSegmentCannotBeChosen() {
    let control = control()
    control.setEnabled(false, forSegmentAt: 1)
    Finger(on: control, at: CGPoint(x: 120, y: 16)).lift()
    #expect(control.selectedSegmentIndex == -1)
    #expect(!control.isEnabledForSegment(at: 1))
    Keyboard(view: control).press("ArrowRight")
    Keyboard(view: control).press("ArrowRight")
    #expect(control.selectedSegmentIndex == 2)
    Keyboard(view: control).press("Home")
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func momentarySegmentsReportAndStayUnchosen() {
    let control = control()
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { seen.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }, for: .valueChanged)
    Finger(on: control, at: CGPoint(x: 120, y: 16)).lift()
    Finger(on: control, at: CGPoint(x: 120, y: 16)).lift()
    #expect(seen == [1, 1])
    #expect(control.selectedSegmentIndex == -1)
    #expect(!control.semantics.isFocusable && control.segments[0].semantics.isFocusable)
  }

  @Test func segmentsOfActionsRunThem() {
    var ran: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["a", "b"].map { name in
        UIAction(title: name, identifier: .init(name)) { _ in ran.append(name) }
      })
    #expect(control.titleForSegment(at: 1) == "b")
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
    Finger(on: control, at: CGPoint(x: 150, y: 16)).lift()
    #expect(ran == ["b"])
  }

  @Test func segmentsComeAndGoAndTheChoiceStaysOnItsSegment() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "Last", at: 99, animated: true)
    #expect(control.titleForSegment(at: 4) == "Last")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func segmentsAreChoicesToScreenReadersOfWhichTheKeyboardReachesOne() {
    let control = control()
    control.selectedSegmentIndex = 2
    control.layoutIfNeeded()
    let semantics = control.segments.map(\.semantics)
    #expect(semantics.map(\.role) == [.radio, .radio, .radio])
    #expect(control.semantics.role == .radioGroup)
    #expect(semantics.map(\.text) == ["One", "Two", "Three"])
    #expect(semantics.map(\.isSelected) == [false, false, true])
    #expect(control.segments[0].accessibilityActivate())
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.semantics.value == "One" && !control.semantics.isFocusable)
    #expect(control.segments.map(\.semantics.isFocusable) == [true, false, false])
    control.isEnabled = false
    #expect(control.segments.allSatisfy { !$0.semantics.isFocusable })
  }
}
