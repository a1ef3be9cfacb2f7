import Testing

@testable import UIKit

struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func fixedColorsCompareByTheirComponents() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  @Test func systemColorsFollowTheAppearance() {
    #expect(UIColor.systemBlue.resolvedColor(with: light) == rgb(0, 122, 255))
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == rgb(10, 132, 255))
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor.white)
    #expect(UIColor.label.resolvedColor(with: UITraitCollection()) == UIColor.black)
  }

  @Test func darkBackgroundsAreLighterOnTheElevatedLevel() {
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == UIColor.black)
    #expect(UIColor.systemBackground.resolvedColor(with: elevated) == rgb(28, 28, 30))
  }

  @Test func cgColorIsResolvedAtThatMoment() {
    var borders: [CGColor] = []
    light.performAsCurrent { borders.append(UIColor.systemBackground.cgColor) }
    dark.performAsCurrent { borders.append(UIColor.systemBackground.cgColor) }
    #expect(borders == [.white, .black])
  }

  @Test func aFadedDynamicColorStaysDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.25)
    #expect(faded.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.25))
    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
    #expect(faded == UIColor.label.withAlphaComponent(0.25))
    #expect(faded.withAlphaComponent(1).resolvedColor(with: dark) == UIColor.white)
  }

  @Test func aProviderIsAskedWithTheTraitsAndAsCurrent() {
    let color = UIColor { traits in
      #expect(UITraitCollection.current.userInterfaceStyle == traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .systemRed : .black
    }
    #expect(color.resolvedColor(with: dark) == rgb(255, 69, 58))
    #expect(color.resolvedColor(with: light) == UIColor.black)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, 1.0, 0.0, 0.0), (1.0 / 3, 1, 1, 0, 1, 0), (2.0 / 3, 1, 1, 0, 0, 1),
      (0.5, 0.5, 0.8, 0.4, 0.8, 0.8), (0.9, 0, 0.3, 0.3, 0.3, 0.3),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func hueSaturationAndBrightnessBecomeRedGreenAndBlue(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).cgColor
    #expect(abs(color.red - red) < 1e-9)
    #expect(abs(color.green - green) < 1e-9)
    #expect(abs(color.blue - blue) < 1e-9)
  }

  @Test func hueIsReadBackFromEverySixthOfTheCircle() {
    for hue in stride(from: 0.05, to: 1, by: 0.1) as StrideTo<CGFloat> {
      let color = UIColor(hue: hue, saturation: 0.7, brightness: 0.6, alpha: 0.5)
      var read: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
      color.getHue(&read.hue, saturation: &read.saturation, brightness: &read.brightness, alpha: &read.alpha)
      #expect(abs(read.hue - hue) < 1e-9)
      #expect(abs(read.saturation - 0.7) < 1e-9)
      #expect(abs(read.brightness - 0.6) < 1e-9)
      #expect(read.alpha == 0.5)
    }
  }

  @Test func onlyGreysHaveAWhiteLevel() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(UIColor.lightGray.withAlphaComponent(0.2).getWhite(&white, alpha: &alpha))
    #expect(white == 2.0 / 3)
    #expect(alpha == 0.2)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == 2.0 / 3)
  }

  @Test func componentsOutsideTheirRangeAreClamped() {
    #expect(UIColor(red: 2, green: -1, blue: .nan, alpha: 5) == UIColor.red)
    #expect(UIColor(hue: .nan, saturation: 9, brightness: 1, alpha: 1) == UIColor.red)
  }

  private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
