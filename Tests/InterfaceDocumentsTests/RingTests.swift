import InterfaceDocuments
import MarkupReading
import Testing

/// Scenes that show themselves.
@Suite("Rings of scenes") struct RingTests {
  /// A storyboard of scenes, each with segues of a kind to others.
  private func storyboard(
    _ ways: [(from: String, to: String, kind: String)], name: String = "Main", custom: Bool = false,
    references: [(id: String, storyboard: String, controller: String)] = []
  ) -> InterfaceDocument {
    let ids = Set(ways.map(\.from)).union(ways.map(\.to)).subtracting(references.map(\.id)).sorted()
    let scenes = ids.map { id in
      let segues = ways.filter { $0.from == id }.enumerated().map { index, way in
        "<segue destination=\"\(way.to)\" kind=\"\(way.kind)\" id=\"\(id)-\(index)\" relationship=\"r\"/>"
      }
      return """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)"\
        \(custom ? " customClass=\"C\"" : "") sceneMemberID="viewController"><connections>\(segues.joined())\
        </connections></viewController></objects></scene>
        """
    }
    let others = references.map {
      """
      <scene sceneID="s\($0.id)"><objects><viewControllerPlaceholder storyboardName="\($0.storyboard)" \
      referencedIdentifier="\($0.controller)" id="\($0.id)" sceneMemberID="viewController"/></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>\
      \((scenes + others).joined())</scenes></document>
      """
    return InterfaceDocument.read(text.utf8, path: "\(name).storyboard").document!
  }

  private func rings(_ documents: InterfaceDocument...) -> [Diagnostic.Severity] {
    InterfaceCheck(documents, context: InterfaceContext(module: "App")).diagnostics.filter {
      $0.message.contains("itself")
    }
    .map(\.severity)
  }

  @Test("are errors", arguments: ["relationship", "embed"])
  func errors(kind: String) {
    #expect(rings(storyboard([("a", "a", kind)])) == [.error])
    #expect(rings(storyboard([("a", "b", kind), ("b", "c", kind), ("c", "a", kind)])) == [.error])
    #expect(rings(storyboard([("a", "b", "embed"), ("b", "a", "relationship")])) == [.error])
  }

  @Test("that the scene's class may end are warnings") func warnings() {
    #expect(rings(storyboard([("a", "a", "embed")], custom: true)) == [.warning])
    #expect(rings(storyboard([("a", "a", "relationship")], custom: true)) == [.error])
  }

  @Test("are none of segues that a person performs, and none of two ways to one scene") func others() {
    #expect(rings(storyboard([("a", "b", "show"), ("b", "a", "embed")])).isEmpty)
    #expect(
      rings(storyboard([("a", "b", "embed"), ("a", "c", "embed"), ("b", "d", "embed"), ("c", "d", "embed")]))
        .isEmpty)
  }

  @Test("lead through references to other storyboards") func references() {
    let one = storyboard([("a", "r", "embed")], name: "One", references: [("r", "Two", "b")])
    let two = storyboard([("b", "q", "relationship")], name: "Two", references: [("q", "One", "a")])
    #expect(rings(one, two).count == 1 && rings(one).isEmpty)
  }

  @Test("are found in a chain of many scenes") func chain() {
    let count = 3_000
    let ways = (0..<count).map { ("c\($0)", "c\(($0 + 1) % count)", "embed") }
    #expect(rings(storyboard(ways)) == [.error])
  }
}
