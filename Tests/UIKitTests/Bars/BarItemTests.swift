import DisplayProtocol
import Testing

@testable import UIKit

/// Items of bars: what they say, do and how they are placed.
@MainActor struct BarItemTests {
  /// A bar of its own in a window of a phone's size.
  private func withBar(
    direction: UIUserInterfaceLayoutDirection = .leftToRight, _ items: [UINavigationItem],
    _ body: (UINavigationBar, UIWindow) -> Void
  ) {
    onScreen(375, 667, direction: direction) {
      let controller = UIViewController()
      inWindow(controller) { window in
        let bar = UINavigationBar(frame: CGRect(0, 0, 375, 44))
        controller.view.addSubview(bar)
        bar.items = items
        UIScreen.main.host.finishTurn()
        body(bar, window)
      }
    }
  }

  private func all<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
    view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? all(type, in: $0) }
  }

  private func label(_ text: String, in bar: UIView) -> UILabel? {
    all(UILabel.self, in: bar).first { $0.text == text && !$0.isHidden }
  }

  @Test func titleIsInTheMiddleAndButtonsAtTheSides() throws {
    let item = UINavigationItem(title: "Title")
    let (add, edit) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    item.rightBarButtonItems = [add, edit]
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    withBar([item]) { bar, _ in
      let buttons = all(BarButton.self, in: bar)
      #expect(buttons.map { $0.accessibilityLabel } == ["Cancel", "Add", "Edit"])
      // The first item at the end is the outermost.
      #expect(buttons[1].frame.maxX == 375 - 8 && buttons[2].frame.maxX == buttons[1].frame.minX)
      #expect(buttons[0].frame.minX == 8)
      // To the nearest pixel.
      #expect(abs((label("Title", in: bar)?.frame.midX ?? 0) - 187.5) <= 0.25)
    }
    withBar(direction: .rightToLeft, [item]) { bar, _ in
      let buttons = all(BarButton.self, in: bar)
      #expect(buttons[1].frame.minX == 8 && buttons[0].frame.maxX == 375 - 8)
    }
  }

  @Test func theBackButtonSaysAsMuchAsThereIsRoomFor() {
    func back(_ former: UINavigationItem, title: String = "Here") -> String? {
      var text: String?
      withBar([former, UINavigationItem(title: title)]) { bar, _ in
        text = all(BackButton.self, in: bar).first?.label.text
      }
      return text
    }
    #expect(back(UINavigationItem(title: "There")) == "There")
    #expect(back(UINavigationItem()) == "Back")
    #expect(back(UINavigationItem(title: "A title that is much too long for it to be here")) == "Back")
    #expect(
      back(UINavigationItem(title: "There"), title: "A title so long that it fills the whole bar, or more")
        == "There")
    let former = UINavigationItem(title: "There")
    former.backButtonTitle = "Home"
    #expect(back(former) == "Home")
    former.backBarButtonItem = UIBarButtonItem(title: "Out", style: .plain, target: nil, action: nil)
    #expect(back(former) == "Out")
    former.backBarButtonItem = nil
    former.backButtonDisplayMode = .generic
    #expect(back(former) == "Back")
    former.backButtonDisplayMode = .minimal
    #expect(back(former) == nil)
  }

  @Test func itemsAtTheBeginningReplaceTheBackButtonOrStandBesideIt() {
    let items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    items[1].leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    withBar(items) { bar, _ in
      #expect(all(BackButton.self, in: bar).isEmpty)
      items[1].leftItemsSupplementBackButton = true
      UIScreen.main.host.finishTurn()
      let back = all(BackButton.self, in: bar)[0]
      #expect(all(BarButton.self, in: bar)[0].frame.minX == back.frame.maxX)
      items[1].setHidesBackButton(true, animated: false)
      UIScreen.main.host.finishTurn()
      #expect(all(BackButton.self, in: bar).isEmpty)
    }
  }

  @Test func actionsAndTargetsAreCalledOnce() {
    final class Target {
      var senders: [UIBarButtonItem] = []
      func press(_ item: UIBarButtonItem) { senders.append(item) }
    }
    let target = Target()
    var acted = 0
    let action = Selector("press", Target.press)
    let plain = UIBarButtonItem(title: "Plain", style: .plain, target: target, action: action)
    let closure = UIBarButtonItem(primaryAction: UIAction(title: "Closure") { _ in acted += 1 })
    let item = UINavigationItem()
    item.rightBarButtonItems = [plain, closure]
    withBar([item]) { bar, _ in
      let buttons = all(BarButton.self, in: bar)
      for button in buttons { #expect(button.accessibilityActivate()) }
      #expect(target.senders == [plain] && acted == 1)
      closure.isEnabled = false
      #expect(!buttons[1].isEnabled && !buttons[1].accessibilityActivate() && acted == 1)
      #expect(buttons[0].semantics.role == .button && buttons[0].semantics.isFocusable)
    }
  }

  @Test func titleAndPictureAreTheActionsButForSystemItems() {
    let picture = UIImage(systemName: "plus")
    let action = UIAction(title: "Finish", image: picture, attributes: .disabled) { _ in }
    for item in [UIBarButtonItem(primaryAction: action), UIBarButtonItem(title: nil, primaryAction: action)] {
      #expect(item.title == "Finish" && item.image === picture && !item.isEnabled)
    }
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    let system = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Finish") { _ in })
    #expect(system.title == nil && system.shownTitle == "Add")
    system.primaryAction = action
    #expect(system.title == nil && system.image == nil)
    let later = UIBarButtonItem()
    later.primaryAction = action
    #expect(later.title == "Finish")
  }

  @Test func aTargetThatIsGoneIsNotReplaced() {
    final class Target: UIViewController {
      nonisolated(unsafe) var presses = 0
      func press() { presses += 1 }
    }
    onScreen(375, 667) {
      let root = Target()
      let item = UIBarButtonItem(
        title: "X", style: .plain, target: nil, action: Selector("press", Target.press))
      root.navigationItem.rightBarButtonItem = item
      inWindow(root) { _ in
        // Without a target the responder chain is searched.
        item.perform(from: root.view, for: nil)
        #expect(root.presses == 1)
        do {
          let other = Target()
          item.target = other
        }
        item.perform(from: root.view, for: nil)
        #expect(root.presses == 1)
      }
    }
  }

  @Test func changesOfItemsShow() {
    let item = UINavigationItem(title: "Before")
    let button = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    withBar([item]) { bar, _ in
      item.title = "After"
      button.title = "Another"
      UIScreen.main.host.finishTurn()
      #expect(label("After", in: bar) != nil && label("Another", in: bar) != nil)
      button.customView = UISwitch()
      UIScreen.main.host.finishTurn()
      let toggle = all(UISwitch.self, in: bar)[0]
      #expect(toggle.frame.size == CGSize(width: 51, height: 31) && toggle.frame.maxX == 359)
      item.titleView = UISegmentedControl(items: ["A", "B"])
      UIScreen.main.host.finishTurn()
      #expect(all(UISegmentedControl.self, in: bar)[0].frame.midX == 187.5)
      #expect(label("After", in: bar) == nil)
    }
  }

  @Test func barsFollowTheContentOfTheAppsOwnViews() {
    onScreen(375, 667) {
      let controller = UIViewController()
      let stack = UINavigationController(rootViewController: controller)
      stack.isToolbarHidden = false
      let labels = (0..<4).map { _ in UILabel() }
      labels.forEach { $0.text = "a" }
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: labels[0])
      controller.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(customView: labels[1]),
      ]
      controller.navigationItem.titleView = labels[2]
      controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: labels[3]), .flexibleSpace()]
      inWindow(stack) { _ in
        UIScreen.main.host.finishTurn()
        let edges = (labels[0].frame.minX, labels[1].frame.maxX)
        for text in ["longer", "i", "short"] {
          labels.forEach { $0.text = text }
          UIScreen.main.host.finishTurn()
          for (index, label) in labels.enumerated() {
            #expect(abs(label.frame.width - label.intrinsicContentSize.width) <= 0.5, "\(index): \(text)")
          }
          #expect(labels[0].frame.minX == edges.0 && labels[1].frame.maxX == edges.1)
          #expect(abs(labels[2].frame.midX - 187.5) <= 0.5 && abs(labels[3].frame.midX - 187.5) <= 0.5)
        }
      }
    }
  }

  @Test func changesOfHiddenControllersCostNothing() {
    onScreen(375, 667) {
      let (a, b) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: a)
      stack.pushViewController(b, animated: false)
      inWindow(stack) { _ in
        a.title = "New"
        UIScreen.main.host.finishTurn()
        #expect(all(BackButton.self, in: stack.navigationBar).first?.label.text == "New")
      }
    }
  }

  @Test func titlesBeforeTheViewShow() {
    onScreen(375, 667) {
      let a = UIViewController()
      a.title = "Early"
      let stack = UINavigationController(rootViewController: a)
      inWindow(stack) { _ in
        #expect(label("Early", in: stack.navigationBar) != nil)
        #expect(stack.tabBarItem.title == "Early")
      }
    }
  }

  @Test func spacesShareWhatIsLeft() {
    onScreen(375, 667) {
      let controller = UIViewController()
      inWindow(controller) { _ in
        let bar = UIToolbar(frame: CGRect(0, 0, 375, 44))
        controller.view.addSubview(bar)
        let items = (0..<3).map {
          UIBarButtonItem(title: "Item \($0)", style: .plain, target: nil, action: nil)
        }
        for item in items { item.width = 60 }
        bar.items = [items[0], .flexibleSpace(), items[1], .fixedSpace(20), items[2]]
        UIScreen.main.host.finishTurn()
        #expect(all(BarButton.self, in: bar).map(\.frame.minX) == [8, 227, 307])
        bar.items = [.flexibleSpace(), items[0], .flexibleSpace()]
        UIScreen.main.host.finishTurn()
        #expect(all(BarButton.self, in: bar).map(\.frame.midX) == [187.5])
        #expect(bar.sizeThatFits(.zero) == CGSize(width: 375, height: 44))
      }
    }
  }

  @Test func editButtonBeginsAndEndsEditing() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem && item.title == "Edit" && item.style == .plain)
    item.perform(from: nil, for: nil)
    #expect(controller.isEditing && item.title == "Done" && item.style == .done)
    controller.isEditing = false
    #expect(item.title == "Edit")
  }

  @Test func appearancesAreCopiesAndAreFollowed() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    let other = appearance.copy()
    #expect(copy.backgroundColor == .systemRed && other.titleTextAttributes.count == 1)
    copy.backgroundColor = .systemBlue
    #expect(appearance.backgroundColor == .systemRed)
    withBar([UINavigationItem(title: "T")]) { bar, _ in
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
      UIScreen.main.host.finishTurn()
      #expect(label("T", in: bar)?.textColor == .white)
      appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
      UIScreen.main.host.finishTurn()
      #expect(label("T", in: bar)?.textColor == .systemGreen)
    }
  }

  @Test func aBarOfItsOwnPushesAndPops() {
    final class Keeper: UINavigationBarDelegate {
      var lines: [String] = []
      var lets = true
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { lets }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("popped \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        lines.append("pushed \(item.title ?? "")")
      }
    }
    let keeper = Keeper()
    let items = ["A", "B"].map { UINavigationItem(title: $0) }
    withBar([items[0]]) { bar, _ in
      bar.delegate = keeper
      bar.pushItem(items[1], animated: false)
      UIScreen.main.host.finishTurn()
      #expect(bar.topItem === items[1] && bar.backItem === items[0])
      keeper.lets = false
      #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
      keeper.lets = true
      #expect(all(BackButton.self, in: bar)[0].accessibilityActivate())
      #expect(bar.topItem === items[1])
      bar.setItems([items[0]], animated: false)
      UIScreen.main.host.finishTurn()
      #expect(bar.items == [items[0]] && keeper.lines == ["pushed B", "popped B"])
    }
  }
}
