import Testing

@testable import UIKit

/// The place, the arrow and the adaptation of popovers.
@MainActor @Suite(.serialized) struct PopoverTests {
  private final class Keeps: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
  }

  private func popover(_ source: UIView?, _ size: CGSize = CGSize(width: 200, height: 150))
    -> UIViewController
  {
    let card = UIViewController()
    card.modalPresentationStyle = .popover
    card.preferredContentSize = size
    card.popoverPresentationController?.sourceView = source
    return card
  }

  @Test("The arrow points to the source from the first permitted side with room")
  func sides() {
    let cases: [(CGPoint, UIPopoverArrowDirection, UIPopoverArrowDirection)] = [
      (CGPoint(x: 500, y: 100), .any, .up), (CGPoint(x: 500, y: 700), .any, .down),
      (CGPoint(x: 100, y: 300), [.left, .right], .left), (CGPoint(x: 900, y: 300), [.left, .right], .right),
      (CGPoint(x: 500, y: 100), .down, .down),
    ]
    for (origin, permitted, expected) in cases {
      let source = CGRect(origin: origin, size: CGSize(width: 40, height: 20))
      let room = CGRect(x: 10, y: 10, width: 1004, height: 748)
      let placement = PopoverPlacement(
        CGSize(width: 200, height: 150), beside: source, in: room, permitted: permitted)
      #expect(placement.direction == expected)
      #expect(room.contains(placement.frame))
      #expect(!placement.frame.intersects(source))
    }
  }

  @Test("A popover without a permitted side lies over its source, and bad sizes lie in the room")
  func extremes() {
    let room = CGRect(x: 10, y: 10, width: 300, height: 300)
    let source = CGRect(x: 290, y: 290, width: 10, height: 10)
    let over = PopoverPlacement(CGSize(width: 100, height: 100), beside: source, in: room, permitted: [])
    #expect(over.direction == [])
    #expect(over.frame == CGRect(x: 210, y: 210, width: 100, height: 100))
    let huge = PopoverPlacement(CGSize(width: 1e6, height: 1e6), beside: source, in: room, permitted: .any)
    #expect(room.contains(huge.frame))
  }

  private final class Frame: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 20 }
    override class func arrowBase() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    }
  }

  @Test func aBackgroundOfTheAppsOwnSurroundsTheContentByItsMeasures() throws {
    try onScreen(1_024, 768) {
      let root = UIViewController()
      let shown = ShownWindow(root)
      defer { shown.close() }
      let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 20))
      root.view.addSubview(source)
      let card = popover(source)
      card.popoverPresentationController?.popoverBackgroundViewClass = Frame.self
      shown.present(card, from: root)
      let controller = try #require(card.popoverPresentationController)
      let background = try #require(controller.chrome.background as? Frame)
      // The frame is 212 by 160, its arrow 20 high below the source.
      #expect(background.arrowDirection == .up)
      #expect(background.frame == CGRect(x: 414, y: 120, width: 212, height: 180))
      #expect(controller.card.frame == CGRect(x: 419, y: 144, width: 200, height: 150))
      #expect(background.arrowOffset == 0 && controller.card.layer.cornerRadius == 0)
      source.frame.origin.x = 0
      controller.container?.setNeedsLayout()
      shown.finishTurn()
      #expect(background.arrowOffset < 0 && background.frame.minX == 10)
      shown.dismiss(from: root)
    }
  }

  @Test func liesBesideItsSourceInAWideWindow() throws {
    try onScreen(1_024, 768) {
      let root = UIViewController()
      let shown = ShownWindow(root)
      defer { shown.close() }
      let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 20))
      root.view.addSubview(source)
      let card = popover(source)
      shown.present(card, from: root)
      let controller = try #require(card.popoverPresentationController)
      #expect(controller.arrowDirection == .up)
      #expect(controller.card.frame == CGRect(x: 420, y: 133, width: 200, height: 150))
      source.frame.origin.y = 700
      controller.container?.setNeedsLayout()
      shown.finishTurn()
      #expect(controller.arrowDirection == .down)
      #expect(controller.card.frame.maxY == 687)
      controller.userDidTapOutside()
      UIScreen.main.host.finishTurn()
      #expect(card.isBeingDismissed || card.presentingViewController == nil)
    }
  }

  @Test func isASheetInANarrowWindowUnlessTheDelegateSaysNone() {
    onScreen(393, 852) {
      let root = UIViewController()
      let shown = ShownWindow(root)
      defer { shown.close() }
      let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
      root.view.addSubview(source)
      let sheet = popover(source)
      shown.present(sheet, from: root)
      #expect(sheet.popoverPresentationController?.arrangement == .bottom)
      #expect(sheet.popoverPresentationController?.arrowDirection == .unknown)
      shown.dismiss(from: root)
      let keeps = Keeps()
      let card = popover(source)
      card.popoverPresentationController?.delegate = keeps
      shown.present(card, from: root)
      #expect(card.popoverPresentationController?.arrangement == .popover)
      #expect(card.popoverPresentationController?.arrowDirection == .up)
      shown.dismiss(from: root)
      keeps.style = .fullScreen
      let full = popover(source)
      full.popoverPresentationController?.delegate = keeps
      shown.present(full, from: root)
      #expect(full.view.convert(full.view.bounds, to: nil) == shown.window.bounds)
      shown.dismiss(from: root)
    }
  }

  @Test func pointsToAnItemOfABar() throws {
    try onScreen(1_024, 768) {
      let page = UIViewController()
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem = item
      let root = UINavigationController(rootViewController: page)
      let shown = ShownWindow(root)
      defer { shown.close() }
      let card = popover(nil)
      card.popoverPresentationController?.barButtonItem = item
      shown.present(card, from: root)
      let controller = try #require(card.popoverPresentationController)
      let box = try #require(item.frame(in: shown.window))
      #expect(box.width > 0)
      #expect(controller.arrowDirection == .up)
      #expect(controller.card.frame.minY == box.maxY + PopoverPlacement.arrow.height)
      #expect(controller.card.frame.maxX == 1014)
      shown.dismiss(from: root)
    }
  }
}
