import CoreGraphics

/// The orientation in which a device is held. Windows here do not rotate.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The unknown value.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeRight = 3
  /// On its left side.
  case landscapeLeft = 4

  /// Whether the longer side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the longer side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of ways of holding a device.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: UInt
  /// Makes it of its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// In every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Whether the status bar's text is light or dark. Displays show no status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animation of status bar changes. Displays show no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
