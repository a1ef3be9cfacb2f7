import DeviceAccess
import PlaceholderViews
import UIKit

/// A transition direction.
public enum SKTransitionDirection: Int, Sendable {
  case up = 0
  case down
  case right
  case left
}

/// Shows a scene: a plain ground in its place, here. The scene is notified as on iOS.
@preconcurrency @MainActor open class SKView: UIView {
  /// The scene.
  open private(set) var scene: SKScene?
  /// The delegate.
  open weak var delegate: (any SKViewDelegate)?
  /// Whether it is paused.
  open var isPaused = false
  /// Whether it shows FPS.
  open var showsFPS = false
  /// Whether it shows node count.
  open var showsNodeCount = false
  /// Whether it shows draw count.
  open var showsDrawCount = false
  /// Whether it shows quad count.
  open var showsQuadCount = false
  /// Whether it shows physics.
  open var showsPhysics = false
  /// Whether it shows fields.
  open var showsFields = false
  /// The setting ignores sibling order.
  open var ignoresSiblingOrder = false
  /// Whether it allows transparency.
  open var allowsTransparency = false
  /// Whether it should cull non visible nodes.
  open var shouldCullNonVisibleNodes = true
  /// Whether it is asynchronous.
  open var isAsynchronous = true
  /// The preferred frames per second.
  open var preferredFramesPerSecond = 60
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderGround.add(to: self, name: "SpriteKit")
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderGround.add(to: self, name: "SpriteKit")
  }
  /// Presents scene.
  open func presentScene(_ scene: SKScene?) {
    FeatureUse.note("SpriteKit", "scenes", told: "nothing is drawn; no time passes")
    self.scene?.move(to: nil)
    self.scene = scene
    scene?.move(to: self)
  }
  /// Presents scene.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// Returns the texture.
  open func texture(from node: SKNode) -> SKTexture? { nil }
  /// Converts.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  /// Converts.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
}
/// The methods of a view delegate.
@preconcurrency @MainActor public protocol SKViewDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  /// The default of an optional requirement.
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
/// The way from one scene to another.
@preconcurrency @MainActor open class SKTransition: NSObject {
  /// Returns the cross fade.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Fades.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Fades.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Pushes.
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Returns the reveal.
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Moves in.
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Returns the doorway.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns the flip horizontal.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns the flip vertical.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
