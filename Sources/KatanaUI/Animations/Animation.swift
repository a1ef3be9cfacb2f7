import UIKit

/// A function from props to those that an animation starts from or ends in.
public typealias AnimationPropsTransformer = (
  _ props: any AnyNodeDescriptionProps
) -> any AnyNodeDescriptionProps

/// The animation of one child, and its appearance before it is inserted and after it has been removed.
public struct Animation {
  let type: AnimationType
  let entryTransformers: [AnimationPropsTransformer]
  let leaveTransformers: [AnimationPropsTransformer]

  /// No animation.
  static var none: Animation { Animation(type: .none) }

  /// Makes an animation of changes.
  public init(type: AnimationType) {
    self.init(type: type, entryTransformers: [], leaveTransformers: [])
  }

  /// Makes an animation. A child that comes starts from its props transformed by the entry transformers,
  /// from left to right; one that goes ends in its props transformed by the leave transformers.
  public init(
    type: AnimationType, entryTransformers: [AnimationPropsTransformer],
    leaveTransformers: [AnimationPropsTransformer]
  ) {
    self.type = type
    self.entryTransformers = entryTransformers
    self.leaveTransformers = leaveTransformers
  }
}
