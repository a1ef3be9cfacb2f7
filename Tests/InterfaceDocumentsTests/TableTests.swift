import InterfaceDocuments
import MarkupReading
import Testing

/// Values as documents have them, one of each type, with what they are read as.
enum SampleValue {
  /// Returns the texts of a tag's attribute, each with its value.
  static func inTag(_ type: InterfaceValueType) -> [(text: String, value: InterfaceValue)] {
    switch type {
    case .bool: [("YES", .bool(true)), ("NO", .bool(false))]
    case .integer: [("-3", .integer(-3)), ("7", .integer(7))]
    case .real: [("0.25", .real(0.25)), ("-1", .real(-1)), ("1e3", .real(1000)), ("inf", .real(.infinity))]
    case .ratio:
      [
        ("1.5", .real(1.5)), ("16:9", .real(16.0 / 9)), ("1:2", .real(0.5)), ("1/3", .real(1.0 / 3)),
        ("2 : 1", .real(2)),
      ]
    case .string, .localizedString: [("A &amp; b", .string("A & b"))]
    case .image: [("star", .image(InterfaceImage("star")))]
    case .reference: [("8bC-Xf-vdC", .reference("8bC-Xf-vdC"))]
    case .enumeration(let enumeration): enumeration.cases.map { ($0.word, .enumeration($0)) }
    default: []
    }
  }

  /// Returns elements with a key, each with its value.
  static func asElement(_ type: InterfaceValueType, key: String) -> [(text: String, value: InterfaceValue)] {
    switch type {
    case .string, .localizedString:
      [
        ("<string key=\"\(key)\">A\nb</string>", .string("A\nb")),
        ("<mutableString key=\"\(key)\">c </mutableString>", .string("c ")),
        ("<string key=\"\(key)\" base64-UTF8=\"YES\">aMOp\n</string>", .string("hé")),
      ]
    case .options(let options):
      options.members.cases.map {
        ("<\(options.element) key=\"\(key)\" \($0.word)=\"YES\"/>", .options([$0]))
      }
    case .color:
      [
        (
          "<color key=\"\(key)\" red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
          .color(InterfaceColor(.rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, isWide: false)))
        ),
        (
          "<color key=\"\(key)\" systemColor=\"labelColor\"/>", .color(InterfaceColor(.system("label")))
        ),
        ("<nil key=\"\(key)\"/>", .none),
      ]
    case .font:
      [
        (
          "<fontDescription key=\"\(key)\" type=\"boldSystem\" pointSize=\"17\"/>",
          .font(InterfaceFont(.system(weight: "bold", isItalic: false), size: 17))
        )
      ]
    case .image:
      [
        (
          "<imageReference key=\"\(key)\" image=\"star\" catalog=\"system\"/>",
          .image(InterfaceImage("star", isSystem: true))
        )
      ]
    case .point: [("<point key=\"\(key)\" x=\"1\" y=\"-2\"/>", .point(x: 1, y: -2))]
    case .size: [("<size key=\"\(key)\" width=\"1\" height=\"2.5\"/>", .size(width: 1, height: 2.5))]
    case .rect:
      [
        (
          "<rect key=\"\(key)\" x=\"0.0\" y=\"1\" width=\"2\" height=\"3\"/>",
          .rect(x: 0, y: 1, width: 2, height: 3)
        )
      ]
    case .insets:
      [
        (
          "<inset key=\"\(key)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
          .insets(top: 2, left: 1, bottom: 4, right: 3, isDirectional: false)
        ),
        (
          "<edgeInsets key=\"\(key)\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
          .insets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: false)
        ),
        (
          "<directionalEdgeInsets key=\"\(key)\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
          .insets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true)
        ),
      ]
    case .offset:
      [
        (
          "<offsetWrapper key=\"\(key)\" horizontal=\"1\" vertical=\"2\"/>",
          .offset(horizontal: 1, vertical: 2)
        )
      ]
    case .range: [("<range key=\"\(key)\" location=\"1\" length=\"2\"/>", .range(location: 1, length: 2))]
    case .date: [("<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"86400\"/>", .date(86400))]
    case .locale: [("<locale key=\"\(key)\" localeIdentifier=\"de_AT\"/>", .locale("de_AT"))]
    case .timeZone: [("<timeZone key=\"\(key)\" name=\"Europe/Prague\"/>", .timeZone("Europe/Prague"))]
    case .attributedString:
      [
        (
          "<attributedString key=\"\(key)\"><fragment content=\"Hi\"/></attributedString>",
          .attributedString([InterfaceTextFragment("Hi")])
        )
      ]
    case .textAttributes:
      [("<textAttributes key=\"\(key)\"/>", .textAttributes(InterfaceTextAttributes()))]
    case .symbolConfiguration:
      [
        (
          "<preferredSymbolConfiguration key=\"\(key)\" configurationType=\"pointSize\" pointSize=\"30\"/>",
          .symbolConfiguration(
            {
              var configuration = InterfaceSymbolConfiguration()
              configuration.pointSize = 30
              return configuration
            }())
        )
      ]
    case .bool: [("<bool key=\"\(key)\" value=\"YES\"/>", .bool(true))]
    case .integer: [("<integer key=\"\(key)\" value=\"4\"/>", .integer(4))]
    case .real: [("<real key=\"\(key)\" value=\"inf\"/>", .real(.infinity))]
    case .enumeration, .ratio, .reference, .object, .objects, .connection: []
    }
  }
}

