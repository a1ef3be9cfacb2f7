import AgentProtocol
import Foundation
import Testing

@testable import AgentTools

/// The screen in few lines.
@Suite struct CompactTreeTests {
  private func node(
    _ view: Int, _ role: String, _ fields: [String: JSONValue] = [:], _ children: [JSONValue] = []
  ) -> JSONValue {
    let usual: [String: JSONValue] = [
      "view": .number(Double(view)), "role": .string(role), "class": "UIView", "frame": [0, 0, 10, 10],
      "enabled": true, "selected": false, "hidden": false, "alpha": 1, "children": .array(children),
    ]
    return .object(usual.merging(fields) { $1 })
  }

  @Test func whatAPersonSeesHasALine() throws {
    let root = node(
      1, "window", [:],
      [
        node(
          2, "none", [:],
          [
            node(3, "button", ["text": "Save", "enabled": false], [node(4, "label", ["text": "Save"])]),
            node(5, "label", ["text": "A\nB"]), node(6, "label"), node(7, "none", ["identifier": "canvas"]),
            node(8, "textfield", ["label": "Name", "text": "Ada", "focused": true]),
            node(9, "label", ["text": "gone", "hidden": true]),
            node(10, "label", ["text": "far", "unseen": true]),
            node(
              11, "cell", [:],
              [
                node(12, "label", ["text": "Milk"]),
                node(
                  13, "none", [:], [node(14, "label", ["text": "2 l"]), node(15, "switch", ["value": "1"])]),
              ]),
            node(16, "button", ["text": "Under", "covered": true]),
          ])
      ])
    let text = try CompactTree(root).text(limit: 1_000)
    #expect(
      text == """
        e3 button “Save” (disabled)
        e5 label “A B”
        e7 UIView #canvas
        e8 textfield “Name” =“Ada” (focused)
        e11 cell “Milk · 2 l”
         e15 switch =1
        (what lies under something modal is left out)
        (1 more cannot be seen now: scroll, or call tree with more: true)
        """)
    let details = try CompactTree(root, under: 11, hasDetails: true).text(limit: 1_000)
    #expect(
      details.hasPrefix("e11 cell UIView [0 0 10 10]\n e12 label UIView “Milk” [0 0 10 10]"), "\(details)")
    #expect(throws: ToolFailure.self) { try CompactTree(root, under: 99) }
  }

  @Test func aLongScreenIsCutAndSaysSo() throws {
    let root = node(1, "window", [:], (2..<300).map { node($0, "label", ["text": .string("Row \($0)")]) })
    for limit in [200, 1_000, CompactTree.usualLength] {
      let text = try CompactTree(root).text(limit: limit)
      #expect(text.count <= limit && text.contains("lines more"))
    }
  }

  @Test func whatChangedIsSaid() throws {
    func tree(_ texts: [String]) throws -> CompactTree {
      try CompactTree(
        node(1, "window", [:], texts.enumerated().map { node($0 + 2, "label", ["text": .string($1)]) }))
    }
    let old = try tree(["a", "b", "c", "d", "e", "f"])
    #expect(
      try tree(["a", "x", "c", "d", "e", "f"]).changes(since: old, limit: 200)
        == "- e3 label “b”\n+ e3 label “x”")
    #expect(try tree(["a", "b", "c", "d", "e", "f"]).changes(since: old, limit: 200) == "")
    let other = try tree(["1", "2", "3", "4", "5", "6"]).changes(since: old, limit: 300)
    #expect(other.hasPrefix("(another screen)\n+ e2 label “1”"))
    #expect(try tree((0..<100).map { "\($0)" }).changes(since: old, limit: 200).contains("changes more"))
  }
}
