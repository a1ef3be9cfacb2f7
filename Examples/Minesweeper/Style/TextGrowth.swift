import UIKit

/// The factor by which text, and what it stands on, is larger for people who prefer larger text.
enum TextGrowth {
  /// As far as it leaves room for a field.
  static var factor: CGFloat { min(max(UIFontMetrics.default.scaledValue(for: 100) / 100, 1), 1.5) }

  /// Whether text is so large that a card has no room for all of it side by side.
  static var isLarge: Bool { factor > 1.1 }

  /// A font in the size that the person prefers.
  static func scaled(_ font: UIFont) -> UIFont { font.withSize(font.pointSize * factor) }
}
