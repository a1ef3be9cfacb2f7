import UIKit

// Provided by the tutorial's project; this one is ours.
extension UIColor {
  static func flatLightGrey() -> UIColor { UIColor(red: 0.925, green: 0.941, blue: 0.945, alpha: 1) }
  static func flatYellow() -> UIColor { UIColor(red: 0.945, green: 0.768, blue: 0.0588, alpha: 1) }
  static func flatLightGreen() -> UIColor { UIColor(red: 0.18, green: 0.8, blue: 0.443, alpha: 1) }
  static func flatDarkGreen() -> UIColor { UIColor(red: 0.153, green: 0.68, blue: 0.376, alpha: 1) }
}
