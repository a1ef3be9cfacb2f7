import ShojiTestSupport

/// The two ways in which whole pages are recorded. Between them are both appearances and both directions;
/// colors do not depend on the direction, nor places on the appearance, so that the other two would show
/// nothing more.
enum RecordedVariant: String, CaseIterable {
  /// In the light, from left to right.
  case light
  /// In the dark, from right to left.
  case darkRightToLeft = "dark-rtl"

  var appearance: Appearance { self == .light ? .light : .dark }
  var arguments: [String] { self == .light ? [] : ["--direction", "rtl"] }
}
