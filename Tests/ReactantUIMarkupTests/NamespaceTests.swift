import Testing

@testable import ReactantUIMarkup

@Suite struct NamespaceTests {
  func read(_ text: String) -> MarkupReader.Result { MarkupReader.read(text.utf8, path: "f.xml") }

  @Test func namespacesAreResolved() throws {
    let result = read(
      "<u:Component xmlns:u=\"http://schema.reactant.tech/ui\" xmlns:l=\"https://schema.reactant.tech/layout\" "
        + "l:top=\"1\" text=\"2\" layout:left=\"3\" tools:x=\"4\" xml:space=\"preserve\" xsi:schemaLocation=\"5\"/>"
    )
    let root = try #require(result.root)
    #expect(result.diagnostics.isEmpty)
    #expect(root.namespace == .ui)
    #expect(root.name == "Component")
    #expect(root.attributes.map(\.namespace) == [.layout, .ui, .layout, .tools, .xml, .schemaInstance])
    #expect(root.attributes.map(\.name) == ["top", "text", "left", "x", "space", "schemaLocation"])
    #expect(root.attributes[0].location.column == 101)
    #expect(root.attributes[0].nameLocation.column == 103)
  }

  @Test func attributesOfOtherNamespacesAreIgnoredAndNearlyOurOwnWarnedAbout() {
    let other = read(
      "<A xmlns:ide=\"http://example.com/editor\" ide:guides=\"on\" layout:top=\"1\"/>")
    #expect(other.diagnostics.isEmpty && other.root?.attributes.map(\.qualifiedName) == ["layout:top"])
    let near = read("<A xmlns:layout=\"http://schema.reactant.tech/layuot\" layout:top=\"1\"/>")
    #expect(
      near.diagnostics.map(\.description) == [
        "f.xml:1:18: warning: Unknown namespace `http://schema.reactant.tech/layuot`; did you mean "
          + "`http://schema.reactant.tech/layout`? allowed: http://schema.reactant.tech/ui, "
          + "http://schema.reactant.tech/layout, http://schema.reactant.tech/tools, "
          + "http://schema.reactant.tech/action, http://schema.reactant.tech/state, "
          + "http://www.w3.org/2001/XMLSchema-instance"
      ])
    #expect(near.root?.attributes.map(\.namespace) == [.layout])
    #expect(
      read("<A layuot:top=\"1\"/>").diagnostics.map(\.description)
        == [
          "f.xml:1:4: warning: Unknown prefix `layuot`; did you mean `layout`? allowed: layout, tools, action, state, xsi"
        ]
    )
    #expect(
      read("<A xmlns:l=\"http://schema.reactant.tech/layout\" l:top=\"1\" layout:top=\"2\"/>").diagnostics
        .map(\.description) == ["f.xml:1:59: error: The attribute `layout:top` stands here twice"])
  }
}
