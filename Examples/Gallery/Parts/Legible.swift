import UIKit

extension UIColor {
  /// The color of text on a system color: white, and black where more contrast makes these lighter in the
  /// dark.
  static let onSystemColor = UIColor { traits in
    traits.accessibilityContrast == .high && traits.userInterfaceStyle == .dark ? .black : .white
  }
}
