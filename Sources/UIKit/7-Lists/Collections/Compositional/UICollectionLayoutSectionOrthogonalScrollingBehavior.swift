import CoreGraphics

/// The scrolling of a section across its layout's direction.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  /// The content comes to rest anywhere.
  case continuous
  /// The content comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// The content comes to rest at multiples of the section's length.
  case paging
  /// The content comes to rest at the beginning of the next group.
  case groupPaging
  /// The content comes to rest with the next group in the middle.
  case groupPagingCentered

  /// Whether the section scrolls by itself.
  var scrolls: Bool { self != .none }
}

/// Properties of a section's scrolling across its layout's direction.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The rate at which content comes to rest.
  public nonisolated enum DecelerationRate: Int, Sendable {
    /// The rate that suits the section's behavior.
    case automatic
    /// The rate of scroll views.
    case normal
    /// A rate at which content comes to rest sooner.
    case fast
  }

  /// The bouncing of content at its ends.
  public nonisolated enum Bounce: Int, Sendable {
    /// Content bounces where it can be scrolled.
    case automatic
    /// Content bounces always.
    case always
    /// Content never bounces.
    case never
  }

  /// The rate at which content comes to rest; automatic by default.
  open var decelerationRate = DecelerationRate.automatic
  /// The bouncing at the ends; automatic by default.
  open var bounce = Bounce.automatic
}
