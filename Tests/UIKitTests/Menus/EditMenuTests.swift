import Testing

@testable import UIKit

/// Edit menus: the interaction, the controller of before iOS 16, and what responders add.
@Suite("Edit menus") @MainActor struct EditMenuTests {
  private final class Editor: UIView, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    var suggested: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .copy || action == .selectAll
    }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func selectAll(_ sender: Any?) { calls.append("selectAll") }
    override func buildMenu(with builder: any UIMenuBuilder) {
      let own = UIMenu(
        options: .displayInline, children: [UIAction(title: "Bold") { _ in self.calls.append("bold") }])
      builder.insertSibling(own, afterMenu: .standardEdit)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      suggested = suggestedActions.map(\.title)
      return UIMenu(children: suggestedActions + [UIAction(title: "Mine") { _ in self.calls.append("mine") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("willDismiss \(configuration.identifier)")
    }
  }

  private func openBar(_ fixture: TouchFixture) -> EditMenuBar? {
    fixture.window.subviews.compactMap { $0 as? EditMenuBar }.first { !$0.isClosing }
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test("The menu suggests what the responder chain carries out, and performs it there")
  func interaction() throws {
    try TouchFixture.run { fixture in
      let editor = Editor(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
      fixture.window.addSubview(editor)
      editor.becomeFirstResponder()
      defer { editor.resignFirstResponder() }
      let interaction = UIEditMenuInteraction(delegate: editor)
      editor.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "words", sourcePoint: CGPoint(x: 150, y: 10)))
      #expect(editor.suggested == ["Copy", "Select All", "Bold"])
      let bar = try #require(openBar(fixture))
      #expect(bar.frame.maxY == 202)
      #expect(bar.frame.midX == 200)
      let copy = try #require(button("Copy", in: bar))
      #expect(copy.accessibilityActivate())
      #expect(editor.calls == ["willDismiss words", "copy"])
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      #expect(!fixture.window.subviews.contains { $0 is EditMenuBar })
    }
  }

  @Test("A press elsewhere takes the menu away, and does what it does")
  func pressElsewhere() {
    TouchFixture.run { fixture in
      let editor = Editor(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
      fixture.window.addSubview(editor)
      let interaction = UIEditMenuInteraction(delegate: editor)
      editor.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 10, y: 10)))
      var taps = 0
      let other = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 40))
      other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      fixture.window.addSubview(other)
      fixture.tap(100, 320)
      #expect(taps == 1)
      #expect(openBar(fixture) == nil)
      #expect(editor.calls == ["willDismiss a"])
      #expect(fixture.window.gestureRecognizers == nil)
    }
  }

  @Test("The menu controller shows its items and posts its notifications in order")
  func menuController() {
    TouchFixture.run { fixture in
      let editor = Editor(frame: CGRect(x: 50, y: 0, width: 200, height: 40))
      fixture.window.addSubview(editor)
      let menu = UIMenuController.shared
      var posted: [String] = []
      let names = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
          MainActor.assumeIsolated { posted.append(name.rawValue) }
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      menu.showMenu(from: editor, rect: editor.bounds)
      #expect(menu.isMenuVisible)
      // There is no room above.
      #expect(menu.menuFrame.minY == 48)
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      menu.hideMenu()
      #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      #expect(posted == names.map(\.rawValue))
    }
  }

  @Test("The secondary button gives a text the keyboard and shows its edit menu")
  func textFields() throws {
    try TouchFixture.run { fixture in
      let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
      field.text = "Words"
      fixture.window.addSubview(field)
      fixture.secondaryTap(100, 220)
      defer { field.resignFirstResponder() }
      #expect(field.isFirstResponder)
      let bar = try #require(openBar(fixture))
      let all = try #require(button("Select All", in: bar))
      #expect(all.accessibilityActivate())
      #expect(field.selectedTextRange.flatMap(field.text(in:)) == "Words")
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      fixture.secondaryTap(100, 220)
      let second = try #require(openBar(fixture))
      #expect(button("Copy", in: second) != nil)
      #expect(field.interactions.count == 1)
      fixture.tap(10, 10)
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
    }
  }

  @Test("A builder inserts, replaces and removes menus at any depth")
  func builder() {
    let inner = UIMenu(title: "Inner", identifier: UIMenu.Identifier("inner"))
    let outer = UIMenu(title: "Outer", identifier: .edit, children: [inner])
    let builder = MenuBuilder(UIMenu(identifier: .root, children: [outer]))
    builder.insertSibling(UIMenu(title: "Before"), beforeMenu: inner.identifier)
    builder.insertChild(UIMenu(title: "Last"), atEndOfMenu: .edit)
    #expect(builder.menu(for: .edit)?.children.map(\.title) == ["Before", "Inner", "Last"])
    builder.replace(menu: inner.identifier, with: UIMenu(title: "New"))
    #expect(builder.menu(for: .edit)?.children.map(\.title) == ["Before", "New", "Last"])
    builder.replaceChildren(ofMenu: .edit) { $0.reversed() }
    #expect(builder.menu(for: .edit)?.children.map(\.title) == ["Last", "New", "Before"])
    builder.remove(menu: .edit)
    #expect(builder.root.children.isEmpty)
    builder.remove(menu: .root)
    #expect(builder.root.identifier == .root)
  }
}
