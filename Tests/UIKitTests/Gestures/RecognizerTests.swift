import DisplayProtocol
import Testing

@testable import UIKit

/// What each recognizer takes for its gesture, and what it says of it.
@MainActor struct RecognizerTests {
  let log = GestureLog()

  private func watch<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture, on view: UIView, _ set: (Gesture) -> Void = { _ in }
  ) -> Gesture {
    set(gesture)
    view.addGestureRecognizer(gesture)
    log.follow(gesture, as: "it")
    return gesture
  }

  // MARK: Tap

  @Test func aTapEndsWhenTheFingerIsLifted() {
    TouchFixture.run { fixture in
      let tap = watch(UITapGestureRecognizer(), on: fixture.view(100, 100, 100, 100))
      var place: CGPoint?
      tap.addAction { place = $0.location(in: $0.view) }
      fixture.down(120, 130)
      #expect(log.lines.isEmpty)
      fixture.up()
      #expect(log.lines == ["it ended"])
      #expect(place == CGPoint(x: 20, y: 30))
      #expect(tap.state == .possible)
    }
  }

  @Test func aFingerThatMovesTooFarIsNoTap() {
    TouchFixture.run { fixture in
      _ = watch(UITapGestureRecognizer(), on: fixture.view(0, 0, 400, 400))
      fixture.down(100, 100)
      fixture.drag(to: 100, 150)
      fixture.up()
      #expect(log.lines.isEmpty)
      fixture.down(100, 100)
      fixture.drag(to: 100, 140)
      fixture.up()
      #expect(log.lines == ["it ended"])
    }
  }

  @Test func severalTapsFollowEachOtherQuicklyInOnePlace() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      _ = watch(UITapGestureRecognizer(), on: view) { $0.numberOfTapsRequired = 2 }
      fixture.tap(100, 100)
      fixture.wait(0.5)
      fixture.tap(100, 100)
      fixture.wait(0.4)
      #expect(log.lines.isEmpty)
      fixture.tap(100, 100)
      fixture.tap(200, 100)
      fixture.wait(0.5)
      #expect(log.lines.isEmpty)
      fixture.tap(100, 100)
      fixture.wait(0.2)
      fixture.tap(105, 100)
      #expect(log.lines == ["it ended"])
    }
  }

  @Test func aTapOfTwoFingersNeedsBothAtOnce() {
    TouchFixture.run { fixture in
      let tap = watch(UITapGestureRecognizer(), on: fixture.view(0, 0, 400, 400)) {
        $0.numberOfTouchesRequired = 2
      }
      var places: [CGPoint] = []
      tap.addAction { tap in places = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) } }
      fixture.tap(100, 100)
      fixture.down(100, 100, finger: 1)
      fixture.down(150, 100, finger: 2)
      fixture.down(200, 100, finger: 3)
      fixture.liftAll()
      #expect(log.lines.isEmpty)
      fixture.down(100, 100, finger: 1)
      fixture.down(150, 100, finger: 2)
      fixture.up(finger: 1)
      #expect(log.lines.isEmpty)
      fixture.up(finger: 2)
      #expect(log.lines == ["it ended"])
      #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100)])
    }
  }

  // MARK: Pan

  @Test func aPanBeginsAfterTenPointsAndCountsFromTheStart() {
    TouchFixture.run { fixture in
      let pan = watch(UIPanGestureRecognizer(), on: fixture.view(0, 0, 400, 400))
      fixture.down(100, 100)
      fixture.move(109, 100)
      #expect(log.lines.isEmpty)
      fixture.move(110, 100)
      #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
      fixture.move(115, 103)
      #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 3))
      pan.setTranslation(.zero, in: nil)
      fixture.move(116, 103)
      #expect(pan.translation(in: nil) == CGPoint(x: 1, y: 0))
      fixture.up()
      #expect(log.lines == ["it began", "it changed", "it changed", "it ended"])
    }
  }

  @Test func aPanReportsDistanceAndSpeedInAViewsOwnPoints() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      let pan = watch(UIPanGestureRecognizer(), on: view)
      var atEnd = CGPoint.zero
      pan.addAction { if $0.state == .ended { atEnd = $0.velocity(in: $0.view) } }
      fixture.down(100, 100)
      fixture.drag(to: 220, 100, seconds: 0.2)
      #expect(abs(pan.translation(in: view).x - 60) < 1e-9)
      #expect(abs(pan.velocity(in: nil).x - 600) < 1e-6)
      fixture.up()
      #expect(abs(atEnd.x - 300) < 1e-6)
      fixture.down(100, 100)
      fixture.drag(to: 220, 100)
      fixture.wait(0.3)
      fixture.up()
      #expect(atEnd == .zero)
    }
  }

  @Test func aPanGoesOnWithoutAJumpWhenFingersComeAndGo() {
    TouchFixture.run { fixture in
      let pan = watch(UIPanGestureRecognizer(), on: fixture.view(0, 0, 400, 400)) {
        $0.maximumNumberOfTouches = 2
      }
      fixture.down(100, 100, finger: 1)
      fixture.move(120, 100, finger: 1)
      fixture.down(300, 300, finger: 2)
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
      #expect(pan.numberOfTouches == 2)
      fixture.move(320, 300, finger: 2)
      #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
      fixture.down(50, 50, finger: 3)
      #expect(pan.numberOfTouches == 2)
      fixture.up(finger: 1)
      #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
      fixture.up(finger: 2)
      fixture.up(finger: 3)
      #expect(log.lines == ["it began", "it changed", "it ended"])
    }
  }

  @Test func aPanOfTwoFingersWaitsForBoth() {
    TouchFixture.run { fixture in
      _ = watch(UIPanGestureRecognizer(), on: fixture.view(0, 0, 400, 400)) { $0.minimumNumberOfTouches = 2 }
      fixture.down(100, 100, finger: 1)
      fixture.move(150, 100, finger: 1)
      #expect(log.lines.isEmpty)
      fixture.down(200, 100, finger: 2)
      fixture.move(200, 140, finger: 2)
      fixture.up(finger: 1)
      fixture.up(finger: 2)
      #expect(log.lines == ["it began", "it ended"])
    }
  }

  // MARK: Long press

  @Test func aLongPressBeginsAfterItsTime() {
    TouchFixture.run { fixture in
      _ = watch(UILongPressGestureRecognizer(), on: fixture.view(0, 0, 400, 400))
      fixture.down(100, 100)
      fixture.wait(0.49)
      #expect(log.lines.isEmpty)
      fixture.wait(0.02)
      #expect(log.lines == ["it began"])
      fixture.move(200, 200)
      fixture.up()
      #expect(log.lines == ["it began", "it changed", "it ended"])
      fixture.down(100, 100)
      fixture.move(111, 100)
      fixture.wait(1)
      fixture.up()
      fixture.tap(100, 100)
      #expect(log.lines.count == 3)
    }
  }

  @Test func aLongPressMayWantATapBefore() {
    TouchFixture.run { fixture in
      _ = watch(UILongPressGestureRecognizer(), on: fixture.view(0, 0, 400, 400)) {
        $0.numberOfTapsRequired = 1
        $0.minimumPressDuration = 0.3
      }
      fixture.down(100, 100)
      fixture.wait(1)
      fixture.up()
      fixture.wait(1)
      #expect(log.lines.isEmpty)
      fixture.tap(100, 100)
      fixture.wait(0.1)
      fixture.down(100, 100)
      fixture.wait(0.31)
      #expect(log.lines == ["it began"])
      fixture.cancel()
      #expect(log.lines == ["it began", "it cancelled"])
    }
  }

  @Test func aPressWithoutDurationBeginsAtOnce() {
    TouchFixture.run { fixture in
      _ = watch(UILongPressGestureRecognizer(), on: fixture.view(0, 0, 400, 400)) {
        $0.minimumPressDuration = 0
      }
      fixture.down(100, 100)
      #expect(log.lines == ["it began"])
    }
  }

  // MARK: Swipe

  private struct Drag: Sendable {
    var direction: UISwipeGestureRecognizer.Direction
    var x: CGFloat
    var y: CGFloat
    var seconds = 0.2
    var isSwipe: Bool
  }

  private nonisolated static let drags = [
    Drag(direction: .right, x: 60, y: 5, isSwipe: true),
    Drag(direction: .right, x: -60, y: 0, isSwipe: false),
    Drag(direction: .left, x: -60, y: 0, isSwipe: true), Drag(direction: .up, x: 0, y: -60, isSwipe: true),
    Drag(direction: .down, x: 0, y: 60, isSwipe: true), Drag(direction: .right, x: 60, y: 60, isSwipe: false),
    Drag(direction: .right, x: 60, y: 0, seconds: 0.6, isSwipe: false),
    Drag(direction: .right, x: 30, y: 0, isSwipe: false),
    Drag(direction: [.left, .right], x: -60, y: 0, isSwipe: true),
  ]

  @Test(arguments: drags)
  private func aSwipeIsQuickAndStraight(drag: Drag) {
    TouchFixture.run { fixture in
      _ = watch(UISwipeGestureRecognizer(), on: fixture.view(0, 0, 400, 400)) {
        $0.direction = drag.direction
      }
      fixture.down(200, 200)
      fixture.drag(to: 200 + drag.x, 200 + drag.y, seconds: drag.seconds)
      fixture.up()
      #expect(log.lines == (drag.isSwipe ? ["it ended"] : []))
    }
  }

  // MARK: Two fingers

  @Test func aPinchReportsTheScale() {
    TouchFixture.run { fixture in
      let pinch = watch(UIPinchGestureRecognizer(), on: fixture.view(0, 0, 400, 400))
      fixture.down(150, 200, finger: 1)
      fixture.down(250, 200, finger: 2)
      fixture.move(255, 200, finger: 2)
      #expect(log.lines.isEmpty)
      fixture.wait(0.05)
      fixture.move(300, 200, finger: 2)
      #expect(abs(pinch.scale - 1.5) < 1e-9)
      fixture.wait(0.05)
      fixture.move(100, 200, finger: 1)
      #expect(abs(pinch.scale - 2) < 1e-9)
      #expect(abs(pinch.velocity - 10) < 1e-6)
      #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 200))
      pinch.scale = 1
      fixture.move(200, 200, finger: 1)
      #expect(abs(pinch.scale - 0.5) < 1e-9)
      fixture.up(finger: 1)
      #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
      fixture.up(finger: 2)
      #expect(log.lines == ["it began", "it changed", "it changed", "it ended"])
      #expect(pinch.scale == 1)
    }
  }

  @Test func aRotationReportsTheAngleAlsoBeyondHalfATurn() {
    TouchFixture.run { fixture in
      let rotation = watch(UIRotationGestureRecognizer(), on: fixture.view(0, 0, 400, 400))
      fixture.down(200, 200, finger: 1)
      fixture.down(300, 200, finger: 2)
      fixture.move(300, 205, finger: 2)
      #expect(log.lines.isEmpty)
      for step in 1...24 {
        let angle = CGFloat(step) * .pi / 16
        fixture.move(200 + 100 * cos(angle), 200 + 100 * sin(angle), finger: 2)
      }
      #expect(abs(rotation.rotation - 1.5 * .pi) < 1e-9)
      fixture.liftAll()
      #expect(log.lines.first == "it began" && log.lines.last == "it ended")
    }
  }

  @Test func pinchAndRotationGoTogetherWhereTheDelegateSaysSo() {
    TouchFixture.run { fixture in
      let view = fixture.view(0, 0, 400, 400)
      let both = Together()
      let pinch = UIPinchGestureRecognizer()
      let rotation = UIRotationGestureRecognizer()
      for (gesture, name) in [(pinch, "pinch"), (rotation, "rotation")] as [(UIGestureRecognizer, String)] {
        view.addGestureRecognizer(gesture)
        log.follow(gesture, as: name)
      }
      @MainActor func act() {
        log.lines = []
        fixture.down(200, 200, finger: 1)
        fixture.down(300, 200, finger: 2)
        fixture.move(340, 260, finger: 2)
        fixture.liftAll()
      }
      act()
      #expect(log.lines == ["pinch began", "pinch ended"])
      pinch.delegate = both
      act()
      #expect(Set(log.lines) == ["pinch began", "rotation began", "pinch ended", "rotation ended"])
    }
  }

  // MARK: Edge and hover

  @Test func anEdgePanBeginsAtItsEdgeOnly() {
    TouchFixture.run { fixture in
      _ = watch(UIScreenEdgePanGestureRecognizer(), on: fixture.view(0, 0, 400, 400)) { $0.edges = .left }
      fixture.down(100, 100)
      fixture.drag(to: 200, 100)
      fixture.up()
      fixture.down(5, 100)
      fixture.drag(to: 5, 200)
      fixture.up()
      #expect(log.lines.isEmpty)
      fixture.down(5, 100)
      fixture.drag(to: 60, 110, seconds: 0.05)
      fixture.up()
      #expect(log.lines == ["it began", "it changed", "it changed", "it ended"])
    }
  }

  @Test func hoveringIsReportedFromEnteringToLeavingOrPressing() {
    TouchFixture.run { fixture in
      let hover = watch(UIHoverGestureRecognizer(), on: fixture.view(100, 100, 100, 100))
      fixture.move(50, 50, kind: .mouse)
      fixture.move(110, 110, kind: .mouse)
      #expect(hover.location(in: hover.view) == CGPoint(x: 10, y: 10))
      fixture.move(120, 110, kind: .mouse)
      fixture.move(50, 110, kind: .mouse)
      #expect(log.lines == ["it began", "it changed", "it ended"])
      log.lines = []
      fixture.move(110, 110, kind: .mouse)
      fixture.down(110, 110, kind: .mouse)
      fixture.move(120, 110, kind: .mouse)
      #expect(log.lines == ["it began", "it ended"])
      fixture.up(kind: .mouse)
      #expect(log.lines == ["it began", "it ended", "it began"])
      fixture.move(0, 0, kind: .mouse)
    }
  }

  @Test func aPointerThatLeavesAViewThatIsGoneTellsNobody() {
    TouchFixture.run { fixture in
      var calls = 0
      weak var hovered: UIView?
      do {
        let view = fixture.view(100, 100, 100, 100)
        view.addGestureRecognizer(
          UIHoverGestureRecognizer { [unowned view] _ in
            view.alpha = 0.5
            calls += 1
          })
        hovered = view
        fixture.move(110, 110, kind: .mouse)
        view.removeFromSuperview()
      }
      UIScreen.main.finishTurn()
      let (isGone, before) = (hovered == nil, calls)
      fixture.move(50, 50, kind: .mouse)
      #expect(isGone && before > 0 && calls == before)
    }
  }
}

/// Lets any two gestures go on together.
private final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
