import DeviceAccess
import ObjectiveCRuntime
import PlaceholderViews
import UIKit

/// Something in a scene in space; kept, and not drawn here.
open class SCNNode: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The geometry.
  open var geometry: SCNGeometry?
  /// The light.
  open var light: SCNLight?
  /// The camera.
  open var camera: SCNCamera?
  /// The physics body.
  open var physicsBody: SCNPhysicsBody?
  /// The position.
  open var position = SCNVector3()
  /// The euler angles.
  open var eulerAngles = SCNVector3()
  /// The rotation.
  open var rotation = SCNVector4()
  /// The orientation.
  open var orientation = SCNVector4(0, 0, 0, 1)
  /// The scale.
  open var scale = SCNVector3(1, 1, 1)
  /// The transform.
  open var transform = SCNMatrix4()
  /// The pivot.
  open var pivot = SCNMatrix4()
  /// The world position.
  open var worldPosition: SCNVector3 { position }
  /// The opacity.
  open var opacity: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// The rendering order.
  open var renderingOrder = 0
  /// The category bit mask.
  open var categoryBitMask = 1
  /// The constraints.
  open var constraints: [SCNConstraint]?
  /// The child nodes.
  open private(set) var childNodes: [SCNNode] = []
  /// The parent.
  open private(set) weak var parent: SCNNode?
  /// Makes one of the given values.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Makes an empty node.
  public override init() { super.init() }
  /// Makes an empty node: there are no archives of scenes here.
  public init?(coder: NSCoder) { super.init() }
  /// Adds child node.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }
  /// Removes from parent node.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// Returns the child node.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name }
      ?? (recursively
        ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
  }
  /// Enumerates child nodes.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for child in childNodes where !stops.boolValue {
      block(child, &stops)
      child.enumerateChildNodes(block)
    }
  }
  /// Returns the clone.
  open func clone() -> Self { self }
  /// Runs action.
  open func runAction(_ action: SCNAction) {}
  /// Runs action.
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  /// Removes all actions.
  open func removeAllActions() {}
  /// Returns the look.
  open func look(at worldTarget: SCNVector3) {}
}
/// A scene.
open class SCNScene: NSObject, @unchecked Sendable {
  /// The root node.
  public let rootNode = SCNNode()
  /// The background.
  public let background = SCNMaterialProperty()
  /// The physics world.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether it is paused.
  open var isPaused = false
  /// Returns nil: there are no archives of scenes here.
  public convenience init?(named name: String) { return nil }
  /// Fails: there are no archives of scenes here.
  public convenience init(url: URL, options: [String: Any]? = nil) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}
/// A light.
open class SCNLight: NSObject, @unchecked Sendable {
  /// A light type.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The ambient.
    public static let ambient = LightType(rawValue: "ambient")
    /// The omni.
    public static let omni = LightType(rawValue: "omni")
    /// The directional.
    public static let directional = LightType(rawValue: "directional")
    /// The spot.
    public static let spot = LightType(rawValue: "spot")
  }
  /// The type.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// The intensity.
  open var intensity: CGFloat = 1_000
  /// The setting casts shadow.
  open var castsShadow = false
}
/// A camera.
open class SCNCamera: NSObject, @unchecked Sendable {
  /// The z near.
  open var zNear: Double = 1
  /// The z far.
  open var zFar: Double = 100
  /// The field of view.
  open var fieldOfView: CGFloat = 60
  /// Whether it uses orthographic projection.
  open var usesOrthographicProjection = false
}
/// An action.
open class SCNAction: NSObject, @unchecked Sendable {
  /// The duration.
  open var duration: TimeInterval = 0
  /// Rotates by.
  open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction() }
  /// Moves.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  /// Moves.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  /// Scales.
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Fades in.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Fades out.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Fades opacity.
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Waits.
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Returns the sequence.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  /// Returns the group.
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  /// Returns the repeat forever.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
  /// Removes from parent node.
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  /// Runs.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
}
/// A constraint.
open class SCNConstraint: NSObject, @unchecked Sendable {}
/// A billboard constraint.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {}
/// A physics body type.
public enum SCNPhysicsBodyType: Int, Sendable {
  case `static` = 0
  case dynamic
  case kinematic
}
/// A physics shape.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {}
/// A physics body.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  /// The type.
  public let type: SCNPhysicsBodyType
  /// Makes one of the given values.
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { self.type = type }
  /// The category bit mask.
  open var categoryBitMask = 1
  /// The collision bit mask.
  open var collisionBitMask = -1
  /// The contact test bit mask.
  open var contactTestBitMask = 0
  /// Whether it is affected by gravity.
  open var isAffectedByGravity = true
  /// Applies force.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
}
/// A physics world.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
  /// The gravity.
  open var gravity = SCNVector3(0, -9.8, 0)
}
/// A hit test result.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  /// The node.
  open var node: SCNNode { SCNNode() }
  /// The world coordinates.
  open var worldCoordinates: SCNVector3 { SCNVector3() }
  /// The local coordinates.
  open var localCoordinates: SCNVector3 { SCNVector3() }
}
/// A hit test option.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The back face culling.
  public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
  /// The search mode.
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  /// The bounding box only.
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
}
/// Something that draws a scene.
@preconcurrency @MainActor public protocol SCNSceneRenderer: AnyObject {
  /// The scene.
  var scene: SCNScene? { get set }
  /// The point of view.
  var pointOfView: SCNNode? { get set }
}
/// The methods of a scene renderer delegate.
@preconcurrency public protocol SCNSceneRendererDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// Called by the framework, as Apple documents it.
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// The default of an optional requirement.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  /// The default of an optional requirement.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}
/// Shows a scene in space: a plain ground in its place, here.
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
  /// The scene.
  open var scene: SCNScene? {
    didSet { FeatureUse.note("SceneKit", "scenes", told: "nothing is drawn") }
  }
  /// The point of view.
  open var pointOfView: SCNNode?
  /// The delegate.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether it allows camera control.
  open var allowsCameraControl = false
  /// The setting autoenables default lighting.
  open var autoenablesDefaultLighting = false
  /// Whether it shows statistics.
  open var showsStatistics = false
  /// Whether it is playing.
  open var isPlaying = false
  /// The setting renders continuously.
  open var rendersContinuously = false
  /// The preferred frames per second.
  open var preferredFramesPerSecond = 60
  /// Makes one of the given values.
  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame)
    PlaceholderGround.add(to: self, name: "SceneKit")
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) {
    // A document's values are set while the view is initialized.
    SCNView.registered
    super.init(coder: coder)
    PlaceholderGround.add(to: self, name: "SceneKit")
  }
  /// Enters the names by which Interface Builder's documents set properties and connect the delegate.
  private static let registered: Void = ObjectiveCMembers.register { table in
    table.add(
      property: "delegate", get: { (view: SCNView) in view.delegate }, set: { $0.delegate = $1 })
    table.add(
      property: "allowsCameraControl", get: { (view: SCNView) in view.allowsCameraControl },
      set: { $0.allowsCameraControl = $1 })
    table.add(property: "isPlaying", get: { (view: SCNView) in view.isPlaying }, set: { $0.isPlaying = $1 })
  }
  /// Returns the hit test.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// Returns the snapshot.
  open func snapshot() -> UIImage { UIImage() }
  /// Plays.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Pauses.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Stops.
  open func stop(_ sender: Any?) { isPlaying = false }
}
