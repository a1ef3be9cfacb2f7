/// One side of a constraint: a measure of an item, or how far one measure lies from another.
struct LayoutSide {
  let record: LayoutRecord
  let attribute: NSLayoutConstraint.Attribute
  let startRecord: LayoutRecord?
  /// The attribute at which the distance begins, in a side that is a distance.
  let startAttribute: NSLayoutConstraint.Attribute

  @MainActor init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.madeLayoutRecord, attribute)
  }

  @MainActor init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(view.madeLayoutRecord, attribute)
  }

  private init(_ record: LayoutRecord, _ attribute: NSLayoutConstraint.Attribute) {
    self.record = record
    self.attribute = attribute
    startRecord = nil
    startAttribute = .notAnAttribute
  }

  init(from start: LayoutSide, to end: LayoutSide) {
    record = end.record
    attribute = end.attribute
    startRecord = start.record
    startAttribute = start.attribute
  }

  /// The view or guide that is measured, while it lives.
  @MainActor var item: (any LayoutItem)? { record.item }
  /// The view or guide where the distance begins, while it lives.
  @MainActor var startItem: (any LayoutItem)? { startRecord?.item }

  /// Whether the side is how far one measure lies from another.
  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// The kind of value of the side: a position on an axis or a size.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}
