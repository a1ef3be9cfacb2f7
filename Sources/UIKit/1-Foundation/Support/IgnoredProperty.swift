/// A property that an app can set and that has no effect here. Setting it prints what to do instead on
/// standard error, once.
package enum IgnoredProperty: String, CaseIterable, Sendable {
  case cellFocusStyle = "UITableViewCell.focusStyle"
  case cellIndentWhileEditing = "UITableViewCell.shouldIndentWhileEditing"
  case contextTransitionStyle = "UIViewController.providesPresentationContextTransitionStyle"
  case customizableTabs = "UITabBarController.customizableViewControllers"
  case doubleSidedPages = "UIPageViewController.isDoubleSided"
  case largeContentSizeImage = "UIBarItem.largeContentSizeImage"
  case searchBarPlacement = "UINavigationItem.preferredSearchBarPlacement"
  case searchTextPosition = "UISearchBar.searchTextPositionAdjustment"
  case switchOnImage = "UISwitch.onImage"
  case switchOffImage = "UISwitch.offImage"
  case roundedMinutes = "UIDatePicker.roundsToMinuteInterval"
  case containerWidth = "NSTextContainer.widthTracksTextView"
  case containerHeight = "NSTextContainer.heightTracksTextView"
  case dataDetectors = "UIDataDetectorTypes.calendarEvent"
  case idleTimer = "UIApplication.isIdleTimerDisabled"
  case networkActivity = "UIApplication.isNetworkActivityIndicatorVisible"
  case iconBadge = "UIApplication.applicationIconBadgeNumber"
  case statusBarHidden = "UIApplication.isStatusBarHidden"
  case sceneMinimumSize = "UISceneSizeRestrictions.minimumSize"

  /// The alternative.
  package var hint: String {
    switch self {
    case .cellFocusStyle: "the display shows the focus; override updateConfiguration(using:)"
    case .cellIndentWhileEditing: "the background of a grouped cell is never indented"
    case .contextTransitionStyle: "set modalTransitionStyle of the presented view controller"
    case .customizableTabs: "the order of tabs cannot be changed by hand; set viewControllers"
    case .doubleSidedPages: "pages scroll and have no back"
    case .largeContentSizeImage: "bars show image at every size of text"
    case .searchBarPlacement: "the search bar lies below the title"
    case .searchTextPosition: "set leftView of searchTextField"
    case .switchOnImage: "a switch shows no picture since iOS 7; set onTintColor"
    case .switchOffImage: "a switch shows no picture since iOS 7; set thumbTintColor"
    case .roundedMinutes: "the date is always rounded to minuteInterval"
    case .containerWidth: "the container is always as wide as its text view"
    case .containerHeight: "the container is never as high as its text view; set maximumNumberOfLines"
    case .dataDetectors: "mark places and events in attributedText with the attribute .link"
    case .idleTimer: "the display decides when the screen sleeps"
    case .networkActivity: "show a UIActivityIndicatorView while the app uses the network"
    case .iconBadge: "there is no icon; show the number in the app"
    case .statusBarHidden: "override prefersStatusBarHidden of the view controller"
    case .sceneMinimumSize: "the display decides on the size; start the app with --size"
    }
  }

  /// Prints the hint, once for each property.
  func warn() {
    warnOnce("\(rawValue) has no effect here: \(hint).")
  }
}
