import CoreGraphics

/// The style in which a presented controller is shown. The raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; what is behind leaves the window.
  case fullScreen = 0
  /// A card that covers most of the window.
  case pageSheet = 1
  /// A smaller card in the middle of a wide window; a page sheet in a narrow one.
  case formSheet = 2
  /// As `fullScreen`, but only over the controller that defines the context.
  case currentContext = 3
  /// As the transitioning delegate says.
  case custom = 4
  /// Over the whole window; what is behind stays.
  case overFullScreen = 5
  /// As `overFullScreen`, but only over the controller that defines the context.
  case overCurrentContext = 6
  /// A small card beside what it came from; here it is shown as a form sheet.
  case popover = 7
  /// Not adapted.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// The style in which a presented controller appears and disappears. The raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from below.
  case coverVertical = 0
  /// A flip of the content behind that reveals the controller; drawn as `crossDissolve` here, since layers
  /// rotate in the plane only.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// A corner of what is behind curls up; drawn as `coverVertical` here.
  case partialCurl = 3
}