extension InterfaceElementType: CustomTestStringConvertible {
  /// The element’s name.
  public var testDescription: String { name }
}

@Suite struct TableTests {
  static let written = InterfaceElementType.all.filter { $0.category != .structure && $0.category != .value }

  /// The attributes of an element, with those of parents that make nothing themselves.
  func attributes(of type: InterfaceElementType) -> [InterfaceAttributeType] {
    type.attributes + type.ancestors.filter { $0.category == .structure }.flatMap(\.attributes)
  }

  @Test func namesAreUniqueAndParentsExist() {
    let names = InterfaceElementType.all.map(\.name)
    #expect(Set(names).count == names.count)
    for type in InterfaceElementType.all {
      let own = type.attributes.map(\.name)
      #expect(
        Set(own).count == own.count,
        "\(type.name): \(Dictionary(grouping: own) { $0 }.filter { $1.count > 1 }.keys)")
      if let parent = type.parent { #expect(InterfaceElementType.named(parent) != nil, "\(type.name)") }
      for attribute in type.attributes {
        if attribute.defaultText != nil {
          #expect(attribute.defaultValue != nil, "\(type.name).\(attribute.name)")
        }
      }
    }
  }

  @Test(arguments: written) func everyAttributeIsReadInEachForm(_ type: InterfaceElementType) throws {
    for attribute in attributes(of: type) where attribute.name != "id" {
      // The key of an outermost element has no element around it that could know it.
      if attribute.name == "key" { continue }
      for (text, expected) in SampleValue.inTag(attribute.value) {
        let object = try element("<\(type.name) \(attribute.name)=\"\(text)\"/>")
        #expect(try attribute.value(in: object) == expected, "\(type.name) \(attribute.name)=\(text)")
      }
      for (text, expected) in SampleValue.asElement(attribute.value, key: attribute.name) {
        let object = try element("<\(type.name)>\(text)</\(type.name)>")
        #expect(try attribute.value(in: object) == expected, "\(type.name) \(text)")
      }
      #expect(try attribute.value(in: element("<\(type.name)/>")) == nil)
    }
  }

  @Test(arguments: written) func attributesWithoutAnEffectAreNamed(_ type: InterfaceElementType) {
    func messages(_ text: String) -> [String] {
      InterfaceDocument.read("<document><objects>\(text)</objects></document>".utf8, path: "View.xib")
        .diagnostics.map(\.description)
    }
    for attribute in attributes(of: type) where attribute.isAbsent {
      for (text, _) in SampleValue.inTag(attribute.value) {
        let isDefault = text == attribute.defaultText
        let expected =
          "View.xib:1:\(22 + type.name.utf8.count): warning: `\(attribute.name)` of `\(type.name)` has no effect"
        #expect(
          messages("<\(type.name) \(attribute.name)=\"\(text)\"/>") == (isDefault ? [] : [expected]))
      }
    }
  }

  @Test(arguments: written) func valuesThatCannotBeReadAreErrorsAtTheirPlace(_ type: InterfaceElementType)
    throws
  {
    for attribute in attributes(of: type) where attribute.name != "id" {
      let bad: String
      switch attribute.value {
      case .bool: bad = "`maybe` is no value of `\(attribute.name)`; allowed: YES, NO"
      case .integer: bad = "`maybe` is no whole number, which `\(attribute.name)` needs"
      case .real: bad = "`maybe` is no number, which `\(attribute.name)` needs"
      case .ratio: bad = "`maybe` is no ratio; write a number, or two: `16:9` or `16/9`"
      case .enumeration(let enumeration):
        bad =
          "`maybe` is no value of `\(attribute.name)`"
          + Suggestion.hint(for: "maybe", among: enumeration.cases.map(\.word))
      default: continue
      }
      let object = try element("<\(type.name) \(attribute.name)=\"maybe\"/>")
      let error = #expect(throws: Diagnostic.self) { try attribute.value(in: object) }
      #expect(error?.message == bad)
      #expect(error?.location.column == 21 + type.name.count + attribute.name.count + 3)
    }
  }
}
