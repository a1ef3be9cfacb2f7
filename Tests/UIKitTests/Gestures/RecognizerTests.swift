import DisplayProtocol
import Testing

@testable import UIKit

/// What each recogniser takes for its gesture, and what it says of it.
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
    TouchStage.run { stage in
      let tap = watch(UITapGestureRecognizer(), on: stage.view(100, 100, 100, 100))
      var place: CGPoint?
      tap.addAction { place = $0.location(in: $0.view) }
      stage.down(120, 130)
      #expect(log.lines.isEmpty)
      stage.up()
      #expect(log.lines == ["it ended"])
      #expect(place == CGPoint(x: 20, y: 30))
      #expect(tap.state == .possible)
    }
  }

  @Test func aFingerThatMovesTooFarIsNoTap() {
    TouchStage.run { stage in
      _ = watch(UITapGestureRecognizer(), on: stage.view(0, 0, 400, 400))
      stage.down(100, 100)
      stage.drag(to: 100, 150)
      stage.up()
      #expect(log.lines.isEmpty)
      stage.down(100, 100)
      stage.drag(to: 100, 140)
      stage.up()
      #expect(log.lines == ["it ended"])
    }
  }

  @Test func severalTapsFollowEachOtherQuicklyInOnePlace() {
    TouchStage.run { stage in
      let view = stage.view(0, 0, 400, 400)
      _ = watch(UITapGestureRecognizer(), on: view) { $0.numberOfTapsRequired = 2 }
      stage.tap(100, 100)
      stage.wait(0.5)
      stage.tap(100, 100)
      stage.wait(0.4)
      #expect(log.lines.isEmpty)
      stage.tap(100, 100)
      stage.tap(200, 100)
      stage.wait(0.5)
      #expect(log.lines.isEmpty)
      stage.tap(100, 100)
      stage.wait(0.2)
      stage.tap(105, 100)
      #expect(log.lines == ["it ended"])
    }
  }

  @Test func aTapOfTwoFingersNeedsBothAtOnce() {
    TouchStage.run { stage in
      let tap = watch(UITapGestureRecognizer(), on: stage.view(0, 0, 400, 400)) {
        $0.numberOfTouchesRequired = 2
      }
      var places: [CGPoint] = []
      tap.addAction { tap in places = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) } }
      stage.tap(100, 100)
      stage.down(100, 100, finger: 1)
      stage.down(150, 100, finger: 2)
      stage.down(200, 100, finger: 3)
      stage.liftAll()
      #expect(log.lines.isEmpty)
      stage.down(100, 100, finger: 1)
      stage.down(150, 100, finger: 2)
      stage.up(finger: 1)
      #expect(log.lines.isEmpty)
      stage.up(finger: 2)
      #expect(log.lines == ["it ended"])
      #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100)])
    }
  }

  // MARK: Pan

  @Test func aPanBeginsAfterTenPointsAndCountsFromTheStart() {
    TouchStage.run { stage in
      let pan = watch(UIPanGestureRecognizer(), on: stage.view(0, 0, 400, 400))
      stage.down(100, 100)
      stage.move(109, 100)
      #expect(log.lines.isEmpty)
      stage.move(110, 100)
      #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
      stage.move(115, 103)
      #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 3))
      pan.setTranslation(.zero, in: nil)
      stage.move(116, 103)
      #expect(pan.translation(in: nil) == CGPoint(x: 1, y: 0))
      stage.up()
      #expect(log.lines == ["it began", "it changed", "it changed", "it ended"])
    }
  }

  @Test func aPanTellsDistanceAndSpeedInAViewsOwnPoints() {
    TouchStage.run { stage in
      let view = stage.view(0, 0, 400, 400)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      let pan = watch(UIPanGestureRecognizer(), on: view)
      var atEnd = CGPoint.zero
      pan.addAction { if $0.state == .ended { atEnd = $0.velocity(in: $0.view) } }
      stage.down(100, 100)
      stage.drag(to: 220, 100, seconds: 0.2)
      #expect(abs(pan.translation(in: view).x - 60) < 1e-9)
      #expect(abs(pan.velocity(in: nil).x - 600) < 1e-6)
      stage.up()
      #expect(abs(atEnd.x - 300) < 1e-6)
      stage.down(100, 100)
      stage.drag(to: 220, 100)
      stage.wait(0.3)
      stage.up()
      #expect(atEnd == .zero)
    }
  }

  @Test func aPanGoesOnWithoutAJumpWhenFingersComeAndGo() {
    TouchStage.run { stage in
      let pan = watch(UIPanGestureRecognizer(), on: stage.view(0, 0, 400, 400)) {
        $0.maximumNumberOfTouches = 2
      }
      stage.down(100, 100, finger: 1)
      stage.move(120, 100, finger: 1)
      stage.down(300, 300, finger: 2)
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
      #expect(pan.numberOfTouches == 2)
      stage.move(320, 300, finger: 2)
      #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
      stage.down(50, 50, finger: 3)
      #expect(pan.numberOfTouches == 2)
      stage.up(finger: 1)
      #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
      stage.up(finger: 2)
      stage.up(finger: 3)
      #expect(log.lines == ["it began", "it changed", "it ended"])
    }
  }

  @Test func aPanOfTwoFingersWaitsForBoth() {
    TouchStage.run { stage in
      _ = watch(UIPanGestureRecognizer(), on: stage.view(0, 0, 400, 400)) { $0.minimumNumberOfTouches = 2 }
      stage.down(100, 100, finger: 1)
      stage.move(150, 100, finger: 1)
      #expect(log.lines.isEmpty)
      stage.down(200, 100, finger: 2)
      stage.move(200, 140, finger: 2)
      stage.up(finger: 1)
      stage.up(finger: 2)
      #expect(log.lines == ["it began", "it ended"])
    }
  }

  // MARK: Long press

  @Test func aLongPressBeginsAfterItsTime() {
    TouchStage.run { stage in
      _ = watch(UILongPressGestureRecognizer(), on: stage.view(0, 0, 400, 400))
      stage.down(100, 100)
      stage.wait(0.49)
      #expect(log.lines.isEmpty)
      stage.wait(0.02)
      #expect(log.lines == ["it began"])
      stage.move(200, 200)
      stage.up()
      #expect(log.lines == ["it began", "it changed", "it ended"])
      stage.down(100, 100)
      stage.move(111, 100)
      stage.wait(1)
      stage.up()
      stage.tap(100, 100)
      #expect(log.lines.count == 3)
    }
  }

  @Test func aLongPressMayWantATapBefore() {
    TouchStage.run { stage in
      _ = watch(UILongPressGestureRecognizer(), on: stage.view(0, 0, 400, 400)) {
        $0.numberOfTapsRequired = 1
        $0.minimumPressDuration = 0.3
      }
      stage.down(100, 100)
      stage.wait(1)
      stage.up()
      stage.wait(1)
      #expect(log.lines.isEmpty)
      stage.tap(100, 100)
      stage.wait(0.1)
      stage.down(100, 100)
      stage.wait(0.31)
      #expect(log.lines == ["it began"])
      stage.cancel()
      #expect(log.lines == ["it began", "it cancelled"])
    }
  }

  @Test func aPressWithoutDurationBeginsAtOnce() {
    TouchStage.run { stage in
      _ = watch(UILongPressGestureRecognizer(), on: stage.view(0, 0, 400, 400)) {
        $0.minimumPressDuration = 0
      }
      stage.down(100, 100)
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
    TouchStage.run { stage in
      _ = watch(UISwipeGestureRecognizer(), on: stage.view(0, 0, 400, 400)) { $0.direction = drag.direction }
      stage.down(200, 200)
      stage.drag(to: 200 + drag.x, 200 + drag.y, seconds: drag.seconds)
      stage.up()
      #expect(log.lines == (drag.isSwipe ? ["it ended"] : []))
    }
  }

  // MARK: Two fingers

  @Test func aPinchTellsTheScale() {
    TouchStage.run { stage in
      let pinch = watch(UIPinchGestureRecognizer(), on: stage.view(0, 0, 400, 400))
      stage.down(150, 200, finger: 1)
      stage.down(250, 200, finger: 2)
      stage.move(255, 200, finger: 2)
      #expect(log.lines.isEmpty)
      stage.wait(0.05)
      stage.move(300, 200, finger: 2)
      #expect(abs(pinch.scale - 1.5) < 1e-9)
      stage.wait(0.05)
      stage.move(100, 200, finger: 1)
      #expect(abs(pinch.scale - 2) < 1e-9)
      #expect(abs(pinch.velocity - 10) < 1e-6)
      #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 200))
      pinch.scale = 1
      stage.move(200, 200, finger: 1)
      #expect(abs(pinch.scale - 0.5) < 1e-9)
      stage.up(finger: 1)
      #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
      stage.up(finger: 2)
      #expect(log.lines == ["it began", "it changed", "it changed", "it ended"])
      #expect(pinch.scale == 1)
    }
  }

  @Test func aRotationTellsTheAngleAlsoBeyondHalfATurn() {
    TouchStage.run { stage in
      let rotation = watch(UIRotationGestureRecognizer(), on: stage.view(0, 0, 400, 400))
      stage.down(200, 200, finger: 1)
      stage.down(300, 200, finger: 2)
      stage.move(300, 205, finger: 2)
      #expect(log.lines.isEmpty)
      for step in 1...24 {
        let angle = CGFloat(step) * .pi / 16
        stage.move(200 + 100 * cos(angle), 200 + 100 * sin(angle), finger: 2)
      }
      #expect(abs(rotation.rotation - 1.5 * .pi) < 1e-9)
      stage.liftAll()
      #expect(log.lines.first == "it began" && log.lines.last == "it ended")
    }
  }

  @Test func pinchAndRotationGoTogetherWhereTheDelegateSaysSo() {
    TouchStage.run { stage in
      let view = stage.view(0, 0, 400, 400)
      let both = Together()
      let pinch = UIPinchGestureRecognizer()
      let rotation = UIRotationGestureRecognizer()
      for (gesture, name) in [(pinch, "pinch"), (rotation, "rotation")] as [(UIGestureRecognizer, String)] {
        view.addGestureRecognizer(gesture)
        log.follow(gesture, as: name)
      }
      @MainActor func act() {
        log.lines = []
        stage.down(200, 200, finger: 1)
        stage.down(300, 200, finger: 2)
        stage.move(340, 260, finger: 2)
        stage.liftAll()
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
    TouchStage.run { stage in
      _ = watch(UIScreenEdgePanGestureRecognizer(), on: stage.view(0, 0, 400, 400)) { $0.edges = .left }
      stage.down(100, 100)
      stage.drag(to: 200, 100)
      stage.up()
      stage.down(5, 100)
      stage.drag(to: 5, 200)
      stage.up()
      #expect(log.lines.isEmpty)
      stage.down(5, 100)
      stage.drag(to: 60, 110, seconds: 0.05)
      stage.up()
      #expect(log.lines == ["it began", "it changed", "it changed", "it ended"])
    }
  }

  @Test func hoveringIsToldFromEnteringToLeavingOrPressing() {
    TouchStage.run { stage in
      let hover = watch(UIHoverGestureRecognizer(), on: stage.view(100, 100, 100, 100))
      stage.move(50, 50, kind: .mouse)
      stage.move(110, 110, kind: .mouse)
      #expect(hover.location(in: hover.view) == CGPoint(x: 10, y: 10))
      stage.move(120, 110, kind: .mouse)
      stage.move(50, 110, kind: .mouse)
      #expect(log.lines == ["it began", "it changed", "it ended"])
      log.lines = []
      stage.move(110, 110, kind: .mouse)
      stage.down(110, 110, kind: .mouse)
      stage.move(120, 110, kind: .mouse)
      #expect(log.lines == ["it began", "it ended"])
      stage.up(kind: .mouse)
      #expect(log.lines == ["it began", "it ended", "it began"])
      stage.move(0, 0, kind: .mouse)
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
