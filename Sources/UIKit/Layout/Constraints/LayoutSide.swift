/// One side of a constraint: a measure of an item, or how far one measure lies from another.
struct LayoutSide {
  private let reference: LayoutReference
  let attribute: NSLayoutConstraint.Attribute
  private let startReference: LayoutReference?
  /// The attribute at which the distance begins, in a side that is a distance.
  let startAttribute: NSLayoutConstraint.Attribute

  @MainActor init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item.layoutReference
    self.attribute = attribute
    startReference = nil
    startAttribute = .notAnAttribute
  }

  init(from start: LayoutSide, to end: LayoutSide) {
    reference = end.reference
    attribute = end.attribute
    startReference = start.reference
    startAttribute = start.attribute
  }

  /// The view or guide that is measured, while it lives.
  @MainActor var item: (any LayoutItem)? { reference.item }
  /// The view or guide where the distance begins, while it lives.
  @MainActor var startItem: (any LayoutItem)? { startReference?.item }

  /// Whether the side is how far one measure lies from another.
  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// The kind of value of the side: a position on an axis or a size.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}
