/// A state that includes whether the view is highlighted.
public protocol Highlightable {
  /// Whether a finger is on the view.
  var highlighted: Bool { get set }
}

/// A state with nothing but whether the view is highlighted.
public struct EmptyHighlightableState: NodeDescriptionState, Highlightable, Sendable {
  /// Whether a finger is on the view; false at the beginning.
  public var highlighted: Bool

  /// Makes the state without a finger.
  public init() {
    self.init(highlighted: false)
  }

  /// Makes a state.
  public init(highlighted: Bool) {
    self.highlighted = highlighted
  }

  /// Whether both are equal.
  public static func == (lhs: EmptyHighlightableState, rhs: EmptyHighlightableState) -> Bool {
    lhs.highlighted == rhs.highlighted
  }
}
