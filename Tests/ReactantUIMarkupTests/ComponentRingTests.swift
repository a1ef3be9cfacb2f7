import ReactantUIMarkup
import Testing

/// Components that contain themselves.
@Suite("Rings of components") struct ComponentRingTests {
  private func file(_ name: String, contains parts: String...) -> ParsedFile {
    let elements = parts.map { "<Component type=\"\($0)\"/>" }.joined()
    return ParsedFile(
      "<Component type=\"\(name)\">\(elements)</Component>".utf8, path: "\(name).ui.xml")
  }

  private func rings(_ files: ParsedFile...) -> [String] {
    MarkupProject(files).diagnostics.filter { $0.message.contains("contains itself") }.map {
      "\($0.location.file) \($0.message.prefix { $0 != "." })"
    }
  }

  @Test("are errors at each element that leads back, with the way") func errors() {
    #expect(
      rings(file("A", contains: "A"))
        == ["A.ui.xml The component `A` contains itself: `A` → `A`"])
    #expect(
      rings(file("A", contains: "X", "B"), file("B", contains: "C"), file("C", contains: "A"))
        == [
          "A.ui.xml The component `A` contains itself: `A` → `B` → `C` → `A`",
          "B.ui.xml The component `B` contains itself: `B` → `C` → `A` → `B`",
          "C.ui.xml The component `C` contains itself: `C` → `A` → `B` → `C`",
        ])
  }

  @Test("are none of components that two contain, or that lead to a ring") func others() {
    #expect(rings(file("A", contains: "B", "C"), file("B", contains: "D"), file("C", contains: "D")).isEmpty)
    #expect(rings(file("A", contains: "B"), file("B", contains: "B")).count == 1)
    #expect(rings(file("A", contains: "UIKitClass", "UIKitClass")).isEmpty)
  }

  @Test("are found in time that grows with the files") func many() {
    var files = (0..<300).map { file("A\($0)", contains: "A\($0 + 1)", "A\($0 + 2)") }
    #expect(MarkupProject(files).diagnostics.filter { $0.message.contains("contains itself") }.isEmpty)
    files.append(file("A300", contains: "A0"))
    #expect(MarkupProject(files).diagnostics.filter { $0.message.contains("contains itself") }.count > 300)
  }
}
