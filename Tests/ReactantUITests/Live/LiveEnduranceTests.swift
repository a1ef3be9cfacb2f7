import FileWatching
import Foundation
import Reactant
import ReactantUIMarkup
import ShojiTestSupport
import Testing

@testable import ReactantUI
@testable import UIKit

/// Many edits in a row: what comes back is what was there, and nothing is left over.
@MainActor @Suite(.serialized) struct LiveEnduranceTests {
  /// Random documents from a fixed start.
  struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }

    mutating func element(_ depth: Int, _ index: Int) -> String {
      let attributes = [
        "alpha=\"0.5\"", "backgroundColor=\"red\"", "layer.cornerRadius=\"4\"", "isHidden=\"true\"",
        "tag=\"3\"",
        "layer.opacity=\"0.3\"", "clipsToBounds=\"true\"", "tintColor=\"green\"", "visibility=\"collapsed\"",
        "layout:left=\"super offset(\(next(40)))\"", "layout:top=\"super offset(\(next(40)))\"",
        "layout:width=\"\(next(90))\"", "layout:height=\"[landscape] 10; [portrait] \(next(90))\"",
        "layout:huggingPriority=\"high\"",
      ]
      var chosen = Set<Int>()
      for _ in 0..<next(6) { chosen.insert(next(attributes.count)) }
      var written = chosen.sorted().map { attributes[$0] }.joined(separator: " ")
      if next(3) == 0 { written += " layout:id=\"id\(depth)x\(index)\"" }
      let names = ["Label", "View", "TextField", "Slider", "Button", "Container", "StackView", "ScrollView"]
      let name = names[next(depth > 2 ? 5 : names.count)]
      switch name {
      case "Label": written += " text=\"t\(next(9))\" font=\"\(next(20) + 8)\""
      case "Slider": written += " value=\"3\" minimumValue=\"-\(next(4))\" maximumValue=\"\(next(6) + 1)\""
      case "Button":
        written += " title=\"b\(next(9))\" titleColor.highlighted=\"red\" titleLabel.numberOfLines=\"2\""
      default: break
      }
      guard ["Container", "StackView", "ScrollView"].contains(name) else { return "<\(name) \(written)/>" }
      return "<\(name) \(written)>" + children(depth + 1, prefix: index) + "</\(name)>"
    }

    mutating func children(_ depth: Int, prefix: Int = 0) -> String {
      (0..<next(6)).map { element(depth, prefix * 10 + $0) }.joined(separator: "\n")
    }
  }

  private func apply(_ text: String, to live: LiveComponent) throws {
    let file = ParsedFile(text.utf8, path: live.path)
    let document = try #require(file.component, "\(file.diagnostics)")
    let definition = try #require(LiveDefinition(live.typeName, in: document, outer: StyleScope(groups: [])))
    live.apply(
      definition, compiledScope: StyleScope(groups: []),
      in: LiveEnvironment(makeComponent: { _, _ in UIView() }))
  }

  @Test func twoHundredRandomEditsAndBackGiveTheSameTree() throws {
    var generator = Generator(state: 42)
    let first = component(
      """
      <Label text="One" layout:id="one" alpha="0.7" layout:top="super" layout:left="super offset(4)"/>
      <Container layout:id="box" layout:below="id:one" layout:fillHorizontally="super" layout:height="100">
      <Slider value="3" maximumValue="5" layout:center="super" layout:width="80"/>
      <Button title="B" backgroundColor="blue" layout:left="super" layout:top="super"/></Container>
      <StackView axis="vertical" layout:below="id:box" layout:left="super"><Label text="s"/><TextField text="f"/></StackView>
      """)
    let fixture = try LiveFixture(["A.ui.xml": first])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    let live = try #require(fixture.manager.components(of: fixture.folder.path("A.ui.xml")).first)
    fixture.finishTurn()
    let before = describe(view)
    for _ in 0..<200 {
      try apply(component(generator.children(0)), to: live)
      if generator.next(4) == 0 { fixture.finishTurn() }
    }
    try apply(first, to: live)
    fixture.finishTurn()
    #expect(describe(view) == before)
  }

  @Test func aThousandEditsLeaveNothingBehind() throws {
    let components = LiveComponent.liveCount
    let watchers = DirectoryWatcher.liveCount
    weak var gone: UIView?
    do {
      let fixture = try LiveFixture(["A.ui.xml": component("")])
      let view = fixture.showStandIn("A")
      gone = view
      let live = try #require(fixture.manager.components(of: fixture.folder.path("A.ui.xml")).first)
      var generator = Generator(state: 7)
      let texts = (0..<50).map { _ in component(generator.children(0)) }
      weak var some: UIView?
      func run(_ count: Int) throws {
        for index in 0..<count {
          try autoreleasing {
            try apply(texts[index % texts.count], to: live)
            if index % 10 == 0 { fixture.finishTurn() }
            if index == 0 { some = view.subviews.first }
          }
        }
      }
      try run(200)
      try apply(component(""), to: live)
      fixture.finishTurn()
      // A leak grows in every round; what other tests hold at the same time does not.
      let growth = try (0..<4).map { _ in
        let memory = residentMemory()
        try run(200)
        try apply(component(""), to: live)
        fixture.finishTurn()
        return residentMemory() - memory
      }
      #expect(view.subviews.isEmpty && view.constraints.isEmpty && some == nil)
      #expect(growth.min()! < 2_000_000, "200 edits after 200 others take \(growth) bytes more")
      fixture.close()
    }
    UIScreen.main.host.finishTurn()
    #expect(gone == nil && LiveComponent.liveCount == components && DirectoryWatcher.liveCount == watchers)
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

  /// The memory that the process occupies, in bytes.
  private func residentMemory() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }

  @Test func fromASavedFileToTheCommitTakesMilliseconds() throws {
    let fixture = try LiveFixture(["A.ui.xml": component("<Label text=\"0\" layout:center=\"super\"/>")])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    var slowest = Duration.zero
    for number in 1...50 {
      slowest = max(
        slowest,
        processorTime {
          fixture.save("A.ui.xml", component("<Label text=\"\(number)\" layout:center=\"super\"/>"))
        })
      #expect((view.subviews.first as? UILabel)?.text == "\(number)")
    }
    print("slowest save to commit: \(slowest)")
    #expect(slowest < .milliseconds(250))
  }
}
