/// One side of a constraint: a measure of an item, or how far one measure lies from another.
///
/// The records are not counted, so that a side is copied as plain numbers are: items keep theirs, and so do
/// the anchors and constraints that have the side (``LayoutSides``).
struct LayoutSide {
  let reference: Unretained<LayoutRecord>
  var record: LayoutRecord { reference.object }
  let attribute: NSLayoutConstraint.Attribute
  private let startReference: Unretained<LayoutRecord>?
  var startRecord: LayoutRecord? { startReference?.object }
  /// The attribute at which the distance begins, in a side that is a distance.
  let startAttribute: NSLayoutConstraint.Attribute

  @MainActor init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.madeLayoutRecord, attribute)
  }

  @MainActor init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(view.madeLayoutRecord, attribute)
  }

  init(_ record: LayoutRecord, _ attribute: NSLayoutConstraint.Attribute) {
    reference = Unretained(record)
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

  /// The measure from which a distance is taken; nil for sides that are no distance.
  var start: LayoutSide? { startRecord.map { LayoutSide($0, startAttribute) } }

  /// The view or guide that is measured, while it lives.
  @MainActor var item: (any LayoutItem)? { record.item }
  /// The view or guide where the distance begins, while it lives.
  @MainActor var startItem: (any LayoutItem)? { startRecord?.item }

  /// Whether the side is how far one measure lies from another.
  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// The kind of value of the side: a position on an axis or a size.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}

/// The sides of a constraint, which keeps their records. Few are distances; where those begin lies apart.
struct LayoutSides {
  private let firstRecord: LayoutRecord
  private let secondRecord: LayoutRecord?
  private let starts: Starts?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute

  /// The items and measures at which distances begin.
  private final class Starts {
    let (first, second): (LayoutSide?, LayoutSide?)
    private let records: [LayoutRecord]

    init(_ first: LayoutSide, _ second: LayoutSide?) {
      (self.first, self.second) = (first.start, second?.start)
      records = [first.startRecord, second?.startRecord].compactMap { $0 }
    }
  }

  /// The sides of a constraint between nothing.
  @MainActor static let none = LayoutSides(LayoutSide(LayoutRecord.none, .notAnAttribute), nil)

  init(_ first: LayoutSide, _ second: LayoutSide?) {
    (firstRecord, firstAttribute) = (first.record, first.attribute)
    (secondRecord, secondAttribute) = (second?.record, second?.attribute ?? .notAnAttribute)
    starts = first.isDistance || second?.isDistance == true ? Starts(first, second) : nil
  }

  var first: LayoutSide {
    let end = LayoutSide(firstRecord, firstAttribute)
    guard let starts, let start = starts.first else { return end }
    return LayoutSide(from: start, to: end)
  }

  var second: LayoutSide? {
    guard let secondRecord else { return nil }
    let end = LayoutSide(secondRecord, secondAttribute)
    guard let starts, let start = starts.second else { return end }
    return LayoutSide(from: start, to: end)
  }
}
