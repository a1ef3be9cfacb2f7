import UIKit

/// A description whose scalable lengths are measured at a size of its own.
@preconcurrency @MainActor public protocol PlasticReferenceSizeable {
  /// The size at which a scalable point is a point. At another size they are multiplied by the smaller of
  /// the two ratios of width and height.
  static var referenceSize: CGSize { get }
}

/// A description that lays out its children by Plastic, whatever its types.
@preconcurrency @MainActor public protocol AnyPlasticNodeDescription {
  /// Lays out children.
  static func anyLayout(views: Any, props: Any, state: Any)
}

/// A description that lays out its children by Plastic.
@preconcurrency @MainActor public protocol PlasticNodeDescription: AnyPlasticNodeDescription, NodeDescription
{
  /// Places the views of the children that have keys. It runs before any of them is drawn.
  static func layout(views: ViewsContainer<Keys>, props: PropsType, state: StateType)

  /// A number that is the same whenever the layout is, at the same size; layouts are then remembered. Nil,
  /// the default, for none.
  static func layoutHash(props: PropsType, state: StateType) -> Int?
}

extension PlasticNodeDescription {
  /// Lays out children.
  public static func anyLayout(views: Any, props: Any, state: Any) {
    guard let views = views as? ViewsContainer<Keys>, let props = props as? PropsType,
      let state = state as? StateType
    else {
      preconditionFailure("\(Self.self) cannot lay out \(type(of: views)) with \(type(of: props)).")
    }
    layout(views: views, props: props, state: state)
  }

  /// None: layouts are not remembered.
  public static func layoutHash(props: PropsType, state: StateType) -> Int? { nil }

  /// Makes a ``PlasticNode``.
  public func makeNode(parent: any AnyNode) -> any AnyNode {
    PlasticNode(description: self, parent: parent)
  }

  /// Makes a ``PlasticNode``.
  public func makeNode(renderer: Renderer) -> any AnyNode {
    PlasticNode(description: self, renderer: renderer)
  }
}

extension AnyNode {
  /// The factor by which scalable lengths are multiplied in the node: by its description's reference size, or
  /// its parent's, and so on. Zero where there is none.
  public var plasticMultiplier: CGFloat { core.multiplier }
}
