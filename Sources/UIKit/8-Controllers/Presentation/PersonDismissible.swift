/// A presented controller that reacts when the person dismisses it by a gesture, a key or a press beside it.
@MainActor package protocol PersonDismissible: AnyObject {
  /// Called when it has gone.
  func personDidDismiss()
}
