import UIKit

/// The requirements of nodes of one tree that each other and their renderer use.
@MainActor protocol NodeCore: AnyNode {
  var context: RenderContext { get }
  var identity: NodeIdentity { get }
  /// The description as it was last given, without what the store filled in.
  var givenDescription: any AnyNodeDescription { get }
  /// The way to the node for those that may outlive it.
  var reference: NodeReference { get }
  /// The number of nodes above this one.
  var depth: Int { get }
  /// The factor by which lengths of the reference size are multiplied, in the node.
  var multiplier: CGFloat { get }

  /// Makes the native view, puts it into `container`, and does the same for everything in the node.
  func render(in container: any PlatformNativeView)
  /// Leaves the tree, with everything in it. The native view stays.
  func unmount()
  /// Takes the state that waits for the node.
  func applyPendingState()
  /// Connects to the store's new state.
  func reconnect()
  /// Sets the props to others, which a comparison found to differ. They are of the description's type.
  func apply(_ next: Any)
  /// Updates the state to what a function makes of the newest one, as the description's `update` does.
  func changeState(_ change: (Any) -> Any?)
  /// Sets a frame from outside.
  func setFrame(_ frame: CGRect)
}

extension AnyNode {
  /// The same node, by the identity that its siblings compare.
  var core: any NodeCore {
    guard let core = self as? any NodeCore else {
      preconditionFailure("\(type(of: self)) is no Node: nodes are made by Node and its subclasses.")
    }
    return core
  }
}
