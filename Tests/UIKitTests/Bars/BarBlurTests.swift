import DisplayProtocol
import Testing

@testable import UIKit

/// What bars blur of the content behind them.
@MainActor struct BarBlurTests {
  private func blur(of appearance: BarBackdrop.Appearance) -> BackgroundBlur {
    let backdrop = BarBackdrop(contentAt: .bottom)
    backdrop.show(appearance)
    return backdrop.layer.backgroundBlur
  }

  private func blur(_ configure: (UIBarAppearance) -> Void) -> BackgroundBlur {
    let appearance = UINavigationBarAppearance()
    configure(appearance)
    return blur(of: BarBackdrop.Appearance(appearance))
  }

  @Test func theUsualBackgroundBlursAndOpaqueAndTransparentOnesDoNot() {
    #expect(blur { $0.configureWithDefaultBackground() } == BackgroundBlur(radius: 20, saturation: 1.8))
    #expect(blur { $0.configureWithOpaqueBackground() } == BackgroundBlur())
    #expect(blur { $0.configureWithTransparentBackground() } == BackgroundBlur())
    #expect(blur { $0.backgroundEffect = nil } == BackgroundBlur())
  }

  @Test(arguments: [true, false]) func ownColorsBlurWhereTheyAreTranslucent(isTranslucent: Bool) {
    for (style, tint) in [(UIBarStyle.black, nil), (.default, UIColor.systemRed)] {
      let appearances = BarBackground.Appearances.appearances(
        UINavigationBarAppearance(), atEdge: nil, style: style, tint: tint, isTranslucent: isTranslucent)
      #expect((blur(of: appearances.standard).radius > 0) == isTranslucent)
    }
  }
}
