/// An object that takes over the state of an activity: every responder, and documents.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Takes over the state of an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
