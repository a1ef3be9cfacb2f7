import CoreGraphics

/// The numbers and colors of alerts and action sheets, those of iOS 13 to 18. Lengths are points.
@MainActor enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  /// The width at the accessibility sizes of text.
  static let wideAlertWidth: CGFloat = 310
  static let corner: CGFloat = 14
  static let alertRow: CGFloat = 44
  static let sheetRow: CGFloat = 57
  /// The padding above and below a row's title when it is too large for the standard height.
  static let alertRowPadding: CGFloat = 11
  static let sheetRowPadding: CGFloat = 16
  /// Room at the sides of a row's title.
  static let rowInset: CGFloat = 8
  /// Room around title, message and text fields.
  static let headerInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
  static let sheetHeaderInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  static let titleGap: CGFloat = 3
  static let sheetTitleGap: CGFloat = 9
  static let fieldGap: CGFloat = 16
  static let fieldCorner: CGFloat = 6
  static let fieldInset: CGFloat = 7
  /// Room between the window's edges and an alert.
  static let edgeGap: CGFloat = 8
  /// Room between an action sheet and its cancel button.
  static let cancelGap: CGFloat = 8
  /// The minimum visible height of the buttons when an alert is too high for its window, in rows.
  static let leastRows: CGFloat = 1.5
  /// The duration of an alert's move out of a keyboard's way, in seconds.
  static let keyboardDuration: TimeInterval = 0.25
  static let comingScale: CGFloat = 1.15
  static let comingDuration: TimeInterval = 0.3
  static let goingDuration: TimeInterval = 0.2
  static let sheetDuration: TimeInterval = 0.4

  static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 37 / 255, green: 37 / 255, blue: 39 / 255, alpha: 1)
      : UIColor(red: 242 / 255, green: 242 / 255, blue: 243 / 255, alpha: 1)
  }
  static let cancelBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : .white
  }
  static let pressed = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
  }
  static let fieldBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.08, alpha: 1) : .white
  }

  static func titleFont(_ style: UIAlertController.Style, _ traits: UITraitCollection) -> UIFont {
    style == .alert
      ? .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      : .systemFont(
        ofSize: UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).pointSize,
        weight: .semibold)
  }

  static func messageFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }

  static func actionFont(
    _ style: UIAlertController.Style, isBold: Bool, _ traits: UITraitCollection
  ) -> UIFont {
    let textStyle: UIFont.TextStyle = style == .alert ? .body : .title3
    let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
  }

  static func rowHeight(_ style: UIAlertController.Style, _ traits: UITraitCollection) -> CGFloat {
    let line = actionFont(style, isBold: true, traits).lineHeight.rounded(.up)
    return style == .alert
      ? max(alertRow, line + 2 * alertRowPadding) : max(sheetRow, line + 2 * sheetRowPadding)
  }
}
