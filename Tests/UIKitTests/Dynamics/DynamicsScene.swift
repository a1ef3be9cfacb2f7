import QuartzCore
import Testing

@testable import UIKit

/// A view of 400×400 points with an animator, on a clock that the test moves.
@MainActor final class DynamicsScene {
  let clock = ManualClock(now: 100)
  private var old: (any MediaClock)?
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: view)
  }

  /// Makes its clock the app's. To be called at the beginning of a test.
  func open() {
    old = SystemClock.current
    SystemClock.current = clock
  }

  /// Gives the clock back. To be called at the end of a test.
  func close() {
    animator.removeAllBehaviors()
    if let old { SystemClock.current = old }
  }

  /// Adds a view of a size about a point.
  func box(_ x: CGFloat, _ y: CGFloat, _ size: CGSize = CGSize(width: 100, height: 100)) -> UIView {
    let box = UIView(frame: CGRect(origin: .zero, size: size))
    box.center = CGPoint(x: x, y: y)
    view.addSubview(box)
    return box
  }

  /// Adds a collision behavior within the view's bounds.
  @discardableResult func addWalls(_ items: [UIView]) -> UICollisionBehavior {
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    return walls
  }

  /// Adds properties of items.
  @discardableResult func addProperties(
    _ items: [UIView], _ set: (UIDynamicItemBehavior) -> Void
  ) -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: items)
    set(properties)
    animator.addBehavior(properties)
    return properties
  }

  /// Lets time pass, frame by frame, and calls a closure after each.
  func run(_ seconds: Double, _ eachFrame: () -> Void = {}) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      clock.advance(1.0 / 60)
      eachFrame()
    }
  }
}

/// Whether two numbers differ by no more than a limit.
func isNear(_ a: CGFloat, _ b: CGFloat, within limit: CGFloat = 0.5) -> Bool { abs(a - b) <= limit }
