import DisplayProtocol
import Testing

@testable import UIKit

/// Which of several gestures wins, and what is left for the views.
@MainActor struct ArbitrationTests {
  let log = GestureLog()

  @discardableResult private func add<Gesture: UIGestureRecognizer>(
    _ name: String, _ gesture: Gesture, to view: UIView
  ) -> Gesture {
    view.addGestureRecognizer(gesture)
    log.follow(gesture, as: name)
    return gesture
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }

  // MARK: Between gestures

  @Test func theInnerViewsTapWins() {
    TouchFixture.run { fixture in
      let outer = fixture.view(0, 0, 400, 400)
      let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      outer.addSubview(inner)
      add("outer", UITapGestureRecognizer(), to: outer)
      add("inner", UITapGestureRecognizer(), to: inner)
      fixture.tap(150, 150)
      fixture.tap(50, 50)
      #expect(log.lines == ["inner ended", "outer ended"])
    }
  }

  @Test func singleAndDoubleTapBothFireUnlessOneWaits() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let single = add("single", UITapGestureRecognizer(), to: view)
      let double = add("double", doubleTap(), to: view)
      fixture.tap(100, 100)
      fixture.tap(100, 100)
      #expect(log.lines == ["single ended", "double ended"])
      log.lines = []
      single.require(toFail: double)
      fixture.wait(1)
      fixture.tap(100, 100)
      fixture.tap(100, 100)
      fixture.wait(1)
      #expect(log.lines == ["double ended"])
      log.lines = []
      fixture.tap(100, 100)
      #expect(log.lines.isEmpty)
      #expect(single.state == .ended)
      fixture.wait(0.36)
      #expect(log.lines == ["single ended"])
      #expect(single.state == .possible && double.state == .possible)
    }
  }

  @Test func aPanThatWaitedForASwipeLosesNoStep() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let swipe = add("swipe", UISwipeGestureRecognizer(), to: view)
      add("pan", UIPanGestureRecognizer(), to: view).require(toFail: swipe)
      fixture.down(100, 100)
      fixture.move(130, 100)
      fixture.move(140, 100)
      #expect(log.lines.isEmpty)
      fixture.up()
      #expect(log.lines == ["pan began", "pan changed", "pan ended"])
      log.lines = []
      fixture.down(100, 100)
      fixture.drag(to: 200, 100)
      fixture.up()
      #expect(log.lines == ["swipe ended"])
    }
  }

  @Test func gesturesThatWaitForEachOtherDoNotWaitForEver() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let gestures = (0..<3).map { add("\($0)", UITapGestureRecognizer(), to: view) }
      for index in gestures.indices { gestures[index].require(toFail: gestures[(index + 1) % 3]) }
      fixture.tap(100, 100)
      #expect(log.lines == ["0 ended"])
      #expect(gestures.allSatisfy { $0.state == .possible })
    }
  }

  @Test func theDelegateDecidesWhoWaitsForWhom() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let judge = Judge()
      let single = add("single", UITapGestureRecognizer(), to: view)
      let double = add("double", doubleTap(), to: view)
      single.delegate = judge
      judge.requires = { $0 === single && $1 === double }
      fixture.tap(100, 100)
      #expect(log.lines.isEmpty)
      fixture.wait(0.4)
      #expect(log.lines == ["single ended"])
      judge.requires = { _, _ in false }
      judge.isRequired = { $0 === single && $1 === double }
      log.lines = []
      fixture.tap(100, 100)
      #expect(log.lines == ["single ended"])
    }
  }

  @Test func theDelegateMayRefuseTouchesAndBeginnings() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let judge = Judge()
      let tap = add("tap", UITapGestureRecognizer(), to: view)
      tap.delegate = judge
      judge.receives = { $0.location(in: nil).x < 200 }
      fixture.tap(300, 100)
      #expect(log.lines.isEmpty)
      fixture.tap(100, 100)
      #expect(log.lines == ["tap ended"])
      judge.begins = { _ in false }
      fixture.tap(100, 100)
      #expect(log.lines == ["tap ended"])
      #expect(tap.state == .possible)
    }
  }

  @Test func aSubclassMayRefuseToPreventOrToBePrevented() {
    TouchFixture.run { fixture in
      let outer = fixture.view(0, 0, 400, 400)
      let inner = UIView(frame: outer.bounds)
      outer.addSubview(inner)
      add("outer", Stubborn(), to: outer)
      add("inner", UITapGestureRecognizer(), to: inner)
      fixture.tap(100, 100)
      #expect(log.lines == ["inner ended", "outer ended"])
    }
  }

  // MARK: Gestures and views

  @Test func aRecognisedTapCancelsTheViewsTouch() {
    TouchFixture.run { fixture in
      let view = TouchWitness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      fixture.window.addSubview(view)
      let tap = add("tap", UITapGestureRecognizer(), to: view)
      fixture.tap(10, 10)
      #expect(view.log == ["began (10.0, 10.0)", "cancelled (10.0, 10.0)"])
      view.log = []
      tap.cancelsTouchesInView = false
      fixture.tap(10, 10)
      #expect(view.log == ["began (10.0, 10.0)", "ended (10.0, 10.0)"])
    }
  }

  @Test func aPanCancelsOnceItBeginsAndTheViewHearsNoMore() {
    TouchFixture.run { fixture in
      let view = TouchWitness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.isMultipleTouchEnabled = true
      fixture.window.addSubview(view)
      add("pan", UIPanGestureRecognizer(), to: view)
      fixture.down(10, 10)
      fixture.move(15, 10)
      fixture.move(25, 10)
      fixture.move(35, 10)
      fixture.down(60, 60, finger: 1)
      fixture.liftAll()
      #expect(view.log == ["began (10.0, 10.0)", "moved (15.0, 10.0)", "cancelled (25.0, 10.0)"])
    }
  }

  @Test func delayedTouchesComeOnlyWhenTheGestureFails() {
    TouchFixture.run { fixture in
      let view = TouchWitness(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      fixture.window.addSubview(view)
      let tap = add("tap", UITapGestureRecognizer(), to: view)
      tap.delaysTouchesBegan = true
      fixture.tap(10, 10)
      #expect(view.log.isEmpty)
      fixture.down(10, 10)
      fixture.move(30, 10)
      #expect(view.log.isEmpty)
      fixture.move(60, 10)
      #expect(view.log == ["began (10.0, 10.0)", "moved (30.0, 10.0)", "moved (60.0, 10.0)"])
      fixture.up()
      #expect(view.log.last == "ended (60.0, 10.0)")
    }
  }

  @Test func aLiftedFingerIsReportedLateWhileASecondTapMayCome() {
    TouchFixture.run { fixture in
      let view = TouchWitness(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      fixture.window.addSubview(view)
      let double = add("double", doubleTap(), to: view)
      fixture.tap(10, 10)
      #expect(view.log == ["began (10.0, 10.0)"])
      fixture.wait(0.36)
      #expect(view.log == ["began (10.0, 10.0)", "ended (10.0, 10.0)"])
      double.delaysTouchesEnded = false
      view.log = []
      fixture.tap(10, 10)
      #expect(view.log == ["began (10.0, 10.0)", "ended (10.0, 10.0)"])
    }
  }

  @Test func aButtonBeatsTheTapOfAViewAround() {
    TouchFixture.run { fixture in
      let outer = fixture.view(0, 0, 400, 400)
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
      outer.addSubview(button)
      var events: [String] = []
      button.addAction(UIAction { _ in events.append("button") }, for: .touchUpInside)
      button.addAction(UIAction { _ in events.append("cancelled") }, for: .touchCancel)
      add("outer", UITapGestureRecognizer(), to: outer)
      fixture.tap(150, 120)
      #expect(events == ["button"] && log.lines.isEmpty)
      button.isEnabled = false
      fixture.tap(150, 120)
      #expect(events == ["button"] && log.lines == ["outer ended"])
      button.isEnabled = true
      add("own", UITapGestureRecognizer(), to: button)
      fixture.tap(150, 120)
      #expect(events == ["button", "cancelled"] && log.lines == ["outer ended", "own ended"])
    }
  }

  // MARK: Breaking off

  @Test func disablingOrRemovingBreaksTheGestureOff() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let pan = add("pan", UIPanGestureRecognizer(), to: view)
      fixture.down(100, 100)
      fixture.drag(to: 150, 100, seconds: 1.0 / 60)
      pan.isEnabled = false
      #expect(log.lines == ["pan began", "pan cancelled"])
      fixture.up()
      pan.isEnabled = true
      log.lines = []
      fixture.down(100, 100)
      fixture.move(150, 100)
      view.removeGestureRecognizer(pan)
      #expect(log.lines == ["pan began", "pan cancelled"])
      #expect(pan.view == nil && view.gestureRecognizers == nil)
      fixture.up()
      #expect(pan.state == .possible)
      view.addGestureRecognizer(pan)
      log.lines = []
      fixture.down(100, 100)
      fixture.move(150, 100)
      view.removeFromSuperview()
      #expect(log.lines == ["pan began", "pan cancelled"])
    }
  }

  @Test func aGestureThatIsOverGetsNoMoreTouches() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let gesture = add("own", FailsOnMove(), to: view)
      fixture.down(100, 100)
      fixture.move(101, 100)
      fixture.move(102, 100)
      #expect(gesture.calls == ["began", "moved"])
      #expect(gesture.state == .failed)
      fixture.up()
      #expect(gesture.calls == ["began", "moved", "reset"])
      #expect(gesture.state == .possible)
    }
  }

  @Test func recognisersAndViewsAreNotKeptAlive() {
    weak var lostTap: UITapGestureRecognizer?
    weak var lostView: UIView?
    weak var lostTouch: UITouch?
    TouchFixture.run { fixture in
      let tap = UITapGestureRecognizer { tap in lostTouch = tap.tracked.first }
      let view = fixture.view(0, 0, 100, 100)
      view.addGestureRecognizer(tap)
      fixture.tap(10, 10)
      view.removeFromSuperview()
      (lostTap, lostView) = (tap, view)
    }
    #expect(lostTap == nil && lostView == nil && lostTouch == nil)
  }

  @Test func handlersAreCalledInOrderAndTargetsAreNotKept() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 100, 100)
      var calls: [String] = []
      let tap = UITapGestureRecognizer { _ in calls.append("first") }
      tap.addAction { _ in calls.append("second") }
      var other: GestureLog? = GestureLog()
      let selector = Selector("note", GestureLog.count)
      tap.addTarget(other!, action: selector)
      tap.addTarget(other!, action: selector)
      view.addGestureRecognizer(tap)
      fixture.tap(10, 10)
      #expect(calls == ["first", "second"] && other?.lines == ["counted"])
      weak let gone = other
      other = nil
      #expect(gone == nil)
      fixture.tap(10, 10)
      tap.removeTarget(nil, action: nil)
      fixture.tap(10, 10)
      #expect(calls.count == 6)
    }
  }
}

extension GestureLog {
  fileprivate func count() { lines.append("counted") }
}

/// Returns given answers.
private final class Judge: UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired(gestureRecognizer, otherGestureRecognizer) }
}

private final class Stubborn: UITapGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A recognizer as an app writes one.
private final class FailsOnMove: UIGestureRecognizer {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("moved")
    state = .failed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("ended") }
  override func reset() {
    super.reset()
    calls.append("reset")
  }
}
