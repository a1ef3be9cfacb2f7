/// An animated change of a node's children that has not ended.
struct ChildrenTransition {
  /// The number that identifies the transition among those before and after.
  let number: Int
  /// The descriptions that are shown, those that go as they were before their leave transformers: another
  /// animated update transforms them anew, and not twice.
  let untransformed: [any AnyNodeDescription]
}

extension AnyChildrenAnimations {
  /// A description that comes, as it begins.
  @MainActor func entering(_ description: any AnyNodeDescription) -> any AnyNodeDescription {
    transformed(description, by: \.entryTransformers, isInside: false)
  }

  /// A description that goes, as it ends.
  @MainActor func leaving(_ description: any AnyNodeDescription) -> any AnyNodeDescription {
    transformed(description, by: \.leaveTransformers, isInside: false)
  }

  /// Returns a description transformed for insertion or removal. A child inserted or removed inside a
  /// description that is itself inserted or removed moves along with it, unless it has an animation of its
  /// own.
  @MainActor private func transformed(
    _ description: any AnyNodeDescription, by list: KeyPath<Animation, [AnimationPropsTransformer]>,
    isInside: Bool
  ) -> any AnyNodeDescription {
    let animation = isInside ? ownAnimation(for: description) : animation(for: description)
    var result = description
    if let transformers = animation?[keyPath: list], !transformers.isEmpty {
      result = type(of: description).init(
        anyProps: transformers.reduce(description.anyProps) { props, transform in transform(props) })
    }
    guard let children = result.childrenInProps, !children.isEmpty else { return result }
    return result.replacingChildrenInProps(
      children.map { transformed($0, by: list, isInside: true) })
  }
}
