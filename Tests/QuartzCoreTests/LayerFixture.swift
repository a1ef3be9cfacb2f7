import DisplayProtocol
import Testing

@testable import QuartzCore

/// A tree of layers on a clock that stands still, and what was sent to the display.
@MainActor final class LayerFixture {
  let clock = ManualClock(now: 50)
  let root = CALayer()
  let host: LayerHost
  /// The scene as a display has it.
  private(set) var scene = Scene()
  /// The reason why the display could not follow; nil where it could.
  private(set) var failure: String?
  /// The changes of the last commit.
  private(set) var changes: [SceneChange] = []

  private init() {
    SystemClock.current = clock
    host = LayerHost(root: root)
    host.onCommit = { [weak self] commit in
      self?.changes = commit.changes
      do { try self?.scene.apply(commit.changes) } catch { self?.failure = "\(error)" }
    }
    host.finishTurn()
  }

  /// Works on a fixture. Tests take turns on the main actor.
  static func run(_ work: (LayerFixture) throws -> Void) rethrows {
    let old = SystemClock.current
    let fixture = LayerFixture()
    defer {
      for layer in fixture.root.sublayers ?? [] { layer.removeFromSuperlayer() }
      fixture.commit()
      fixture.clock.advance(100)
      SystemClock.current = old
    }
    try work(fixture)
    if let failure = fixture.failure { Issue.record("the display could not follow: \(failure)") }
  }

  func commit() {
    changes = []
    host.finishTurn()
  }

  /// Lets time pass in small steps, each with a commit.
  func advance(_ seconds: TimeInterval) {
    var left = seconds
    while left > 1e-9 {
      let step = min(left, 0.05)
      clock.advance(step)
      left -= step
      commit()
    }
  }
}
