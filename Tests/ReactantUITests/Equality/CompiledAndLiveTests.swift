import Foundation
import Reactant
import ReactantUIMarkup
import Testing

@testable import ReactantUI
@testable import UIKit

/// The views that the plugin compiles and that live mode builds of one text: with the same properties and the
/// same pixels, for every attribute of every element.
@MainActor @Suite(.serialized) struct CompiledAndLiveTests {
  /// The elements but for tables of components: previews give these sample rows, which compiled ones have not.
  nonisolated static let names: [String] = ElementType.all
    .filter { $0.name != "Component" && $0.cellRoles.isEmpty }.map(\.name)

  /// Elements of which a difference is known and still to be mended, by test.
  nonisolated private static let known: [String: Set<String>] = [
    // An empty field that constraints do not place: 22 points high when compiled, none when live.
    "made": ["TextField"],
    // Not all that was set can be told from what was computed, such as a scrolled offset.
    "reset": ["ActivityIndicator", "Button", "ScrollView", "SearchBar", "TextView"],
  ]

  private func allowing(_ test: String, _ name: String, _ body: () throws -> Void) throws {
    if Self.known[test]?.contains(name) == true {
      withKnownIssue(isIntermittent: true) { try body() }
    } else {
      try body()
    }
  }

  /// A compiled component of one of the files that use every attribute.
  private func compiled(_ name: String, _ fixture: LiveFixture) throws -> UIView {
    activateLiveReload(in: fixture.window)
    return try #require(fixture.manager.makePreview("Every" + name))
  }

  /// Compares what elements made: their classes, frames and properties; of tables, the properties that are reached
  /// through their parts.
  private func expectEqual(_ one: UIView, _ other: UIView, _ element: ElementType, _ comment: String) {
    #expect(one.subviews.count == other.subviews.count)
    for (left, right) in zip(one.subviews, other.subviews) {
      if element.cellRoles.isEmpty {
        let leftText: String = describe(left)
        let rightText: String = describe(right)
        if leftText != rightText { Issue.record("\(comment): \(difference(leftText, rightText))") }
      } else {
        for attribute in element.attributes {
          guard let setter = AttributeSetters.setter(element.name, attribute.name) else { continue }
          let first: String = text(setter.get(left, .normal))
          let second: String = text(setter.get(right, .normal))
          if first != second { Issue.record("\(comment): \(attribute.name) \(first) ≠ \(second)") }
        }
      }
    }
  }

  private func difference(_ one: String, _ other: String) -> String {
    let lines: [String] = one.components(separatedBy: "\n")
    let others: [String] = other.components(separatedBy: "\n")
    var found: [String] = []
    for (index, line) in lines.enumerated() where index < others.count && line != others[index] {
      found.append(line + " ≠ " + others[index])
    }
    return found.prefix(8).joined(separator: "\n")
  }

  @Test(arguments: names) func liveFromNothing(_ name: String) throws {
    try allowing("made", name) {
      let element = try #require(ElementType.named(name))
      let fixture = try LiveFixture([:])
      defer { fixture.close() }
      let size = CGSize(width: 400, height: 900)
      let one: UIView = try compiled(name, fixture)
      let other: UIView = fixture.manager.makeStandIn(
        typeName: "Every" + name, path: EverythingFiles.path(element))
      let stages: (Stage, Stage) = (try Stage(one, size: size), try Stage(other, size: size))
      defer {
        stages.0.close()
        stages.1.close()
      }
      let pictures: (CGImage, CGImage) = (try stages.0.picture(), try stages.1.picture())
      expectEqual(one, other, element, "from nothing")
      if element.cellRoles.isEmpty {
        #expect(ImageDifference(pictures.0, pictures.1)?.greatest == 0)
      }
    }
  }

  @Test(arguments: names) func liveFromAnotherDocument(_ name: String) throws {
    try allowing("made", name) {
      let place = try #require(Self.names.firstIndex(of: name))
      let otherName = Self.names[(place + 1) % Self.names.count]
      let element = try #require(ElementType.named(name))
      let otherElement = try #require(ElementType.named(otherName))
      let fixture = try LiveFixture(["X.ui.xml": EverythingFiles.text(of: otherElement)])
      defer { fixture.close() }
      let one = try compiled(name, fixture)
      let other = fixture.manager.makeStandIn(typeName: "X", path: fixture.folder.path("X.ui.xml"))
      fixture.save("X.ui.xml", EverythingFiles.text(of: element))
      let size = CGSize(width: 400, height: 900)
      let stages: (Stage, Stage) = (try Stage(one, size: size), try Stage(other, size: size))
      defer {
        stages.0.close()
        stages.1.close()
      }
      expectEqual(one, other, element, "from \(otherName)")
    }
  }

  /// A compiled tree that live mode takes over, strips of every attribute and gives them back.
  @Test(arguments: names) func compiledStrippedAndBack(_ name: String) throws {
    try allowing("reset", name) {
      let element = try #require(ElementType.named(name))
      let fixture = try LiveFixture([:])
      defer { fixture.close() }
      let one: UIView = try compiled(name, fixture)
      let other: UIView = try compiled(name, fixture)
      let size = CGSize(width: 400, height: 900)
      let stages: (Stage, Stage) = (try Stage(one, size: size), try Stage(other, size: size))
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
      if element.cellRoles.isEmpty {
        // Without attributes all are as the first, which never had any.
        for view in views.dropFirst() {
          let initial: [String] = properties(of: views[0])
          let present: [String] = properties(of: view)
          for (index, line) in present.enumerated() where line != initial[index] {
            Issue.record("not reset: \(line), default \(initial[index])")
          }
        }
      }
      live.apply(whole, compiledScope: StyleScope(groups: []), in: environment)
      let pictures: (CGImage, CGImage) = (try stages.0.picture(), try stages.1.picture())
      expectEqual(one, other, element, "back")
      if element.cellRoles.isEmpty {
        #expect(ImageDifference(pictures.0, pictures.1)?.greatest == 0)
      }
    }
  }
}
