import Testing

@testable import UIKit

/// Safe area, margins and the readable width: what they are, and who is notified when they change.
@MainActor struct MarginTests {
  private let phone = UIEdgeInsets(44, 10, 34, 12)

  // MARK: Margins

  @Test func plainViewKeepsEightPointsClear() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    #expect(view.marginsFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
    #expect(view.contentInsets == nil, "a view with nothing to say about its edges keeps nothing about them")
  }

  @Test func directionalMarginsFollowTheDirectionAndFixedOnesDoNot() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(view.marginsFrame == CGRect(x: 20, y: 10, width: 140, height: 60))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.marginsFrame == CGRect(x: 40, y: 10, width: 140, height: 60))
    #expect(view.directionalLayoutMargins.leading == 20)

    view.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))
  }

  @Test(arguments: [
    (CGFloat(375), CGFloat(667), CGFloat(0), CGRect(x: 16, y: 0, width: 343, height: 667)),
    (390, 844, 0, CGRect(x: 16, y: 0, width: 358, height: 844)),
    (414, 896, 0, CGRect(x: 20, y: 0, width: 374, height: 896)),
    (1024, 768, 20, CGRect(x: 20, y: 20, width: 984, height: 748)),
  ])
  func rootViewOfAControllerHasTheSystemsMargins(
    width: CGFloat, height: CGFloat, safeTop: CGFloat, box: CGRect
  ) {
    onScreen(width, height, safeArea: UIEdgeInsets(safeTop, 0, 0, 0)) {
      let controller = UIViewController()
      inWindow(controller) { _ in #expect(controller.view.marginsFrame == box) }
    }
  }

  @Test func systemsMarginsAreTheLeastUnlessTheControllerSaysOtherwise() {
    let controller = UIViewController()
    inWindow(controller) { _ in
      controller.view.layoutMargins = UIEdgeInsets(5, 5, 5, 50)
      #expect(controller.view.layoutMargins == UIEdgeInsets(5, 16, 5, 50))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(5, 5, 5, 50))
    }
  }

  @Test func rootViewTakesTheMarginsOfItsWindowsWidthWhenThatChanges() {
    onScreen(375, 667) {
      let controller = WitnessController()
      inWindow(controller) { window in
        controller.log = []
        UIScreen.main.update(size: CGSize(width: 1024, height: 768))
        #expect(controller.view.layoutMargins == UIEdgeInsets(0, 20, 0, 20))
        #expect(controller.log == ["viewLayoutMarginsDidChange"])
      }
    }
  }

  @Test func marginsKeepToTheSuperviewsWhereAsked() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
    let child = WitnessView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(10, 10, 8, 8))
    child.frame.origin.x = 4
    #expect(child.layoutMargins == UIEdgeInsets(10, 16, 8, 8))
    child.log = []
    parent.layoutMargins.top = 30
    #expect(child.layoutMargins == UIEdgeInsets(20, 16, 8, 8))
    #expect(child.log == ["layoutMarginsDidChange"])
    parent.frame.size = CGSize(width: 110, height: 480)
    #expect(child.layoutMargins == UIEdgeInsets(20, 16, 8, 14))
    child.removeFromSuperview()
    #expect(child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
  }

  @Test func settingTheSameMarginsTellsNobodyAndOthersTellAndLayOut() {
    let view = WitnessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    view.layoutMargins = UIEdgeInsets(8, 8, 8, 8)
    #expect(view.log.isEmpty && !view.layer.needsLayout())
    view.layoutMargins.left = 9
    #expect(view.log == ["layoutMarginsDidChange"] && view.layer.needsLayout())
  }

  // MARK: Safe area

  @Test func viewHasWhatOfTheSafeAreaReachesIntoIt() {
    onScreen(320, 480, safeArea: phone) {
      let controller = UIViewController()
      inWindow(controller) { window in
        let view = controller.view!
        #expect(window.safeAreaInsets == phone && view.safeAreaInsets == phone)
        #expect(view.safeAreaFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        let low = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
        let middle = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        view.addSubview(low)
        view.addSubview(middle)
        #expect(low.safeAreaInsets == UIEdgeInsets(0, 10, 34, 12))
        #expect(middle.safeAreaInsets == .zero)
        middle.center = CGPoint(x: 50, y: 60)
        #expect(middle.safeAreaInsets == UIEdgeInsets(34, 10, 0, 0))
        middle.transform = CGAffineTransform(translationX: 0, y: 300)
        #expect(middle.safeAreaInsets == UIEdgeInsets(34, 10, 0, 0), "a transform moves only what is seen")
      }
    }
  }

  @Test func scrolledContentHasAnotherSafeArea() {
    onScreen(320, 480, safeArea: phone) {
      let controller = UIViewController()
      inWindow(controller) { _ in
        let child = UIView(frame: CGRect(x: 50, y: 10, width: 100, height: 100))
        controller.view.addSubview(child)
        #expect(child.safeAreaInsets.top == 34)
        controller.view.bounds.origin.y = -20
        #expect(child.safeAreaInsets.top == 14)
      }
    }
  }

  @Test func marginsBeginInsideTheSafeAreaUnlessTheViewSaysOtherwise() {
    onScreen(320, 480, safeArea: phone) {
      inWindow(UIViewController()) { window in
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(52, 18, 42, 20))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
      }
    }
  }

  @Test func controllerAddsItsOwnBarsAndIsToldOnce() {
    onScreen(1024, 768, safeArea: UIEdgeInsets(20, 0, 0, 0)) {
      let controller = WitnessController()
      inWindow(controller) { _ in
        let child = WitnessView(frame: controller.view.bounds)
        controller.view.addSubview(child)
        (controller.log, child.log) = ([], [])
        controller.additionalSafeAreaInsets = UIEdgeInsets(0, 0, 50, 0)
        #expect(controller.view.marginsFrame.height == 698)
        #expect(child.safeAreaInsets == UIEdgeInsets(20, 0, 50, 0))
        #expect(controller.log == ["viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange"])
        #expect(child.log == ["layoutMarginsDidChange", "safeAreaInsetsDidChange"])
        controller.additionalSafeAreaInsets = UIEdgeInsets(0, 0, 50, 0)
        #expect(controller.log.count == 2)
      }
    }
  }

  @Test func resizingTheWindowTellsOnlyThoseWhoseEdgesChanged() {
    onScreen(420, 600, safeArea: phone) {
      let controller = WitnessController()
      inWindow(controller) { window in
        let (stays, grows) = (WitnessView(), WitnessView())
        stays.frame = CGRect(x: 100, y: 590, width: 10, height: 10)
        grows.frame = controller.view.bounds
        grows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(stays)
        controller.view.addSubview(grows)
        (controller.log, stays.log, grows.log) = ([], [], [])
        UIScreen.main.update(size: CGSize(width: 500, height: 900))
        #expect(stays.log == ["layoutMarginsDidChange", "safeAreaInsetsDidChange"])
        #expect(grows.log.isEmpty && controller.log.isEmpty)
        #expect(grows.safeAreaInsets == phone && stays.safeAreaInsets == .zero)
      }
    }
  }

  @Test func viewThatLeavesTheWindowIsNoLongerCovered() {
    onScreen(320, 480, safeArea: phone) {
      inWindow(UIViewController()) { window in
        let view = WitnessView(frame: window.bounds)
        let inner = WitnessView(frame: window.bounds)
        view.addSubview(inner)
        window.addSubview(view)
        #expect(inner.safeAreaInsets == phone)
        (view.log, inner.log) = ([], [])
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
        #expect(inner.log == ["layoutMarginsDidChange", "safeAreaInsetsDidChange"])
      }
    }
  }

  // MARK: Readable width

  @Test func linesAreKeptShortEnoughToRead() {
    onScreen(1024, 768) {
      let controller = UIViewController()
      inWindow(controller) { _ in
        let box = controller.view.bounds.inset(by: controller.view.readableInsets)
        #expect(box == CGRect(x: 176, y: 0, width: 672, height: 768))
        controller.view.directionalLayoutMargins.leading = 200
        let shifted = controller.view.bounds.inset(by: controller.view.readableInsets)
        #expect(shifted == CGRect(x: 266, y: 0, width: 672, height: 768))
      }
    }
    onScreen(375, 667) {
      let controller = UIViewController()
      inWindow(controller) { _ in
        #expect(controller.view.readableInsets == UIEdgeInsets(0, 16, 0, 16))
      }
    }
  }

  @Test func largerTextMayHaveLongerLines() {
    onScreen(1200, 900, contentSize: .extraExtraExtraLarge) {
      let controller = UIViewController()
      inWindow(controller) { _ in
        let box = controller.view.bounds.inset(by: controller.view.readableInsets)
        #expect(box.width > 800)
      }
    }
  }
}

private final class WitnessView: UIView {
  var log: [String] = []
  override func safeAreaInsetsDidChange() { log.append("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { log.append("layoutMarginsDidChange") }
}

private final class WitnessController: UIViewController {
  var log: [String] = []
  override func viewSafeAreaInsetsDidChange() { log.append("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { log.append("viewLayoutMarginsDidChange") }
}
