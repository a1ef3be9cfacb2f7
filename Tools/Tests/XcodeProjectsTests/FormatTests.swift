import Testing

@testable import XcodeProjects

@Suite struct FormatTests {
  @Test(arguments: [
    ("{}", PropertyValue.dictionary([:])), ("(a, b,)", .array([.string("a"), .string("b")])),
    (
      "{ a = 1; /* note */ \"b c\" = (x); }", .dictionary(["a": .string("1"), "b c": .array([.string("x")])])
    ),
    ("// head\n{ path = ../Sea/tide.c; }", .dictionary(["path": .string("../Sea/tide.c")])),
    (#""a\"b\\c\n\U00e4\U0001""#, .string("a\"b\\c\nä\u{1}")), (#""\Ud83d\Ude00""#, .string("😀")),
    ("'it\"s'", .string("it\"s")), ("<48 65 6c>", .data([0x48, 0x65, 0x6c])),
    ("{ a = \"$(inherited)\"; b = $x; }", .dictionary(["a": .string("$(inherited)"), "b": .string("$x")])),
  ]) func oldStyle(text: String, value: PropertyValue) throws {
    #expect(try OldStylePropertyList.read(text) == value)
  }

  @Test(arguments: [
    ("{\n a = 1\n b = 2; }", 3), ("(a b)", 1), ("{ a = \"x; }", 1), ("\n/* x", 2), ("<4 x>", 1), ("", 1),
    ("{} {}", 1), ("{ a = (;", 1),
  ]) func oldStyleErrorsNameTheLine(text: String, line: Int) {
    #expect { try OldStylePropertyList.read(text) } throws: { ($0 as? FormatError)?.line == line }
  }

  @Test func tablesOfStringsHaveNoBraces() throws {
    let table = try OldStylePropertyList.readStrings("/* c */ \"Key one\" = \"Ä\";\nplain = \"x\";\nalone;\n")
    #expect(
      table == ["Key one": .string("Ä"), "plain": .string("x"), "alone": .string("alone")])
  }

  @Test func xmlListsAreReadAsWritten() throws {
    let list = PropertyValue.dictionary([
      "a": .array([.boolean(true), .number("12"), .number("1.5"), .string("x < y & z")]),
      "b": .dictionary(["c": .data([1, 2, 3]), "d": .date("2026-01-01T00:00:00Z")]), "e": .boolean(false),
    ])
    #expect(try PropertyListFile.read(Array(PropertyListFile.write(list).utf8)) == list)
  }

  @Test func xmlElementsHaveAttributesAndText() throws {
    let element = try XMLElement.read(
      "<?xml version=\"1.0\"?><!DOCTYPE a><a x = \"1 &amp; 2\"><!-- n --><b>t&#x41;<![CDATA[<]]></b><c/></a>")
    #expect(element.attributes == ["x": "1 & 2"])
    #expect(element.children.map(\.name) == ["b", "c"])
    #expect(element.children[0].text == "tA<")
  }

  @Test func wideTextIsDecoded() {
    #expect(decodeText([0xFF, 0xFE, 0x41, 0, 0xE4, 0]) == "Aä")
    #expect(decodeText([0xFE, 0xFF, 0, 0x41]) == "A")
    #expect(decodeText([0xEF, 0xBB, 0xBF, 0x41]) == "A")
  }

  /// Every beginning of a small file, each of its bytes damaged, and pieces repeated: an answer or an error.
  @Test func hostileFilesEndInAnAnswer() {
    let documents = [
      "{ a = (1, \"x\\U00e4\", <0a>); /* c */ b = {c = d; }; }",
      "<plist><dict><key>a</key><array><true/></array></dict></plist>",
      "let package = Package(name: \"A\", targets: [.target(name: \"B\", dependencies: [\"C\"])])",
      "#include \"x\"\nA[sdk=*] = $(B:lower) ${C} // c\n", "target 'A' do\n pod 'B', :path => '../c'\nend\n",
    ]
    func read(_ text: String) {
      _ = try? OldStylePropertyList.read(text)
      _ = try? OldStylePropertyList.readStrings(text)
      _ = try? PropertyListFile.read(Array(text.utf8))
      _ = try? ManifestReader.package(in: text)
      _ = try? StringCatalogReader(text)
      _ = try? ProjectObjects(text, folder: "/p")
      _ = Podfile(text)
      _ = ConfigurationFile.lines(text)
    }
    for document in documents {
      let bytes = Array(document.utf8)
      for count in 0...bytes.count { read(String(decoding: bytes.prefix(count), as: UTF8.self)) }
      for place in bytes.indices {
        for byte in [0, 34, 40, 60, 92, 123, 255] as [UInt8] {
          var damaged = bytes
          damaged[place] = byte
          read(String(decoding: damaged, as: UTF8.self))
        }
      }
    }
    for piece in ["(", "{a=", "<a>", "\"", "/*", "[", "Package(", "$(", "target 'a' do\n", "A=$(A)\n", "&"] {
      read(String(repeating: piece, count: 100_000))
    }
  }
}
