import MarkupReading
import Testing

extension MarkupLanguage {
  static let sample = MarkupLanguage(prefixes: [], exampleElement: "Component")
}

@Suite struct ReaderTests {
  func read(_ text: String, _ limits: MarkupReader.Limits = .init()) -> MarkupReader.Result {
    MarkupReader.read(text.utf8, path: "f.xml", language: .sample, limits: limits)
  }

  @Test(arguments: [
    ("", "f.xml:1:1: error: The file has no element"),
    ("   \n", "f.xml:2:1: error: The file has no element"),
    ("<A>", "f.xml:1:4: error: The file ends before `</A>` (`<A>` began on line 1)"),
    ("<A>\n <B></A>", "f.xml:2:7: error: `</A>` closes no open element; expected `</B>` for line 2"),
    ("<A b=\"1\" b=\"2\"/>", "f.xml:1:10: error: The attribute `b` stands here twice"),
    ("<A/><B/>", "f.xml:1:5: error: Nothing may follow the outermost element"),
    (
      "<A b=\"<\"/>",
      "f.xml:1:7: error: A `<` cannot stand here; write `&lt;`, or close the tag or value before it"
    ),
    ("<A>a & b</A>", "f.xml:1:6: error: A `&` cannot stand alone; write `&amp;`"),
    ("<A>&nbsp;</A>", "f.xml:1:4: error: Unknown entity `&nbsp;`; allowed: amp, lt, gt, quot, apos"),
    (
      "<A>\n<B c=\"x &Amp;\"/></A>",
      "f.xml:2:9: error: Unknown entity `&Amp;`; did you mean `amp`? allowed: amp, lt, gt, quot, apos"
    ),
    ("<!DOCTYPE A []><A/>", "f.xml:1:1: error: A document type is not allowed; remove <!DOCTYPE …>"),
    (
      "<!DOCTYPE A [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;\">]><A>&c;</A>",
      "f.xml:1:1: error: A document type is not allowed; remove <!DOCTYPE …>"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"latin1\"?><A/>",
      "f.xml:1:1: error: The encoding `latin1` is not supported; save the file in UTF-8 and write encoding=\"UTF-8\""
    ),
    (
      " <?xml version=\"1.0\"?><A/>",
      "f.xml:1:2: error: The XML declaration may only stand at the start of the file"
    ),
    ("<A>&#0;</A>", "f.xml:1:4: error: A reference names no letter that XML allows"),
    ("<A", "f.xml:1:1: error: The file ends inside a tag"),
    ("<A><![CDATA[x</A>", "f.xml:1:18: error: The file ends inside <![CDATA[…"),
    ("hello", "f.xml:1:1: error: Expected an element, such as `<Component …>`"),
  ]) func malformed(_ text: String, _ message: String) {
    let result = read(text)
    #expect(result.root == nil)
    #expect(result.diagnostics.map(\.description) == [message])
  }

  @Test func otherEncodingsAreRefused() {
    let wide = MarkupReader.read([0xFF, 0xFE, 0x3C, 0x00], path: "f.xml", language: .sample)
    #expect(wide.diagnostics.map(\.message) == ["The file is not in UTF-8; save it in that encoding"])
    let broken = MarkupReader.read(
      Array("<A b=\"".utf8) + [0xE9, 0x22, 0x2F, 0x3E], path: "f.xml", language: .sample)
    #expect(broken.diagnostics.map(\.message) == ["The file is not in UTF-8; save it in that encoding"])
  }

  @Test func boundsAreExact() {
    var limits = MarkupReader.Limits()
    limits.depth = 3
    limits.attributes = 2
    limits.elements = 4
    limits.bytes = 60
    #expect(read("<A><B><C/></B></A>", limits).root != nil)
    #expect(
      read("<A><B><C><D/></C></B></A>", limits).diagnostics.map(\.description)
        == ["f.xml:1:11: error: Elements lie more than 3 deep in each other"])
    #expect(read("<A b=\"\" c=\"\"/>", limits).root != nil)
    #expect(
      read("<A b=\"\" c=\"\" d=\"\"/>", limits).diagnostics.map(\.message)
        == ["An element has 3 attributes; allowed are 2"])
    #expect(read("<A><B/><B/><B/></A>", limits).root != nil)
    #expect(
      read("<A><B/><B/><B/><B/></A>", limits).diagnostics.map(\.message) == ["There are more than 4 elements"]
    )
    #expect(
      read("<A>\(String(repeating: " ", count: 60))</A>", limits).diagnostics.map(\.message)
        == ["The file has 67 bytes; allowed are 60"])
  }

  @Test func placesAreThoseOfTheWords() throws {
    let text = "<A\n  b = 'é&amp;&#x10FFFF;x\r\ny'\n\tc=\"1\">\n  text<B/></A>"
    let root = try #require(read(text).root)
    let value = root.attributes[0].value
    #expect(value.text == "é&\u{10FFFF}x y")
    #expect(root.attributes[0].location.description == "f.xml:2:3")
    #expect(value.location.description == "f.xml:2:8")
    #expect(value.location(at: 2).description == "f.xml:2:10")
    #expect(value.location(at: 3).description == "f.xml:2:15")
    #expect(value.location(at: 7).description == "f.xml:2:25")
    #expect(value.location(at: 9).description == "f.xml:3:1")
    #expect(root.attributes[1].location.description == "f.xml:4:2")
    #expect(root.elements[0].location.description == "f.xml:5:8")
  }

  @Test func filesThatCannotBeReadAreErrors() {
    let result = MarkupReader.read(contentsOf: "/nowhere/at/all.ui.xml", language: .sample)
    #expect(
      result.diagnostics.map(\.description) == ["/nowhere/at/all.ui.xml:1:1: error: The file cannot be read"])
  }

  @Test func namesWithoutNamespacesAreOfTheUnnamedOne() throws {
    let result = read("<a b=\"1\" xml:space=\"preserve\"><c:d c:e=\"2\"/></a>")
    let root = try #require(result.root)
    #expect(root.namespace == .unnamed && root.attributes.map(\.namespace) == [.unnamed, .xml])
    #expect(
      result.diagnostics.map(\.description) == [
        "f.xml:1:32: error: Unknown prefix `c`", "f.xml:1:36: warning: Unknown prefix `c`",
      ])
    #expect(root.elements[0].name == "d" && root.elements[0].attributes.isEmpty)
  }
}
