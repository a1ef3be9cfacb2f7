extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint. The raw values are UIKit's.
  public nonisolated enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// Across or down. The raw values are UIKit's.
  public nonisolated enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// A measure of a view or guide that constraints relate. The raw values are UIKit's.
  public nonisolated enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which reading begins.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge where there is none.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom edge where there is none.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The edge inside the margins at which reading begins.
    case leadingMargin = 17
    /// The edge inside the margins at which reading ends.
    case trailingMargin = 18
    /// The middle across of what the margins leave.
    case centerXWithinMargins = 19
    /// The middle down of what the margins leave.
    case centerYWithinMargins = 20
    /// No measure: the second side is a number.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of value of a measure: a position on an axis, or a size.
  enum Kind: UInt8 {
    case horizontalPlace, verticalPlace, size, none
  }

  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .notAnAttribute: .none
    default: axis == .horizontal ? .horizontalPlace : .verticalPlace
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether the measure depends on the direction of reading, or refuses to; nil where there is no
  /// difference.
  var followsDirection: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// Whether the measure depends on the direction of reading.
  var isLeadingOrTrailing: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The measure of the margins' guide that this one stands for.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// As it is written in code.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// As it is written in code.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation that holds between the negated sides.
  var mirrored: NSLayoutConstraint.Relation {
    NSLayoutConstraint.Relation(rawValue: -rawValue)!
  }
}
