import Testing

@testable import UIKit

/// Menus of buttons, driven by fingers, keys and code, on a clock that stands still but when it is advanced.
@Suite("Menus of controls") @MainActor struct MenuTests {
  private func makeButton(_ fixture: TouchFixture, _ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    fixture.window.addSubview(button)
    fixture.window.layoutIfNeeded()
    return button
  }

  private func openMenu(_ fixture: TouchFixture) -> MenuOverlay? {
    fixture.window.subviews.compactMap { $0 as? MenuOverlay }.first { !$0.isClosing }
  }

  /// Presses in the middle of the element of a title.
  private func tap(_ title: String, _ fixture: TouchFixture) throws {
    let point = try middle(of: title, fixture)
    fixture.tap(point.x, point.y)
    fixture.wait(1)
  }

  private func itemView(of title: String, _ fixture: TouchFixture) throws -> MenuItemView {
    let overlay = try #require(openMenu(fixture))
    overlay.layoutIfNeeded()
    for platter in overlay.platters { platter.layoutIfNeeded() }
    return try #require(overlay.platters.last?.itemViews.first { $0.item.element?.title == title })
  }

  private func middle(of title: String, _ fixture: TouchFixture) throws -> CGPoint {
    let view = try itemView(of: title, fixture)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func titles(_ fixture: TouchFixture) -> [String] {
    openMenu(fixture)?.platters.last?.itemViews.compactMap { $0.item.element?.title } ?? []
  }

  @Test(
    "A tap opens the menu, a tap on an element closes it and runs the action with the button as its sender")
  func tapChooses() throws {
    try TouchFixture.run { fixture in
      var senders: [ObjectIdentifier] = []
      let action = UIAction(title: "Copy") { senders.append(ObjectIdentifier($0.sender as AnyObject)) }
      let button = makeButton(fixture, UIMenu(children: [action, UIAction(title: "Paste") { _ in }]))
      var events = 0
      button.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
      button.addAction(UIAction { _ in Issue.record("a tap is the menu's") }, for: .touchUpInside)
      fixture.tap(40, 40)
      #expect(titles(fixture) == ["Copy", "Paste"])
      #expect(button.isHighlighted)
      #expect(events == 1)
      fixture.wait(1)
      try tap("Copy", fixture)
      #expect(senders == [ObjectIdentifier(button)])
      #expect(openMenu(fixture) == nil)
      #expect(!button.isHighlighted)
      #expect(action.sender == nil)
    }
  }

  @Test("A finger that goes on to an element and is lifted there chooses it")
  func pressDragRelease() throws {
    try TouchFixture.run { fixture in
      var chosen: [String] = []
      let children = ["One", "Two"].map { UIAction(title: $0) { chosen.append($0.title) } }
      _ = makeButton(fixture, UIMenu(children: children))
      fixture.down(40, 40, kind: .mouse)
      fixture.wait(1)
      let point = try middle(of: "Two", fixture)
      fixture.move(point.x, point.y - 60, kind: .mouse)
      fixture.move(point.x, point.y, kind: .mouse)
      #expect(try itemView(of: "Two", fixture).isHighlighted)
      #expect(try !itemView(of: "One", fixture).isHighlighted)
      fixture.up(kind: .mouse)
      #expect(chosen == ["Two"])
      #expect(openMenu(fixture) == nil)
    }
  }

  @Test("A touch that moves off at once opens nothing, so that what lies around can scroll")
  func movingTouch() {
    TouchFixture.run { fixture in
      _ = makeButton(fixture, UIMenu(children: [UIAction(title: "One") { _ in }]))
      fixture.down(40, 40)
      fixture.wait(0.02)
      fixture.move(40, 80)
      fixture.wait(1)
      #expect(openMenu(fixture) == nil)
      fixture.up()
      #expect(openMenu(fixture) == nil)
    }
  }

  @Test("A press beside the menu closes it without choosing")
  func pressBeside() {
    TouchFixture.run { fixture in
      let action = UIAction(title: "One") { _ in Issue.record("nothing was chosen") }
      let button = makeButton(fixture, UIMenu(children: [action]))
      fixture.tap(40, 40)
      fixture.wait(1)
      fixture.tap(390, 390)
      #expect(openMenu(fixture) == nil)
      #expect(!button.isHighlighted)
      fixture.wait(1)
      #expect(!fixture.window.subviews.contains { $0 is MenuOverlay })
    }
  }

  @Test("Hidden elements are left out, disabled ones stay and cannot be chosen")
  func attributes() throws {
    try TouchFixture.run { fixture in
      let children = [
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
        UIAction(title: "Disabled", attributes: .disabled) { _ in Issue.record("it is disabled") },
        UIAction(title: "Free") { _ in },
      ]
      _ = makeButton(fixture, UIMenu(children: children))
      fixture.tap(40, 40)
      fixture.wait(1)
      #expect(titles(fixture) == ["Disabled", "Free"])
      try tap("Disabled", fixture)
      #expect(openMenu(fixture) != nil)
      #expect(try !itemView(of: "Disabled", fixture).semantics.isEnabled)
    }
  }

  @Test("An element that keeps the menu open is shown as it is after its action")
  func keepsMenuPresented() throws {
    try TouchFixture.run { fixture in
      let action = UIAction(title: "Bold", attributes: .keepsMenuPresented) {
        $0.state = $0.state == .on ? .off : .on
      }
      _ = makeButton(fixture, UIMenu(children: [action]))
      fixture.tap(40, 40)
      fixture.wait(1)
      try tap("Bold", fixture)
      #expect(try itemView(of: "Bold", fixture).semantics.role == .menuItemCheckbox)
      #expect(try itemView(of: "Bold", fixture).semantics.isSelected)
      try tap("Bold", fixture)
      #expect(try itemView(of: "Bold", fixture).semantics.role == .menuItem)
    }
  }

  @Test("A menu of single selection checks what was chosen, and nothing else")
  func singleSelection() throws {
    try TouchFixture.run { fixture in
      let children = ["Name", "Date", "Size"].map { UIAction(title: $0) { _ in } }
      children[0].state = .on
      let menu = UIMenu(options: .singleSelection, children: children)
      _ = makeButton(fixture, menu)
      fixture.tap(40, 40)
      fixture.wait(1)
      try tap("Size", fixture)
      #expect(children.map(\.state) == [.off, .off, .on])
      #expect(menu.selectedElements == [children[2]])
    }
  }

  @Test("A pop-up button shows the chosen element, at first the first")
  func popUpButton() throws {
    try TouchFixture.run { fixture in
      let children = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
      let button = makeButton(fixture, UIMenu(children: children))
      button.changesSelectionAsPrimaryAction = true
      #expect(button.currentTitle == "Small")
      #expect(children[0].state == .on)
      fixture.tap(40, 40)
      fixture.wait(1)
      try tap("Large", fixture)
      #expect(button.currentTitle == "Large")
      #expect(children.map(\.state) == [.off, .on])
      #expect(!button.isSelected)
      button.changesSelectionAsPrimaryAction = false
      #expect(button.currentTitle == "Open")
    }
  }

  @Test("A submenu lies over its parent; its title and a press beside it lead back")
  func submenus() throws {
    try TouchFixture.run { fixture in
      var chosen: [String] = []
      let inner = UIMenu(title: "Move", children: [UIAction(title: "Inbox") { chosen.append($0.title) }])
      let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Delete") { _ in }])
      _ = makeButton(fixture, UIMenu(children: [inner, inline]))
      fixture.tap(40, 40)
      fixture.wait(1)
      #expect(titles(fixture) == ["Move", "Delete"])
      try tap("Move", fixture)
      #expect(titles(fixture) == ["Inbox"])
      fixture.tap(390, 390)
      fixture.wait(1)
      #expect(titles(fixture) == ["Move", "Delete"])
      try tap("Move", fixture)
      try tap("Inbox", fixture)
      #expect(chosen == ["Inbox"])
      #expect(openMenu(fixture) == nil)
    }
  }

  @Test("Deferred elements show a wheel until they come; cached ones are asked for once, others each time")
  func deferredElements() throws {
    try TouchFixture.run { fixture in
      var pending: (([UIMenuElement]) -> Void)?
      var (cached, uncached) = (0, 0)
      let late = UIDeferredMenuElement {
        cached += 1
        pending = $0
      }
      let prompt = UIDeferredMenuElement.uncached {
        uncached += 1
        $0([UIAction(title: "Now \(uncached)") { _ in }])
      }
      _ = makeButton(fixture, UIMenu(children: [late, prompt]))
      fixture.tap(40, 40)
      fixture.wait(1)
      #expect(titles(fixture) == ["Now 1"])
      #expect(openMenu(fixture)?.platters.last?.itemViews.count == 2)
      pending?([UIAction(title: "Late") { _ in }])
      pending?([UIAction(title: "Twice") { _ in }])
      #expect(titles(fixture) == ["Late", "Now 1"])
      try tap("Late", fixture)
      fixture.tap(40, 40)
      fixture.wait(1)
      #expect(titles(fixture) == ["Late", "Now 2"])
      #expect((cached, uncached) == (1, 2))
    }
  }

  @Test("The keyboard opens the menu, goes through it by arrows and letters, chooses and closes")
  func keyboard() throws {
    try TouchFixture.run { fixture in
      var chosen: [String] = []
      let children = ["Alpha", "Beta", "Gamma"].map { UIAction(title: $0) { chosen.append($0.title) } }
      let button = makeButton(fixture, UIMenu(children: children))
      #expect(button.semantics.opensMenu)
      #expect(button.accessibilityActivate())
      let overlay = try #require(openMenu(fixture))
      let keyboard = Keyboard(view: overlay)
      #expect(try itemView(of: "Alpha", fixture).isHighlighted)
      keyboard.press("ArrowUp")
      #expect(try itemView(of: "Gamma", fixture).isHighlighted)
      keyboard.press("b")
      #expect(try itemView(of: "Beta", fixture).isHighlighted)
      keyboard.press("Enter")
      #expect(chosen == ["Beta"])
      fixture.wait(1)
      #expect(button.accessibilityActivate())
      Keyboard(view: try #require(openMenu(fixture))).press("Escape")
      #expect(openMenu(fixture) == nil)
      #expect(chosen == ["Beta"])
    }
  }

  @Test("Commands that nobody carries out are left out; the others are brought up to date and performed")
  func commands() throws {
    final class Editor: UIView {
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .copy || super.canPerformAction(action, withSender: sender)
      }
      override func copy(_ sender: Any?) { calls.append((sender as? UICommand)?.title ?? "?") }
      override func validate(_ command: UICommand) { command.title = "Copy all" }
    }
    try TouchFixture.run { fixture in
      let editor = Editor(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      fixture.window.addSubview(editor)
      editor.becomeFirstResponder()
      defer { editor.resignFirstResponder() }
      _ = makeButton(
        fixture,
        UIMenu(children: [
          UICommand(title: "Copy", action: .copy), UICommand(title: "Paste", action: .paste),
        ]))
      editor.addSubview(try #require(fixture.window.subviews.last))
      fixture.tap(40, 140)
      fixture.wait(1)
      #expect(titles(fixture) == ["Copy all"])
      try tap("Copy all", fixture)
      #expect(editor.calls == ["Copy all"])
    }
  }

  @Test("The menu stays inside the window, opens upwards near its bottom and scrolls when it is too high")
  func placement() throws {
    try TouchFixture.run { fixture in
      let children = (0..<40).map { UIAction(title: "Row \($0)") { _ in } }
      let button = makeButton(fixture, UIMenu(children: children))
      button.frame.origin = CGPoint(x: 310, y: 350)
      fixture.tap(330, 360)
      let platter = try #require(openMenu(fixture)?.platters.first)
      openMenu(fixture)?.layoutIfNeeded()
      let frame = CGRect(
        x: platter.center.x - platter.bounds.width / 2, y: platter.center.y - platter.bounds.height / 2,
        width: platter.bounds.width, height: platter.bounds.height)
      #expect(frame.width == 250)
      #expect(frame.maxX == 390)
      #expect(frame.minY == 10)
      #expect(frame.maxY == 342)
      // The first element lies next to the button.
      #expect(titles(fixture).last == "Row 0")
    }
  }

  @Test("An open menu lets go of its button, and goes with its window")
  func lifetime() {
    TouchFixture.run { fixture in
      weak var released: UIButton?
      do {
        let button = makeButton(fixture, UIMenu(children: [UIAction(title: "One") { _ in }]))
        released = button
        fixture.tap(40, 40)
        fixture.wait(1)
        button.removeFromSuperview()
        openMenu(fixture)?.close(animated: false)
      }
      fixture.wait(1)
      #expect(released == nil)
    }
  }
}
