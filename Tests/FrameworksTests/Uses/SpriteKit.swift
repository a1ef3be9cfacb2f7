// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import SpriteKit

/// Compiles: one small use of each name of SpriteKit that apps use. Never called.
@available(*, deprecated)
func useSpriteKit() {
  do { typealias Use = SKLabelNode }
  do { typealias Use = SKScene }
  do { typealias Use = SKView }
  do { _ = { (value: SKLabelNode) in _ = value.text } }
  do { _ = { (value: SKSpriteNode) in _ = value.size } }
  do { typealias Use = SKScene }
  do { typealias Use = SKSpriteNode }
  do { typealias Use = SKTexture }
  do { _ = { (value: any SKPhysicsContactDelegate) in _ = value.didBegin(_:) } }
  do { _ = SKScene.didMove(to:) }
  do { _ = SKAction.repeatForever(_:) }
  do { _ = { (value: SKLabelNode) in _ = value.fontColor } }
  do { _ = { (value: SKLabelNode) in _ = value.fontSize } }
  do { _ = { (value: SKLabelNode) in _ = value.horizontalAlignmentMode } }
  do { _ = { (value: SKNode) in _ = value.physicsBody } }
  do { _ = SKNode.run(_:) }
  do { _ = { (value: SKNode) in _ = value.zRotation } }
  do { _ = { (value: SKPhysicsBody) in _ = value.affectedByGravity } }
  do { _ = { (value: SKPhysicsBody) in _ = value.categoryBitMask } }
  do { _ = { (value: SKPhysicsBody) in _ = value.collisionBitMask } }
  do { _ = { (value: SKPhysicsBody) in _ = value.contactTestBitMask } }
  do { _ = { (value: SKPhysicsContact) in _ = value.bodyA } }
  do { _ = { (value: SKPhysicsWorld) in _ = value.contactDelegate } }
  do { _ = { (value: SKScene) in _ = value.scaleMode } }
  do { _ = SKSpriteNode.init(texture:) }
  do { _ = SKView.presentScene(_:) }
  do { typealias Use = SKAction }
  do { typealias Use = SKNode }
  do { typealias Use = SKPhysicsBody }
  do { typealias Use = SKPhysicsContact }
  do { typealias Use = SKPhysicsContactDelegate }
}
