@_exported import UIKit

/// Something in a scene: a place, a size, an angle, and its children. Nothing is drawn here.
@preconcurrency @MainActor open class SKNode: UIResponder {
  /// The name.
  open var name: String?
  /// The position.
  open var position = CGPoint.zero
  /// The z position.
  open var zPosition: CGFloat = 0
  /// The angle, in radians.
  open var zRotation: CGFloat = 0
  /// The x scale.
  open var xScale: CGFloat = 1
  /// The y scale.
  open var yScale: CGFloat = 1
  /// The alpha.
  open var alpha: CGFloat = 1
  /// The speed.
  open var speed: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether it is paused.
  open var isPaused = false
  /// Whether it is user interaction enabled.
  open var isUserInteractionEnabled = false
  /// The user data.
  open var userData: NSMutableDictionary?
  /// The physics body.
  open var physicsBody: SKPhysicsBody? {
    didSet { physicsBody?.node = self }
  }
  /// The constraints.
  open var constraints: [SKConstraint]?
  /// The children.
  open private(set) var children: [SKNode] = []
  /// The parent.
  open private(set) weak var parent: SKNode?
  private var actions: [String: SKAction] = [:]
  /// Makes an empty node.
  public override init() { super.init() }
  /// Makes an empty node: there are no archives of scenes here.
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// Returns nil: there are no archives of scenes here.
  public convenience init?(fileNamed filename: String) { return nil }
  /// The scene.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// The frame.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  /// Returns the calculate accumulated frame.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) {
      $0.union($1.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
    }
  }
  /// Sets scale.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// Adds child.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  /// Inserts child.
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }
  /// Removes from parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Removes all children.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Removes children.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  /// Moves.
  open func move(toParent parent: SKNode) { parent.addChild(self) }
  /// Returns the in parent hierarchy.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) == true
  }
  /// Returns the first node of a name: a child's, or with `//` before it any descendant's.
  open func childNode(withName name: String) -> SKNode? { self[name].first }
  /// Enumerates child nodes.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for node in self[name] where !stops.boolValue { block(node, &stops) }
  }
  /// The nodes of a name: children, or with `//` before it all descendants.
  open subscript(name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let wanted = isDeep ? String(name.dropFirst(2)) : name
    return (isDeep ? descendants : children).filter { wanted == "*" || $0.name == wanted }
  }
  private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }
  /// Containses.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// Returns the at point.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  /// Returns the nodes.
  open func nodes(at p: CGPoint) -> [SKNode] { descendants.filter { $0.contains(p) }.reversed() }
  /// Returns the intersects.
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  /// Converts.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    let (first, second) = (node.origin, origin)
    return CGPoint(x: point.x + first.x - second.x, y: point.y + first.y - second.y)
  }
  /// Converts.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
  private var origin: CGPoint {
    CGPoint(x: position.x + (parent?.origin.x ?? 0), y: position.y + (parent?.origin.y ?? 0))
  }
  /// Keeps an action: no time passes in scenes here.
  open func run(_ action: SKAction) { actions["\(actions.count)"] = action }
  /// Keeps an action: no time passes in scenes here, so the handler is not called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action) }
  /// Runs.
  open func run(_ action: SKAction, withKey key: String) { actions[key] = action }
  /// Returns whether it has actions.
  open func hasActions() -> Bool { !actions.isEmpty }
  /// Returns the action.
  open func action(forKey key: String) -> SKAction? { actions[key] }
  /// Removes action.
  open func removeAction(forKey key: String) { actions[key] = nil }
  /// Removes all actions.
  open func removeAllActions() { actions = [:] }
}

