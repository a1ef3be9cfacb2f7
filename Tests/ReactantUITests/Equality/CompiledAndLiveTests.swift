import Foundation
import Reactant
import ReactantUIMarkup
import Testing

@testable import ReactantUI
@testable import UIKit

/// The views that the plugin compiles and that live mode builds of one text: with the same properties and the
/// same pixels, for every attribute of every element.
@MainActor @Suite(.serialized) struct CompiledAndLiveTests {
  /// The elements that have a file.
  nonisolated static let names: [String] = ElementType.all.map(\.name).filter { $0 != "Component" }

  /// The compiled components of this target by their names. Each test follows only the files that it needs.
  private static let components: [String: () -> UIView] = {
    let window = UIWindow(frame: .zero)
    activateLiveReload(in: window)
    let components = ReactantLiveUIManager.shared.configurations.last?.components ?? [:]
    ReactantLiveUIManager.shared.deactivate()
    return components
  }()

  private static let size = CGSize(width: 400, height: 900)

  private func fixture(_ files: [String: String] = [:]) throws -> LiveFixture {
    let fixture = try LiveFixture(files, components: Self.components)
    // The file of the rows is followed as soon as there is one.
    _ = try #require(fixture.manager.makePreview(EverythingFiles.row))
    return fixture
  }

  /// A compiled component of one of the files that use every attribute. Its tables show the rows that those
  /// of previews show.
  private func compiled(_ name: String, _ fixture: LiveFixture) throws -> UIView {
    let view = try #require(fixture.manager.makePreview("Every" + name))
    for table in view.subviews { showSampleRows(in: table) }
    makeParts(of: view)
    return view
  }

  private func showSampleRows(in view: UIView) {
    let rows: [Void] = Array(repeating: (), count: EverythingFiles.rowCount)
    switch view {
    case let table as PlainTableView<SampleRow>: table.componentState = .items(rows)
    case let table as SimulatedSeparatorTableView<SampleRow>: table.componentState = .items(rows)
    case let table as HeaderTableView<SampleRow, SampleRow>:
      table.componentState = .items([SectionModel(model: (), items: rows)])
    case let table as FooterTableView<SampleRow, SampleRow>:
      table.componentState = .items([SectionModel(model: (), items: rows)])
    case let table as SimpleTableView<SampleRow, SampleRow, SampleRow>:
      table.componentState = .items([SectionModel(model: (header: (), footer: ()), items: rows)])
    default: break
    }
  }

  /// Makes the parts of buttons that are made when they are first asked for, which the comparison does, and
  /// has date pickers show one date: two that are made one after the other may stand on two sides of a
  /// minute's end.
  private func makeParts(of view: UIView) {
    for case let button as UIButton in view.subviews { _ = (button.titleLabel, button.imageView) }
    for case let picker as UIDatePicker in view.subviews {
      picker.date = Date(timeIntervalSinceReferenceDate: 0)
    }
  }

  /// The view that scrolls of an element; nil for those that have none.
  private func scrollView(_ view: UIView) -> UIScrollView? {
    (view as? any ReactantTableView)?.tableView ?? view as? UIScrollView
  }

  /// Compares what elements made: their classes, frames and properties.
  private func expectEqual(
    _ one: UIView, _ other: UIView, includesRows: Bool = true, _ comment: String
  ) {
    #expect(!one.subviews.isEmpty && one.subviews.count == other.subviews.count)
    for (left, right) in zip(one.subviews, other.subviews) {
      let (leftText, rightText) = (
        describe(left, includesRows: includesRows), describe(right, includesRows: includesRows)
      )
      if leftText != rightText { Issue.record("\(comment): \(difference(leftText, rightText))") }
    }
  }

  private func difference(_ one: String, _ other: String) -> String {
    let lines: [String] = one.components(separatedBy: "\n")
    let others: [String] = other.components(separatedBy: "\n")
    var found: [String] = []
    for (index, line) in lines.enumerated() where index < others.count && line != others[index] {
      found.append(line + " ≠ " + others[index])
    }
    if lines.count != others.count { found.append("\(lines.count) lines ≠ \(others.count)") }
    return found.prefix(8).joined(separator: "\n")
  }

