import Testing

@testable import UIKit

/// The steps of a history that tabs and the screens in them are.
@MainActor @Suite("Selections of tabs in a history") struct TabSelectionTests {
  private let tabs = UITabBarController()
  private let stacks = ["A", "B", "C"].map { name in
    let root = UIViewController()
    root.title = name
    return UINavigationController(rootViewController: root)
  }

  private func push(_ title: String, in tab: Int) {
    let controller = UIViewController()
    controller.title = title
    stacks[tab].pushViewController(controller, animated: false)
  }

  private func steps(_ selections: inout TabSelections, _ tab: Int) -> [String] {
    selections.select(stacks[tab], in: tabs).map { visit in
      visit.kind == .tab
        ? ">" + ((visit.controller as? UINavigationController)?.viewControllers.first?.title ?? "")
        : visit.controller.title ?? ""
    }
  }

  @Test("Screens of a tab lie before the tab that was selected after them") func order() {
    tabs.viewControllers = stacks
    var selections = TabSelections()
    #expect(steps(&selections, 0) == [])
    push("a1", in: 0)
    #expect(steps(&selections, 0) == [])
    #expect(steps(&selections, 1) == ["a1", ">B"])
    push("b1", in: 1)
    #expect(steps(&selections, 1) == ["a1", ">B"])
    #expect(steps(&selections, 0) == ["a1", ">B", "b1", ">A"])
    push("a2", in: 0)
    #expect(steps(&selections, 0) == ["a1", ">B", "b1", ">A"])
    #expect(steps(&selections, 2) == ["a1", ">B", "b1", ">A", "a2", ">C"])
    // What is popped meanwhile is no step any more.
    stacks[0].popToRootViewController(animated: false)
    #expect(steps(&selections, 2) == [">B", "b1", ">A", ">C"])
    #expect(selections.leave(stacks[1]) == nil)
    #expect(selections.leave(stacks[2]) === stacks[0])
    #expect(steps(&selections, 0) == [">B", "b1", ">A"])
    tabs.viewControllers = [stacks[0], stacks[2]]
    #expect(steps(&selections, 2) == [">C"])
  }
}
