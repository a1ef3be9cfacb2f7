import QuartzCore

@testable import KatanaUI
@testable import UIKit

/// A place to render in, on a clock that moves only when it is advanced.
@MainActor final class AnimationFixture {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let clock = ManualClock(now: 1000)
  let host: LayerHost
  private let oldClock = SystemClock.current

  private init() {
    let root = CALayer()
    host = LayerHost(root: root)
    SystemClock.current = clock
    root.addSublayer(container.layer)
    host.finishTurn()
  }

  /// Works on a fixture, without giving the main actor away.
  static func run(_ work: (AnimationFixture) throws -> Void) rethrows {
    let fixture = AnimationFixture()
    defer {
      fixture.host.finishTurn()
      fixture.clock.advance(1000)
      SystemClock.current = fixture.oldClock
    }
    try work(fixture)
  }

  func render(_ root: any AnyNodeDescription) -> Renderer {
    let renderer = Renderer(rootDescription: root, store: nil)
    renderer.render(in: container)
    host.finishTurn()
    return renderer
  }

  func update(_ renderer: Renderer, to root: any AnyNodeDescription) {
    renderer.rootNode.update(with: root)
    host.finishTurn()
  }

  /// Lets time pass, and ends the turn of what happened.
  func advance(_ seconds: TimeInterval) {
    clock.advance(seconds)
    host.finishTurn()
  }
}

extension UIView {
  /// The frame as it shows now.
  var shownFrame: CGRect { layer.presentation()?.frame ?? .null }
  /// The opacity as it shows now.
  var shownAlpha: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }
}

extension CGFloat {
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-5 }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    minX.isNear(other.minX) && minY.isNear(other.minY) && width.isNear(other.width)
      && height.isNear(other.height)
  }
}
