import Testing

@testable import ReactantUIMarkup

@Suite struct StyleTests {
  func effective(_ text: String, groups: [String] = []) throws -> [String] {
    let file = parse(text)
    let sheets = groups.map { ParsedFile($0.utf8, path: "g.styles.xml") }
    let project = MarkupProject([file] + sheets)
    #expect(!project.diagnostics.hasErrors, "\(project.diagnostics)")
    let root = try #require(file.component?.root)
    return project.scope.entering(root).effectiveAttributes(of: root.children[0]).map {
      ([$0.type.name] + $0.states).joined(separator: ".") + "=\(plain($0.value))"
    }
  }

  func plain(_ value: Value) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(.literal(let text)): text
    case .color(let color): if case .system(let name) = color.base { name } else { "?" }
    default: "?"
    }
  }

  @Test func laterStylesAndOwnAttributesWin() throws {
    let styles = """
      <styles><LabelStyle name="a" text="a" numberOfLines="1" alpha="0.5"/><LabelStyle name="b" text="b" tag="2"/></styles>
      """
    #expect(
      try effective("<Label style=\"a b\" numberOfLines=\"3\"/>\(styles)")
        == ["alpha=0.5", "tag=2", "numberOfLines=3", "text=b"])
    #expect(try effective("<Label style=\"b a\"/>\(styles)").contains("text=a"))
    #expect(try effective("<Label style=\"a\" text=\"own\"/>\(styles)").contains("text=own"))
  }

  @Test func stylesExtendStylesOfGroups() throws {
    let group = """
      <styleGroup name="general"><ViewStyle name="red" backgroundColor="red" alpha="0.1"/>
      <LabelStyle name="title" extend="red" numberOfLines="2"/></styleGroup>
      """
    let styles =
      "<styles><LabelStyle name=\"own\" extend=\"general:title :general:red\" alpha=\"1\"/></styles>"
    #expect(
      try effective("<Label style=\"own\"/>\(styles)", groups: [group])
        == ["numberOfLines=2", "backgroundColor=red", "alpha=1.0"])
    #expect(
      try effective("<Button style=\"general.red\"/>", groups: [group]) == [
        "backgroundColor=red", "alpha=0.1",
      ])
  }

  @Test func attributesOfStatesAreDifferent() throws {
    let styles = """
      <styles><ButtonStyle name="a" title="a" title.selected.highlighted="b" backgroundColor="red"/></styles>
      """
    #expect(
      try effective(
        "<Button style=\"a\" title.highlighted.selected=\"c\" backgroundColor.disabled=\"green\" title.normal=\"d\"/>\(styles)"
      )
        == [
          "backgroundColor=red", "title.highlighted.selected=c", "backgroundColor.disabled=green", "title=d",
        ])
  }

  @Test func orderOfApplication() throws {
    #expect(
      try effective("<Slider value=\"5\" maximumValue=\"10\" minimumValue=\"2\"/>")
        == ["maximumValue=10.0", "minimumValue=2.0", "value=5.0"])
    #expect(
      try effective("<Stepper minimumValue=\"2\" value=\"5\" maximumValue=\"10\"/>")
        == ["minimumValue=2.0", "maximumValue=10.0", "value=5.0"])
    #expect(
      try effective("<Label visibility=\"hidden\" collapseAxis=\"both\" text=\"a\" tag=\"1\"/>")
        == ["collapseAxis=?", "visibility=?", "tag=1", "text=a"])
    #expect(
      try effective("<Label><attributedText>x</attributedText></Label>") == ["attributedText=?"])
  }

  @Test func manyExtensionsTakeLinearTime() {
    var styles = "<LabelStyle name=\"s0\" text=\"0\"/>"
    for index in 1..<60 {
      styles += "<LabelStyle name=\"s\(index)\" extend=\"s\(index - 1) s\(index - 1)\"/>"
    }
    let file = parse("<Label style=\"s59\"/><styles>\(styles)</styles>")
    let project = MarkupProject([file])
    #expect(project.diagnostics.isEmpty)
    let root = file.component!.root
    #expect(project.scope.entering(root).effectiveAttributes(of: root.children[0]).count == 1)
  }
}
