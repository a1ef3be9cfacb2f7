import Testing

@testable import UIKit

@MainActor struct BackMenuTests {
  private func stack(_ titles: [String]) -> (UIWindow, UINavigationController) {
    let stack = UINavigationController()
    stack.viewControllers = titles.map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    UIScreen.main.host.finishTurn()
    return (window, stack)
  }

  private func actions(_ stack: UINavigationController) -> [UIAction] {
    (stack.navigationBar.backMenu?.children ?? []).compactMap { $0 as? UIAction }
  }

  @Test func listsThePagesBehindFromTheNearest() {
    let (window, stack) = stack(["A", "B", "", "D"])
    defer { window.isHidden = true }
    #expect(
      actions(stack).map(\.title) == ["", "B", "A"] || actions(stack).map(\.title) == ["Back", "B", "A"])
    actions(stack)[1].performWithSender(nil, target: nil)
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
  }

  @Test func thereIsNoneOnTheFirstPage() {
    let (window, stack) = stack(["A"])
    defer { window.isHidden = true }
    #expect(stack.navigationBar.backMenu == nil)
  }

  @Test func aBackItemsOwnMenuGoesFirst() {
    let (window, stack) = stack(["A", "B"])
    defer { window.isHidden = true }
    let own = UIMenu(children: [UIAction(title: "Home") { _ in }])
    stack.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "A", image: nil, primaryAction: nil, menu: own)
    #expect(actions(stack).map(\.title) == ["Home"])
  }

  @Test func aLongPressOpensIt() throws {
    let (window, stack) = stack(["A", "B"])
    defer { window.isHidden = true }
    func find(_ view: UIView) -> BackButton? {
      view as? BackButton ?? view.subviews.lazy.compactMap(find).first
    }
    let button = try #require(find(stack.navigationBar))
    let interaction = try #require(button.contextMenuInteraction)
    let configuration = try #require(
      button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero))
    #expect(configuration.actionProvider?([])?.children.map(\.title) == ["A"])
  }
}