  private func expectEqualPictures(_ stages: (ScreenFixture, ScreenFixture)) throws {
    let pictures: (CGImage, CGImage) = (try stages.0.picture(), try stages.1.picture())
    let difference = try #require(ImageDifference(pictures.0, pictures.1))
    #expect(difference.greatest == 0, "they differ around \(difference.box)")
  }

  @Test(arguments: names) func liveFromNothing(_ name: String) throws {
    let element = try #require(ElementType.named(name))
    let fixture = try fixture()
    defer { fixture.close() }
    let one: UIView = try compiled(name, fixture)
    let other: UIView = fixture.manager.makeStandIn(
      typeName: "Every" + name, path: EverythingFiles.path(element))
    makeParts(of: other)
    let stages: (ScreenFixture, ScreenFixture) = (
      try ScreenFixture(one, size: Self.size), try ScreenFixture(other, size: Self.size)
    )
    defer {
      stages.0.close()
      stages.1.close()
    }
    expectEqual(one, other, "from nothing")
    try expectEqualPictures(stages)
  }

  @Test(arguments: names) func liveFromAnotherDocument(_ name: String) throws {
    let place = try #require(Self.names.firstIndex(of: name))
    let otherName = Self.names[(place + 1) % Self.names.count]
    let element = try #require(ElementType.named(name))
    let otherElement = try #require(ElementType.named(otherName))
    let fixture = try fixture(["X.ui.xml": EverythingFiles.text(of: otherElement)])
    defer { fixture.close() }
    let one = try compiled(name, fixture)
    let other = fixture.manager.makeStandIn(typeName: "X", path: fixture.folder.path("X.ui.xml"))
    fixture.save("X.ui.xml", EverythingFiles.text(of: element))
    makeParts(of: other)
    let stages: (ScreenFixture, ScreenFixture) = (
      try ScreenFixture(one, size: Self.size), try ScreenFixture(other, size: Self.size)
    )
    defer {
      stages.0.close()
      stages.1.close()
    }
    expectEqual(one, other, includesRows: false, "from \(otherName)")
  }

  /// A compiled tree that live mode takes over, strips of every attribute and gives them back.
  @Test(arguments: names) func compiledStrippedAndBack(_ name: String) throws {
    let element = try #require(ElementType.named(name))
    let fixture = try fixture()
    defer { fixture.close() }
    let one: UIView = try compiled(name, fixture)
    let other: UIView = try compiled(name, fixture)
    let stages: (ScreenFixture, ScreenFixture) = (
      try ScreenFixture(one, size: Self.size), try ScreenFixture(other, size: Self.size)
    )
    defer {
      stages.0.close()
      stages.1.close()
    }
    let live = try #require(
      fixture.manager.components(of: EverythingFiles.path(element)).first { $0.view === other })
    let document = try #require(ParsedFile(contentsOf: EverythingFiles.path(element)).component)
    let whole = try #require(LiveDefinition("Every" + name, in: document, outer: StyleScope(groups: [])))
    var stripped = document
    for index in stripped.root.children.indices { stripped.root.children[index].attributes = [] }
    let bare = try #require(LiveDefinition("Every" + name, in: stripped, outer: StyleScope(groups: [])))
    let environment = LiveEnvironment(makeComponent: { _, _ in UIView() })
    let views = other.subviews
    live.apply(bare, compiledScope: StyleScope(groups: []), in: environment)
    _ = try stages.1.picture()
    #expect(other.subviews == views)
    // Without attributes all are as the first, which never had any.
    let initial: [String] = properties(of: views[0])
    for view in views.dropFirst() {
      for (index, line) in properties(of: view).enumerated() where line != initial[index] {
        Issue.record("not reset: \(line), default \(initial[index])")
      }
    }
    live.apply(whole, compiledScope: StyleScope(groups: []), in: environment)
    _ = (try stages.0.picture(), try stages.1.picture())
    // Content stays where it was scrolled to, unless an attribute says where; rows also move by themselves.
    for (index, child) in document.root.children.enumerated()
    where !element.cellRoles.isEmpty || !child.attributes.contains(where: { $0.type.name == "contentOffset" })
    {
      guard let left = scrollView(one.subviews[index]), let right = scrollView(other.subviews[index]) else {
        continue
      }
      right.contentOffset = left.contentOffset
    }
    try expectEqualPictures(stages)
    expectEqual(one, other, includesRows: false, "back")
  }
}
