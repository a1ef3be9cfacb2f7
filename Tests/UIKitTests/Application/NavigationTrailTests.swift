import DisplayProtocol
import Foundation
import Persistence
import Testing

@testable import UIKit

/// The trail of tabs, presentations and unrepeatable steps, and its replay by the next process.
@MainActor @Suite(.serialized) struct NavigationTrailTests {
  private final class First: UIViewController {}
  private final class Second: UIViewController {}
  private final class Third: UIViewController {}

  /// An app of two tabs: the second has a stack whose pages push and present.
  @MainActor private final class TabApp {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let stack: UINavigationController
    let second = Second()

    init() {
      let first = First()
      first.title = "One"
      second.title = "Two"
      stack = UINavigationController(rootViewController: second)
      tabs.viewControllers = [first, stack]
      addButton("Push", to: second) { [weak self] in
        self?.stack.pushViewController(Third(), animated: true)
      }
      addButton("Present", to: second, y: 200) { [weak self] in
        self?.second.present(Third(), animated: true)
      }
      addButton("Alert", to: second, y: 320) { [weak self] in
        guard let self else { return }
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Go on", style: .default) { _ in
            self.stack.pushViewController(Third(), animated: true)
          })
        second.present(alert, animated: true)
      }
      addButton("Destroy", to: second, y: 380, role: .destructive) { [weak self] in
        self?.stack.pushViewController(Third(), animated: true)
      }
      let show = UIAction(title: "Show it") { [weak self] _ in
        self?.stack.pushViewController(Third(), animated: true)
      }
      let menu = addButton("Menu", to: second, y: 440) {}
      menu.menu = UIMenu(children: [show])
      menu.showsMenuAsPrimaryAction = true
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      UIScreen.main.finishTurn()
    }

    @discardableResult
    private func addButton(
      _ title: String, to page: UIViewController, y: CGFloat = 140, role: UIButton.Role = .normal,
      action: @escaping () -> Void
    ) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      button.role = role
      page.view.addSubview(button)
      return button
    }

    func end() {
      window.isHidden = true
      UIScreen.main.finishTurn()
    }
  }

  /// A trail, and inputs as the application gets them.
  @MainActor private final class Rider {
    let trail: NavigationTrail
    private let router = InputRouter(application: .shared)

    init(_ file: URL) {
      // Other tests are work of the main queue, too.
      trail = NavigationTrail(
        file: SavedFile(file, name: "The trail"), application: .shared, pause: {})
    }

    func receive(_ input: Input) {
      trail.willReceive(input) { _ in nil }
      router.receive(input)
      trail.update()
    }

    func tap(_ text: String, in window: UIWindow) throws {
      let view = try #require(find(text, in: window))
      let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      for phase in [PointerInput.Phase.down, .up] {
        receive(
          .pointer(
            PointerInput(phase: phase, location: point, timestamp: ProcessInfo.processInfo.systemUptime)))
      }
    }

    private func find(_ text: String, in view: UIView) -> UIView? {
      if !view.isHidden, (view as? UILabel)?.text == text || (view as? TabButton)?.semantics.text == text {
        return view
      }
      return view.subviews.lazy.compactMap { self.find(text, in: $0) }.first
    }
  }

  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "trail-\(UUID().uuidString).json")

  /// Runs `play` in a first process' stead, and gives the app of a second one that has gone where the first
  /// was.
  private func goAgain(_ play: (Rider, TabApp) throws -> Void, check: (TabApp) throws -> Void) throws {
    let animate = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer {
      UIView.setAnimationsEnabled(animate)
      try? FileManager.default.removeItem(at: file)
    }
    let first = TabApp()
    let rider = Rider(file)
    rider.trail.update()
    try play(rider, first)
    rider.trail.write()
    first.end()

    let second = TabApp()
    let other = Rider(file)
    other.trail.replay(receive: other.receive)
    try check(second)
    second.end()
  }

  @Test func aTabAndWhatWasPushedInItComeBack() throws {
    try goAgain { rider, app in
      try rider.tap("Two", in: app.window)
      try rider.tap("Push", in: app.window)
      #expect(app.stack.topViewController is Third)
    } check: { app in
      #expect(app.tabs.selectedIndex == 1)
      #expect(app.stack.viewControllers.count == 2 && app.stack.topViewController is Third)
    }
  }

  @Test func whatWasPresentedComesBack() throws {
    try goAgain { rider, app in
      try rider.tap("Two", in: app.window)
      try rider.tap("Present", in: app.window)
    } check: { app in
      #expect(app.second.presentedViewController is Third)
    }
  }

  @Test func whatWasPoppedIsForgotten() throws {
    try goAgain { rider, app in
      try rider.tap("Two", in: app.window)
      try rider.tap("Push", in: app.window)
      app.stack.popViewController(animated: false)
      UIScreen.main.finishTurn()
      rider.trail.update()
    } check: { app in
      #expect(app.tabs.selectedIndex == 1 && app.stack.viewControllers.count == 1)
    }
  }

  @Test func whatAnAlertLedToIsNotGoneTo() throws {
    try goAgain { rider, app in
      try rider.tap("Two", in: app.window)
      try rider.tap("Alert", in: app.window)
      #expect(app.second.presentedViewController is UIAlertController)
      try rider.tap("Go on", in: app.window)
      #expect(app.stack.topViewController is Third)
    } check: { app in
      #expect(app.tabs.selectedIndex == 1)
      #expect(app.stack.viewControllers.count == 1 && app.second.presentedViewController == nil)
    }
  }

  @Test(arguments: [["Destroy"], ["Menu", "Show it"]])
  func destructiveButtonsAndMenusAreNotPressedAgain(_ steps: [String]) throws {
    try goAgain { rider, app in
      try rider.tap("Two", in: app.window)
      for step in steps { try rider.tap(step, in: app.window) }
      #expect(app.stack.topViewController is Third)
    } check: { app in
      #expect(app.tabs.selectedIndex == 1)
      #expect(app.stack.viewControllers.count == 1)
    }
  }

  @Test func whatCameByItselfIsNotGoneTo() throws {
    try goAgain { rider, app in
      try rider.tap("Two", in: app.window)
      rider.receive(.key(KeyInput(phase: .down, key: "a")))
      app.stack.pushViewController(Third(), animated: false)
      UIScreen.main.finishTurn()
      rider.trail.update()
    } check: { app in
      #expect(app.tabs.selectedIndex == 1 && app.stack.viewControllers.count == 1)
    }
  }
}
