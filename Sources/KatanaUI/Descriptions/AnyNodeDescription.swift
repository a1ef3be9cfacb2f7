import UIKit

/// A description of a piece of the interface: its type defines its appearance, its props what it shows.
@preconcurrency @MainActor public protocol AnyNodeDescription {
  /// The props.
  var anyProps: any AnyNodeDescriptionProps { get }

  /// The key that decides which old sibling a description may replace: one of the same type and the same key.
  var replaceKey: Int { get }

  /// Makes a description from props, which must be of its own type.
  init(anyProps: any AnyNodeDescriptionProps)

  /// Makes the node of a description that lies in another.
  func makeNode(parent: any AnyNode) -> any AnyNode

  /// Makes the node of a renderer's root.
  func makeNode(renderer: Renderer) -> any AnyNode

  /// Updates a node of the same type to this description. Do not write it; descriptions get it.
  func _update(_ node: any AnyNode, animation: AnimationContainer, completion: NodeUpdateCompletion?)

  /// The outline that a layout needs. Do not write it; descriptions get it.
  var _outline: DescriptionOutline { get }

  /// The same description with another frame, and other children where it has some from outside. Nil
  /// leaves them as they are. Do not write it; descriptions get it.
  func _arranged(frame: CGRect?, children: [any AnyNodeDescription]?) -> any AnyNodeDescription
}

/// The outline of a description that a layout needs.
public struct DescriptionOutline {
  /// The key in its props.
  public let key: String?
  /// The frame in its props.
  public let frame: CGRect
  /// The children in its props, where it takes them from there.
  public let children: [any AnyNodeDescription]

  /// Makes an outline.
  @inlinable public init(key: String?, frame: CGRect, children: [any AnyNodeDescription] = []) {
    self.key = key
    self.frame = frame
    self.children = children
  }
}

extension AnyNodeDescription {
  /// Read from the props.
  public var _outline: DescriptionOutline {
    let props = anyProps
    return DescriptionOutline(
      key: props.key, frame: props.frame, children: (props as? any Childrenable)?.children ?? [])
  }

  /// A description made anew from the props.
  public func _arranged(frame: CGRect?, children: [any AnyNodeDescription]?) -> any AnyNodeDescription {
    var props = anyProps
    if let frame { props.frame = frame }
    guard let children, var parent = props as? any AnyNodeDescriptionProps & Childrenable else {
      return Self(anyProps: props)
    }
    parent.children = children
    return Self(anyProps: parent)
  }
}

extension AnyNodeDescription {
  /// The identity that decides which of its siblings' old nodes the description may take over.
  var identity: NodeIdentity {
    NodeIdentity(type: ObjectIdentifier(Self.self), replaceKey: replaceKey)
  }
}

/// The identity by which nodes match descriptions: those of the same type with the same replace key.
struct NodeIdentity: Hashable {
  let type: ObjectIdentifier
  let replaceKey: Int
}
