import DisplayProtocol

/// The process that runs an app on a display, as the app needs it.
@MainActor protocol ApplicationHost: AnyObject {
  /// Shows the controller that a storyboard begins with in a window.
  func showStoryboard(_ storyboard: MainStoryboard, in window: UIWindow)
  /// Cancels every touch that is down.
  func cancelTouches()
  /// Sends a request to the display. Returns whether it performs it.
  func perform(_ request: DisplayRequest) -> Bool
  /// The address at which the display shows the app; nil for none.
  var address: URL? { get }
  /// Whether the person can hand content on to other apps.
  var offersSharing: Bool { get }
  /// Saves what a turn left to be saved.
  func turnDidEnd()
  /// Records where the person is, before the app is notified of its end.
  func willEnd()
  /// Saves what is unsaved and ends the process.
  func end() -> Never
}
