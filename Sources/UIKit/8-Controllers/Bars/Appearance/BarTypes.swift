/// Whether a bar is light or dark where no colors are given.
public enum UIBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
  /// Dark, with light text; an old name.
  case blackTranslucent = 2
}

/// The kind of bar to which a setting applies.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the usual height.
  case `default` = 0
  /// Low bars, of a phone that lies on its side.
  case compact = 1
  /// Bars with a prompt.
  case defaultPrompt = 101
  /// Low bars with a prompt.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom: its line is above it.
  case bottom = 1
  /// At the top: its line is below it.
  case top = 2
  /// At the top of the window: its background reaches behind the status bar.
  case topAttached = 3
}

/// A bar that stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar, with its position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar; `.any` by default, which leaves the decision to the bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
