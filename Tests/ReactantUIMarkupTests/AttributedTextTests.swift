import Testing

@testable import ReactantUIMarkup

@Suite struct AttributedTextTests {
  /// Returns the runs of the label's attributed text as `text[attribute=value …]`.
  func runs(_ text: String, styles: String = "") throws -> [String] {
    let file = parse("<Label>\(text)</Label><styles>\(styles)</styles>")
    let project = MarkupProject([file])
    #expect(!project.diagnostics.hasErrors, "\(project.diagnostics)")
    let root = try #require(file.component?.root)
    guard case .attributedText(let text)? = root.children[0].attributes.first?.value else { return [] }
    return project.scope.entering(root).runs(of: text).map { run in
      let attributes = run.attributes.map { "\($0.type.name)=\(number($0.value))" }.sorted()
      guard case .literal(let literal) = run.text else { return "\(run.text)" }
      return literal + (attributes.isEmpty ? "" : "[\(attributes.joined(separator: " "))]")
    }
  }

  func number(_ value: Value) -> String {
    switch value {
    case .number(let number): "\(Int(number))"
    case .font(.system(_, let size)): "\(Int(size))"
    default: "?"
    }
  }

  @Test func tagsAndRuns() throws {
    #expect(try runs("<attributedText><b font=\"20\">x</b></attributedText>") == ["x[font=20]"])
    #expect(try runs("<attributedText>x</attributedText>") == ["x"])
    #expect(
      try runs("<attributedText>a <b kern=\"1\">x</b> c</attributedText>") == ["a ", "x[kern=1]", " c"])
    #expect(
      try runs("<attributedText font=\"10\">a<b font=\"12\">x</b>c</attributedText>")
        == ["a[font=10]", "x[font=12]", "c[font=10]"])
    #expect(
      try runs("<attributedText><a kern=\"1\">x<b font=\"3\">y</b>z</a></attributedText>")
        == ["x[kern=1]", "y[font=3 kern=1]", "z[kern=1]"])
    #expect(
      try runs("<attributedText><![CDATA[<raw> & ]]><!-- c -->more</attributedText>") == ["<raw> & more"])
  }

  @Test func whiteSpaceOfTheLayoutIsRemoved() throws {
    #expect(try runs("<attributedText>  a  b  </attributedText>") == ["a  b"])
    #expect(try runs("<attributedText>\n    <b>x</b>\n    </attributedText>") == ["x"])
    #expect(
      try runs("<attributedText>\n    one <b>two</b>\n    three\n      four\n  </attributedText>")
        == ["one ", "two", "\nthree\n four"])
    #expect(try runs("<attributedText>a <b> x </b> <i> y </i></attributedText>") == ["a ", " x ", " ", " y"])
    #expect(try runs("<attributedText kern=\"1\">a<b>x</b> <b>y</b></attributedText>").contains(" [kern=1]"))
    #expect(try runs("<attributedText>a\\n<b>x</b></attributedText>") == ["a\n", "x"])
    #expect(try runs("<attributedText> \n </attributedText>") == [])
  }

  @Test func stylesOfTags() throws {
    let styles = """
      <attributedTextStyle name="one" baselineOffset="9"><b kern="1" font="11"/></attributedTextStyle>
      <attributedTextStyle name="two" extend="one"><b kern="2"/><i kern="3"/></attributedTextStyle>
      """
    func run(_ text: String) throws -> [String] { try runs(text, styles: styles) }
    #expect(
      try run("<attributedText style=\"one\"><b>x</b></attributedText>") == [
        "x[baselineOffset=9 font=11 kern=1]"
      ])
    #expect(
      try run("<attributedText style=\"two\">p<b>x</b><i>y</i><u>z</u></attributedText>")
        == ["p", "x[baselineOffset=9 font=11 kern=2]", "y[kern=3]", "z"])
    #expect(
      try run("<attributedText style=\"two\"><b kern=\"7\">x</b></attributedText>") == [
        "x[baselineOffset=9 font=11 kern=7]"
      ])
    #expect(
      try run("<attributedText style=\"two\" strokeWidth=\"4\" kern=\"8\">p<b>x</b></attributedText>")
        == ["p[kern=8 strokeWidth=4]", "x[baselineOffset=9 font=11 kern=2 strokeWidth=4]"])
  }

  @Test func titlesOfStates() throws {
    let button = try element(
      """
      <Button><attributedTitle>a</attributedTitle><attributedTitle state=" selected | highlighted ">b</attributedTitle></Button>
      """)
    #expect(button.attributes.map(\.states) == [[], ["highlighted", "selected"]])
    #expect(
      messages(
        "<Component><Button><attributedTitle state=\"selcted\">a</attributedTitle></Button></Component>") == [
          "F.ui.xml:1:44: error: Unknown state `selcted`; did you mean `selected`? allowed: normal, highlighted, disabled, selected, focused"
        ])
    #expect(
      messages(
        "<Component><Button><attributedTitle>a</attributedTitle><attributedTitle>b</attributedTitle></Button></Component>"
      )
        == ["F.ui.xml:1:57: error: There are two elements `attributedTitle` for one state"])
  }

  @Test func templatesTakeTheirArgumentsInOrder() throws {
    let file = parse(
      "<templates name=\"T\"><attributedText name=\"t\">{{b}} :uppercased({{a}}) <i>{{b}}{{c_1}}</i></attributedText></templates>"
    )
    let root = try #require(file.component?.root)
    #expect(root.templatesName == "T")
    #expect(root.templates.map(\.name) == ["t"])
    #expect(root.templates[0].text.arguments == ["b", "a", "c_1"])
  }

  @Test func unknownAttributesOfTagsAreWarnedAbout() {
    #expect(
      messages(
        "<Component><Label><attributedText>a<b foregroundColour=\"red\">c</b></attributedText></Label></Component>"
      ) == [
        "F.ui.xml:1:39: warning: Unknown attribute `foregroundColour` of `b`; did you mean `foregroundColor`? allowed: "
          + ComponentParser.grouped(ElementType.attributedTextAttributes.map(\.name)).joined(separator: ", ")
      ])
  }
}
