import DisplayProtocol
import Testing

@testable import UIKit

/// Views with an effect on what lies behind them.
@MainActor struct UIVisualEffectViewTests {
  @Test func showsATranslucentToneThatFollowsLightAndDark() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    let color = try #require(view.backgroundColor)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(light.alpha < 1 && light.red > 0.9 && dark.red < 0.3)
    #expect(view.layer.backgroundBlur == BackgroundBlur(radius: 20, saturation: 1.8))
    view.effect = nil
    #expect(view.backgroundColor == nil)
    #expect(view.layer.backgroundBlur == BackgroundBlur())
  }

  @Test func isAsLargeAsWhatItsContentAsksFor() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let content = Box(80, 40)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    view.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      content.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 20),
      view.contentView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
      view.contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 90, y: 120, width: 120, height: 60))
    view.contentView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 10, width: 80, height: 40))
  }
}
