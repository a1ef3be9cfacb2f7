/// A state that says whether a finger is on the view.
public protocol Highlightable {
  /// Whether a finger is on the view.
  var highlighted: Bool { get set }
}

/// A state that says whether a finger is on the view, and nothing else.
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

  /// Whether both say the same.
  public static func == (lhs: EmptyHighlightableState, rhs: EmptyHighlightableState) -> Bool {
    lhs.highlighted == rhs.highlighted
  }
}
