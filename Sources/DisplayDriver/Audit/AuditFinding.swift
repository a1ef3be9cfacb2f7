import Foundation

/// A fault of a screen that an audit has found.
struct AuditFinding: Encodable, Hashable, Sendable {
  /// The kind of fault.
  enum Kind: String, Encodable, CaseIterable, Sendable {
    /// Constraints that cannot all hold.
    case brokenConstraint = "broken constraint"
    /// Constraints that leave more than one place or size.
    case ambiguousLayout = "ambiguous layout"
    /// Text of which a part cannot be read.
    case clippedText = "clipped text"
    /// Text that hardly differs from what is behind it.
    case lowContrast = "low contrast"
    /// A control that a press on it does not reach.
    case unreachable = "unreachable control"
    /// Something that lies where it cannot be seen.
    case offScreen = "off screen"
    /// Something that lies under a bar, a camera or round corners of the screen.
    case unsafe = "outside of the safe area"
    /// Something that goes beyond the card or row that it stands on.
    case leavesGround = "leaves its ground"
    /// Two things that lie on each other.
    case overlap
    /// A control without a name for screen readers.
    case missingLabel = "missing label"
    /// Keyboard focus that goes up where people read down.
    case focusOrder = "focus order"
  }

  /// The kind of fault.
  var kind: Kind
  /// The number of the view.
  var view: Int
  /// The fault and what to do about it, as a sentence.
  var message: String
  /// The number of another view that has a part in it; nil for none.
  var other: Int?
}
