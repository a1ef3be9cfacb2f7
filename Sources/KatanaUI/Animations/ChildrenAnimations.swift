/// The animations that a description requests, by the keys of its children, whatever their type.
protocol AnyChildrenAnimations {
  /// Whether any animation was requested.
  var shouldAnimate: Bool { get }

  /// The animation of a child.
  @MainActor func animation(for description: any AnyNodeDescription) -> Animation

  /// The animation of a child's own key; nil where only that of all children counts.
  @MainActor func ownAnimation(for description: any AnyNodeDescription) -> Animation?
}

/// The animations that a description requests, by the keys of its children.
public struct ChildrenAnimations<Key>: AnyChildrenAnimations {
  private(set) var shouldAnimate = false
  private var byKey: [String: Animation] = [:]

  /// The animation of the children that have none of their own; none at first.
  public var allChildren: Animation = .none {
    didSet { if !allChildren.type.isNone { shouldAnimate = true } }
  }

  /// Creates a table without animations.
  init() {}

  /// The animation of the child with a key. An animation of type `none` shields it from ``allChildren``.
  public subscript(key: Key) -> Animation {
    get { byKey[KeyText.of(key)] ?? allChildren }
    set {
      byKey[KeyText.of(key)] = newValue
      if !newValue.type.isNone { shouldAnimate = true }
    }
  }

  /// Sets the animation of several children. It cannot be read.
  public subscript(keys: [Key]) -> Animation {
    get { preconditionFailure("The animations of several keys can be set together, but not read.") }
    set { for key in keys { self[key] = newValue } }
  }

  func animation(for description: any AnyNodeDescription) -> Animation {
    ownAnimation(for: description) ?? allChildren
  }

  func ownAnimation(for description: any AnyNodeDescription) -> Animation? {
    description.anyProps.key.flatMap { byKey[$0] }
  }
}
