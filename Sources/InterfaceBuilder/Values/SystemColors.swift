import UIKit

/// The colors of the system that documents name.
@MainActor enum SystemColors {
  private static let colors: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "link": .link, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemRed": .systemRed,
    "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple,
    "systemTeal": .systemTeal, "systemIndigo": .systemIndigo, "systemBrown": .systemBrown,
    "systemMint": .systemMint, "systemCyan": .systemCyan, "systemGray": .systemGray,
    "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "darkText": .darkText,
    "lightText": .lightText, "tint": .tintColor, "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "viewFlipsideBackground": .darkGray, "scrollViewTexturedBackground": .lightGray,
  ]

  static func color(_ name: String) -> UIColor? { colors[name] }
}
