import QuartzCore
import Testing

@testable import UIKit

/// Bodies as UIKit moves them: the amounts of gravity and pushes, rest, attachments and snaps.
@MainActor @Suite(.serialized) struct UIDynamicAnimatorTests {
  private let scene = DynamicsScene()
  private var animator: UIDynamicAnimator { scene.animator }

  @Test func gravityIsAThousandPointsASecondAndSecond() {
    scene.open()
    defer { scene.close() }
    let box = scene.box(200, 0)
    scene.addProperties([box]) { $0.resistance = 0 }
    animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.run(0.5)
    #expect(isNear(box.center.y, 125, within: 2))
    #expect(box.center.x == 200 && box.transform == .identity)
    #expect(isNear(animator.elapsedTime, 0.5, within: 0.001))
  }

  @Test(arguments: [(CGSize(width: 100, height: 100), 1.0, 100.0), (CGSize(width: 100, height: 200), 2, 25)])
  func aPushAcceleratesByMass(size: CGSize, density: CGFloat, speed: CGFloat) {
    scene.open()
    defer { scene.close() }
    let box = scene.box(100, 100, size)
    let properties = scene.addProperties([box]) {
      $0.resistance = 0
      $0.density = density
    }
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    animator.addBehavior(push)
    scene.run(1)
    #expect(isNear(properties.linearVelocity(for: box).x, speed, within: 1))
    #expect(push.active)
    let hit = UIPushBehavior(items: [box], mode: .instantaneous)
    hit.pushDirection = CGVector(dx: 0, dy: -2)
    push.active = false
    animator.addBehavior(hit)
    scene.run(1.0 / 60)
    #expect(isNear(properties.linearVelocity(for: box).y, -2 * speed, within: 1))
    #expect(!hit.active)
    hit.active = true
    scene.run(1.0 / 60)
    #expect(isNear(properties.linearVelocity(for: box).y, -4 * speed, within: 1))
  }

  @Test func aPushBesideTheMiddleTurns() {
    scene.open()
    defer { scene.close() }
    let box = scene.box(200, 200)
    let properties = scene.addProperties([box]) { $0.angularResistance = 0 }
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
    animator.addBehavior(push)
    scene.run(0.1)
    // Torque 50 · 100 over an inertia of 1 · (100² + 100²) / 12.
    #expect(isNear(properties.angularVelocity(for: box), 3, within: 0.05))
    #expect(box.transform != .identity)
  }

  @Test func whatFallsComesToRestOnTheFloorAndTheAnimatorPauses() {
    final class Delegate: NSObject, UIDynamicAnimatorDelegate {
      var calls: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
    }
    scene.open()
    defer { scene.close() }
    let delegate = Delegate()
    animator.delegate = delegate
    let box = scene.box(200, 100)
    scene.addWalls([box])
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    #expect(animator.isRunning)
    scene.run(4)
    #expect(isNear(box.frame.maxY, 400) && isNear(box.center.x, 200))
    #expect(!animator.isRunning && delegate.calls == ["resume", "pause"])
    let elapsed = animator.elapsedTime
    scene.run(1)
    #expect(animator.elapsedTime == elapsed)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    #expect(animator.isRunning)
    scene.run(4)
    #expect(isNear(box.frame.minY, 0))
    #expect(delegate.calls == ["resume", "pause", "resume", "pause"])
  }

