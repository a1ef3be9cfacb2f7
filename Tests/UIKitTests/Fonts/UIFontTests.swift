import Testing

@testable import UIKit

struct UIFontTests {
  @Test(
    arguments: zip(
      [
        UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        UIFont.Weight(0.05),
      ], [100, 200, 300, 400, 500, 600, 700, 800, 900, 400]))
  func weightsStandOnOpenTypesScale(weight: UIFont.Weight, openType: Int) {
    #expect(UIFont.systemFont(ofSize: 17, weight: weight).font.weight == openType)
  }

  @Test func fontsCompareByFaceAndSize() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 12).withSize(17) == UIFont.systemFont(ofSize: 17))
  }

  @Test func textStylesFollowTheSizeThePersonAskedFor() {
    func body(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    }
    #expect([.extraSmall, .small, .medium, .large, .extraLarge].map(body) == [14, 15, 16, 17, 19])
    #expect([.extraExtraLarge, .extraExtraExtraLarge].map(body) == [21, 23])
    #expect(UIFont.preferredFont(forTextStyle: .headline).font.weight == 600)
  }

  @Test func fontsScaleAsTheirTextStyleDoes() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 34)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 45)
    let bounded = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: huge)
    #expect(bounded.pointSize == 40)
  }

  @Test(
    "Lengths grow as the line heights of text styles do",
    arguments: [
      (.body, 18, .accessibilityLarge, 32.667), (.headline, 17, .accessibilityExtraExtraLarge, 39.333),
      (.caption2, 64, .extraLarge, 88.667), (.body, 18, .large, 18), (.largeTitle, 41, .extraSmall, 38),
      (.subheadline, 20, .small, 18), (.footnote, 18, .accessibilityExtraExtraExtraLarge, 52),
    ] as [(UIFont.TextStyle, CGFloat, UIContentSizeCategory, CGFloat)])
  func lengthsScale(
    _ style: UIFont.TextStyle, value: CGFloat, category: UIContentSizeCategory, scaled: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: style)
    #expect(abs(metrics.scaledValue(for: value, compatibleWith: traits) - scaled) < 0.001)
    let font = metrics.scaledFont(for: .systemFont(ofSize: value), compatibleWith: traits)
    #expect(font.pointSize == scaled.rounded())
  }

  @Test func theLinesOfATextStyleLieAsFarApartAsOnIOS() {
    func distance(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return font.lineHeight + font.leading
    }
    #expect(abs(distance(.body, .extraExtraExtraLarge) - 29) < 0.001)
    #expect(abs(distance(.title2, .large) - 28) < 0.001)
    #expect(abs(distance(.footnote, .extraLarge) - 20) < 0.001)
    #expect(abs(distance(.subheadline, .accessibilityMedium) - 31) < 0.001)
  }

  @Test func descriptorsDeriveFonts() throws {
    let regular = UIFont.systemFont(ofSize: 17)
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).font.weight == 700)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == regular)
    let heavier = regular.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(heavier.font.weight == 800)
    let code = try #require(regular.fontDescriptor.withDesign(.monospaced))
    #expect(code.symbolicTraits.contains(.traitMonoSpace))
    #expect(UIFontDescriptor(fontAttributes: regular.fontDescriptor.fontAttributes) == regular.fontDescriptor)
  }
}
