/// The way to a node for those that may outlive it: the nodes in it, and the `update` functions of its
/// description.
class NodeReference: @unchecked Sendable {
  /// The node, for the main actor only; nil once it is gone.
  final nonisolated(unsafe) weak var node: (any NodeCore)?
}
