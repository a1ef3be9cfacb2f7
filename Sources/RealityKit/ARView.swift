@_exported import ARKit
import PlaceholderViews
@_exported import UIKit

/// Shows things in the room: a plain ground, here.
@preconcurrency @MainActor open class ARView: UIView {
  /// The session.
  public let session = ARSession()
  /// The scene.
  public let scene = RealityScene()
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    PlaceholderGround.add(to: self, name: "RealityKit")
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder decoder: NSCoder) {
    super.init(coder: decoder)
    PlaceholderGround.add(to: self, name: "RealityKit")
  }
}
/// The content of a view.
@preconcurrency @MainActor public final class RealityScene {
  /// The anchors.
  public private(set) var anchors: [AnchorEntity] = []
  /// Adds anchor.
  public func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
  /// Removes anchor.
  public func removeAnchor(_ anchor: AnchorEntity) { anchors.removeAll { $0 === anchor } }
}
/// An entity.
@preconcurrency @MainActor open class Entity {
  /// The name.
  open var name = ""
  /// The children.
  open private(set) var children: [Entity] = []
  /// Makes one.
  public required init() {}
  /// Adds child.
  open func addChild(_ entity: Entity) { children.append(entity) }
}
/// An anchor entity.
@preconcurrency @MainActor open class AnchorEntity: Entity {}
/// A model entity.
@preconcurrency @MainActor open class ModelEntity: Entity {}
