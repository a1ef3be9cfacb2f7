/// One side of a constraint: a measure of an item, or how far one measure lies from another.
///
/// The records are not counted, so that a side is copied as plain numbers are: items keep theirs, and so do the anchors and constraints
/// that have the side (``LayoutRecords``).
struct LayoutSide {
  let reference: Unmanaged<LayoutRecord>
  var record: LayoutRecord { reference.takeUnretainedValue() }
  let attribute: NSLayoutConstraint.Attribute
  unowned(unsafe) let startRecord: LayoutRecord?
  /// The attribute at which the distance begins, in a side that is a distance.
  let startAttribute: NSLayoutConstraint.Attribute

  @MainActor init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.madeLayoutRecord, attribute)
  }

  @MainActor init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(view.madeLayoutRecord, attribute)
  }

  init(_ record: LayoutRecord, _ attribute: NSLayoutConstraint.Attribute) {
    reference = .passUnretained(record)
    self.attribute = attribute
    startRecord = nil
    startAttribute = .notAnAttribute
  }

  init(from start: LayoutSide, to end: LayoutSide) {
    reference = end.reference
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

/// The records of a constraint's sides, which do not count them.
struct LayoutRecords {
  private let first: LayoutRecord
  private let second: LayoutRecord?
  /// The records at which distances begin, which few sides are.
  private let starts: [LayoutRecord]?

  init(of first: LayoutSide, _ second: LayoutSide?) {
    self.first = first.record
    self.second = second?.record
    if !first.isDistance, second?.isDistance != true {
      starts = nil
    } else {
      starts = [first.startRecord, second?.startRecord].compactMap { $0 }
    }
  }
}
