import Foundation
import ReactantUIGenerator
import Testing

@testable import ReactantUIMarkup

@Suite struct GeneratorTests {
  func swift(_ text: String, path: String = "Sample.ui.xml", groups: [ParsedFile] = []) throws -> String {
    let file = ParsedFile(text.utf8, path: path)
    let project = MarkupProject([file] + groups)
    #expect(!project.diagnostics.hasErrors, "\(project.diagnostics)")
    return ComponentEmitter(try #require(file.component), source: text, scope: project.scope).swift()
  }

  @Test func theSameFileGivesTheSameText() throws {
    let attributes = ElementType.named("Button")!.attributes.filter { $0.value != .attributedText }
      .map { " \($0.name)=\"\(TableTests.sample($0.value))\"" }.joined()
    let text =
      "<Component><Button\(attributes)/><styles><ButtonStyle name=\"a\"\(attributes)/></styles></Component>"
    let first = try swift(text)
    for _ in 0..<5 { #expect(try swift(text) == first) }
    #expect(SchemaEmitter.schema() == SchemaEmitter.schema())
    #expect(AttributeSettersEmitter.source() == AttributeSettersEmitter.source())
  }

  /// Returns the lines outside of the bodies of functions, which are what other files may depend on.
  private func interface(of source: String) -> [Substring] {
    var lines: [Substring] = []
    var end: String?
    for line in source.split(separator: "\n") {
      if let closing = end {
        if line == closing { end = nil }
        continue
      }
      lines.append(line)
      if line.contains("func "), line.hasSuffix("{") {
        end = line.prefix { $0 == " " } + "}"
      }
    }
    return lines
  }

  @Test func anEditOfAnAttributeCompilesNoOtherFileAnew() throws {
    func text(inset: Int, color: String) -> String {
      """
      <Component><styles name="Styles"><LabelStyle name="title" textColor="\(color)"/></styles>
      <Label field="title" style="title" text="\(color)" layout:id="title" layout:leading="super inset(\(inset))"/>
      <View layout:top="title.bottom offset(\(inset))" backgroundColor="\(color)"/></Component>
      """
    }
    let (before, after) = (
      try swift(text(inset: 8, color: "red")), try swift(text(inset: 9, color: "blue"))
    )
    #expect(before != after)
    #expect(interface(of: before) == interface(of: after))
    #expect(interface(of: before).contains { $0.contains("class RUIContainer") })
  }

  @Test func nothingOfATextBecomesCode() throws {
    let text = try swift(
      "<Component><Label text=\"\\(exit(0)) &quot; \\&quot; + x&#10;\" field=\"class\"/></Component>")
    #expect(text.contains(#"view0.text = "\\(exit(0)) \" \\\" + x\n""#))
    #expect(text.contains(".`class`"))
  }

  @Test func fieldsPointAtTheXML() throws {
    let text = try swift("<Component>\n  <Label field=\"title\" layout:top=\"other.bottom\"/>\n</Component>")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = try #require(lines.firstIndex(of: "#sourceLocation(file: \"Sample.ui.xml\", line: 1)"))
    #expect(lines[place + 1].trimmingCharacters(in: .whitespaces) == "let view0 = target")
    // The name stands in the column that it has in the XML.
    #expect(lines[place + 2] == String(repeating: " ", count: 15) + ".title")
    #expect(lines[place + 3] == "#sourceLocation()")
    #expect(lines.contains(String(repeating: " ", count: 34) + ".other"))
  }

  @Test func conditionsKeepTheirParentheses() {
    var cursor = TextCursor("(ipad or landscape) and !(width :gt 3 and vertical == compact)")
    let condition = try! ConditionParser.parse(&cursor)
    #expect(
      SwiftEmitter().condition(condition)
        == "(((idiom == .pad) || (size.width > size.height)) && !((size.width > CGFloat(3)) && (traits.verticalSizeClass == .compact)))"
    )
  }

  @Test func theSchemaIsWellFormed() {
    let result = MarkupReader.read(SchemaEmitter.schema().utf8, path: "ui.xsd")
    #expect(result.root?.name == "schema")
    let names = Set(result.root?.elements.compactMap { $0.attribute("name")?.value.text } ?? [])
    for element in ElementType.all { #expect(names.contains(element.name)) }
  }

  @Test func theReferencePageIsUpToDate() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../docs/ui-xml.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    #expect(page == ReferenceEmitter.page(), "docs/ui-xml.md is old; run scripts/reference")
    for element in ElementType.all {
      #expect(page.contains("| `\(element.name)` |"))
      for attribute in element.attributes where !attribute.name.contains(".") {
        #expect(page.contains("`\(attribute.name)`"), "\(attribute.name)")
      }
    }
  }

  @Test func aThousandFilesAreReadQuickly() {
    let text =
      ConstraintTests.header + """
        ><Label field="title" font=":bold@20" numberOfLines="1" layout:leading="super inset(8)"
            layout:trailing="super inset(8)" layout:top="super inset(6)" />
          <Label field="preview" font="14" numberOfLines="2" layout:fillHorizontally="super inset(10)"
            layout:below="title offset(8)" layout:bottom=":lt super inset(6)" /></Component>
        """
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<1000 { #expect(ParsedFile(text.utf8, path: "NoteCell.ui.xml").diagnostics.isEmpty) }
    }
    // Far above what it takes, so that only a change of order is a failure.
    #expect(time < .seconds(20))
    print("1,000 files of \(text.utf8.count) bytes: \(time)")
  }
}
