/// The way to a node for those that may outlive it: the nodes in it, and the `update` functions of its
/// description.
///
/// A weak reference would give each node a side table, through which every retain and release goes from then
/// on.
class NodeReference: @unchecked Sendable {
  /// The node, for the main actor only; nil once it is gone, which it says itself.
  final nonisolated(unsafe) unowned(unsafe) var node: (any NodeCore)?
}
