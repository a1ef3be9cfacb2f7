/// The physical position of a device.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// The unknown value.
  case unknown = 0
  /// Upright, with its top at the top.
  case portrait = 1
  /// Upright, with its top at the bottom.
  case portraitUpsideDown = 2
  /// On its side, with its top at the left.
  case landscapeLeft = 3
  /// On its side, with its top at the right.
  case landscapeRight = 4
  /// Flat, with its screen up.
  case faceUp = 5
  /// Flat, with its screen down.
  case faceDown = 6

  /// Whether the device stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device stands on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
