import Testing

@testable import UIKit

/// Where sheets lie, and how a window's new size reaches controllers.
@MainActor struct SheetTests {
  private func show(
    _ style: UIModalPresentationStyle, size: CGSize, prepare: (UIViewController) -> Void = { _ in },
    check: (UIViewController, UIViewController) -> Void
  ) {
    let former = UIScreen.main.bounds.size
    UIScreen.main.update(size: size)
    let (root, sheet) = (UIViewController(), UIViewController())
    let shown = ShownWindow(root)
    sheet.modalPresentationStyle = style
    prepare(sheet)
    shown.present(sheet, from: root)
    check(root, sheet)
    shown.close()
    UIScreen.main.update(size: former)
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func aPageSheetOnAPhoneLeavesAStripAndDrawsThePresenterBack() {
    show(.automatic, size: CGSize(width: 375, height: 667)) { root, sheet in
      #expect(frame(sheet) == CGRect(x: 0, y: 30, width: 375, height: 637))
      #expect(abs(root.view.frame.minX - 16) < 0.01 && abs(root.view.frame.minY - 20) < 0.01)
    }
  }

  /// A grabber says that a sheet can have another height.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func aCardInTheMiddleHasNoGrabber(style: UIModalPresentationStyle) {
    for (size, hasGrabber) in [
      (CGSize(width: 375, height: 667), true), (CGSize(width: 1024, height: 768), false),
    ] {
      show(
        style, size: size,
        prepare: {
          $0.sheetPresentationController?.detents = [.medium(), .large()]
          $0.sheetPresentationController?.prefersGrabberVisible = true
        },
        check: { _, sheet in
          let controller = sheet.sheetPresentationController
          #expect(controller?.card.grabber.isHidden == !hasGrabber)
          controller?.prefersGrabberVisible = false
          #expect(controller?.card.grabber.isHidden == true)
        })
    }
  }

  @Test func sheetsOnAPadStandInTheMiddle() {
    let pad = CGSize(width: 1024, height: 768)
    show(.formSheet, size: pad) { root, sheet in
      #expect(frame(sheet) == CGRect(x: 242, y: 74, width: 540, height: 620))
      #expect(root.view.transform.isIdentity)
      #expect(sheet.traitCollection.horizontalSizeClass == .compact)
    }
    show(.pageSheet, size: pad) { _, sheet in
      #expect(frame(sheet) == CGRect(x: 160, y: 22, width: 704, height: 724))
    }
    show(.formSheet, size: pad, prepare: { $0.preferredContentSize = CGSize(width: 300, height: 200) }) {
      _, sheet in
      #expect(frame(sheet) == CGRect(x: 362, y: 284, width: 300, height: 200))
      sheet.preferredContentSize = CGSize(width: 400, height: 200)
      UIScreen.main.host.finishTurn()
      #expect(frame(sheet).width == 400)
    }
  }

  @Test func detentsGiveTheHeight() {
    let phone = CGSize(width: 375, height: 667)
    let prepare: (UIViewController) -> Void = {
      $0.sheetPresentationController?.detents = [
        .custom(identifier: .init("low")) { _ in 100 }, .medium(), .large(),
        .custom { _ in nil },
      ]
    }
    show(.pageSheet, size: phone, prepare: prepare) { root, sheet in
      let presentation = sheet.sheetPresentationController!
      #expect(frame(sheet).height == 100)
      #expect(root.view.transform.isIdentity)
      presentation.selectedDetentIdentifier = .large
      UIScreen.main.host.finishTurn()
      #expect(frame(sheet).height == 637)
      #expect(!root.view.transform.isIdentity)
      presentation.selectedDetentIdentifier = .init("low")
      presentation.largestUndimmedDetentIdentifier = .medium
      UIScreen.main.host.finishTurn()
      #expect(!root.view.isCovered)
      #expect(sheet.view.window?.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)
    }
  }

