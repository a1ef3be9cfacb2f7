import Testing

@testable import UIKit

/// What can be used behind a popover.
@MainActor @Suite(.serialized) struct PassthroughTests {
  @Test func onlyWhatPassesThroughCanBeUsed() throws {
    // Where there is room for it as a card of its own, nothing is drawn back.
    try onScreen(1_024, 768) {
      let root = UIViewController()
      let shown = ShownWindow(root)
      defer { shown.close() }
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 8))
      let inBar = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 8))
      let other = UIButton(frame: CGRect(x: 0, y: 8, width: 40, height: 2))
      bar.addSubview(inBar)
      root.view.addSubview(bar)
      root.view.addSubview(other)
      let card = UIViewController()
      card.modalPresentationStyle = .popover
      let popover = try #require(card.popoverPresentationController)
      popover.passthroughViews = [bar]
      shown.present(card, from: root)
      let container = try #require(popover.container)
      #expect(shown.window.hitTest(CGPoint(x: 20, y: 4), with: nil) === inBar)
      #expect(shown.window.hitTest(CGPoint(x: 20, y: 9), with: nil) === container)
      #expect(!root.view.isCovered && !bar.isCovered && other.isCovered)
      #expect(!container.semantics.acceptsTouches)

      popover.passthroughViews = nil
      #expect(shown.window.hitTest(CGPoint(x: 20, y: 4), with: nil) === container)
      #expect(root.view.isCovered && !other.isCovered && container.semantics.acceptsTouches)
      shown.dismiss(from: root)
      #expect(!root.view.isCovered && !bar.isCovered && !other.isCovered)
    }
  }
}
