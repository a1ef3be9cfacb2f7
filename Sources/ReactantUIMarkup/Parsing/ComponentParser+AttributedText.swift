extension ComponentParser {
  /// Reads the attributed texts of a label or a button as attributes.
  func readAttributedTexts(_ tag: String, of source: MarkupElement, into element: inout Element) {
    refuseText(in: source)
    for child in source.elements {
      guard child.name == tag, child.namespace == .ui, let type = element.type.attribute(named: tag) else {
        log.error(
          at: child.location,
          "`\(source.name)` can't hold `\(child.name)`" + Suggestion.hint(for: child.name, among: [tag]))
        continue
      }
      var states: [String] = []
      if type.isPerState, let attribute = child.attribute("state") { states = self.states(attribute) }
      let text = attributedText(child, special: type.isPerState ? ["style", "state"] : ["style"])
      let attribute = Attribute(
        type: type, states: states, value: .attributedText(text), origin: Origin(child.location),
        valueOrigin: Origin(child.location))
      if element.attributes.contains(where: { $0.key == attribute.key }) {
        log.error(
          at: child.location,
          type.isPerState
            ? "There are two elements `\(tag)` for one state"
            : "Maximum number of elements named `\(tag)` is 1!")
        continue
      }
      element.attributes.append(attribute)
    }
  }

  private func states(_ attribute: MarkupElement.Attribute) -> [String] {
    var states: [String] = []
    for part in attribute.value.text.split(separator: "|", omittingEmptySubsequences: false) {
      let state = String(part).trimmed
      guard AttributeType.stateNames.contains(state) else {
        log.error(
          at: attribute.value.location,
          "Unknown state `\(state)`" + Suggestion.hint(for: state, among: AttributeType.stateNames))
        continue
      }
      states.append(state)
    }
    return AttributeType.stateNames.filter { $0 != "normal" && states.contains($0) }
  }

  /// Reads mixed content.
  ///
  /// - Parameters:
  ///   - special: the attributes of the outer element that are not text attributes.
  ///   - templates: whether `{{name}}` is an argument.
  func attributedText(
    _ source: MarkupElement, special: [String], templates: Bool = false
  ) -> AttributedText {
    var text = AttributedText(children: [], origin: Origin(source.location))
    if let attribute = source.attribute("style") {
      let references = styleReferences(attribute)
      text.style = references.first
      if references.count > 1 {
        log.error(at: references[1].origin.location, "Attributed text has one style")
      }
    }
    text.attributes = textAttributes(source, special: special)
    var trimming = Trimming(source)
    text.children = nodes(source, templates: templates, &trimming)
    return text
  }

  /// Reads the attributes of a tag.
  func textAttributes(_ source: MarkupElement, special: [String]) -> [Attribute] {
    source.attributes.compactMap { attribute in
      switch attribute.namespace {
      case .schemaInstance, .xml: return nil
      case .ui where special.contains(attribute.name): return nil
      case .ui:
        if let type = ElementType.attributedTextAttribute(named: attribute.name) {
          return read(attribute, as: type)
        }
      default: break
      }
      let names = ElementType.attributedTextAttributes.map(\.name)
      unknown(attribute, of: source.name, allowed: special + names, listing: special + Self.grouped(names))
      return nil
    }
  }

  private func nodes(
    _ source: MarkupElement, templates: Bool, _ trimming: inout Trimming
  ) -> [AttributedText.Node] {
    var nodes: [AttributedText.Node] = []
    for child in source.children {
      switch child {
      case .text(let text):
        let trimmed = trimming.next(text.text)
        guard !trimmed.isEmpty,
          let value = value(
            of: LocatedText(text: trimmed, file: text.file, range: text.range), for: source.name,
            { (text) throws(ValueError) in try TextParser.parse(text, templates: templates) })
        else { continue }
        nodes.append(.text(value, text.origin))
      case .element(let element):
        let attributes = textAttributes(element, special: [])
        let children = self.nodes(element, templates: templates, &trimming)
        nodes.append(
          .tag(
            AttributedText.Tag(
              name: element.name, attributes: attributes, children: children, origin: Origin(element.location)
            )))
      }
    }
    return nodes
  }

  /// Removes the white space that is there for the file's layout: what leads the first text and trails the
  /// last, and after each newline of the later texts as many blanks as were removed at the start.
  private struct Trimming {
    private var index = 0
    private let count: Int
    private var removed = 0

    init(_ element: MarkupElement) { count = Self.count(element) }

    private static func count(_ element: MarkupElement) -> Int {
      element.children.reduce(0) { sum, child in
        switch child {
        case .text: sum + 1
        case .element(let inner): sum + count(inner)
        }
      }
    }

    mutating func next(_ text: String) -> String {
      var bytes = Array(text.utf8)[...]
      if index == 0 {
        let length = bytes.count
        bytes = bytes.drop(while: TextCursor.isSpace)
        removed = length - bytes.count
      } else {
        bytes = unindented(bytes)[...]
      }
      index += 1
      if index == count {
        while let last = bytes.last, TextCursor.isSpace(last) { bytes.removeLast() }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private func unindented(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var result: [UInt8] = []
      var blanks = 0
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          blanks = removed
        } else if blanks > 0, byte == 32 || byte == 9 {
          blanks -= 1
          continue
        } else {
          blanks = 0
        }
        result.append(byte)
      }
      return result
    }
  }

  // MARK: Templates

  /// Reads the templates of a component.
  func templates(_ source: MarkupElement, into definition: inout ComponentDefinition) {
    refuseText(in: source)
    for attribute in source.attributes where attribute.namespace != .schemaInstance {
      if attribute.namespace == .ui, attribute.name == "name" {
        if let name = identifier(attribute) { definition.templatesName = name.text }
      } else {
        unknown(attribute, of: source.name, allowed: ["name"])
      }
    }
    for child in source.elements {
      guard child.name == "attributedText", child.namespace == .ui else {
        log.error(
          at: child.location,
          "Unknown template `\(child.name)`" + Suggestion.hint(for: child.name, among: ["attributedText"]))
        continue
      }
      guard let attribute = required("name", of: child), let name = identifier(attribute) else { continue }
      if definition.templates.contains(where: { $0.name == name.text }) {
        log.error(at: name.location, "There are two templates named `\(name.text)`")
        continue
      }
      let text = attributedText(child, special: ["name", "style"], templates: true)
      definition.templates.append(Template(name: name.text, text: text, origin: name.origin))
    }
  }
}
