import Testing

@testable import UIKit

/// The order in which controllers are told of their views' life, as one table.
@MainActor struct LifeOrderTests {
  /// Controllers that note what they are told, on a screen with bars' and a device's insets.
  @MainActor final class Stage {
    let log = CallLog()
    let fixture: TouchFixture
    private(set) var pages: [String: Page] = [:]

    init(_ fixture: TouchFixture) {
      self.fixture = fixture
      fixture.window.frame = UIScreen.main.bounds
    }

    func page(_ name: String, _ onLoad: @escaping (Page) -> Void = { _ in }) -> Page {
      let page = Page(name, log)
      page.onLoad = onLoad
      pages[name] = page
      return page
    }

    /// Shows a controller as the window's root, to the end.
    func show(_ root: UIViewController) {
      fixture.window.rootViewController = root
      finish()
    }

    func finish() {
      for _ in 0..<3 {
        UIScreen.main.host.finishTurn()
        fixture.wait(1)
      }
      UIScreen.main.host.finishTurn()
    }

    /// The controllers' calls since the last look, by a short name.
    func read() -> String {
      log.read().filter { !$0.contains("(toParent:") }.map { $0.replacingOccurrences(of: "view", with: "") }
        .joined(separator: ", ")
    }
  }

  /// A controller that also notes whether what it is told agrees with where its view is.
  final class Page: LoggedController {
    var onLoad: (Page) -> Void = { _ in }
    var mistakes: [String] = []

