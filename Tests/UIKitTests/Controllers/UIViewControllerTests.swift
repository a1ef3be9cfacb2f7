import Testing

@testable import UIKit

/// The order of a controller's callbacks.
@MainActor struct UIViewControllerTests {
  @Test func startUpNotifiesTheControllerInOrder() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = WitnessController()
    window.rootViewController = controller
    #expect(controller.log.isEmpty)
    window.makeKeyAndVisible()
    #expect(controller.log == ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing"])
    UIScreen.main.host.finishTurn()
    #expect(
      controller.log == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    window.isHidden = true
    UIScreen.main.host.finishTurn()
    #expect(controller.log.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func loadViewRunsOnceAlsoWhenTheViewIsReadInIt() {
    let controller = SelfReadingController()
    _ = controller.view
    _ = controller.view
    #expect(controller.loads == 1)
  }

  @Test func layoutCallbackSeesFinalFramesOfDirectSubviews() {
    let controller = LayoutWitnessController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.seen == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func childrenAppearWithTheirParentAndAreNotified() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (parent, child) = (WitnessController(), WitnessController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.log == ["loadView", "viewDidLoad"])
    window.rootViewController = parent
    window.makeKeyAndVisible()
    UIScreen.main.host.finishTurn()
    #expect(
      child.log.filter { $0.contains("Appear") && !$0.contains("Is") } == ["viewWillAppear", "viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty)
    window.isHidden = true
  }

  @Test func replacedRootControllersAreReleased() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    weak var released: UIViewController?
    do {
      let controller = UIViewController()
      released = controller
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIScreen.main.host.finishTurn()
      window.rootViewController = UIViewController()
      UIScreen.main.host.finishTurn()
    }
    #expect(released == nil)
    window.isHidden = true
    UIScreen.main.host.finishTurn()
  }

  @Test func responderChainGoesThroughTheController() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    let inner = UIView()
    controller.view.addSubview(inner)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
    window.isHidden = true
    UIScreen.main.host.finishTurn()
  }
}

private final class WitnessController: UIViewController {
  var log: [String] = []
  override func loadView() {
    log.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() { log.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
}

private final class SelfReadingController: UIViewController {
  var loads = 0
  override func loadView() {
    loads += 1
    _ = view
    view = UIView()
  }
}

private final class LayoutWitnessController: UIViewController {
  var seen: CGRect?
  override func viewDidLoad() {
    let subview = UIView(frame: view.bounds)
    subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(subview)
  }
  override func viewDidLayoutSubviews() { seen = view.subviews[0].frame }
}
