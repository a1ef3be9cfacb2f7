import UIKit

extension Node {
  /// Changes the children over time, in three steps: at once, those that come are added as their entry
  /// transformers make them; with animation, all become what they are to be, and those that go what their
  /// leave transformers make them; when that has ended, those are removed.
  ///
  /// Another update before the end takes over: if it is animated, what is going at that time goes on until
  /// the end of the new one; if not, it is removed at once.
  final func transitionChildren(
    to next: [any AnyNodeDescription], animations: any AnyChildrenAnimations, ownAnimation: AnimationType,
    completion: NodeUpdateCompletion?
  ) {
    let shown = childNodes.map(\.givenDescription)
    let current = transition?.untransformed ?? shown

    let entering = DescriptionMerge(shown, with: next) { animations.entering($0) }
    if entering.hasAdditions {
      reconcile(
        entering.descriptions, childrenAnimation: NoChildrenAnimations(), ownAnimation: nil,
        unchanged: entering.unchanged, completion: nil)
    }

    let leaving = DescriptionMerge(next, with: current) { animations.leaving($0) }
    guard leaving.hasAdditions else {
      transition = nil
      reconcile(next, childrenAnimation: animations, ownAnimation: ownAnimation, completion: completion)
      return
    }
    transitionCount += 1
    let number = transitionCount
    transition = ChildrenTransition(
      number: number, untransformed: DescriptionMerge(next, with: current) { $0 }.descriptions)
    reconcile(leaving.descriptions, childrenAnimation: animations, ownAnimation: ownAnimation) {
      [weak self] in
      guard let self else {
        completion?()
        return
      }
      endTransition(number, at: next, unchanged: leaving.unchangedOfFirst, completion: completion)
    }
  }

  /// Removes the children that have gone, unless another update came in between.
  private func endTransition(
    _ number: Int, at next: [any AnyNodeDescription], unchanged: Set<Int>, completion: NodeUpdateCompletion?
  ) {
    guard !isUpdating else {
      postponedUpdates.append {
        self.endTransition(number, at: next, unchanged: unchanged, completion: completion)
      }
      return
    }
    guard transition?.number == number else {
      completion?()
      return
    }
    isUpdating = true
    transition = nil
    reconcile(
      next, childrenAnimation: NoChildrenAnimations(), ownAnimation: nil, unchanged: unchanged,
      completion: completion)
    endUpdate()
  }
}
