/// A presented controller that reacts when the user dismisses it by a gesture, a key or a press beside it.
@MainActor package protocol UserDismissible: AnyObject {
  /// Called when it has gone.
  func userDidDismiss()
}
