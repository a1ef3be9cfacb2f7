import QuartzCore
import UIKit

extension Node {
  /// Updates the children to other descriptions: nodes of the same identity take them, oldest first; for the
  /// rest nodes are made, and nodes that nothing was left for are unmounted.
  ///
  /// - Parameters:
  ///   - ownAnimation: How the node's own props are applied to its view; nil when they are not applied.
  ///   - unchanged: Indices of descriptions that their nodes have already.
  ///   - completion: Called once everything is shown, after all animations.
  final func reconcile(
    _ descriptions: [any AnyNodeDescription], childrenAnimation: any AnyChildrenAnimations,
    ownAnimation: AnimationType?, unchanged: Set<Int> = [], completion: NodeUpdateCompletion?
  ) {
    let group = completion.map { CompletionGroup($0) }
    // Last, because a completion may update the node again.
    defer { group?.leave() }
    let old = childNodes
    guard !old.isEmpty || !descriptions.isEmpty else {
      if view != nil, let ownAnimation { showProps(by: ownAnimation, group) }
      return
    }
    var previous = PreviousChildren(old)
    var places: [Int] = []
    places.reserveCapacity(descriptions.count)
    var added = 0
    var nodes: [any NodeCore] = []
    nodes.reserveCapacity(descriptions.count)
    // No closure: each would check that it runs on the main actor.
    for (index, description) in descriptions.enumerated() {
      guard let (node, place) = previous.take(description.identity) else {
        places.append(old.count + added)
        added += 1
        nodes.append(description.makeNode(parent: self).core)
        continue
      }
      places.append(place)
      nodes.append(node)
      guard !unchanged.contains(index) else { continue }
      group?.enter()
      description._update(
        node, animation: animation(of: description, in: childrenAnimation),
        completion: group.map { group in { group.leave() } })
    }
    childNodes = nodes
    let removed = previous.rest
    for node in removed { node.unmount() }

    guard let view else { return }
    if let ownAnimation { showProps(by: ownAnimation, group) }
    for (node, place) in zip(childNodes, places) where place >= old.count { node.render(in: view) }
    for node in removed { node.container.map { view.removeChild($0) } }
    if !removed.isEmpty, (view as? UIView)?.window != nil {
      // What shows comes first. Views that leave a window are kept until then as well.
      DispatchQueue.main.async { withExtendedLifetime(removed) {} }
    }
    let kept = longestIncreasingSubsequence(of: places)
    if kept.count < places.count { reorder(in: view, keeping: Set(kept)) }
  }

  private func showProps(by animation: AnimationType, _ group: CompletionGroup?) {
    group?.enter()
    Description.NativeView.animate(
      type: animation, { self.applyProps() }, completion: { group?.leave() })
  }

  /// Moves the children's views into the order of the nodes, but for those that stay where they are.
  private func reorder(in view: Description.NativeView, keeping kept: Set<Int>) {
    for index in childNodes.indices.reversed() where !kept.contains(index) {
      guard let child = childNodes[index].container else { continue }
      if index + 1 < childNodes.count, let next = childNodes[index + 1].container {
        view.moveChild(child, behind: next)
      } else {
        view.bringChildToFront(child)
      }
    }
  }

  private func animation(
    of description: any AnyNodeDescription, in animations: any AnyChildrenAnimations
  ) -> AnimationContainer {
    guard animations.shouldAnimate else { return .none }
    return AnimationContainer(
      nativeViewAnimation: animations.animation(for: description).type,
      childrenAnimation: description is any AnyNodeDescriptionWithChildren
        ? animations : NoChildrenAnimations())
  }
}
