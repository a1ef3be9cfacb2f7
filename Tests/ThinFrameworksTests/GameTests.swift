import Foundation
import SpriteKit
import Testing

private final class Level: SKScene, SKPhysicsContactDelegate {
  var shown = 0
  override func didMove(to view: SKView) {
    shown += 1
    physicsWorld.contactDelegate = self
    let hero = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    hero.name = "hero"
    hero.position = CGPoint(x: 50, y: 50)
    addChild(hero)
    hero.run(.repeatForever(.rotate(byAngle: 1, duration: 1)))
  }
  func didBegin(_ contact: SKPhysicsContact) {}
}

/// Scenes, which are kept and named, and not drawn.
@Suite("Scenes of games") struct GameTests {
  @Test("A scene of an app's own is presented, and its nodes are found") func scene() throws {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let level = Level(size: CGSize(width: 100, height: 100))
    view.presentScene(level)
    #expect(level.shown == 1 && view.scene === level && level.view === view)
    let hero = try #require(level.childNode(withName: "hero"))
    #expect(
      hero.frame == CGRect(x: 45, y: 40, width: 10, height: 20) && hero.hasActions() && hero.scene === level)
    #expect(level.atPoint(CGPoint(x: 50, y: 50)) === hero)
    hero.removeFromParent()
    #expect(level.children.isEmpty && hero.parent == nil)
    #expect(view.subviews.first?.accessibilityLabel == "SpriteKit")
  }
}
