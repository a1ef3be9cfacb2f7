import UIKit

/// A change of a node over time. Kept: no time passes in scenes here.
open class SKAction: NSObject, @unchecked Sendable {
  /// The duration.
  open var duration: TimeInterval
  /// The timing mode.
  open var timingMode = SKActionTimingMode.linear
  /// The speed.
  open var speed: CGFloat = 1
  /// The timing function.
  open var timingFunction: ((Float) -> Float)?
  private init(_ duration: TimeInterval) { self.duration = duration }
  /// Returns the reversed.
  open func reversed() -> SKAction { SKAction(duration) }
  /// Moves.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Moves by.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Moves.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Moves to.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Moves to.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Rotates.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Rotates.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Rotates.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction
  { SKAction(duration) }
  /// Resizes.
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Scales.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Scales.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Scales x.
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns the sequence.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.map(\.duration).reduce(0, +))
  }
  /// Returns the group.
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
  /// Returns the repeat.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * Double(count))
  }
  /// Returns the repeat forever.
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
  /// Fades in.
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Fades out.
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Fades alpha.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Fades alpha.
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Hides.
  open class func hide() -> SKAction { SKAction(0) }
  /// Returns the unhide.
  open class func unhide() -> SKAction { SKAction(0) }
  /// Sets texture.
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
  /// Animates.
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(sec * Double(textures.count))
  }
  /// Animates.
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { SKAction(sec * Double(textures.count)) }
  /// Returns the colorize.
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
  { SKAction(duration) }
  /// Returns the follow.
  open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Returns the follow.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction { SKAction(sec) }
  /// Waits.
  open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Waits.
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    SKAction(sec)
  }
  /// Removes from parent.
  open class func removeFromParent() -> SKAction { SKAction(0) }
  /// Runs.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
  /// Runs.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(action.duration)
  }
  /// Returns the custom action.
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(duration) }
  /// Plays sound file named.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction(0)
  }
  /// Applies force.
  open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Applies impulse.
  open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
}
