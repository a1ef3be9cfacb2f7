import Testing

@testable import ReactantUIMarkup

/// Hyperdrive's dialect, read by the one reader: each spelling, and errors with their places.
@Suite struct DialectTests {
  private func read(_ text: String, path: String = "Card.ui.xml") -> (ComponentDefinition?, [String]) {
    let file = ParsedFile(text.utf8, path: path)
    return (file.component?.root, MarkupProject([file]).diagnostics.map(\.description))
  }

  @Test(arguments: [
    "<Card/>", #"<Card xmlns="http://schema.reactant.tech/ui"/>"#,
    #"<Card xmlns="http://schema.Hyperdrive.tech/ui" xmlns:layout="http://schema.Hyperdrive.tech/layout"/>"#,
    #"<Card type="Card" anonymous="true"/>"#, #"<Card root="true"/>"#,
    #"<Card rootView="true" extend="all"/>"#,
    #"<Card><state/></Card>"#, #"<Card action="open"/>"#, #"<Card action:tap="open()"/>"#,
    #"<Card><Label id="a"/><View layout:below="a offset(2)" layout:leading="id:a"/></Card>"#,
    #"<Card><Label id="a" export="true" field="a"/><Face state:name="x" layout:below="a"/></Card>"#,
    #"<Card><StackView axis="vertical"><Face/><Face layout:width="10"/></StackView></Card>"#,
    #"<Card><PlainTableView cell="Face" action:selected="pick"/></Card>"#,
    #"<Card><PlainTableView cell="Face"><cell anonymous="true"><Label/></cell></PlainTableView></Card>"#,
    #"<Card><Label text="$a" isHidden="$b" textColor="$c" alpha="$d"/></Card>"#,
    #"<Card><Button title.highlighted="$a"/></Card>"#, #"<Card><overrides didInit="start"/></Card>"#,
    #"<Card><state><a type="Int?"/><b type="Kind" default=".one"/></state><Label text="$b.name"/></Card>"#,
  ]) func spellingsAreAccepted(_ text: String) throws {
    let (root, messages) = read(text)
    #expect(messages == [], "\(messages)")
    let component = try #require(root)
    #expect(component.typeName == "Card" && component.hyperdrive != nil)
  }

  @Test(arguments: [
    (#"<Card type="Box"/>"#, "1:13: error: The class is named twice: `Card` by the tag, `Box` here"),
    (#"<Card><Label text="$"/></Card>"#, "1:20: error: `$` names no property of the state"),
    (#"<Card><Label text="$a.b"/></Card>"#, "1:20: error: The state has no `a` whose type is known"),
    (
      #"<Card><Label text="$a" isHidden="$a"/></Card>"#,
      "1:34: error: `$a` is a String on line 1, a Bool here"
    ),
    (#"<Card><Label export="true"/></Card>"#, "1:14: error: `export` needs an `id`"),
    (#"<Card action:tap="1x"/>"#, "1:19: error: `1x` is no action"),
    (#"<Card action:tap="x(1"/>"#, "1:19: error: Expected `)` at the end of `x(1`"),
    (#"<Card><state a="b"/></Card>"#, "1:14: error: Write `<a type"),
    (#"<Card><state><a/></state></Card>"#, "1:15: error: Element `a` does not contain attribute: type"),
    (#"<Card><state><a type="Int"/></state></Card>"#, "1:15: error: `a` of type `Int` needs a first value"),
    (#"<Card><state/><state/></Card>"#, "1:16: error: Maximum number of elements named `state` is 1!"),
    (#"<Card><Face><Label/></Face></Card>"#, "1:14: error: `Face` can't hold `Label`"),
    (#"<Card><label/></Card>"#, "1:8: error: Unknown tag `label`; did you mean `Label`?"),
    (#"<Card><MapView/></Card>"#, "1:8: error: Element `MapView` is unavailable"),
    (
      #"<Card><Label/><View layout:below="a"/><Label id="a"/><Label id="a"/></Card>"#,
      "1:65: error: There are two"
    ),
    (#"<Card><Card/></Card>"#, "1:8: error: The component `Card` contains itself"),
    (#"<Card><Labl/></Card>"#, "1:8: warning: `Labl` is read as a component's class; did you mean `Label`?"),
    (#"<Card><navigationItem/></Card>"#, "1:8: warning: `navigationItem` declares its actions"),
    (#"<Card action:tap="x(...)"/>"#, "1:20: warning: The action `x` is sent without values"),
    (#"<Component action:tap="x"/>"#, "1:12: warning: Unknown attribute `action:tap`"),
  ]) func faultsHaveTheirPlaces(_ text: String, _ message: String) {
    let (_, messages) = read(text)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }

  @Test func aSlipInAnOlderDocumentIsNoClass() {
    #expect(read("<Componnent/>").1.contains { $0.contains("Unknown tag `Componnent` as the outermost one") })
    #expect(read("<Label/>").1.contains { $0.contains("Unknown tag `Label` as the outermost one") })
    #expect(read("<Card/>", path: "general.styles.xml").0 == nil)
    #expect(read("<Componnent/>", path: "Componnent.ui.xml").0?.typeName == "Componnent")
  }

  @Test func theSameComponentReadsAlikeInBothDialects() throws {
    let old = try #require(
      read(
        #"<Component type="Card"><Label field="a"/><View layout:id="b" layout:below="a"/><View layout:top="id:b"/></Component>"#
      ).0)
    let new = try #require(
      read(
        #"<Card><Label id="a" export="true"/><View id="b" layout:below="a"/><View layout:top="b"/></Card>"#
      ).0)
    #expect(old.children == new.children)
  }

  @Test func themesMayBeWrittenByItem() throws {
    func themes(_ colors: String) throws -> ThemeDescription {
      let text = "<Application><Themes><day/><night/></Themes><Colors>\(colors)</Colors></Application>"
      let file = ParsedFile(text.utf8, path: "X.hyperdrive.xml")
      #expect(file.diagnostics.map(\.description) == [])
      return try #require(file.application)
    }
    let byItem = try themes(#"<ink default="black"/><paper day="white" night="red"/>"#)
    let byTheme = try themes(#"<shared ink="black"/><day paper="white"/><night paper="red"/>"#)
    #expect(byItem == byTheme)
  }

  @Test(arguments: ["styleNone", "styleSingle", "styleThick", "styleDouble", "single", "none", "patternDot"])
  func underlinesHaveTheNamesOfSwift4Too(_ word: String) {
    #expect(
      messages(
        #"<Component><Label><attributedText underlineStyle="\#(word)">a</attributedText></Label></Component>"#
      )
        == [])
  }
}
