import CoreGraphics

extension UIPageViewController {
  /// The way in which pages turn. The raw values are UIKit's.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// As leaves of a book; drawn as ``scroll`` here, and said once on the console.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  /// The axis along which pages lie. The raw values are UIKit's.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Beside one another.
    case horizontal = 0
    /// Below one another.
    case vertical = 1
  }

  /// The place of the spine. The raw values are UIKit's.
  public nonisolated enum SpineLocation: Int, Sendable {
    /// None, as where pages scroll.
    case none = 0
    /// The side where lines begin: one page is shown.
    case min = 1
    /// In the middle: two pages are shown.
    case mid = 2
    /// The side where lines end: one page is shown.
    case max = 3
  }

  /// The direction in which pages turn. The raw values are UIKit's.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// To the page after.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// Names a setting of a new controller.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine: a number of ``SpineLocation``, or the location itself.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll: a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// The source of the pages before and after a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before one; nil where that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after one; nil where that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page control; 0, the default, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the dot of the page that was set in code; 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, for no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0, for the first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object notified when a person turns pages. Every method has a default.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a person begins to turn to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the turn has ended; `completed` is false where the former pages are shown again.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the place of the spine for an orientation of the window; the present one by default.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// The present one.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