  @Test func aStackStands() {
    scene.open()
    defer { scene.close() }
    let boxes = (0..<8).map { scene.box(200, 380 - 42 * CGFloat($0), CGSize(width: 60, height: 40)) }
    scene.addWalls(boxes)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    scene.run(8)
    #expect(!animator.isRunning)
    for (index, box) in boxes.enumerated() {
      #expect(isNear(box.center.x, 200, within: 2), "box \(index)")
      #expect(isNear(box.center.y, 380 - 40 * CGFloat(index), within: 1.5), "box \(index)")
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.25), (1.0, 1.0)])
  func elasticityGivesSpeedBack(elasticity: CGFloat, height: CGFloat) {
    scene.open()
    defer { scene.close() }
    let box = scene.box(200, 100)
    scene.addProperties([box]) {
      ($0.elasticity, $0.resistance) = (elasticity, 0)
    }
    scene.addWalls([box])
    animator.addBehavior(UIGravityBehavior(items: [box]))
    var (hasMet, top) = (false, CGFloat.infinity)
    scene.run(1.6) {
      if box.frame.maxY > 398 { hasMet = true }
      if hasMet { top = min(top, box.center.y) }
    }
    // It falls by 250 points.
    #expect(isNear(350 - top, 250 * height, within: 14))
  }

  @Test func momentumGoesOver() {
    scene.open()
    defer { scene.close() }
    let (a, b) = (scene.box(100, 200), scene.box(300, 200, CGSize(width: 100, height: 200)))
    let properties = scene.addProperties([a, b]) {
      ($0.elasticity, $0.resistance, $0.friction) = (1, 0, 0)
    }
    properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    animator.addBehavior(UICollisionBehavior(items: [a, b]))
    scene.run(0.8)
    let (first, second) = (properties.linearVelocity(for: a).x, properties.linearVelocity(for: b).x)
    // Masses of 1 and 2.
    #expect(isNear(first, -100, within: 3) && isNear(second, 200, within: 3))
  }

  @Test func aRodKeepsItsLengthAndASpringItsPeriod() {
    scene.open()
    defer { scene.close() }
    let (swinging, hanging) = (scene.box(100, 0, CGSize(width: 20, height: 20)), scene.box(300, 100))
    scene.addProperties([swinging, hanging]) { $0.resistance = 0 }
    let rod = UIAttachmentBehavior(item: swinging, attachedToAnchor: CGPoint(x: 200, y: 0))
    let spring = UIAttachmentBehavior(item: hanging, attachedToAnchor: CGPoint(x: 300, y: 0))
    (spring.frequency, spring.length) = (2, 60)
    #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
    for behavior in [rod, spring, UIGravityBehavior(items: [swinging])] { animator.addBehavior(behavior) }
    var crossings = 0
    var wasBelow = true
    var reach: CGFloat = 0
    scene.run(3) {
      #expect(isNear(hypot(swinging.center.x - 200, swinging.center.y), 100, within: 1))
      reach = max(reach, swinging.center.x)
      let isBelow = hanging.center.y > 60
      if isBelow != wasBelow { crossings += 1 }
      wasBelow = isBelow
    }
    #expect(reach > 280)
    #expect((11...13).contains(crossings), "a spring of 2 hertz passes its length 12 times in 3 seconds")
  }

  @Test func snapsGoToTheirPointUpright() {
    scene.open()
    defer { scene.close() }
    let box = scene.box(50, 50)
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 250))
    #expect(snap.damping == 0.5)
    animator.addBehavior(snap)
    scene.run(4)
    #expect(isNear(box.center.x, 300) && isNear(box.center.y, 250))
    #expect(isNear(box.transform.b, 0, within: 0.01) && !animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    scene.run(4)
    #expect(isNear(box.center.x, 100) && isNear(box.center.y, 100))
  }

  @Test func jointsHold() throws {
    scene.open()
    defer { scene.close() }
    let (a, b) = (scene.box(100, 200), scene.box(220, 200))
    let (slider, pinned) = (scene.box(300, 50, CGSize(width: 40, height: 40)), scene.box(60, 60))
    let hub = scene.box(60, 10, CGSize(width: 10, height: 10))
    scene.addProperties([hub]) { $0.isAnchored = true }
    let pin = UIAttachmentBehavior.pinAttachment(
      with: pinned, attachedTo: hub, attachmentAnchor: CGPoint(x: 60, y: 10))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: slider, attachmentAnchor: slider.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 120)
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 160, y: 200))
    let push = UIPushBehavior(items: [pinned, slider, a], mode: .continuous)
    push.pushDirection = CGVector(dx: 4, dy: 2)
    for behavior in [pin, slide, fixed, push] { animator.addBehavior(behavior) }
    scene.run(1.5) {
      #expect(isNear(slider.center.x, 300) && slider.center.y < 171)
      let distance = hypot(a.center.x - b.center.x, a.center.y - b.center.y)
      #expect(isNear(distance, 120, within: 1))
      let angle = atan2(pinned.transform.b, pinned.transform.a)
      #expect(abs(angle) < 0.52)
    }
    #expect(isNear(slider.center.y, 170, within: 1))
    #expect(hub.center == CGPoint(x: 60, y: 10) && a.center.x > 150)
  }

  @Test func ofSeveralPropertiesTheLastThatIsSetCounts() {
    scene.open()
    defer { scene.close() }
    let box = scene.box(100, 100)
    scene.addProperties([box]) { $0.density = 4 }
    scene.addProperties([box]) { $0.elasticity = 0.9 }
    let body = animator.body(of: box)
    #expect(body?.density == 4 && body?.elasticity == 0.9 && body?.friction == 0.2)
    #expect(isNear(CGFloat(body?.mass ?? 0), 4, within: 0.001))
  }

  @Test func anItemThatTheAppMovesIsReadAgainOnRequest() {
    scene.open()
    defer { scene.close() }
    let box = scene.box(200, 100)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.run(0.2)
    box.center = CGPoint(x: 50, y: 300)
    animator.updateItem(usingCurrentState: box)
    scene.run(1.0 / 60)
    #expect(box.center.x == 50 && box.center.y > 300)
    #expect(animator.items(in: CGRect(x: 0, y: 280, width: 20, height: 20)).first === box)
  }

  @Test func aGroupMovesAsOne() {
    scene.open()
    defer { scene.close() }
    let parts = [
      scene.box(100, 100, CGSize(width: 40, height: 40)), scene.box(160, 100, CGSize(width: 40, height: 40)),
    ]
    let group = UIDynamicItemGroup(items: parts)
    #expect(group.center == CGPoint(x: 130, y: 100) && group.bounds.size == CGSize(width: 100, height: 40))
    animator.addBehavior(UIGravityBehavior(items: [group]))
    scene.run(0.3)
    #expect(isNear(parts[0].center.y, parts[1].center.y, within: 1e-6) && parts[0].center.y > 130)
    #expect(isNear(parts[1].center.x - parts[0].center.x, 60, within: 1e-6))
  }

  @Test func behaviorsOfAppsCombineOthers() {
    final class Falling: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    scene.open()
    defer { scene.close() }
    let box = scene.box(200, 100)
    let falling = Falling(box)
    var frames = 0
    falling.action = { frames += 1 }
    animator.addBehavior(falling)
    animator.addBehavior(falling)
    scene.run(0.5)
    #expect(box.center.y > 200 && frames == 30 && falling.moves == [true])
    animator.removeBehavior(falling)
    let place = box.center
    scene.run(0.5)
    #expect(
      box.center == place && falling.moves == [true, false]
        && falling.childBehaviors[0].dynamicAnimator == nil)
  }

  @Test func fieldsPullWithinTheirRegion() {
    scene.open()
    defer { scene.close() }
    let (inside, outside) = (scene.box(250, 200, CGSize(width: 20, height: 20)), scene.box(50, 50))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 200))
    field.region = UIRegion(radius: 100)
    field.strength = 5
    for item in [inside, outside] { field.addItem(item) }
    animator.addBehavior(field)
    scene.run(0.2)
    #expect(inside.center.x < 245 && outside.center == CGPoint(x: 50, y: 50))
    let drag = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 90))
    drag.addItem(outside)
    animator.addBehavior(drag)
    scene.run(1)
    #expect(isNear(CGFloat(animator.body(of: outside)?.velocity.y ?? 0), 90, within: 4))
    let custom = UIFieldBehavior.field { _, _, _, mass, _, time in
      #expect(mass > 0 && time > 0)
      return CGVector(dx: 30, dy: 0)
    }
    custom.addItem(outside)
    animator.addBehavior(custom)
    scene.run(0.5)
    #expect(outside.center.x > 55)
  }

  @Test func regionsCombine() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 16, height: 16)))
    let (edge, corner) = (CGPoint(x: 9, y: 0), CGPoint(x: 8, y: 8))
    #expect(
      circle.contains(edge) && !circle.contains(corner) && square.contains(corner) && !square.contains(edge))
    #expect(circle.union(with: square).contains(edge) && circle.union(with: square).contains(corner))
    #expect(!circle.intersection(with: square).contains(edge) && circle.inverse().contains(corner))
    #expect(circle.subtracting(square).contains(edge) && UIRegion.infinite.contains(corner))
  }

  @Test func nothingIsKept() {
    scene.open()
    weak var animator: UIDynamicAnimator?
    weak var box: UIView?
    do {
      let own = UIDynamicAnimator(referenceView: scene.view)
      let view = scene.box(10, 10)
      let gravity = UIGravityBehavior(items: [view])
      own.addBehavior(gravity)
      scene.run(0.1)
      (animator, box) = (own, view)
      view.removeFromSuperview()
    }
    let areGone = animator == nil && box == nil
    #expect(areGone)
    scene.close()
  }

  @Test func attributesOfALayoutMove() throws {
    scene.open()
    defer { scene.close() }
    final class Layout: UICollectionViewFlowLayout {
      var count = 0
      override func invalidateLayout() {
        super.invalidateLayout()
        count += 1
      }
    }
    let layout = Layout()
    let own = UIDynamicAnimator(collectionViewLayout: layout)
    let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    item.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let before = layout.count
    own.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 25, y: 60)))
    own.addBehavior(UIGravityBehavior(items: [item]))
    scene.run(0.2)
    #expect(own.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === item)
    #expect(own.layoutAttributesForCell(at: IndexPath(item: 4, section: 0)) == nil)
    #expect(layout.count > before && own.referenceView == nil)
    own.removeAllBehaviors()
  }
}
