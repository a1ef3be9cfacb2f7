import InterfaceDocuments
import ReactantUIMarkup
import Testing

/// What storyboards and `ui.xml` say of one property of UIKit's.
@Suite("Both languages know a property alike") struct LanguageTests {
  private struct Shared {
    let name: String
    let document: InterfaceAttributeType
    let markup: AttributeType
  }

  /// The properties that both languages have, by class and path.
  private static let shared: [Shared] = ElementType.all.flatMap { element -> [Shared] in
    let className = element.className == "TextField" ? "UITextField" : element.className
    guard let type = InterfaceElementType.making(className) else { return [] }
    return element.attributes.compactMap { attribute in
      guard case .property(let path) = attribute.accessor,
        let found = type.allAttributes.first(where: { $0.path == path && !$0.marks.contains(.written) })
      else { return nil }
      return Shared(name: "\(element.name).\(attribute.name)", document: found, markup: attribute)
    }
  }

  private static func agree(_ document: InterfaceValueType, _ markup: ValueType) -> Bool {
    switch (document, markup) {
    case (.bool, .bool), (.integer, .integer), (.color, .color), (.font, .font), (.image, .image),
      (.string, .text), (.localizedString, .text), (.insets, .insets), (.point, .point), (.size, .size),
      (.rect, .rect), (.attributedString, .attributedText), (.real, .cgFloat), (.real, .float),
      (.real, .double), (.real, .rowHeight):
      true
    case (.enumeration(let document), .enumeration(let markup)): document.name == markup.swiftType
    default: false
    }
  }

  @Test("The types of values are the same") func types() {
    #expect(Self.shared.count > 400)
    #expect(Self.shared.filter { !Self.agree($0.document.value, $0.markup.value) }.map(\.name) == [])
  }

  @Test("The cases of an enumeration that one names are those that the other does") func words() {
    var unknown: [String] = []
    for shared in Self.shared {
      guard case .enumeration(let document) = shared.document.value,
        case .enumeration(let markup) = shared.markup.value
      else { continue }
      let names = Set(document.cases.flatMap { [$0.word, $0.swiftName] })
      for word in markup.cases {
        if let name = word.swiftName, !names.contains(name) { unknown.append("\(shared.name)=\(name)") }
      }
    }
    #expect(unknown == [])
  }
}
