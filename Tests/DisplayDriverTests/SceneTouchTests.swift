import DisplayProtocol
import Testing

@testable import SceneTree

/// Where touches land, by UIKit's rules.
@Suite struct SceneTouchTests {
  private func scene(
    _ layers: [(id: Int, parent: Int, frame: CGRect, change: (inout LayerProperties) -> Void)]
  )
    throws -> Scene
  {
    var scene = Scene()
    for layer in layers {
      var properties = LayerProperties()
      properties.frame = layer.frame
      properties.semantics = Semantics()
      layer.change(&properties)
      try scene.apply([.insert(LayerID(layer.id), into: LayerID(layer.parent), before: nil)])
      try scene.apply(properties.differences(from: LayerProperties()).map { .set(LayerID(layer.id), $0) })
    }
    return scene
  }

  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let middle = CGPoint(x: 50, y: 50)

  @Test func theTopmostLayerThatStandsForAViewIsHit() throws {
    let scene = try scene([
      (1, 0, square, { _ in }), (2, 0, square, { _ in }), (3, 2, square, { $0.semantics = nil }),
    ])
    #expect(scene.touchTarget(at: middle) == LayerID(2))
    #expect(scene.touchTarget(at: CGPoint(x: 100, y: 50)) == nil)
  }

  @Test(arguments: [0, 1, 2, 3]) func whatCannotBeTouchedIsPassedByWithAllInIt(how: Int) throws {
    let scene = try scene([
      (1, 0, square, { _ in }),
      (
        2, 0, square,
        {
          switch how {
          case 0: $0.isHidden = true
          case 1: $0.opacity = 0.009
          case 2: $0.semantics!.acceptsTouches = false
          default: $0.transform.matrix = CGAffineTransform(scaleX: 0, y: 1)
          }
        }
      ), (3, 2, square, { _ in }),
    ])
    #expect(scene.touchTarget(at: middle) == LayerID(1))
  }

  @Test func aLayerGetsNoTouchesOutsideThoseItLiesIn() throws {
    let scene = try scene([
      (1, 0, CGRect(x: 0, y: 0, width: 40, height: 100), { _ in }), (2, 1, square, { _ in }),
    ])
    #expect(scene.touchTarget(at: middle) == nil)
    #expect(scene.touchTarget(at: CGPoint(x: 20, y: 50)) == LayerID(2))
  }

  @Test func turnedAndScrolledLayersAreHitWhereTheyShow() throws {
    let scene = try scene([
      (1, 0, square, { $0.contentOffset = CGPoint(x: 0, y: 1_000) }),
      (
        2, 1, CGRect(x: 20, y: 1_045, width: 60, height: 10),
        { $0.transform.matrix = CGAffineTransform(rotationAngle: .pi / 2) }
      ),
    ])
    #expect(scene.touchTarget(at: CGPoint(x: 50, y: 75)) == LayerID(2))
    #expect(scene.touchTarget(at: CGPoint(x: 25, y: 50)) == LayerID(1))
  }

  @Test func aboveMeansDrawnLaterAndNotInside() throws {
    let scene = try scene([
      (1, 0, square, { _ in }), (2, 1, square, { _ in }), (3, 0, square, { _ in }), (4, 3, square, { _ in }),
    ])
    #expect(scene.isAbove(LayerID(4), LayerID(2)) && scene.isAbove(LayerID(3), LayerID(1)))
    #expect(!scene.isAbove(LayerID(2), LayerID(3)))
    #expect(!scene.isAbove(LayerID(2), LayerID(1)) && !scene.isAbove(LayerID(1), LayerID(2)))
  }

  @Test func theVisiblePartIsCutByTheDisplayAndByMasks() throws {
    let scene = try scene([
      (1, 0, CGRect(x: 10, y: 10, width: 50, height: 50), { $0.masksToBounds = true }),
      (2, 1, CGRect(x: -30, y: 20, width: 200, height: 10), { _ in }),
      (3, 0, CGRect(x: 90, y: 0, width: 50, height: 10), { _ in }),
      (4, 0, CGRect(x: CGFloat.nan, y: 0, width: 50, height: 10), { _ in }),
    ])
    let size = CGSize(width: 100, height: 100)
    #expect(
      scene.visibleRect(of: LayerID(2), displaySize: size) == CGRect(x: 10, y: 30, width: 50, height: 10))
    #expect(
      scene.visibleRect(of: LayerID(3), displaySize: size) == CGRect(x: 90, y: 0, width: 10, height: 10))
    #expect(scene.visibleRect(of: LayerID(4), displaySize: size).isEmpty)
  }

  @Test func theTreeLeavesOutWhatMeansNothingAndWhatIsHiddenFromAccessibility() throws {
    let scene = try scene([
      (1, 0, square, { $0.semantics!.className = "UIWindow" }), (2, 1, square, { $0.semantics = nil }),
      (3, 2, CGRect(x: 5, y: 5, width: 10, height: 10), { $0.semantics!.text = "inner" }),
      (4, 1, square, { $0.semantics!.isAccessibilityHidden = true }),
      (5, 4, square, { $0.semantics!.text = "never" }),
      (6, 1, square, { $0.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5) }),
    ])
    let tree = scene.tree()
    #expect(tree.className == "UIWindow")
    #expect(tree.children.map(\.text) == ["inner", nil])
    #expect(tree.children[0].frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(tree.children[1].backgroundColor == "#ff800080")
  }
}
