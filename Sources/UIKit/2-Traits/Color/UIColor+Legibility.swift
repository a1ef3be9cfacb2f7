import CoreGraphics
import Diagnostics
import Foundation

extension UIColor {
  /// The contrast that text needs, as WCAG 2 has it.
  private static let leastContrast = 4.5

  /// The fill whose color is being resolved on a thread.
  private static let resolvedFill = ThreadLocal<UIColor>()

  /// The color of text and symbols on a fill: white, as on iOS. Where a person asked for more contrast and
  /// white does not reach it, as on the tints that are lighter in the dark then, it is black.
  static func legible(on fill: UIColor) -> UIColor {
    UIColor { traits in
      // A view that is tinted in this color may stand on a fill of its tint, which leads here again.
      guard traits.accessibilityContrast == .high, resolvedFill.value == nil else { return .white }
      resolvedFill.value = fill
      defer { resolvedFill.value = nil }
      let luminance = fill.resolvedColor(with: traits).cgColor.luminance
      return 1.05 / (luminance + 0.05) >= leastContrast ? .white : .black
    }
  }
}

extension CGColor {
  /// The relative luminance, as WCAG 2 defines it, 0…1.
  fileprivate var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
