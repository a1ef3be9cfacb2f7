/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on light.
  case light = 1
  /// Light text on dark.
  case dark = 2
}

/// The amount of room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little room, as across a phone held upright.
  case compact = 1
  /// Plenty of room.
  case regular = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
}

/// Whether content lies on the base level or above it, as in a sheet. In dark mode the backgrounds of the
/// elevated level are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The window's own content.
  case base = 0
  /// Content above the window's own.
  case elevated = 1
}

/// The direction of an environment's layout, as traits carry it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// Whether the person prefers stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Ordinary contrast.
  case normal = 0
  /// Stronger contrast.
  case high = 1
}

/// Whether the device senses how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
  /// The unknown value.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The range of colors that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// That of most screens.
  case SRGB = 0
  /// A wider one.
  case P3 = 1
}

/// Whether the person prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Ordinary text.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// Whether the interface is in use, as the windows of a desktop are or are not.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
