import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite("Containers of storyboards", .serialized) struct ContainerTests {
  private let folder = DocumentFolder()

  init() {
    _ = Registration.hubs
    _ = Calls.take()
  }

  private func title(_ controller: UIViewController?) -> String? {
    (controller as? UINavigationController)?.topViewController?.title ?? controller?.title
  }

  // MARK: Split view controllers

  @Test("Columns are those that relationships name") func columns() throws {
    let children = [
      ("masterViewController", "P"), ("detailViewController", "D"), ("supplementaryViewController", "U"),
      ("compactViewController", "K"),
    ]
    let screens = ["P", "D", "U", "K"].map { Scenes.screen($0) }.joined()
    for (style, expected) in [
      ("doubleColumn", UISplitViewController.Style.doubleColumn), ("tripleColumn", .tripleColumn),
    ] {
      let attributes =
        "style=\"\(style)\" behavior=\"displace\" preferredDisplayMode=\"oneBesideSecondary\" primaryEdge=\"trailing\" presentsWithGesture=\"NO\" minimumPrimaryColumnWidth=\"111\""
      let given = style == "tripleColumn" ? children : children.filter { $0.1 != "U" }
      let split: UISplitViewController = try folder.start(
        Scenes.container("splitViewController", "S", attributes, children: given.map { ($0.0, $0.1) })
          + screens, "S")
      #expect(split.style == expected)
      #expect(split.preferredSplitBehavior == .displace)
      #expect(split.preferredDisplayMode == .oneBesideSecondary)
      #expect(split.primaryEdge == .trailing)
      #expect(split.presentsWithGesture == false)
      #expect(split.minimumPrimaryColumnWidth == 111)
      #expect(split.viewController(for: .primary)?.title == "P")
      #expect(split.viewController(for: .secondary)?.title == "D")
      #expect(split.viewController(for: .compact)?.title == "K")
      #expect(split.viewController(for: .supplementary)?.title == (style == "tripleColumn" ? "U" : nil))
    }
  }

  @Test("The old style has a list and a detail, in any order") func oldStyle() throws {
    let screens = Scenes.screen("P") + Scenes.screen("D")
    for children in [
      [("masterViewController", "P"), ("detailViewController", "D")],
      [("detailViewController", "D"), ("masterViewController", "P")],
    ] {
      let split: UISplitViewController = try folder.start(
        Scenes.container("splitViewController", "S", children: children.map { ($0.0, $0.1) }) + screens, "S")
      #expect(split.style == .unspecified)
      #expect(split.viewControllers.map(\.title) == ["P", "D"])
    }
  }

  @Test("In a narrow window the compact column is shown") func compactColumn() throws {
    let scenes =
      Scenes.container(
        "splitViewController", "S", "style=\"doubleColumn\"",
        children: [
          ("masterViewController", "P"), ("detailViewController", "D"),
          ("compactViewController", "K"),
        ]) + ["P", "D", "K"].map { Scenes.screen($0) }.joined()
    try onScreen(375, 667, folder.start(scenes, "S", as: UISplitViewController.self)) { split in
      #expect(split.isCollapsed)
      #expect(title(split.viewControllers.first) == "K")
    }
    try onScreen(1200, 800, folder.start(scenes, "S", as: UISplitViewController.self)) { split in
      #expect(split.viewControllers.map(title) == ["P", "D"])
    }
  }

  // MARK: Pages

  @Test("Pages have their style, their axis, their spine and their first pages") func pages() throws {
    let screens = Scenes.screen("1") + Scenes.screen("2")
    func make(_ attributes: String, _ ids: [String]) throws -> UIPageViewController {
      try folder.start(
        Scenes.container(
          "pageViewController", "P", attributes, children: ids.map { ("viewControllers", $0) }) + screens, "P"
      )
    }
    let scrolling = try make(
      "transitionStyle=\"scroll\" navigationOrientation=\"vertical\" pageSpacing=\"20\" spineLocation=\"mid\"",
      ["1"])
    #expect(scrolling.transitionStyle == .scroll)
    #expect(scrolling.navigationOrientation == .vertical)
    #expect(scrolling.spineLocation == .none)
    #expect(scrolling.viewControllers?.map(\.title) == ["1"])
    let curling = try make("spineLocation=\"max\" doubleSided=\"YES\"", ["1", "2"])
    #expect(curling.transitionStyle == .pageCurl)
    #expect(curling.navigationOrientation == .horizontal)
    #expect(curling.spineLocation == .max)
    #expect(curling.isDoubleSided)
    #expect(curling.viewControllers?.map(\.title) == ["1"])
    let spread = try make("transitionStyle=\"pageCurl\" spineLocation=\"mid\"", ["1", "2"])
    #expect(spread.spineLocation == .mid)
    #expect(spread.viewControllers?.map(\.title) == ["1", "2"])
    // One page is too few for a spine in the middle.
    #expect(try make("spineLocation=\"mid\"", ["1"]).viewControllers == nil)
    #expect(try make("", []).viewControllers == nil)
  }

  @Test("A scrolling page lies in the whole of the window") func pageFrame() throws {
    let scenes =
      Scenes.container(
        "pageViewController", "P", "transitionStyle=\"scroll\"", children: [("viewControllers", "1")])
      + Scenes.screen("1")
    try onScreen(375, 667, folder.start(scenes, "P", as: UIPageViewController.self)) { pages in
      let view = try #require(pages.viewControllers?.first?.view)
      #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  // MARK: Unwinding

  private static let tabs =
    Scenes.container(
      "tabBarController", "T", children: [("viewControllers", "N1"), ("viewControllers", "N2")])
    + Scenes.navigation("N1", root: "H") + Scenes.navigation("N2", root: "M")
    + Scenes.screen("H", type: "HubController", segues: Scenes.segue("show", to: "X", "more"))
    + Scenes.screen("X")
    + Scenes.screen("M", segues: Scenes.segue("push", to: "Y", "more"))
    + Scenes.screen("Y", segues: Scenes.unwind(from: "Y"))

  @Test("An unwind segue selects the tab of its destination, and pops to it") func throughTabs() throws {
    try onScreen(375, 667, folder.start(Self.tabs, "T", as: UITabBarController.self)) { tabs in
      let stacks = tabs.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
      #expect(stacks.map { title($0) } == ["H", "M"])
      #expect(tabs.tabBar.items?.count == 2)
      stacks[0].topViewController?.performSegue(withIdentifier: "more", sender: nil)
      tabs.selectedIndex = 1
      stacks[1].topViewController?.performSegue(withIdentifier: "more", sender: nil)
      finishTurn()
      #expect(stacks.map(\.viewControllers.count) == [2, 2])
      _ = Calls.take()
      stacks[1].topViewController?.performSegue(withIdentifier: "back", sender: nil)
      finishTurn()
      #expect(Calls.take() == ["prepare back Y H", "hub H"])
      #expect(tabs.selectedIndex == 0)
      #expect(title(stacks[0]) == "H")
      // What the segue leaves stays as it is.
      #expect(title(stacks[1]) == "Y")
    }
  }

  @Test("A controller that refuses is passed, and a segue without a destination does nothing")
  func refused() throws {
    let scenes =
      Scenes.screen("H", type: "HubController", segues: Scenes.segue("show", to: "G", "more"))
      + Scenes.screen("G", type: "HubController", segues: Scenes.segue("show", to: "Y", "more"))
      + Scenes.screen(
        "Y", segues: Scenes.unwind(from: "Y", "customClass=\"LoggingUnwindSegue\" \(Scenes.module)"))
      + Scenes.navigation("N", root: "H")
    try onScreen(375, 667, folder.start(scenes, "N", as: UINavigationController.self)) { navigation in
      for _ in 0..<2 { navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil) }
      #expect(navigation.viewControllers.map(\.title) == ["H", "G", "Y"])
      let hubs = navigation.viewControllers.compactMap { $0 as? HubController }
      for hub in hubs { hub.isOpen = false }
      _ = Calls.take()
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      #expect(Calls.take() == [])
      #expect(navigation.viewControllers.count == 3)
      hubs[0].isOpen = true
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      finishTurn()
      #expect(Calls.take() == ["prepare back Y H", "hub H", "own Y H"])
      #expect(navigation.viewControllers.map(\.title) == ["H"])
    }
  }

  @Test("The nearest controller that has the method is the destination") func nearest() throws {
    let scenes =
      Scenes.screen("H", type: "HubController", segues: Scenes.segue("show", to: "G", "more"))
      + Scenes.screen("G", type: "HubController", segues: Scenes.segue("show", to: "Y", "more"))
      + Scenes.screen("Y", segues: Scenes.unwind(from: "Y")) + Scenes.navigation("N", root: "H")
    try onScreen(375, 667, folder.start(scenes, "N", as: UINavigationController.self)) { navigation in
      for _ in 0..<2 { navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil) }
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      finishTurn()
      #expect(navigation.viewControllers.map(\.title) == ["H", "G"])
    }
  }

  @Test("A container of the app's own is asked to go towards its child") func ownContainer() throws {
    func holder(_ id: String, _ child: String) -> String {
      "<containerView id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"80\"/><connections>\(Scenes.segue("embed", to: child, "in\(child)"))</connections></containerView>"
    }
    let scenes =
      Scenes.screen("F", type: "FrameController", content: holder("c1", "H") + holder("c2", "Y"))
      + Scenes.screen("H", type: "HubController")
      + Scenes.screen(
        "Y", segues: Scenes.segue("presentation", to: "Z", "over", "modalPresentationStyle=\"fullScreen\""))
      + Scenes.screen("Z", segues: Scenes.unwind(from: "Z"))
    try onScreen(375, 667, folder.start(scenes, "F", as: FrameController.self)) { frame in
      #expect(frame.children.map(\.title) == ["H", "Y"])
      frame.children[1].performSegue(withIdentifier: "over", sender: nil)
      let over = try #require(frame.presentedViewController)
      _ = Calls.take()
      over.performSegue(withIdentifier: "back", sender: nil)
      finishTurn()
      #expect(Calls.take() == ["prepare back Z H", "hub H", "towards H"])
      #expect(frame.presentedViewController == nil)
    }
  }

  @Test("A presented stack is left for a controller under a pushed one") func presentedStack() throws {
    let scenes =
      Scenes.screen("H", type: "HubController", segues: Scenes.segue("show", to: "X", "more"))
      + Scenes.screen(
        "X", segues: Scenes.segue("presentation", to: "N2", "over", "modalPresentationStyle=\"fullScreen\""))
      + Scenes.screen("M", segues: Scenes.segue("show", to: "Y", "more"))
      + Scenes.screen("Y", segues: Scenes.unwind(from: "Y"))
      + Scenes.navigation("N", root: "H") + Scenes.navigation("N2", root: "M")
    try onScreen(375, 667, folder.start(scenes, "N", as: UINavigationController.self)) { navigation in
      navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil)
      navigation.topViewController?.performSegue(withIdentifier: "over", sender: nil)
      let over = try #require(navigation.presentedViewController as? UINavigationController)
      over.topViewController?.performSegue(withIdentifier: "more", sender: nil)
      #expect(over.viewControllers.map(\.title) == ["M", "Y"])
      over.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      finishTurn()
      #expect(navigation.presentedViewController == nil)
      #expect(navigation.viewControllers.map(\.title) == ["H"])
      #expect(navigation.topViewController?.view.window != nil)
    }
  }
}
