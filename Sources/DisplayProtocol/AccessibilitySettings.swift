/// The accessibility settings of the user's system.
public struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: Int
  /// Makes it of its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Less movement: what slides or grows is to fade.
  public static let reduceMotion = AccessibilitySettings(rawValue: 1 << 0)
  /// More contrast between what is in front and what is behind.
  public static let increaseContrast = AccessibilitySettings(rawValue: 1 << 1)
  /// No blurred, translucent backgrounds.
  public static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 2)
  /// Colors are shown inverted.
  public static let invertColors = AccessibilitySettings(rawValue: 1 << 3)
  /// Few colors, chosen by the person, in place of the app's.
  public static let forcedColors = AccessibilitySettings(rawValue: 1 << 4)

  /// The settings by the names that command lines and drivers have for them.
  public static let names: [(name: String, setting: AccessibilitySettings)] = [
    ("reduceMotion", .reduceMotion), ("increaseContrast", .increaseContrast),
    ("reduceTransparency", .reduceTransparency), ("invertColors", .invertColors),
    ("forcedColors", .forcedColors),
  ]

  /// Every setting there is.
  public static let all = AccessibilitySettings(names.map(\.setting))
}
