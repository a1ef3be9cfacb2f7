/// One side of a constraint: a measure of an item, or how far one measure lies from another.
struct LayoutSide {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
  /// Where the distance begins, in a side that is a distance.
  weak var startItem: (any LayoutItem)?
  var startAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  init(from start: LayoutSide, to end: LayoutSide) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
  }

  /// Whether the side is how far one measure lies from another.
  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// What the side says: a place on an axis or a size.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}
