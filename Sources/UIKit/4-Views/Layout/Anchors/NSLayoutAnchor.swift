import CoreGraphics

/// A measure of a view or guide, as what constraints are made from. Anchors of different axes, and of places
/// and sizes, are different types, so that they cannot be mixed up.
///
/// Every constraint it makes is inactive, and keeps the source line that made it.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private let record: LayoutRecord
  private let attribute: NSLayoutConstraint.Attribute
  /// The item at which the distance begins, in the anchor of a distance; nil in others.
  private let startRecord: LayoutRecord?
  private let startAttribute: NSLayoutConstraint.Attribute

  final var side: LayoutSide {
    guard let startRecord else { return LayoutSide(record, attribute) }
    return LayoutSide(from: LayoutSide(startRecord, startAttribute), to: LayoutSide(record, attribute))
  }

  init(_ side: LayoutSide) {
    (record, attribute) = (side.record, side.attribute)
    (startRecord, startAttribute) = (side.startRecord, side.startAttribute)
    super.init()
  }

  /// Makes the anchor of a measure of an item.
  init(_ record: LayoutRecord, _ attribute: NSLayoutConstraint.Attribute) {
    (self.record, self.attribute) = (record, attribute)
    (startRecord, startAttribute) = (nil, .notAnAttribute)
    super.init()
  }

  /// The name of the anchor in messages: the item and its measure.
  open var name: String { "\(side.item.map(LayoutDescription.name) ?? "nil").\(side.attribute.name)" }

  /// The view or guide that the anchor is of, while it lives.
  open var item: AnyObject? { side.item }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, other?.side, multiplier: multiplier, constant: constant,
      place: SourcePlace(file: file, line: line))
  }

  /// Both are equal.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, file, line)
  }

  /// Returns a constraint by which this anchor is at least the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, file, line)
  }

  /// Returns a constraint by which this anchor is at most the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, file, line)
  }

  /// Returns a constraint by which this anchor equals the other plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c, file, line)
  }

  /// Returns a constraint by which this anchor is at least the other plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c, file, line)
  }

  /// Returns a constraint by which this anchor is at most the other plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c, file, line)
  }
}
