import DisplayProtocol
import QuartzCore
import Testing

@testable import UIKit

/// What animation blocks tell the display.
@MainActor struct UIViewAnimationTests {
  let root = CALayer()
  let host: LayerHost
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = CommitLog()

  init() {
    host = LayerHost(root: root)
    root.addSublayer(view.layer)
    host.finishTurn()
    host.onCommit = { [log] in log.changes += $0.changes }
  }

  @Test func aBlockSendsTheNewValueAndTheWayThere() {
    UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveLinear) {
      view.alpha = 0.9
      view.alpha = 0.5
    }
    #expect(view.alpha == 0.5)
    host.finishTurn()
    let animation = LayerAnimation(
      from: .opacity(1), to: .opacity(0.5), duration: 0.3, delay: 0.1, curve: .linear)
    #expect(
      log.changes == [
        .set(view.layer.id, .opacity(0.5)), .animate(view.layer.id, key: "opacity", animation),
      ])
  }

  @Test func frameAndColourMoveAndTextDoesNot() {
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
      view.backgroundColor = .red
      view.isHidden = true
    }
    host.finishTurn()
    let moved = log.changes.compactMap { change -> String? in
      if case .animate(_, let key, _) = change { key } else { nil }
    }
    #expect(moved == ["frame", "backgroundColor"])
  }

  @Test func whatEndsWhereItBeganDoesNotMove() {
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.alpha = 1
    }
    host.finishTurn()
    #expect(log.changes == [.set(view.layer.id, .opacity(1))])
  }

  @Test func noDurationNoAnimationAndCompletionAtOnce() {
    var finished: Bool?
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(finished == true)
    host.finishTurn()
    #expect(log.changes == [.set(view.layer.id, .opacity(0))])
  }

  @Test func aBlockWithoutAnimationInsideOneChangesAtOnce() {
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.performWithoutAnimation { view.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    host.finishTurn()
    #expect(log.changes == [.set(view.layer.id, .opacity(0))])
  }

  @Test(arguments: [(1.0, 9.2334), (0.5, 12.717)])
  func springsComeToRestWithinTheirDuration(ratio: CGFloat, product: CGFloat) {
    let curve = LayerAnimation.Curve.spring(duration: 2, dampingRatio: ratio, velocity: 0)
    guard case .spring(let stiffness, let damping, _) = curve else {
      Issue.record("not a spring")
      return
    }
    #expect(abs(stiffness.squareRoot() * 2 - product) < 0.001)
    #expect(abs(damping - 2 * ratio * stiffness.squareRoot()) < 1e-9)
  }

  @Test func completionFollowsTheAnimation() async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.001, animations: { view.alpha = 0 }) { finished in
        #expect(finished)
        continuation.resume()
      }
    }
  }
}

@MainActor final class CommitLog {
  var changes: [SceneChange] = []
}
