import QuartzCore
import Testing

@testable import UIKit

/// Collisions: who meets whom, what delegates hear, and that nothing gets through.
@MainActor @Suite(.serialized) struct CollisionTests {
  private let scene = DynamicsScene()

  private final class Listener: NSObject, UICollisionBehaviorDelegate {
    var heard: [String] = []
    var names: [ObjectIdentifier: String] = [:]
    var reaction: (UICollisionBehavior) -> Void = { _ in }

    private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      heard.append("\(name(item1)) meets \(name(item2))")
      reaction(behavior)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { heard.append("\(name(item1)) leaves \(name(item2))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { heard.append("\(name(item)) meets \(identifier as? String ?? "the bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append("\(name(item)) leaves \(identifier as? String ?? "the bounds")") }
  }

  @Test func delegatesHearOfBeginningsAndEnds() {
    scene.open()
    defer { scene.close() }
    let (a, b) = (scene.box(100, 100), scene.box(300, 100))
    let listener = Listener()
    listener.names = [ObjectIdentifier(a): "a", ObjectIdentifier(b): "b"]
    let walls = scene.addWalls([a, b])
    walls.collisionDelegate = listener
    walls.addBoundary(
      withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 160, y: 300))
    let properties = scene.addProperties([a, b]) {
      ($0.elasticity, $0.resistance, $0.friction) = (1, 0, 0)
    }
    properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: a)
    scene.run(0.65)
    #expect(listener.heard == ["a meets b", "a leaves b"])
    scene.run(0.45)
    #expect(listener.heard.dropFirst(2).prefix(2) == ["b meets the bounds", "b leaves the bounds"])
    listener.heard = []
    a.center = CGPoint(x: 80, y: 100)
    scene.animator.updateItem(usingCurrentState: a)
    properties.addLinearVelocity(CGPoint(x: -properties.linearVelocity(for: a).x, y: 300), for: a)
    walls.removeItem(b)
    scene.run(0.6)
    #expect(listener.heard.contains("a meets shelf") && listener.heard.contains("a leaves shelf"))
  }

  @Test func modesSayWhatStopsAnItem() {
    scene.open()
    defer { scene.close() }
    let (a, b) = (scene.box(100, 200), scene.box(300, 200))
    let walls = scene.addWalls([a, b])
    walls.collisionMode = .boundaries
    let properties = scene.addProperties([a]) { ($0.resistance, $0.elasticity) = (0, 0) }
    properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: a)
    scene.run(1)
    #expect(b.center.x == 300 && a.frame.maxX > 380 && a.frame.maxX < 400.5)
    walls.collisionMode = .items
    properties.addLinearVelocity(CGPoint(x: 600 - properties.linearVelocity(for: a).x, y: 0), for: a)
    scene.run(0.5)
    #expect(a.frame.minX > 400)
  }

  @Test func boundariesHaveNames() {
    let behavior = UICollisionBehavior(items: [])
    #expect(behavior.boundaryIdentifiers == nil)
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    behavior.addBoundary(withIdentifier: "ring" as NSString, for: path)
    behavior.addBoundary(withIdentifier: NSNumber(value: 3), from: .zero, to: CGPoint(x: 1, y: 0))
    #expect(behavior.boundaryIdentifiers?.count == 2)
    #expect(behavior.boundary(withIdentifier: "ring" as NSCopying)?.bounds == path.bounds)
    behavior.removeBoundary(withIdentifier: "ring" as NSCopying)
    #expect(behavior.boundary(withIdentifier: "ring" as NSCopying) == nil)
    behavior.removeAllBoundaries()
    #expect(behavior.boundaryIdentifiers == nil)
  }

