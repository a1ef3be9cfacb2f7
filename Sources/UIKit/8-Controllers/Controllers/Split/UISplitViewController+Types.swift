import CoreGraphics

extension UISplitViewController {
  /// The number of columns. The raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// That of before iOS 14: two controllers, set as ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column. The raw values are UIKit's.
  public nonisolated enum Column: Int, Sendable {
    /// The sidebar.
    case primary = 0
    /// The column between the sidebar and the secondary one; only of three.
    case supplementary = 1
    /// The column of the content.
    case secondary = 2
    /// The one that is shown in place of all where there is little room.
    case compact = 3
  }

  /// The set of columns that are shown. The raw values are UIKit's.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// As the room and the behavior ask; only as a preference.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The secondary column alone, under its name of before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// One column beside the secondary one, under its name of before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// One column over the secondary one, under its name of before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary

    /// The number of columns shown besides the secondary one.
    var sideColumns: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// Whether columns lie over the secondary one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
  }

  /// The way in which columns take their room. The raw values are UIKit's.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// Beside the secondary column where there is room, else over it.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Beside the secondary column, which is pushed aside.
    case displace = 3
  }

  /// The style of the primary column's background. The raw values are UIKit's.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// The column's own background.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }

  /// The side of the primary column. The raw values are UIKit's.
  public nonisolated enum PrimaryEdge: Int, Sendable {
    /// The leading edge, where lines begin.
    case leading = 0
    /// The trailing edge, where lines end.
    case trailing = 1
  }

  /// Whether the button that changes the display mode is shown. The raw values are UIKit's.
  public nonisolated enum DisplayModeButtonVisibility: Int, Sendable {
    /// Visibility where there are columns to show or hide.
    case automatic = 0
    /// Never.
    case never = 1
    /// As ``automatic``.
    case always = 2
  }

  /// The width that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

/// Is asked and notified about a split view controller's columns. Every method has a default.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the column to show on top when the columns become one; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode for when one column becomes several; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when one column has become several.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns whether the app itself has taken the secondary controller into the primary one, in the style of
  /// before iOS 14; with false, the default, it is pushed there.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns whether the app itself shows a detail controller; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns the proposed place.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed place.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest split view controller that the controller is in.
  public var splitViewController: UISplitViewController? {
    var next = parent
    while let controller = next {
      if let split = controller as? UISplitViewController { return split }
      next = controller.parent
    }
    return nil
  }
}
