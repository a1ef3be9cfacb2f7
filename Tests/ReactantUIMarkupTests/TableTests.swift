import InterfaceDocuments
import Testing

@testable import ReactantUIMarkup

/// The tables: complete, without repetition, and every line of them readable.
@Suite struct TableTests {
  @Test("Every property that the table of documents names in the language is an attribute of it")
  func propertiesOfBothLanguages() {
    let attributes = Set(
      ElementType.all.flatMap(\.attributes).map { "\($0.name): \($0.accessor)" })
    let named = InterfaceElementType.all.flatMap(\.attributes).compactMap { property in
      property.markupName.map { "\($0): \(AttributeType.Accessor.property(property.path ?? ""))" }
    }
    #expect(named.count > 150)
    #expect(named.filter { !attributes.contains($0) } == [])
    for property in InterfaceElementType.layer.attributes {
      let path = AttributeType.Accessor.property("layer.\(property.path ?? "")")
      #expect(attributes.contains("layer.\(property.markupName ?? ""): \(path)"))
    }
  }

  @Test("An enumeration of UIKit's has the cases that documents name") func enumerationsOfBothLanguages() {
    let known = InterfaceElementType.all.flatMap(\.attributes).compactMap { property in
      if case .enumeration(let type) = property.value { type } else { nil }
    }
    var compared: Set<String> = []
    for type in known {
      guard let own = EnumerationType.all.first(where: { $0.swiftType == type.name }) else { continue }
      compared.insert(own.name)
      let cases = type.cases.filter { !$0.isAbsent }.map(\.swiftName)
      #expect(Set(cases).isSubset(of: Set(own.cases.map { $0.swiftName ?? $0.name })))
    }
    #expect(compared.count > 25, "\(compared)")
  }

  /// A text that every type accepts.
  static func sample(_ type: ValueType) -> String {
    switch type {
    case .bool: "true"
    case .integer, .cgFloat, .float, .double, .rowHeight: "1"
    case .color, .cgColor: "red"
    case .font: ":bold@12"
    case .image, .text: "word"
    case .insets, .size: "1"
    case .point: "1, 2"
    case .rect: "1, 2, 3, 4"
    case .transform: "scale(2)"
    case .visualEffect: "blur:light"
    case .tabStops: "right@3"
    case .url: "https://swift.org"
    case .enumeration(let type): type.cases[0].name
    case .attributedText: ""
    }
  }

  @Test(arguments: ElementType.all.map(\.name)) func everyAttributeOfAnElementIsRead(_ name: String) throws {
    let type = try #require(ElementType.named(name))
    #expect(Set(type.attributes.map(\.name)).count == type.attributes.count)
    let special =
      name == "Component" ? " type=\"Other\"" : type.cellRoles.map { " \($0.rawValue)=\"C\"" }.joined()
    let attributes = type.attributes.filter { $0.value != .attributedText }
    let text = attributes.map { " \($0.name)=\"\(Self.sample($0.value))\"" }.joined()
    let file = parse("<\(name)\(special)\(text)/>")
    #expect(!file.diagnostics.hasErrors, "\(file.diagnostics)")
    let element = try #require(file.component?.root.children.first)
    #expect(element.attributes.map(\.type.name) == attributes.map(\.name))
    for (attribute, expected) in zip(element.attributes, attributes) {
      #expect(attribute.type == expected)
    }
    let missing = attributes.filter {
      if case .missing(_, _, let always) = $0.accessor { always != .bool(true) } else { false }
    }
    #expect(file.diagnostics.filter { $0.message.contains("has no effect") }.count == missing.count)
    let style = "<styles><\(name)Style name=\"s\"\(text)/></styles>"
    #expect(parse(style).component?.root.styles?.styles.first?.attributes.count == attributes.count)
  }

  @Test func theElementsAreThoseOfTheLanguage() {
    #expect(
      ElementType.all.map(\.name) == [
        "View", "Container", "ScrollView", "StackView", "VisualEffectView", "Component", "Label", "TextField",
        "TextView", "Button", "ImageView", "ActivityIndicator", "DatePicker", "PickerView", "PageControl",
        "SegmentedControl", "Slider", "Stepper", "Switch", "ProgressView", "SearchBar", "NavigationBar",
        "TabBar",
        "Toolbar", "TableView", "PlainTableView", "HeaderTableView", "FooterTableView", "SimpleTableView",
        "SimulatedSeparatorTableView",
      ])
    #expect(ElementType.named("FooterTableView")?.cellRoles == [.cell, .footer])
    #expect(ElementType.named("HeaderTableView")?.cellRoles == [.header, .cell])
    #expect(ElementType.named("SimpleTableView")?.cellRoles == [.header, .cell, .footer])
  }

  @Test func everyAttributeOfAttributedTextIsRead() {
    let attributes = ElementType.attributedTextAttributes
    let text = attributes.map { " \($0.name)=\"\(Self.sample($0.value))\"" }.joined()
    let file = parse("<Label><attributedText\(text)>a<b\(text)>c</b></attributedText></Label>")
    #expect(file.diagnostics.isEmpty)
    guard case .attributedText(let read)? = file.component?.root.children[0].attributes[0].value else {
      Issue.record("no attributed text")
      return
    }
    #expect(read.attributes.map(\.type.name) == attributes.map(\.name))
  }

  @Test func enumerationsHaveEveryWordOnce() {
    for type in EnumerationType.all { #expect(Set(type.cases.map(\.name)).count == type.cases.count) }
    #expect(Set(EnumerationType.all.map(\.name)).count == EnumerationType.all.count)
  }

  @Test func inlineDefinitionsAndCells() throws {
    let file = parse(
      """
      <Component type="Card" anonymous="true" backgroundColor="red" tools:preferredSize="fill, 40">
        <Label field="a"/><Component type="Module.Other"/>
      </Component>
      <SimpleTableView header="H" tools:exampleCount="3" tools:sectionCount="2">
        <cell type="C" rootView="false"><Label text="c"/></cell><footer type="F" anonymous="true"/>
      </SimpleTableView>
      """)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    let document = try #require(file.component)
    #expect(document.definitions.map(\.typeName) == ["Sample", "Card", "C", "F"])
    #expect(document.definitions.map(\.isAnonymous) == [false, true, false, true])
    #expect(document.root.children[0].definition?.preferredSize == .init(width: .fill, height: .points(40)))
    #expect(document.root.children[1].className == "SimpleTableView<H, C, F>")
    #expect(document.root.children[1].exampleCount == 3)
    #expect(document.root.children[1].sectionCount == 2)
    #expect(document.root.elements.count == 2)
  }

  @Test func contentPriorities() throws {
    let label = try element(
      "<Label layout:compressionPriority.vertical=\"low\" layout:compressionPriority=\"high\" layout:huggingPriority.horizontal=\"12\"/>"
    )
    #expect(label.contentPriorities.compressionVertical == 250)
    #expect(label.contentPriorities.compressionHorizontal == 750)
    #expect(label.contentPriorities.huggingHorizontal == 12)
    #expect(label.contentPriorities.huggingVertical == nil)
  }

  @Test func documentsThatMeanTheSameAreEqual() {
    let one = parse("<Label text=\"a\" layout:top=\"super\"/>").component
    let two = parse("\n\n   <Label\n text=\"a\"\n layout:top=\" super \"/>").component
    #expect(one == two)
    #expect(one != parse("<Label text=\"b\" layout:top=\"super\"/>").component)
  }
}
