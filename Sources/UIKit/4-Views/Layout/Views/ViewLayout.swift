/// The state that Auto Layout keeps for a view.
struct ViewLayout {
  /// The kinds of pending work.
  struct Due: OptionSet {
    let rawValue: UInt8
    /// The view's `updateConstraints()`.
    static let update = Due(rawValue: 1)
    /// Taking up constraints of the view that were activated.
    static let installation = Due(rawValue: 2)
    /// One of these in the view.
    static let inside = Due(rawValue: 4)
  }

  /// Whether frame and mask say where the view lies.
  var followsFrame = true
  /// Whether the view was put into a superview and not taken out since.
  var isPlaced = false
  /// Whether constraints of a view around have named items in the view, since it was put there.
  var isCrossed = false
  /// The pending work of the view; a new view's constraints have never been updated.
  var due: Due = [.update, .inside]
  /// The priorities with which the view keeps to its content's size, horizontally and vertically.
  var hugging = (x: UILayoutPriority.defaultLow, y: UILayoutPriority.defaultLow)
  /// The priorities with which the view resists being smaller than its content, horizontally and vertically.
  var compressionResistance = (x: UILayoutPriority.defaultHigh, y: UILayoutPriority.defaultHigh)
  /// The active constraints that the view holds, in the order in which they were activated.
  var constraints: [NSLayoutConstraint] = []
  /// The number of them, from the first on, that are in the engine.
  var installedCount = 0
  /// Those among these that it is to translate again.
  var changed: [NSLayoutConstraint] = []
  /// The guides that belong to the view.
  var guides: [UILayoutGuide] = []
  /// The guides that follow from the view's insets, once they were requested.
  var insetGuides = InsetGuides()
  /// The guides of a scroll view, once they were requested.
  var scrollGuides: ScrollGuides?
  /// The record by which constraints and anchors name the view, once one did.
  var record: LayoutRecord?
  /// The engine that solves the constraints of the tree, kept in its outermost view.
  var engine: LayoutEngine?
}
