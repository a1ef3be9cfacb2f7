import Testing

@testable import UIKit

/// Context menus of views, tables and collections.
@Suite("Context menus") @MainActor struct ContextMenuTests {
  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    var lines: [String] = []
    var menu: UIMenu?
    var controller: UIViewController?
    var asks = 0

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      asks += 1
      guard let menu else { return nil }
      return UIContextMenuConfiguration(
        identifier: "card" as NSString, previewProvider: { self.controller }, actionProvider: { _ in menu })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("willDisplay \(configuration.identifier)")
      animator?.addCompletion { self.lines.append("didDisplay") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("willEnd")
      animator?.addCompletion { self.lines.append("didEnd") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      lines.append("preview \(animator.previewViewController === controller)")
    }
  }

  private func openMenu(_ fixture: TouchFixture) -> MenuOverlay? {
    fixture.window.subviews.compactMap { $0 as? MenuOverlay }.first { !$0.isClosing }
  }

  private func makeMenu() -> UIMenu { UIMenu(children: [UIAction(title: "One") { _ in }]) }

  @Test("A finger that rests opens the menu with a preview; its coming and going is told in order")
  func longPress() {
    TouchFixture.run { fixture in
      let host = Host()
      host.menu = makeMenu()
      let view = fixture.view(20, 20, 100, 60)
      let interaction = UIContextMenuInteraction(delegate: host)
      view.addInteraction(interaction)
      #expect(view.interactions.count == 1 && interaction.view === view)
      fixture.down(50, 50)
      fixture.wait(0.4)
      #expect(openMenu(fixture) == nil)
      fixture.wait(0.2)
      #expect(openMenu(fixture)?.preview != nil)
      #expect(interaction.menuAppearance == .rich)
      #expect(interaction.location(in: view) == CGPoint(x: 30, y: 30))
      fixture.up()
      fixture.wait(1)
      #expect(openMenu(fixture) != nil)
      interaction.dismissMenu()
      #expect(interaction.menuAppearance == .unknown)
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      #expect(host.lines == ["willDisplay card", "didDisplay", "willEnd", "didEnd"])
      #expect(host.asks == 1)
    }
  }

  @Test("A finger that moves, and a view without a menu, open nothing and leave the touch to the view")
  func nothingToOpen() {
    TouchFixture.run { fixture in
      let host = Host()
      let view = fixture.view(20, 20, 100, 60)
      view.addInteraction(UIContextMenuInteraction(delegate: host))
      let log = GestureLog()
      let tap = UITapGestureRecognizer()
      log.follow(tap, as: "tap")
      view.addGestureRecognizer(tap)
      fixture.down(50, 50)
      fixture.wait(1)
      #expect(host.asks == 1)
      fixture.up()
      #expect(log.lines == ["tap ended"])
      host.menu = makeMenu()
      fixture.down(50, 50)
      fixture.move(50, 65)
      fixture.wait(1)
      fixture.up()
      #expect(openMenu(fixture) == nil)
      #expect(host.asks == 1)
    }
  }

  @Test("The secondary button opens the menu at once and without a preview, and reaches no view")
  func secondaryButton() throws {
    try TouchFixture.run { fixture in
      let host = Host()
      host.menu = makeMenu()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
      button.addAction(UIAction { _ in Issue.record("no press of the button") }, for: .allEvents)
      fixture.window.addSubview(button)
      button.addInteraction(UIContextMenuInteraction(delegate: host))
      fixture.secondaryTap(50, 50)
      let overlay = try #require(openMenu(fixture))
      #expect(overlay.preview == nil)
      overlay.layoutIfNeeded()
      let platter = try #require(overlay.platters.first)
      #expect(platter.center.x - platter.bounds.width / 2 == 50)
      fixture.secondaryTap(390, 390)
      #expect(openMenu(fixture) == nil)
    }
  }

  @Test("A tap on the preview performs the preview's action, and closes the menu")
  func previewAction() throws {
    try TouchFixture.run { fixture in
      let host = Host()
      host.menu = makeMenu()
      host.controller = UIViewController()
      host.controller?.preferredContentSize = CGSize(width: 200, height: 100)
      let view = fixture.view(20, 20, 100, 60)
      view.addInteraction(UIContextMenuInteraction(delegate: host))
      fixture.down(50, 50)
      fixture.wait(1)
      fixture.up()
      let preview = try #require(openMenu(fixture)?.preview)
      openMenu(fixture)?.layoutIfNeeded()
      #expect(preview.bounds.size == CGSize(width: 200, height: 100))
      fixture.tap(preview.center.x, preview.center.y)
      fixture.wait(1)
      #expect(host.lines.contains("preview true"))
      #expect(openMenu(fixture) == nil)
    }
  }

  @Test("An interaction leaves its former view when it is added to another")
  func movingInteractions() {
    TouchFixture.run { fixture in
      let host = Host()
      let (first, second) = (fixture.view(0, 0, 50, 50), fixture.view(60, 0, 50, 50))
      let interaction = UIContextMenuInteraction(delegate: host)
      first.addInteraction(interaction)
      second.addInteraction(interaction)
      #expect(first.interactions.isEmpty && first.gestureRecognizers == nil)
      #expect(interaction.view === second)
      second.interactions = []
      #expect(interaction.view == nil && second.gestureRecognizers == nil)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [IndexPath] = []
    var chosen: [String] = []
    var selected = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      guard indexPath.row == 1 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in }])
      })
    }
  }

  @Test("A table's delegate gives the menus of its rows; rows without one are selected as ever")
  func tables() {
    TouchFixture.run { fixture in
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
      table.rowHeight = 50
      table.dataSource = rows
      table.delegate = rows
      fixture.window.addSubview(table)
      table.layoutIfNeeded()
      fixture.down(100, 25)
      fixture.wait(1)
      fixture.up()
      #expect(openMenu(fixture) == nil)
      #expect(rows.selected == 1)
      fixture.down(100, 75)
      fixture.wait(1)
      #expect(openMenu(fixture) != nil)
      fixture.up()
      #expect(rows.selected == 1)
      #expect(rows.asked.map(\.row) == [0, 1])
      #expect(table.contextMenuInteraction?.menuAppearance == .rich)
      openMenu(fixture)?.close(animated: false)
    }
  }
}
