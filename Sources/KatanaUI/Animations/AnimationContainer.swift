/// The animations that show an update of a node over time: the node's own view, and its children.
public struct AnimationContainer {
  /// No animation.
  public static var none: AnimationContainer {
    AnimationContainer(nativeViewAnimation: .none, childrenAnimation: NoChildrenAnimations())
  }

  /// Animates the node's own view, for an update that the app makes by itself; the children are animated as
  /// the description requests.
  public static func own(_ type: AnimationType) -> AnimationContainer {
    AnimationContainer(nativeViewAnimation: type, childrenAnimation: NoChildrenAnimations())
  }

  let nativeViewAnimation: AnimationType
  let childrenAnimation: any AnyChildrenAnimations

  init(nativeViewAnimation: AnimationType, childrenAnimation: any AnyChildrenAnimations) {
    self.nativeViewAnimation = nativeViewAnimation
    self.childrenAnimation = childrenAnimation
  }
}

/// No animation for any child.
struct NoChildrenAnimations: AnyChildrenAnimations {
  var shouldAnimate: Bool { false }
  func animation(for description: any AnyNodeDescription) -> Animation { .none }
  func ownAnimation(for description: any AnyNodeDescription) -> Animation? { nil }
}
