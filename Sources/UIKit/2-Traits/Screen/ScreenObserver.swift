import CoreGraphics

/// The object that is notified of what happens to a screen: the app, whose windows lie on it.
@MainActor protocol ScreenObserver: AnyObject {
  /// Called when the screen has another size, scale, appearance or other surroundings.
  func screenDidChange(_ screen: UIScreen, from oldSize: CGSize, _ oldTraits: UITraitCollection)
  /// Called after the turn's changes were committed.
  func screenDidFinishTurn(_ screen: UIScreen)
}
