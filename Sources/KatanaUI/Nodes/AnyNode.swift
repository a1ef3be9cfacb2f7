import UIKit

/// Called when an update is on the screen.
public typealias NodeUpdateCompletion = () -> Void

/// A node that stands for a description in the tree on the screen: it keeps the description's state and
/// native view, whatever the description's type.
@preconcurrency @MainActor public protocol AnyNode: AnyObject {
  /// The description that the node stands for, its props filled in from the store.
  var anyDescription: any AnyNodeDescription { get }
  /// The state of the description.
  var anyState: Any { get }
  /// The nodes of the description's children.
  var children: [any AnyNode]! { get }
  /// The nodes that were added by ``addManagedChild(with:in:)``.
  var managedChildren: [any AnyNode] { get }
  /// The node that this one lies in.
  var parent: (any AnyNode)? { get }
  /// The node's own native view, once it is rendered.
  var container: (any PlatformNativeView)? { get }
  /// The renderer of the tree.
  var renderer: Renderer? { get }

  /// Updates the node to another description of the same type, at once and without animation.
  func update(with description: any AnyNodeDescription)

  /// Updates the node to another description of the same type, and calls `completion` when it is on the
  /// screen; at once where nothing is.
  func update(
    with description: any AnyNodeDescription, animation: AnimationContainer,
    completion: NodeUpdateCompletion?)

  /// Adds a node that this node's view shows by its own rules, such as a cell of a table, and renders it
  /// into `container`.
  func addManagedChild(
    with description: any AnyNodeDescription, in container: any PlatformNativeView
  ) -> any AnyNode

  /// Removes a node that was added by ``addManagedChild(with:in:)``; any other is left alone. Its native
  /// view stays where it is.
  func removeManagedChild(node: any AnyNode)

  /// Renders again, even where `shouldUpdate` would see no need.
  func forceReload()
}

extension AnyNode {
  /// Updates the node to another description of the same type, at once and without animation.
  public func update(with description: any AnyNodeDescription) {
    update(with: description, animation: .none, completion: nil)
  }
}
