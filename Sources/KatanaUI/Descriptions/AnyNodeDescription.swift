import UIKit

/// A piece of the interface, described: its type says how it looks, its props what it shows.
@preconcurrency @MainActor public protocol AnyNodeDescription {
  /// The props.
  var anyProps: any AnyNodeDescriptionProps { get }

  /// Which old sibling a description may take the place of: one of the same type and the same key.
  var replaceKey: Int { get }

  /// Makes a description from props, which must be of its own type.
  init(anyProps: any AnyNodeDescriptionProps)

  /// Makes the node of a description that lies in another.
  func makeNode(parent: any AnyNode) -> any AnyNode

  /// Makes the node of a renderer's root.
  func makeNode(renderer: Renderer) -> any AnyNode

  /// The same description with another frame. Do not write it; descriptions get it.
  func _placed(at frame: CGRect) -> any AnyNodeDescription
}

extension AnyNodeDescription {
  /// A description made anew from the props.
  public func _placed(at frame: CGRect) -> any AnyNodeDescription {
    var props = anyProps
    props.frame = frame
    return Self(anyProps: props)
  }
}

extension AnyNodeDescription {
  /// Which of its siblings' old nodes the description may take over.
  var identity: NodeIdentity {
    NodeIdentity(type: ObjectIdentifier(Self.self), replaceKey: replaceKey)
  }
}

/// Which nodes may stand for which descriptions: those of the same type with the same replace key.
struct NodeIdentity: Hashable {
  let type: ObjectIdentifier
  let replaceKey: Int
}
