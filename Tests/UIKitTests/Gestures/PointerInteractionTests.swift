import Testing

@testable import UIKit

/// Views that answer a mouse over them, and buttons that keys press.
@MainActor struct PointerInteractionTests {
  private final class Half: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      request.location.x < 50 ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100)) : nil
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    }
  }

  @Test func aViewIsLiftedWhileThePointerIsOverItsPart() {
    TouchFixture.run { fixture in
      let view = fixture.view(100, 100, 100, 100)
      let delegate = Half()
      view.addInteraction(UIPointerInteraction(delegate: delegate))
      fixture.move(110, 110, kind: .mouse)
      #expect(view.transform.a > 1)
      #expect(view.layer.shadowOpacity > 0)
      fixture.move(190, 110, kind: .mouse)
      #expect(view.transform.isIdentity)
      #expect(view.layer.shadowOpacity == 0)
    }
  }

  @Test func aButtonWithAGroundIsLiftedAndAnotherHighlighted() {
    TouchFixture.run { fixture in
      let filled = UIButton(configuration: .filled())
      let plain = UIButton(configuration: .plain())
      for (button, y) in [(filled, 0.0), (plain, 100)] {
        button.frame = CGRect(x: 0, y: y, width: 100, height: 44)
        fixture.window.addSubview(button)
        button.isPointerInteractionEnabled = true
      }
      fixture.move(50, 20, kind: .mouse)
      #expect(filled.transform.a > 1)
      let count = plain.subviews.count
      fixture.move(50, 120, kind: .mouse)
      #expect(filled.transform.isIdentity)
      #expect(plain.transform.isIdentity)
      #expect(plain.subviews.count == count + 1)
      fixture.move(50, 300, kind: .mouse)
      plain.isPointerInteractionEnabled = false
      #expect(plain.interactions.isEmpty)
    }
  }

  @Test func aButtonsProviderHasTheLastWord() {
    TouchFixture.run { fixture in
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      fixture.window.addSubview(button)
      var proposed: [CGRect] = []
      button.pointerStyleProvider = { _, _, shape in
        if case .roundedRect(let rect, _) = shape { proposed.append(rect) }
        return nil
      }
      #expect(button.isPointerInteractionEnabled)
      fixture.move(50, 20, kind: .mouse)
      #expect(proposed == [button.frame])
      #expect(button.transform.isIdentity)
    }
  }

  @Test func equalRegionsHaveEqualHashes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let regions: Set = [
      UIPointerRegion(rect: rect, identifier: "a"), UIPointerRegion(rect: rect, identifier: "a"),
      UIPointerRegion(rect: rect), UIPointerRegion(rect: rect.insetBy(dx: 1, dy: 1)),
    ]
    #expect(regions.count == 3)
  }

  @Test(arguments: [("Enter", UIButton.Role.primary), ("Escape", .cancel)])
  func aKeyPressesTheButtonOfItsRole(key: String, role: UIButton.Role) {
    let page = UIViewController()
    var count = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 44), primaryAction: UIAction { _ in count += 1 })
    button.role = role
    page.view.addSubview(button)
    inWindow(page) { _ in
      Keyboard(view: page.view).press(key)
      #expect(count == 1)
      button.isEnabled = false
      Keyboard(view: page.view).press(key)
      #expect(count == 1)
    }
  }

  private final class Panel: UIView {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  @Test func escapeClosesTheNearestThatTakesIt() {
    let page = UIViewController()
    let panel = Panel()
    let inner = UIView()
    panel.addSubview(inner)
    page.view.addSubview(panel)
    inWindow(page) { _ in
      Keyboard(view: inner).press("Escape")
      #expect(panel.escapes == 1)
    }
  }
}
