/// A description that has children.
@preconcurrency @MainActor public protocol AnyNodeDescriptionWithChildren: AnyNodeDescription {
  /// The descriptions in it, given from outside.
  var children: [any AnyNodeDescription] { get set }
}

/// Props that carry descriptions.
public protocol Childrenable {
  /// The descriptions, from the back to the front.
  var children: [any AnyNodeDescription] { get set }
}

/// A description whose children are given from outside, in its props. Plastic lays them out with the
/// description that gives them.
@preconcurrency @MainActor
public protocol NodeDescriptionWithChildren: NodeDescription,
  AnyNodeDescriptionWithChildren
where PropsType: Childrenable {}

extension NodeDescriptionWithChildren {
  /// The children in the props.
  public var children: [any AnyNodeDescription] {
    get { props.children }
    set { props.children = newValue }
  }

  /// Read from the props.
  @inlinable public var _outline: DescriptionOutline {
    let props = props
    return DescriptionOutline(key: props.key, frame: props.frame, children: props.children)
  }

  /// The same description with another frame and other children.
  @inlinable public func _arranged(
    frame: CGRect?, children: [any AnyNodeDescription]?
  ) -> any AnyNodeDescription {
    var copy = self
    if let frame { copy.props.frame = frame }
    if let children { copy.props.children = children }
    return copy
  }
}
