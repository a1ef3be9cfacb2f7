import Foundation
import Reactant
import Testing

@testable import ReactantUI
@testable import UIKit

/// The debug menu and previews.
@MainActor @Suite(.serialized) struct DebugMenuTests {
  final class Sample: ViewBase<String, Void>, Previewable {
    let label = UILabel()
    override func loadView() { addSubview(label) }
    override func update() { label.text = componentState }
    static func makePreview() -> UIView { Sample().with(state: "sample") }
  }

  final class Stateless: ViewBase<String, Void> {
    let label = UILabel()
    override func loadView() { addSubview(label) }
    override func update() { label.text = componentState }
  }

  private func fixture() throws -> LiveFixture {
    UIView.setAnimationsEnabled(false)
    return try LiveFixture(
      ["A.ui.xml": component("<Label text=\"a\" />")],
      components: ["Sample": { Sample() }, "Stateless": { Stateless() }])
  }

  @Test func controlAndCommandDOpenAndCloseTheMenu() throws {
    let fixture = try fixture()
    defer {
      fixture.close()
      UIView.setAnimationsEnabled(true)
    }
    for modifier in [UIKeyModifierFlags.control, .command] {
      press("d", modifier)
      fixture.finishTurn()
      let menu = try #require(fixture.root.presentedViewController as? UIAlertController)
      #expect(menu.title == "Debug menu" && menu.message == "Reactant Live UI")
      #expect(menu.actions.map(\.title) == ["Reload files", "Preview ..", "Close menu"])
      press("d", modifier)
      fixture.finishTurn()
      #expect(fixture.root.presentedViewController == nil)
    }
  }

  @Test func previewsListAllComponentsAndShowOneWithSampleState() throws {
    let fixture = try fixture()
    defer {
      fixture.close()
      UIView.setAnimationsEnabled(true)
    }
    // Other tests may have registered theirs.
    let names = fixture.manager.componentNames
    #expect(names.sorted() == names && Set(names).isSuperset(of: ["A", "Sample", "Stateless"]))
    #expect((fixture.manager.makePreview("Sample") as? Sample)?.label.text == "sample")
    // A component without sample state is shown empty.
    #expect((fixture.manager.makePreview("Stateless") as? Stateless)?.label.text == nil)
    #expect(fixture.manager.makePreview("A") is AnonymousComponent && fixture.manager.makePreview("B") == nil)

    let list = PreviewListController(components: { fixture.manager.componentNames }, reload: {})
    list.makePreview = { fixture.manager.makePreview($0) }
    let navigation = UINavigationController(rootViewController: list)
    fixture.root.present(navigation, animated: false)
    fixture.finishTurn()
    #expect(
      list.title == "Select view to preview" && list.tableView.numberOfRows(inSection: 0) == names.count)
    let row = try #require(names.firstIndex(of: "Sample"))
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    fixture.finishTurn()
    #expect(navigation.topViewController?.title == "Previewing: Sample")
    navigation.dismiss(animated: false)
    fixture.finishTurn()
  }

  @Test func oneComponentFillsTheWindowAndAnUnknownOneIsAnError() throws {
    let fixture = try fixture()
    defer {
      fixture.close()
      UIView.setAnimationsEnabled(true)
    }
    fixture.manager.showPreview(of: "Sample", in: fixture.window)
    fixture.finishTurn()
    #expect(fixture.window.rootViewController is PreviewController)
    fixture.manager.showPreview(of: "Smaple", in: fixture.window)
    #expect(fixture.shownErrors.first?.contains("There is no component `Smaple`") == true)
  }
}
