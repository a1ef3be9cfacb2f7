import Testing

@testable import UIKit

/// The tint as a color: that of the view in which it is used.
@MainActor @Suite(.serialized) struct TintColorTests {
  @Test func aColorFollowsTheTintOfItsView() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    defer { shown.close() }
    let (parent, child) = (UIView(), UIView())
    root.view.addSubview(parent)
    parent.addSubview(child)
    child.backgroundColor = .tintColor
    func shownColor() -> CGColor? { child.layer.backgroundColor }
    func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: root.traitCollection).cgColor }
    #expect(shownColor() == resolved(.systemBlue))
    parent.tintColor = .systemRed
    #expect(shownColor() == resolved(.systemRed))
    child.tintColor = .green
    #expect(shownColor() == UIColor.green.cgColor)
    child.tintColor = .tintColor
    #expect(shownColor() == resolved(.systemRed) && child.tintColor == .systemRed)
    parent.tintAdjustmentMode = .dimmed
    #expect(shownColor() == resolved(.systemGray))
    parent.tintAdjustmentMode = .automatic
    child.removeFromSuperview()
    root.view.addSubview(child)
    #expect(shownColor() == resolved(.systemBlue))
  }

  @Test func aTextIsDrawnInTheTintAndNoViewIsNotifiedOfOtherTraits() {
    final class Watcher: UILabel {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
    }
    let root = UIViewController()
    let shown = ShownWindow(root)
    defer { shown.close() }
    let label = Watcher(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Text"
    label.textColor = .tintColor
    root.view.addSubview(label)
    shown.finishTurn()
    func color() -> CGColor? {
      guard case .text(let text, _) = label.layer.displayContent else { return nil }
      return text.lines.first?.runs.first?.style.color
    }
    let before = label.changes
    root.view.tintColor = .green
    shown.finishTurn()
    #expect(color() == UIColor.green.cgColor)
    #expect(label.changes == before)
  }

  @Test func withoutAViewItIsTheSystems() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
  }
}
