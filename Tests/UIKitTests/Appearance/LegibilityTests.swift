import CoreGraphics
import Testing

@testable import UIKit

/// Text on fills, where a person asks for more contrast.
@MainActor struct LegibilityTests {
  private static let fills: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .black, .white,
    UIColor(red: 0.3, green: 0.1, blue: 0, alpha: 1),
  ]

  private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  /// The relative luminance of a color over another one, as WCAG 2 defines it.
  private func luminance(_ color: CGColor, over back: CGColor) -> Double {
    func linear(_ path: KeyPath<CGColor, CGFloat>) -> Double {
      let part = Double(color[keyPath: path] * color.alpha + back[keyPath: path] * (1 - color.alpha))
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(\.red) + 0.7152 * linear(\.green) + 0.0722 * linear(\.blue)
  }

  private func contrast(_ one: Double, _ two: Double) -> Double {
    (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  @Test("Letters on a fill can be read in more contrast", arguments: [UIUserInterfaceStyle.light, .dark])
  func onFills(style: UIUserInterfaceStyle) {
    let traits = traits(style, .high)
    for (index, fill) in Self.fills.enumerated() {
      let back = fill.resolvedColor(with: traits).cgColor
      let letters = UIColor.legible(on: fill).resolvedColor(with: traits).cgColor
      let value = contrast(luminance(letters, over: back), luminance(back, over: back))
      #expect(value >= 4.5, "\(index) has \(value)")
    }
  }

  @Test("Letters on a fill are white in the usual contrast, as on iOS")
  func usually() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      for fill in Self.fills {
        let letters = UIColor.legible(on: fill).resolvedColor(with: traits(style, .normal))
        #expect(letters.cgColor == UIColor.white.cgColor)
      }
    }
  }

  @Test("A view that is tinted in the color on a fill of its tint has a color")
  func ownTint() {
    let view = UIView()
    view.tintColor = .legible(on: .tintColor)
    view.traitOverrides.accessibilityContrast = .high
    let shown = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    #expect(shown == UIColor.white.cgColor || shown == UIColor.black.cgColor)
  }

  @Test("Tinted buttons, filled ones, badges and swipe actions have such letters")
  func controls() {
    let dark = traits(.dark, .high)
    let grounds: [UIColor] = [.systemBackground, .secondarySystemGroupedBackground]
    for tint in Self.fills.prefix(12) {
      for configuration in [UIButton.Configuration.filled(), .tinted()] {
        let colors = ConfiguredColors(configuration, state: .normal, tint: tint)
        for ground in grounds {
          let back = ground.resolvedColor(with: dark).cgColor
          let fill = (colors.background ?? .clear).resolvedColor(with: dark).cgColor
          let letters = colors.foreground.resolvedColor(with: dark).cgColor
          let value = contrast(luminance(letters, over: back), luminance(fill, over: back))
          // Indigo has no more on a card, without any fill.
          let most = contrast(luminance(letters, over: back), luminance(back, over: back))
          let isBounded = configuration.style == .tinted && most < 4.6
          #expect(value >= (isBounded ? 3.8 : 4.5), "\(configuration.style) of \(tint) has \(value)")
        }
      }
    }
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    let button = SwipeActionButton(action) { _, _ in }
    let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.textColor.resolvedColor(with: dark).cgColor == UIColor.black.cgColor)
  }
}