  @Test func theMediumDetentIsHalfTheWindowWithTheSafeArea() {
    let context = DetentContext(traits: .current, height: 844, top: 57, bottom: 34)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: context) == 388)
    #expect(UISheetPresentationController.Detent.large().resolvedValue(in: context) == 753)
  }

  /// Drags in a sheet whose content scrolls, and lies below a bar of 50 points.
  private func inSheet(
    _ work: (_ fixture: TouchFixture, _ sheet: UIViewController, _ content: UIScrollView) throws -> Void
  ) rethrows {
    let former = UIScreen.main.bounds.size
    UIScreen.main.update(size: CGSize(width: 400, height: 800))
    defer { UIScreen.main.update(size: former) }
    try TouchFixture.run { fixture in
      fixture.window.frame = UIScreen.main.bounds
      let (root, sheet) = (UIViewController(), UIViewController())
      fixture.window.rootViewController = root
      UIScreen.main.host.finishTurn()
      root.present(sheet, animated: false)
      UIScreen.main.host.finishTurn()
      let content = UIScrollView(frame: sheet.view.bounds.inset(by: UIEdgeInsets(50, 0, 0, 0)))
      content.contentSize = CGSize(width: 400, height: 3_000)
      sheet.view.addSubview(content)
      UIScreen.main.host.finishTurn()
      try work(fixture, sheet, content)
      content.finishMoving()
      root.dismiss(animated: false)
      UIScreen.main.host.finishTurn()
      fixture.window.rootViewController = nil
    }
  }

  @Test(
    "Content at its top gives a pull to the sheet, which moves without a jump",
    arguments: [60, 400] as [CGFloat])
  func pullsAreHandedOver(start: CGFloat) {
    inSheet { fixture, sheet, content in
      let top = frame(sheet).minY
      fixture.down(200, start)
      fixture.drag(to: 200, start + 11)
      #expect(frame(sheet).minY - top <= 2)
      fixture.drag(to: 200, start + 200, seconds: 1)
      #expect(abs(frame(sheet).minY - top - 190) < 0.5 && content.contentOffset.y == 0)
      // Back to its top, and no further.
      fixture.drag(to: 200, start - 30, seconds: 1)
      #expect(abs(frame(sheet).minY - top) < 0.5 && content.contentOffset.y == 0)
      fixture.up()
    }
  }

  @Test(
    "What lies behind comes forward and goes back as a finger drags the sheet",
    arguments: [false, true])
  func whatLiesBehindFollows(hasMedium: Bool) throws {
    try inSheet { fixture, sheet, _ in
      let controller = try #require(sheet.sheetPresentationController)
      let root = try #require(sheet.presentingViewController?.view)
      controller.detents = hasMedium ? [.medium(), .large()] : [.large()]
      controller.selectedDetentIdentifier = .large
      UIScreen.main.host.finishTurn()
      let heights = controller.detentHeights.map(\.height)
      let large = try #require(heights.last)
      let lower = heights.count > 1 ? heights[0] : 0
      let (inset, top) = (root.frame.minX, root.frame.minY)
      #expect(abs(inset - 16) < 0.01)
      fixture.down(200, 60)
      for way: CGFloat in [20, 100, 250, 420, 300, 120, 10] {
        fixture.drag(to: 200, 60 + way, seconds: 0.5)
        let shown = 800 - frame(sheet).minY
        let share = min(max((shown - lower) / (large - lower), 0), 1)
        #expect(abs(root.frame.minX - inset * share) < 0.01, "\(way)")
        #expect(abs(root.frame.minY - top * share) < 0.01, "\(way)")
        #expect(abs(root.frame.midX - 200) < 0.01)
        #expect(root.clipsToBounds == (share > 0))
      }
      fixture.up()
      #expect(abs(root.frame.minX - inset) < 0.01 && abs(root.frame.minY - top) < 0.01)
    }
  }

  @Test("A half sheet that is dragged up draws back what lies behind, as far as it is higher")
  func whatLiesBehindFollowsUpwards() throws {
    try inSheet { fixture, sheet, _ in
      let controller = try #require(sheet.sheetPresentationController)
      let root = try #require(sheet.presentingViewController?.view)
      controller.detents = [.medium(), .large()]
      controller.selectedDetentIdentifier = .medium
      UIScreen.main.host.finishTurn()
      #expect(root.transform == .identity && !root.clipsToBounds)
      let heights = controller.detentHeights.map(\.height)
      fixture.down(200, frame(sheet).minY + 10)
      for way: CGFloat in [20, 100, 200, 600] {
        fixture.drag(to: 200, 800 - heights[0] + 10 - way, seconds: 0.5)
        let share = (800 - frame(sheet).minY - heights[0]) / (heights[1] - heights[0])
        #expect(share > 0 && abs(root.frame.minX - 16 * share) < 0.01, "\(way)")
      }
      fixture.up()
      #expect(controller.selectedDetentIdentifier == .large && abs(root.frame.minX - 16) < 0.01)
    }
  }

  @Test func contentThatCanScrollKeepsItsDrags() {
    inSheet { fixture, sheet, content in
      let top = frame(sheet).minY
      fixture.down(200, 600)
      fixture.drag(to: 200, 500, seconds: 1)
      #expect(abs(content.contentOffset.y - 90) < 1 && frame(sheet).minY == top)
      fixture.wait(0.3)
      fixture.up()
      fixture.down(200, 300)
      fixture.drag(to: 200, 350, seconds: 1)
      #expect(content.contentOffset.y < 60 && frame(sheet).minY == top)
      fixture.up()
    }
  }

  @Test("A flick dismisses a sheet from 1,000 points a second on", arguments: [(800, false), (1_200, true)])
  func flicks(speed: CGFloat, dismisses: Bool) {
    inSheet { fixture, sheet, _ in
      fixture.down(200, 60)
      fixture.drag(to: 200, 124, seconds: 64 / speed)
      fixture.up()
      #expect(sheet.isBeingDismissed == dismisses)
    }
  }

  @Test func delegatesAdaptTheStyle() {
    let delegate = FullScreenInstead()
    show(
      .pageSheet, size: CGSize(width: 375, height: 667),
      prepare: { $0.presentationController?.delegate = delegate }
    ) { root, sheet in
      #expect(frame(sheet) == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(root.view.window == nil)
    }
  }

  @Test func aNewSizeIsReportedBeforeAndRunsAlong() {
    let former = UIScreen.main.bounds.size
    UIScreen.main.update(size: CGSize(width: 375, height: 667))
    let (root, child) = (SizeWitness(), SizeWitness())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: root)
    let shown = ShownWindow(root)
    UIScreen.main.update(size: CGSize(width: 1024, height: 768))
    shown.finishTurn()
    for witness in [root, child] {
      #expect(
        witness.log == [
          "traits to regular", "375 to 1024", "along at 1024", "after at 1024",
        ])
    }
    #expect(root.transitionCoordinator == nil)
    shown.close()
    UIScreen.main.update(size: former)
  }

  @Test func aSheetThatWasResizedLetsItsPresenterFillTheWindowAgain() {
    show(.pageSheet, size: CGSize(width: 375, height: 667)) { root, sheet in
      UIScreen.main.update(size: CGSize(width: 500, height: 700))
      UIScreen.main.host.finishTurn()
      root.dismiss(animated: false)
      UIScreen.main.host.finishTurn()
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
    }
  }
}

private final class FullScreenInstead: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .fullScreen
  }
}

private final class SizeWitness: UIViewController {
  var log: [String] = []

  private func note(_ moment: String) { log.append("\(moment) at \(Int(view.bounds.width))") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("\(Int(view.bounds.width)) to \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("along") },
      completion: { [weak self] _ in self?.note("after") })
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits to \(newCollection.horizontalSizeClass)")
  }
}