  @Test("shapes of items collide as they look")
  func shapes() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -100, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
        path.addLine(to: CGPoint(x: -100, y: -50))
        path.close()
        return path
      }
    }
    scene.open()
    defer { scene.close() }
    let ball = Ball(frame: CGRect(x: 60, y: 100, width: 40, height: 40))
    let wedge = Wedge(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    scene.view.addSubview(ball)
    scene.view.addSubview(wedge)
    scene.addWalls([ball, wedge])
    scene.addProperties([wedge]) { $0.isAnchored = true }
    scene.animator.addBehavior(UIGravityBehavior(items: [ball]))
    scene.run(6)
    // It rolls down the slope to the floor, and to the wall on the right.
    #expect(wedge.frame == CGRect(x: 0, y: 300, width: 200, height: 100))
    #expect(ball.center.x > 210 && isNear(ball.center.y, 380))
    #expect(abs(atan2(ball.transform.b, ball.transform.a)) > 0.01)
  }

  @Test(arguments: [5_000.0, 20_000, 100_000])
  func nothingIsTooFastForAWall(speed: CGFloat) {
    scene.open()
    defer { scene.close() }
    let box = scene.box(200, 200, CGSize(width: 10, height: 10))
    scene.addWalls([box])
    let properties = scene.addProperties([box]) { $0.resistance = 0 }
    properties.addLinearVelocity(CGPoint(x: speed, y: speed * 0.3), for: box)
    scene.run(1) { #expect(scene.view.bounds.insetBy(dx: -3, dy: -3).contains(box.center)) }
  }

  @Test("what is thrown about stays within its walls and comes to rest", arguments: 1...12)
  func randomWalk(seed: UInt64) {
    scene.open()
    defer { scene.close() }
    var random = Numbers(state: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let boxes = (0..<12).map { index in
      scene.box(
        60 + 90 * CGFloat(index % 4), 60 + 90 * CGFloat(index / 4),
        CGSize(width: number(10...60), height: number(10...60)))
    }
    scene.addWalls(boxes)
    let properties = scene.addProperties(boxes) {
      ($0.elasticity, $0.friction) = (number(0...0.7), number(0.3...1))
    }
    scene.animator.addBehavior(UIGravityBehavior(items: boxes))
    for _ in 0..<6 {
      for box in boxes {
        properties.addLinearVelocity(
          CGPoint(x: number(-1_500...1_500), y: number(-1_500...1_500)), for: box)
        properties.addAngularVelocity(number(-10...10), for: box)
      }
      scene.run(0.5) {
        for box in boxes {
          #expect(scene.view.bounds.insetBy(dx: -6, dy: -6).contains(box.center), "\(box.center)")
        }
      }
    }
    scene.run(20)
    #expect(!scene.animator.isRunning)
    for (index, box) in boxes.enumerated() {
      #expect(scene.view.bounds.insetBy(dx: -2, dy: -2).contains(box.frame), "\(box.frame)")
      for other in boxes[(index + 1)...] {
        let distance = hypot(box.center.x - other.center.x, box.center.y - other.center.y)
        let least =
          (min(box.bounds.width, box.bounds.height) + min(other.bounds.width, other.bounds.height)) / 2
        #expect(distance > least - 2, "two lie in each other")
      }
    }
  }

  @Test("the same input gives the same motion")
  func determinism() {
    func places() -> [CGPoint] {
      let scene = DynamicsScene()
      scene.open()
      defer { scene.close() }
      let boxes = (0..<6).map {
        scene.box(80 + 50 * CGFloat($0), 60 + 30 * CGFloat($0 % 3), CGSize(width: 40, height: 40))
      }
      scene.addWalls(boxes)
      scene.animator.addBehavior(UIGravityBehavior(items: boxes))
      scene.run(2)
      return boxes.map(\.center)
    }
    #expect(places() == places())
  }

  @Test func delegatesMayChangeEverything() {
    scene.open()
    defer { scene.close() }
    let boxes = (0..<4).map { scene.box(50 + 100 * CGFloat($0), 200, CGSize(width: 80, height: 80)) }
    let listener = Listener()
    let walls = scene.addWalls(boxes)
    walls.collisionDelegate = listener
    let push = UIPushBehavior(items: [boxes[0]], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 8, dy: 0)
    scene.animator.addBehavior(push)
    listener.reaction = { [animator = scene.animator] behavior in
      animator.removeAllBehaviors()
      behavior.removeAllBoundaries()
    }
    scene.run(2)
    #expect(listener.heard == ["? meets ?"] && scene.animator.behaviors.isEmpty && !scene.animator.isRunning)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e9, height: 1e9),
  ])
  func strangeSizesAreSurvived(size: CGSize) {
    scene.open()
    defer { scene.close() }
    let box = UIDynamicThing(size)
    let walls = UICollisionBehavior(items: [box])
    walls.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(walls)
    scene.animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.run(1)
    #expect(box.center.x.isFinite && box.center.y.isFinite)
    box.center = CGPoint(x: CGFloat.nan, y: 0)
    scene.animator.updateItem(usingCurrentState: box)
    scene.run(0.1)
    #expect(box.center.y.isFinite)
  }

  private final class UIDynamicThing: NSObject, UIDynamicItem {
    var center = CGPoint(x: 100, y: 100)
    let bounds: CGRect
    var transform = CGAffineTransform.identity
    init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
