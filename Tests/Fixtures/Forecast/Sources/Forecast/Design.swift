import UIKit

/// The decisions about colors, shapes and words.
enum Design {
  static let cornerRadius: CGFloat = 20
  static let heatColor = UIColor.systemOrange
  static let bannerHeight: CGFloat = 72

  static func words(for day: Day) -> String { "\(day.sky) · \(day.low)–\(day.high) °C" }
}