/// A scene scale mode.
public enum SKSceneScaleMode: Int, Sendable {
  case fill = 0
  case aspectFill
  case aspectFit
  case resizeFill
}
/// A blend mode.
public enum SKBlendMode: Int, Sendable {
  case alpha = 0
  case add
  case subtract
  case multiply
  case multiplyX2
  case screen
  case replace
}
/// A label horizontal alignment mode.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center = 0
  case left
  case right
}
/// A label vertical alignment mode.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline = 0
  case center
  case top
  case bottom
}
/// An action timing mode.
public enum SKActionTimingMode: Int, Sendable {
  case linear = 0
  case easeIn
  case easeOut
  case easeInEaseOut
}
/// A texture filtering mode.
public enum SKTextureFilteringMode: Int, Sendable {
  case nearest = 0
  case linear
}

/// An effect node.
open class SKEffectNode: SKNode {
  /// Whether it should enable effects.
  open var shouldEnableEffects = true
  /// Whether it should rasterize.
  open var shouldRasterize = false
}

/// The whole of what a view shows. Its nodes are kept; nothing is drawn and no time passes here.
open class SKScene: SKEffectNode {
  /// The size.
  open var size = CGSize(width: 1, height: 1)
  /// The scale mode.
  open var scaleMode = SKSceneScaleMode.fill
  /// The background color.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  /// The anchor point.
  open var anchorPoint = CGPoint.zero
  /// The physics world.
  public let physicsWorld = SKPhysicsWorld()
  /// The camera.
  open var camera: SKCameraNode?
  /// The delegate.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view.
  open private(set) weak var view: SKView?
  /// Makes an empty scene of one point.
  public override init() {
    super.init()
    sceneDidLoad()
  }
  /// Makes one of the given values.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// Returns nil: there are no archives of scenes here.
  public convenience init?(fileNamed filename: String) { return nil }
  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  /// Returns the scene did load.
  open func sceneDidLoad() {}
  /// Returns the did move.
  open func didMove(to view: SKView) {}
  /// Returns the will move.
  open func willMove(from view: SKView) {}
  /// Returns the did change size.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Updates.
  open func update(_ currentTime: TimeInterval) {}
  /// Returns the did evaluate actions.
  open func didEvaluateActions() {}
  /// Returns the did simulate physics.
  open func didSimulatePhysics() {}
  /// Returns the did apply constraints.
  open func didApplyConstraints() {}
  /// Returns the did finish update.
  open func didFinishUpdate() {}
  /// Converts point.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
  /// Converts point.
  open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
  internal func move(to view: SKView?) {
    if let old = self.view { willMove(from: old) }
    self.view = view
    if let view {
      if scaleMode == .resizeFill, view.bounds.size != .zero { size = view.bounds.size }
      didMove(to: view)
    }
  }
}
/// The methods of a scene delegate.
@preconcurrency @MainActor public protocol SKSceneDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called by the framework, as Apple documents it.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// The default of an optional requirement.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  /// The default of an optional requirement.
  public func didFinishUpdate(for scene: SKScene) {}
}
/// A camera node.
open class SKCameraNode: SKNode {}
/// A crop node.
open class SKCropNode: SKNode {
  /// The mask node.
  open var maskNode: SKNode?
}
/// A sprite node.
open class SKSpriteNode: SKNode {
  /// The texture.
  open var texture: SKTexture?
  /// The size.
  open var size = CGSize.zero
  /// The color.
  open var color = UIColor.white
  /// The color blend factor.
  open var colorBlendFactor: CGFloat = 0
  /// The anchor point.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The blend mode.
  open var blendMode = SKBlendMode.alpha
  /// The center rect.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Makes an empty sprite.
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  /// Makes one of the given values.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// Makes one of the given values.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// Makes one of the given values.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// Makes one of the given values.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  /// Makes one of the given values.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open override var frame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * size.width * xScale,
      y: position.y - anchorPoint.y * size.height * yScale, width: size.width * xScale,
      height: size.height * yScale)
  }
  /// Scales.
  open func scale(to size: CGSize) { self.size = size }
}
/// A label node.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// The attributed text.
  open var attributedText: NSAttributedString?
  /// The font name.
  open var fontName: String?
  /// The font size.
  open var fontSize: CGFloat = 32
  /// The font color.
  open var fontColor: UIColor? = .white
  /// The color.
  open var color: UIColor?
  /// The horizontal alignment mode.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// The vertical alignment mode.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The number of lines.
  open var numberOfLines = 1
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The preferred max layout width.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Makes an empty label.
  public override init() { super.init() }
  /// Makes one of the given values.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Makes one of the given values.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
