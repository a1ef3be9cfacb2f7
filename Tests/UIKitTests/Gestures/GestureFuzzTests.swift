import DisplayProtocol
import ShojiTestSupport
import Testing

@testable import UIKit

/// Whatever fingers do, no gesture is left half way.
@MainActor struct GestureFuzzTests {
  @Test(arguments: 0..<60)
  func afterAllFingersAreUpEveryGestureIsPossible(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    TouchFixture.run { fixture in
      let views = makeViews(in: fixture)
      let watched = makeGestures(on: views, with: &random)
      var down: Set<Int> = []
      for _ in 0..<200 {
        let finger = Int.random(in: 0..<4, using: &random)
        let (x, y) = (
          CGFloat.random(in: 0..<400, using: &random), CGFloat.random(in: 0..<400, using: &random)
        )
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2 where down.insert(finger).inserted: fixture.down(x, y, finger: finger)
        case 3...6 where down.contains(finger): fixture.drag(to: x, y, seconds: 0.1, finger: finger)
        case 7...8 where down.remove(finger) != nil: fixture.up(finger: finger)
        case 9 where down.remove(finger) != nil: fixture.cancel(finger: finger)
        case 10: fixture.wait(.random(in: 0..<0.7, using: &random))
        case 11: watched.randomElement(using: &random)!.gesture.isEnabled.toggle()
        default: fixture.tap(x, y, finger: 9)
        }
      }
      fixture.liftAll()
      fixture.wait(2)
      for item in watched {
        #expect(item.gesture.state == .possible, "\(type(of: item.gesture)), seed \(seed)")
        #expect(item.gesture.tracked.isEmpty)
        #expect(item.isWellFormed, "\(type(of: item.gesture)) went \(item.states), seed \(seed)")
        #expect(!GestureArbiter.shared.isActive(item.gesture))
      }
      #expect(watched.count { !$0.states.isEmpty } > 2)
      #expect(fixture.clock.waiting == 0)
    }
  }

  private func makeViews(in fixture: TouchFixture) -> [UIView] {
    let outer = fixture.view(0, 0, 400, 400)
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    outer.addSubview(inner)
    inner.addSubview(button)
    return [outer, inner, button]
  }

  private func makeGestures(on views: [UIView], with random: inout SeededGenerator) -> [Watched] {
    var all: [Watched] = []
    for view in views {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let twoFingers = UIPanGestureRecognizer()
      twoFingers.minimumNumberOfTouches = 2
      let gestures = [
        UITapGestureRecognizer(), double, UIPanGestureRecognizer(), twoFingers,
        UILongPressGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
        UIRotationGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
      ]
      for gesture in gestures {
        gesture.delaysTouchesBegan = .random(using: &random)
        view.addGestureRecognizer(gesture)
        all.append(Watched(gesture))
      }
    }
    for _ in 0..<12 {
      let pair = (all.randomElement(using: &random)!.gesture, all.randomElement(using: &random)!.gesture)
      if pair.0 !== pair.1 { pair.0.require(toFail: pair.1) }
    }
    for item in all where Int.random(in: 0..<3, using: &random) == 0 { item.gesture.delegate = item }
    return all
  }
}

/// A gesture and the states it went through.
@MainActor private final class Watched: UIGestureRecognizerDelegate {
  let gesture: UIGestureRecognizer
  var states: [UIGestureRecognizer.State] = []

  init(_ gesture: UIGestureRecognizer) {
    self.gesture = gesture
    gesture.addAction { [weak self] in self?.states.append($0.state) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Whether every beginning is followed by an end.
  var isWellFormed: Bool {
    var isUnderWay = false
    let lasts = !(gesture is UITapGestureRecognizer || gesture is UISwipeGestureRecognizer)
    for state in states {
      switch state {
      case .began:
        if isUnderWay || !lasts { return false }
        isUnderWay = true
      case .changed: if !isUnderWay { return false }
      case .ended, .cancelled:
        if isUnderWay != lasts { return false }
        isUnderWay = false
      case .possible, .failed: return false
      }
    }
    return !isUnderWay
  }
}