    private func expect(_ holds: Bool, _ what: String, _ function: String = #function) {
      if !holds { mistakes.append("\(name) \(function): \(what)") }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      expect(view.window == nil && view.superview == nil, "in a window")
      expect(view.safeAreaInsets == .zero, "insets \(view.safeAreaInsets)")
      onLoad(self)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      expect(view.window != nil, "no window")
      expect(traitCollection.userInterfaceIdiom == view.window?.traitCollection.userInterfaceIdiom, "traits")
      isAppearing = (view.bounds.size, view.safeAreaInsets)
    }
    /// The size and the insets as the view began to appear.
    private(set) var isAppearing: (size: CGSize, insets: UIEdgeInsets)?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      expect(view.window != nil, "no window")
      expect(
        isAppearing?.size == view.bounds.size, "size \(view.bounds.size) \(String(describing: isAppearing))")
      // A page comes from beside the screen, where fewer insets reach.
      expect(
        isAppearing?.insets == view.safeAreaInsets || parent is UIPageViewController,
        "insets \(view.safeAreaInsets) \(String(describing: isAppearing))")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note(parent == nil ? "willLeave" : "willJoin")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "didLeave" : "didJoin")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      expect(view.window == nil, "in a window")
    }
  }

  nonisolated private static let arrives = "A DidLoad, A WillAppear, A IsAppearing, A DidAppear"

  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let order: String
    let work: @MainActor @Sendable (Stage) -> Void
    init(_ title: String, _ order: String, _ work: @escaping @MainActor @Sendable (Stage) -> Void) {
      (self.title, self.order, self.work) = (title, order, work)
    }
    var testDescription: String { title }
  }

  private static func stack(_ stage: Stage, _ names: String...) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(names.map { stage.page($0) }, animated: false)
    stage.show(stack)
    _ = stage.read()
    return stack
  }

  nonisolated private static let pushed =
    "B willJoin, B DidLoad, A WillDisappear, B WillAppear, B IsAppearing, A DidDisappear, B DidAppear, B didJoin"
  nonisolated private static let popped =
    "B willLeave, A DidLoad, B WillDisappear, A WillAppear, A IsAppearing, B DidDisappear, A DidAppear, B didLeave"

  private static func present(_ stage: Stage, _ style: UIModalPresentationStyle, animated: Bool) {
    stage.show(stage.page("A"))
    _ = stage.read()
    let page = stage.page("B")
    page.modalPresentationStyle = style
    stage.pages["A"]!.present(page, animated: animated)
  }

  private static func embed(_ child: Page, in parent: Page) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func tabs(_ stage: Stage, _ names: String...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { stage.page($0) }
    stage.show(tabs)
    return tabs
  }

  private static func swipe(_ stage: Stage, to x: CGFloat) {
    stage.fixture.down(5, 400)
    stage.fixture.drag(to: x, 400)
    stage.fixture.wait(0.3)
    stage.fixture.up()
  }

  private static func drag(_ stage: Stage, by y: CGFloat) {
    stage.fixture.down(200, 90)
    stage.fixture.drag(to: 200, 90 + y)
    stage.fixture.wait(0.3)
    stage.fixture.up()
  }

  nonisolated static let cases: [Case] = [
    Case("root", arrives) { $0.show($0.page("A")) },
    Case(
      "another root",
      "A WillDisappear, B DidLoad, B WillAppear, B IsAppearing, A DidDisappear, B DidAppear"
    ) {
      $0.show($0.page("A"))
      _ = $0.read()
      $0.show($0.page("B"))
    },
    Case(
      "root of a stack",
      "A willJoin, A didJoin, \(arrives)"
    ) {
      $0.show(UINavigationController(rootViewController: $0.page("A")))
    },
    Case("push", pushed) { stack($0, "A").pushViewController($0.page("B"), animated: false) },
    Case("push with animation", pushed) { stack($0, "A").pushViewController($0.page("B"), animated: true) },
    Case("pop", popped) { stack($0, "A", "B").popViewController(animated: false) },
    Case("pop with animation", popped) { stack($0, "A", "B").popViewController(animated: true) },
    Case(
      "pop of several",
      "B willLeave, C willLeave, B didLeave, A DidLoad, C WillDisappear, A WillAppear, A IsAppearing, "
        + "C DidDisappear, A DidAppear, C didLeave"
    ) {
      stack($0, "A", "B", "C").popToRootViewController(animated: true)
    },
    Case("another stack", pushed) {
      stack($0, "A").setViewControllers([$0.pages["A"]!, $0.page("B")], animated: false)
    },
    Case(
      "full screen", "A WillDisappear, B DidLoad, B WillAppear, B IsAppearing, B DidAppear, A DidDisappear"
    ) {
      present($0, .fullScreen, animated: false)
    },
    Case(
      "full screen with animation",
      "A WillDisappear, B DidLoad, B WillAppear, B IsAppearing, B DidAppear, A DidDisappear"
    ) {
      present($0, .fullScreen, animated: true)
    },
    Case("sheet", "B DidLoad, B WillAppear, B IsAppearing, B DidAppear") {
      present($0, .pageSheet, animated: false)
    },
    Case("sheet with animation", "B DidLoad, B WillAppear, B IsAppearing, B DidAppear") {
      present($0, .pageSheet, animated: true)
    },
    Case("from full screen", "B WillDisappear, A WillAppear, A IsAppearing, A DidAppear, B DidDisappear") {
      present($0, .fullScreen, animated: false)
      $0.finish()
      _ = $0.read()
      $0.pages["A"]!.dismiss(animated: true)
    },
    Case("from a sheet", "B WillDisappear, B DidDisappear") {
      present($0, .pageSheet, animated: false)
      $0.finish()
      _ = $0.read()
      $0.pages["B"]!.dismiss(animated: true)
    },
    Case(
      "embedded",
      "A DidLoad, B willJoin, B DidLoad, B didJoin, A WillAppear, B WillAppear, A IsAppearing, B IsAppearing, B DidAppear, A DidAppear"
    ) { stage in
      stage.show(
        stage.page("A") { page in
          embed(stage.page("B"), in: page)
        })
    },
    Case(
      "a child of a visible one", "B willJoin, B DidLoad, B WillAppear, B IsAppearing, B didJoin, B DidAppear"
    ) {
      $0.show($0.page("A"))
      _ = $0.read()
      embed($0.page("B"), in: $0.pages["A"]!)
    },
    Case("a child that leaves", "B willLeave, B WillDisappear, B DidDisappear, B didLeave") { stage in
      stage.show(stage.page("A") { embed(stage.page("B"), in: $0) })
      _ = stage.read()
      let child = stage.pages["B"]!
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    },
    Case("tabs", "A willJoin, A didJoin, B willJoin, B didJoin, \(arrives)") {
      _ = tabs($0, "A", "B")
    },
    Case(
      "another tab",
      "B DidLoad, B WillAppear, A WillDisappear, B IsAppearing, A DidDisappear, B DidAppear"
    ) {
      let tabs = tabs($0, "A", "B")
      _ = $0.read()
      tabs.selectedIndex = 1
    },
    Case(
      "another page",
      "B willJoin, A WillDisappear, B DidLoad, B WillAppear, B IsAppearing, A willLeave, A DidDisappear, "
        + "A didLeave, B DidAppear, B didJoin"
    ) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([$0.page("A")], direction: .forward, animated: false)
      $0.show(pages)
      _ = $0.read()
      pages.setViewControllers([$0.page("B")], direction: .forward, animated: true)
    },
    Case(
      "exchanged children",
      "B willLeave, B WillDisappear, C DidLoad, C WillAppear, C IsAppearing, C DidAppear, B DidDisappear, "
        + "B didLeave, C didJoin"
    ) { stage in
      let (first, second) = (stage.page("B"), stage.page("C"))
      stage.show(stage.page("A") { embed(first, in: $0) })
      let page = stage.pages["A"]!
      page.addChild(second)
      _ = stage.read()
      first.willMove(toParent: nil)
      page.transition(from: first, to: second, duration: 0.2, animations: nil) { _ in
        first.removeFromParent()
        second.didMove(toParent: page)
      }
    },
    Case(
      "split",
      "A willJoin, A didJoin, B willJoin, B didJoin, B willLeave, B didLeave, B willJoin, B didJoin, "
        + "B DidLoad, B WillAppear, B IsAppearing, B DidAppear"
    ) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController($0.page("A"), for: .primary)
      split.setViewController($0.page("B"), for: .secondary)
      $0.show(split)
    },
    Case(
      "a swipe that is cancelled",
      "B willLeave, A DidLoad, B WillDisappear, A WillAppear, A IsAppearing, A WillDisappear, B WillAppear, "
        + "B IsAppearing, A DidDisappear, B DidAppear"
    ) {
      _ = stack($0, "A", "B")
      swipe($0, to: 100)
    },
    Case(
      "a swipe back",
      popped
    ) {
      _ = stack($0, "A", "B")
      swipe($0, to: 350)
    },
    Case("a sheet that is dragged and let go", "") {
      present($0, .pageSheet, animated: false)
      $0.finish()
      _ = $0.read()
      drag($0, by: 60)
    },
    Case(
      "a sheet that is dragged away",
      "B WillDisappear, B DidDisappear"
    ) {
      present($0, .pageSheet, animated: false)
      $0.finish()
      _ = $0.read()
      drag($0, by: 500)
    },
    Case("a window that is hidden", "A WillDisappear, A DidDisappear") {
      $0.show($0.page("A"))
      _ = $0.read()
      $0.fixture.window.isHidden = true
    },
  ]

  @Test("callbacks come in Apple's order", arguments: cases.indices)
  func order(index: Int) {
    let line = Self.cases[index]
    onScreen(393, 852, safeArea: UIEdgeInsets(59, 0, 34, 0)) {
      TouchFixture.run { fixture in
        let stage = Stage(fixture)
        line.work(stage)
        stage.finish()
        #expect(stage.read() == line.order, "\(line.title)")
        #expect(stage.pages.values.flatMap(\.mistakes) == [])
        fixture.window.rootViewController = nil
        stage.finish()
      }
    }
  }
}