/// A shape node.
open class SKShapeNode: SKNode {
  /// The path.
  open var path: CGPath?
  /// The fill color.
  open var fillColor = UIColor.clear
  /// The stroke color.
  open var strokeColor = UIColor.white
  /// The line width.
  open var lineWidth: CGFloat = 1
  /// The glow width.
  open var glowWidth: CGFloat = 0
  /// Whether it is antialiased.
  open var isAntialiased = true
  /// Makes one of the given values.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// Makes one of the given values.
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  /// Makes one of the given values.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
  /// Makes one of the given values.
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  /// Makes one of the given values.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  /// Makes one of the given values.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }
  /// Makes one of the given values.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  /// Makes one of the given values.
  public convenience init(ellipseOf size: CGSize) {
    self.init(
      path: UIBezierPath(
        ovalIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      ).cgPath)
  }
  open override var frame: CGRect {
    path.map { $0.boundingBox.offsetBy(dx: position.x, dy: position.y) } ?? super.frame
  }
}
/// An emitter node.
open class SKEmitterNode: SKNode {
  /// The particle texture.
  open var particleTexture: SKTexture?
  /// The particle birth rate.
  open var particleBirthRate: CGFloat = 0
  /// The num particles to emit.
  open var numParticlesToEmit = 0
  /// The particle lifetime.
  open var particleLifetime: CGFloat = 0
  /// The particle color.
  open var particleColor = UIColor.white
  /// The particle speed.
  open var particleSpeed: CGFloat = 0
  /// The particle alpha.
  open var particleAlpha: CGFloat = 1
  /// The particle scale.
  open var particleScale: CGFloat = 1
  /// The emission angle.
  open var emissionAngle: CGFloat = 0
  /// The target node.
  open weak var targetNode: SKNode?
  /// Resets simulation.
  open func resetSimulation() {}
  /// Returns the advance simulation time.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
/// An audio node.
open class SKAudioNode: SKNode {
  /// The setting autoplay looped.
  open var autoplayLooped = true
  /// Whether it is positional.
  open var isPositional = true
  /// Makes one of the given values.
  public convenience init(fileNamed name: String) { self.init() }
  /// Makes one of the given values.
  public convenience init(url: URL) { self.init() }
}

/// A picture of sprites.
open class SKTexture: NSObject, @unchecked Sendable {
  private let picture: UIImage?
  private let given: CGSize
  /// The filtering mode.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Makes one of the given values.
  public convenience init(imageNamed name: String) { self.init(picture: UIImage(named: name)) }
  /// Makes one of the given values.
  public convenience init(image: UIImage) { self.init(picture: image) }
  /// Makes one of the given values.
  public convenience init(cgImage image: CGImage) { self.init(picture: UIImage(cgImage: image)) }
  internal init(picture: UIImage?) { (self.picture, given) = (picture, picture?.size ?? .zero) }
  /// Returns the size.
  open func size() -> CGSize { given }
  /// Returns the texture rect.
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// Returns the cg image.
  open func cgImage() -> CGImage? { picture?.cgImage }
  /// Returns the preload.
  open func preload(completionHandler: @escaping () -> Void) {
    DispatchQueue.main.async(execute: DispatchWorkItem(block: completionHandler))
  }
}
/// The texture atlas.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// The texture names.
  public let textureNames: [String] = []
  /// Makes one of the given values.
  public convenience init(named name: String) { self.init() }
  /// Returns the texture named.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
/// A constraint.
open class SKConstraint: NSObject, @unchecked Sendable {
  /// The setting enabled.
  open var enabled = true
}
