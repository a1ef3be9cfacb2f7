import Testing

@testable import UIKit

/// Menus of buttons, driven by fingers, keys and code, on a clock that stands still but when it is told.
@Suite("Menus of controls") @MainActor struct MenuTests {
  private func makeButton(_ stage: TouchStage, _ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.window.layoutIfNeeded()
    return button
  }

  private func openMenu(_ stage: TouchStage) -> MenuOverlay? {
    stage.window.subviews.compactMap { $0 as? MenuOverlay }.first { !$0.isClosing }
  }

  /// Presses in the middle of the element of a title.
  private func tap(_ title: String, _ stage: TouchStage) throws {
    let point = try middle(of: title, stage)
    stage.tap(point.x, point.y)
    stage.wait(1)
  }

  private func itemView(of title: String, _ stage: TouchStage) throws -> MenuItemView {
    let overlay = try #require(openMenu(stage))
    overlay.layoutIfNeeded()
    for platter in overlay.platters { platter.layoutIfNeeded() }
    return try #require(overlay.platters.last?.itemViews.first { $0.item.element?.title == title })
  }

  private func middle(of title: String, _ stage: TouchStage) throws -> CGPoint {
    let view = try itemView(of: title, stage)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func titles(_ stage: TouchStage) -> [String] {
    openMenu(stage)?.platters.last?.itemViews.compactMap { $0.item.element?.title } ?? []
  }

  @Test(
    "A tap opens the menu, a tap on an element closes it and runs the action with the button as its sender")
  func tapChooses() throws {
    try TouchStage.run { stage in
      var senders: [ObjectIdentifier] = []
      let action = UIAction(title: "Copy") { senders.append(ObjectIdentifier($0.sender as AnyObject)) }
      let button = makeButton(stage, UIMenu(children: [action, UIAction(title: "Paste") { _ in }]))
      var events = 0
      button.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
      button.addAction(UIAction { _ in Issue.record("a tap is the menu's") }, for: .touchUpInside)
      stage.tap(40, 40)
      #expect(titles(stage) == ["Copy", "Paste"])
      #expect(button.isHighlighted)
      #expect(events == 1)
      stage.wait(1)
      try tap("Copy", stage)
      #expect(senders == [ObjectIdentifier(button)])
      #expect(openMenu(stage) == nil)
      #expect(!button.isHighlighted)
      #expect(action.sender == nil)
    }
  }

  @Test("A finger that goes on to an element and is lifted there chooses it")
  func pressDragRelease() throws {
    try TouchStage.run { stage in
      var chosen: [String] = []
      let children = ["One", "Two"].map { UIAction(title: $0) { chosen.append($0.title) } }
      _ = makeButton(stage, UIMenu(children: children))
      stage.down(40, 40, kind: .mouse)
      stage.wait(1)
      let point = try middle(of: "Two", stage)
      stage.move(point.x, point.y - 60, kind: .mouse)
      stage.move(point.x, point.y, kind: .mouse)
      #expect(try itemView(of: "Two", stage).isHighlighted)
      #expect(try !itemView(of: "One", stage).isHighlighted)
      stage.up(kind: .mouse)
      #expect(chosen == ["Two"])
      #expect(openMenu(stage) == nil)
    }
  }

  @Test("A touch that moves off at once opens nothing, so that what lies around can scroll")
  func movingTouch() {
    TouchStage.run { stage in
      _ = makeButton(stage, UIMenu(children: [UIAction(title: "One") { _ in }]))
      stage.down(40, 40)
      stage.wait(0.02)
      stage.move(40, 80)
      stage.wait(1)
      #expect(openMenu(stage) == nil)
      stage.up()
      #expect(openMenu(stage) == nil)
    }
  }

  @Test("A press beside the menu closes it without choosing")
  func pressBeside() {
    TouchStage.run { stage in
      let action = UIAction(title: "One") { _ in Issue.record("nothing was chosen") }
      let button = makeButton(stage, UIMenu(children: [action]))
      stage.tap(40, 40)
      stage.wait(1)
      stage.tap(390, 390)
      #expect(openMenu(stage) == nil)
      #expect(!button.isHighlighted)
      stage.wait(1)
      #expect(!stage.window.subviews.contains { $0 is MenuOverlay })
    }
  }

  @Test("Hidden elements are left out, disabled ones stay and cannot be chosen")
  func attributes() throws {
    try TouchStage.run { stage in
      let children = [
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
        UIAction(title: "Disabled", attributes: .disabled) { _ in Issue.record("it is disabled") },
        UIAction(title: "Free") { _ in },
      ]
      _ = makeButton(stage, UIMenu(children: children))
      stage.tap(40, 40)
      stage.wait(1)
      #expect(titles(stage) == ["Disabled", "Free"])
      try tap("Disabled", stage)
      #expect(openMenu(stage) != nil)
      #expect(try !itemView(of: "Disabled", stage).semantics.isEnabled)
    }
  }

  @Test("An element that keeps the menu open is shown as it is after its action")
  func keepsMenuPresented() throws {
    try TouchStage.run { stage in
      let action = UIAction(title: "Bold", attributes: .keepsMenuPresented) {
        $0.state = $0.state == .on ? .off : .on
      }
      _ = makeButton(stage, UIMenu(children: [action]))
      stage.tap(40, 40)
      stage.wait(1)
      try tap("Bold", stage)
      #expect(try itemView(of: "Bold", stage).semantics.role == .menuItemCheckbox)
      #expect(try itemView(of: "Bold", stage).semantics.isSelected)
      try tap("Bold", stage)
      #expect(try itemView(of: "Bold", stage).semantics.role == .menuItem)
    }
  }

  @Test("A menu of single selection checks what was chosen, and nothing else")
  func singleSelection() throws {
    try TouchStage.run { stage in
      let children = ["Name", "Date", "Size"].map { UIAction(title: $0) { _ in } }
      children[0].state = .on
      let menu = UIMenu(options: .singleSelection, children: children)
      _ = makeButton(stage, menu)
      stage.tap(40, 40)
      stage.wait(1)
      try tap("Size", stage)
      #expect(children.map(\.state) == [.off, .off, .on])
      #expect(menu.selectedElements == [children[2]])
    }
  }

  @Test("A pop-up button shows the chosen element, at first the first")
  func popUpButton() throws {
    try TouchStage.run { stage in
      let children = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
      let button = makeButton(stage, UIMenu(children: children))
      button.changesSelectionAsPrimaryAction = true
      #expect(button.currentTitle == "Small")
      #expect(children[0].state == .on)
      stage.tap(40, 40)
      stage.wait(1)
      try tap("Large", stage)
      #expect(button.currentTitle == "Large")
      #expect(children.map(\.state) == [.off, .on])
      #expect(!button.isSelected)
      button.changesSelectionAsPrimaryAction = false
      #expect(button.currentTitle == "Open")
    }
  }

  @Test("A submenu lies over its parent; its title and a press beside it lead back")
  func submenus() throws {
    try TouchStage.run { stage in
      var chosen: [String] = []
      let inner = UIMenu(title: "Move", children: [UIAction(title: "Inbox") { chosen.append($0.title) }])
      let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Delete") { _ in }])
      _ = makeButton(stage, UIMenu(children: [inner, inline]))
      stage.tap(40, 40)
      stage.wait(1)
      #expect(titles(stage) == ["Move", "Delete"])
      try tap("Move", stage)
      #expect(titles(stage) == ["Inbox"])
      stage.tap(390, 390)
      stage.wait(1)
      #expect(titles(stage) == ["Move", "Delete"])
      try tap("Move", stage)
      try tap("Inbox", stage)
      #expect(chosen == ["Inbox"])
      #expect(openMenu(stage) == nil)
    }
  }

  @Test("Deferred elements show a wheel until they come; cached ones are asked for once, others each time")
  func deferredElements() throws {
    try TouchStage.run { stage in
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
      _ = makeButton(stage, UIMenu(children: [late, prompt]))
      stage.tap(40, 40)
      stage.wait(1)
      #expect(titles(stage) == ["Now 1"])
      #expect(openMenu(stage)?.platters.last?.itemViews.count == 2)
      pending?([UIAction(title: "Late") { _ in }])
      pending?([UIAction(title: "Twice") { _ in }])
      #expect(titles(stage) == ["Late", "Now 1"])
      try tap("Late", stage)
      stage.tap(40, 40)
      stage.wait(1)
      #expect(titles(stage) == ["Late", "Now 2"])
      #expect((cached, uncached) == (1, 2))
    }
  }

  @Test("The keyboard opens the menu, goes through it by arrows and letters, chooses and closes")
  func keyboard() throws {
    try TouchStage.run { stage in
      var chosen: [String] = []
      let children = ["Alpha", "Beta", "Gamma"].map { UIAction(title: $0) { chosen.append($0.title) } }
      let button = makeButton(stage, UIMenu(children: children))
      #expect(button.semantics.opensMenu)
      #expect(button.accessibilityActivate())
      let overlay = try #require(openMenu(stage))
      let keyboard = Keyboard(view: overlay)
      #expect(try itemView(of: "Alpha", stage).isHighlighted)
      keyboard.press("ArrowUp")
      #expect(try itemView(of: "Gamma", stage).isHighlighted)
      keyboard.press("b")
      #expect(try itemView(of: "Beta", stage).isHighlighted)
      keyboard.press("Enter")
      #expect(chosen == ["Beta"])
      stage.wait(1)
      #expect(button.accessibilityActivate())
      Keyboard(view: try #require(openMenu(stage))).press("Escape")
      #expect(openMenu(stage) == nil)
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
    try TouchStage.run { stage in
      let editor = Editor(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      stage.window.addSubview(editor)
      editor.becomeFirstResponder()
      defer { editor.resignFirstResponder() }
      _ = makeButton(
        stage,
        UIMenu(children: [
          UICommand(title: "Copy", action: .copy), UICommand(title: "Paste", action: .paste),
        ]))
      editor.addSubview(try #require(stage.window.subviews.last))
      stage.tap(40, 140)
      stage.wait(1)
      #expect(titles(stage) == ["Copy all"])
      try tap("Copy all", stage)
      #expect(editor.calls == ["Copy all"])
    }
  }

  @Test("The menu stays inside the window, opens upwards near its bottom and scrolls when it is too high")
  func placement() throws {
    try TouchStage.run { stage in
      let children = (0..<40).map { UIAction(title: "Row \($0)") { _ in } }
      let button = makeButton(stage, UIMenu(children: children))
      button.frame.origin = CGPoint(x: 310, y: 350)
      stage.tap(330, 360)
      let platter = try #require(openMenu(stage)?.platters.first)
      openMenu(stage)?.layoutIfNeeded()
      let frame = CGRect(
        x: platter.center.x - platter.bounds.width / 2, y: platter.center.y - platter.bounds.height / 2,
        width: platter.bounds.width, height: platter.bounds.height)
      #expect(frame.width == 250)
      #expect(frame.maxX == 390)
      #expect(frame.minY == 10)
      #expect(frame.maxY == 342)
      // The first element lies next to the button.
      #expect(titles(stage).last == "Row 0")
    }
  }

  @Test("An open menu lets go of its button, and goes with its window")
  func lifetime() {
    TouchStage.run { stage in
      weak var released: UIButton?
      do {
        let button = makeButton(stage, UIMenu(children: [UIAction(title: "One") { _ in }]))
        released = button
        stage.tap(40, 40)
        stage.wait(1)
        button.removeFromSuperview()
        openMenu(stage)?.close(animated: false)
      }
      stage.wait(1)
      #expect(released == nil)
    }
  }
}
