import DisplayProtocol
import Testing

@testable import UIKit

/// Touches from pointers: who gets them, and what they say.
@MainActor struct TouchTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = TouchWitness(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let router = InputRouter(application: .shared)

  /// Tests take turns on the main actor, so each shows its window only while it runs.
  private func whileShown(_ test: () -> Void) {
    window.windowLevel = .alert
    window.addSubview(view)
    window.isHidden = false
    test()
    window.isHidden = true
  }

  private func send(
    _ phase: PointerInput.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval = 0, pointer: Int = 0,
    seen: Int? = nil
  ) {
    router.receive(
      .pointer(
        PointerInput(
          phase: phase, pointerID: pointer, kind: .touch, location: CGPoint(x: x, y: y), timestamp: time,
          seenCommit: seen)))
  }

  @Test func pressesThatWereAimedAtWhatHasGoneAreDropped() {
    whileShown {
      var commits: [Int] = []
      @MainActor func finishTurn() {
        UIScreen.main.host.afterCommit { commits.append($0) }
        UIScreen.main.finishTurn()
      }
      finishTurn()
      view.superview?.contentsWereExchanged()
      view.backgroundColor = .red
      finishTurn()
      #expect(commits[1] > commits[0])
      for seen in [commits[0], commits[1], nil] {
        send(.down, 60, 60, seen: seen)
        send(.up, 60, 60)
      }
      #expect(view.log.count == 4)
      // Where nothing was exchanged, what the display had shown does not matter.
      view.backgroundColor = .blue
      finishTurn()
      send(.down, 60, 60, seen: commits[1])
      #expect(view.log.count == 5)
      send(.up, 60, 60)
      // A turn that commits nothing makes no display wait for a commit.
      view.contentsWereExchanged()
      finishTurn()
      send(.down, 60, 60, seen: commits.last)
      send(.up, 60, 60)
      #expect(view.log.count == 8)
    }
  }

  @Test func aTouchBelongsToTheViewItBeganIn() {
    whileShown {
      send(.down, 60, 60)
      send(.move, 10, 10)
      send(.up, 10, 10)
      #expect(view.log == ["began (10.0, 10.0)", "moved (-40.0, -40.0)", "ended (-40.0, -40.0)"])
      #expect(Set(view.touches.map(ObjectIdentifier.init)).count == 1)
    }
  }

  @Test func aPointerThatHoversOrDoesNotMoveIsNotReported() {
    whileShown {
      send(.move, 60, 60)
      send(.down, 60, 60)
      send(.move, 60, 60)
      send(.up, 60, 60)
      #expect(view.log == ["began (10.0, 10.0)", "ended (10.0, 10.0)"])
    }
  }

  @Test func quickTapsInOnePlaceAreCounted() {
    whileShown {
      for (time, x) in [(0.0, 60.0), (0.2, 62), (0.4, 64), (2, 64), (2.1, 140)] {
        send(.down, x, 60, at: time)
        send(.up, x, 60, at: time + 0.05)
      }
      #expect(view.tapCounts == [1, 2, 3, 1, 1])
    }
  }

  @Test(arguments: [true, false]) func exclusiveViewsShareTouchesWithNoOther(isFirst: Bool) {
    let other = TouchWitness(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    whileShown {
      window.addSubview(other)
      (isFirst ? view : other).isExclusiveTouch = true
      send(.down, 60, 60, pointer: 1)
      send(.down, 10, 10, pointer: 2)
      send(.up, 10, 10, pointer: 2)
      #expect(view.log == ["began (10.0, 10.0)"] && other.log == [])
      // Once the first finger is up, and where neither asks for it, both get theirs.
      send(.up, 60, 60, pointer: 1)
      send(.down, 10, 10, pointer: 2)
      #expect(other.log == ["began (10.0, 10.0)"])
      (view.isExclusiveTouch, other.isExclusiveTouch) = (false, false)
      send(.down, 60, 60, pointer: 1)
      #expect(view.log.count == 3)
      send(.up, 10, 10, pointer: 2)
      send(.up, 60, 60, pointer: 1)
    }
  }

  @Test func aSecondFingerCountsOnlyWhereItIsWanted() {
    whileShown {
      send(.down, 60, 60, pointer: 1)
      send(.down, 70, 70, pointer: 2)
      send(.up, 70, 70, pointer: 2)
      #expect(view.log == ["began (10.0, 10.0)"])
      send(.up, 60, 60, pointer: 1)
      view.isMultipleTouchEnabled = true
      view.log = []
      send(.down, 60, 60, pointer: 1)
      send(.down, 70, 70, pointer: 2)
      #expect(view.lastEvent?.allTouches?.count == 2)
      #expect(view.lastEvent?.touches(for: view)?.count == 2)
      send(.up, 60, 60, pointer: 1)
      send(.cancel, 70, 70, pointer: 2)
      #expect(
        view.log == [
          "began (10.0, 10.0)", "began (20.0, 20.0)", "ended (10.0, 10.0)", "cancelled (20.0, 20.0)",
        ])
    }
  }

  @Test func leavingTheAppCancelsWhatIsDown() {
    whileShown {
      router.receive(.isActive(true))
      send(.down, 60, 60)
      router.cancelTouches()
      send(.up, 60, 60)
      #expect(view.log == ["began (10.0, 10.0)", "cancelled (10.0, 10.0)"])
    }
  }

  @Test func whatAViewDoesNotHandleGoesUpTheChain() {
    whileShown {
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      send(.down, 60, 60)
      send(.up, 60, 60)
      #expect(view.log == ["began (10.0, 10.0)", "ended (10.0, 10.0)"])
    }
  }

  @Test func theWindowInFrontIsHitFirst() {
    whileShown {
      let front = UIWindow(frame: window.frame)
      front.windowLevel = UIWindow.Level(3000)
      front.isHidden = false
      send(.down, 60, 60)
      #expect(view.log.isEmpty)
      front.isHidden = true
      send(.up, 60, 60)
    }
  }
}

@MainActor final class TouchWitness: UIView {
  var log: [String] = []
  var touches: [UITouch] = []
  var tapCounts: [Int] = []
  weak var lastEvent: UIEvent?

  private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    lastEvent = event
    retained = event
    for touch in touches {
      let point = touch.location(in: self)
      log.append("\(name) (\(point.x), \(point.y))")
      self.touches.append(touch)
    }
  }
  private var retained: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tapCounts += touches.map(\.tapCount)
    note("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }
}
