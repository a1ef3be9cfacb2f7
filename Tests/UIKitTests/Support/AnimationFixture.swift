import DisplayProtocol
import QuartzCore

@testable import UIKit

/// Layers that are committed when asked, on a clock that stands still but when it is advanced.
@MainActor final class AnimationFixture {
  let clock = ManualClock(now: 1000)
  let root = CALayer()
  let host: LayerHost
  /// What was sent to the display since it was last asked for.
  private(set) var changes: [SceneChange] = []
  private let oldClock = SystemClock.current

  private init() {
    host = LayerHost(root: root)
    SystemClock.current = clock
    host.onCommit = { [weak self] in self?.changes += $0.changes }
    host.finishTurn()
  }

  /// Works on a fixture. Tests take turns on the main actor.
  static func run(_ work: (AnimationFixture) throws -> Void) rethrows {
    let fixture = AnimationFixture()
    defer {
      fixture.host.finishTurn()
      fixture.clock.advance(1000)
      SystemClock.current = fixture.oldClock
    }
    try work(fixture)
  }

  /// A view that is shown.
  func view(_ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    root.addSublayer(view.layer)
    finishTurn()
    changes = []
    return view
  }

  /// Ends the turn and gives what it sent.
  @discardableResult func finishTurn() -> [SceneChange] {
    host.finishTurn()
    defer { changes = [] }
    return changes
  }

  /// The animations that the turn begins.
  func animations() -> [LayerAnimation] {
    finishTurn().compactMap { if case .animate(_, _, let animation) = $0 { animation } else { nil } }
  }

  /// Lets time pass, and ends the turn of what happened.
  func advance(_ seconds: TimeInterval) {
    clock.advance(seconds)
    finishTurn()
  }
}

extension UIView {
  /// The frame as it shows now.
  var shownFrame: CGRect { layer.presentation()?.frame ?? .null }
  /// The opacity as it shows now.
  var shownAlpha: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }
}

extension CGFloat {
  func isClose(to other: CGFloat, within error: CGFloat = 1e-6) -> Bool {
    (self - other).magnitude <= error
  }
}
