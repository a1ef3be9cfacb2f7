extension ComponentParser {
  /// The classes that no component may be named after.
  static let forbiddenTypes: Set<String> = [
    "RootView", "UIView", "UIViewController", "self", "switch", "if", "else", "guard", "func", "class",
    "ViewBase",
    "ControllerBase", "for",
  ]

  private static let definitionAttributes = ["type", "rootView", "extend", "anonymous", "accessModifier"]

  // MARK: Components

  /// Reads the outermost component of a file.
  func rootComponent(_ element: MarkupElement) -> ComponentDefinition {
    var name = Name(isHyperdrive ? element.name : fileTypeName, Origin(element.location))
    if isHyperdrive {
      checkType(of: element)
    } else if let type = element.attribute("type") {
      if let written = identifier(type) { name = written }
    } else if !name.text.isIdentifier {
      log.error(
        at: element.location,
        "The file's name gives no name of a class: `\(name.text)`; rename the file or write attribute `type`")
    }
    var definition = ComponentDefinition(typeName: name.text, isRoot: true, origin: name.origin)
    checkTypeName(name)
    for attribute in element.attributes {
      switch attribute.namespace {
      case .ui where Self.definitionAttributes.contains(attribute.name): continue
      case .ui where isHyperdrive && attribute.name == "root": continue
      case .action where isHyperdrive, .ui where isHyperdrive && attribute.name == "action": continue
      case .action, .state: unknown(attribute, of: element.name, allowed: [])
      case .ui where attribute.name == "field" || attribute.name == "style":
        log.warning(at: attribute.location, "`\(attribute.name)` has no effect on the outermost component")
      case .ui:
        if let read = property(attribute, of: .component, special: Self.definitionAttributes) {
          definition.attributes.append(read)
        }
      case .layout:
        log.warning(
          at: attribute.location, "`\(attribute.qualifiedName)` has no effect on the outermost component")
      case .tools: tools(attribute, of: element, definition: &definition)
      default: continue
      }
    }
    if isHyperdrive { readHyperdrive(element, into: &definition) }
    readDefinition(element, into: &definition)
    if isHyperdrive { finishHyperdrive(&definition) }
    return definition
  }

  private var fileTypeName: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    if file.hasSuffix(".ui.xml") { return String(file.dropLast(7)) }
    return file.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? file
  }

  private func checkTypeName(_ name: Name) {
    if Self.forbiddenTypes.contains(name.text) {
      log.error(at: name.location, "A component cannot be of type `\(name.text)`")
    }
  }

  /// Reads the attributes and children that make a definition.
  private func readDefinition(_ element: MarkupElement, into definition: inout ComponentDefinition) {
    let rootView = element.attribute("rootView") ?? (isHyperdrive ? element.attribute("root") : nil)
    if let attribute = rootView { definition.isRootView = looseBool(attribute) }
    if let attribute = element.attribute("anonymous") { definition.isAnonymous = looseBool(attribute) }
    if let attribute = element.attribute("accessModifier") {
      definition.accessModifier = accessModifier(attribute)
    }
    if let attribute = element.attribute("extend") {
      definition.extendedEdges = edges(attribute)
      if !definition.isRootView {
        log.warning(at: attribute.location, "`extend` has no effect without `rootView=\"true\"`")
      }
    }
    var templatesSeen = false
    for child in element.elements {
      switch child.namespace == .ui ? child.name : "" {
      case "state" where definition.hyperdrive != nil, "overrides" where definition.hyperdrive != nil,
        "navigationItem" where definition.hyperdrive != nil:
        continue
      case "styles":
        if definition.styles != nil {
          log.error(at: child.location, "Maximum number of elements named `styles` is 1!")
        } else {
          definition.styles = styleSheet(child, isGroup: false)
        }
      case "templates":
        if templatesSeen {
          log.error(at: child.location, "Maximum number of elements named `templates` is 1!")
        } else {
          templates(child, into: &definition)
        }
        templatesSeen = true
      default: if let read = self.element(child) { definition.children.append(read) }
      }
    }
    refuseText(in: element)
    warnAboutRepeatedNames(in: definition)
  }

  private func edges(_ attribute: MarkupElement.Attribute) -> [ComponentDefinition.Edge] {
    attribute.value.text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.compactMap { word in
      if let edge = ComponentDefinition.Edge(rawValue: String(word)) { return edge }
      log.error(
        at: attribute.value.location,
        "Unknown edge `\(word)`"
          + Suggestion.hint(for: String(word), among: ComponentDefinition.Edge.allCases.map(\.rawValue)))
      return nil
    }
  }

  private func warnAboutRepeatedNames(in definition: ComponentDefinition) {
    var seen: [String: SourceLocation] = [:]
    for constraint in definition.elements.flatMap(\.constraints) where constraint.condition == nil {
      guard let name = constraint.name else { continue }
      if let first = seen[name] {
        log.warning(
          at: constraint.origin.location,
          "The constraint's name `\(name)` is used on line \(first.line) too; the later one wins")
      } else {
        seen[name] = constraint.origin.location
      }
    }
  }

  // MARK: Elements

  /// Reads a view, or adds an error and returns nil.
  func element(_ source: MarkupElement) -> Element? {
    guard source.namespace == .ui, let type = ElementType.named(source.name) ?? componentType(of: source)
    else {
      if let missing = ElementType.unavailable.first(where: { $0.name == source.name }) {
        log.error(at: source.location, "Element `\(source.name)` is unavailable: \(missing.reason)")
        return nil
      }
      let names = ElementType.all.map(\.name)
      log.error(
        at: source.location, "Unknown tag `\(source.name)`" + Suggestion.hint(for: source.name, among: names))
      return nil
    }
    var element = Element(type: type, origin: Origin(source.location))
    let isNamedByTag = type == .component && source.name != type.name
    let special =
      ["field", "style"] + (isHyperdrive ? ["id", "export", "action"] : []) + specialAttributes(of: type)
    if let attribute = source.attribute("field") {
      element.field = identifier(attribute)
    }
    if isHyperdrive { readNames(of: source, into: &element) }
    for attribute in source.attributes.sorted(by: { Self.priorityRank($0) < Self.priorityRank($1) }) {
      switch attribute.namespace {
      case .layout: layout(attribute, into: &element)
      case .tools: tools(attribute, of: source, element: &element)
      case .action where isHyperdrive: if let read = action(attribute) { element.actions.append(read) }
      case .state where isHyperdrive && type == .component:
        if let read = stateValue(attribute) { element.stateValues.append(read) }
      case .action, .state: unknown(attribute, of: source.name, allowed: [])
      case .ui:
        switch attribute.name {
        case "action" where isHyperdrive: if let read = action(attribute) { element.actions.append(read) }
        case "field": continue
        case "style": element.styles = styleReferences(attribute)
        case let name where special.contains(name): continue
        default:
          if let read = property(attribute, of: type, special: special) { element.attributes.append(read) }
        }
      default: continue
      }
    }
    if isNamedByTag {
      element.componentType = Name(source.name, element.origin)
      checkTypeName(element.componentType!)
      for child in source.elements {
        log.error(
          at: child.location, "`\(source.name)` can't hold `\(child.name)`: it is a component of its own")
      }
      refuseText(in: source)
    } else {
      readContent(of: source, into: &element)
    }
    return element
  }

  /// Plain content priorities are read before those of one axis, which win; all else keeps its order.
  private static func priorityRank(_ attribute: MarkupElement.Attribute) -> Int {
    attribute.namespace == .layout && attribute.name.hasSuffix("Priority") ? 0 : 1
  }

  private func specialAttributes(of type: ElementType) -> [String] {
    switch type.content {
    case .definition: Self.definitionAttributes
    case .cells(let roles): roles.map(\.rawValue)
    default: []
    }
  }

  private func readContent(of source: MarkupElement, into element: inout Element) {
    switch element.type.content {
    case .none:
      for child in source.elements {
        log.error(
          at: child.location,
          "`\(source.name)` can't hold `\(child.name)`"
            + (source.name == "View" ? "; use `Container` for views with children" : "; it has no children"))
      }
      refuseText(in: source)
    case .subviews, .arrangedSubviews, .contentView:
      element.children = source.elements.compactMap(self.element)
      refuseText(in: source)
    case .attributedText: readAttributedTexts("attributedText", of: source, into: &element)
    case .attributedTitles: readAttributedTexts("attributedTitle", of: source, into: &element)
    case .cells(let roles): readCells(roles, of: source, into: &element)
    case .definition: readComponent(source, into: &element)
    }
  }

  private func readComponent(_ source: MarkupElement, into element: inout Element) {
    guard let type = required("type", of: source) else { return }
    let hasContent = !source.elements.isEmpty
    let isAnonymous = source.attribute("anonymous").map(looseBool) ?? false
    guard let name = identifier(type, dotted: !hasContent) else { return }
    checkTypeName(name)
    element.componentType = name
    guard hasContent || isAnonymous else {
      for word in ["rootView", "extend", "accessModifier"] {
        if let attribute = source.attribute(word) {
          log.warning(
            at: attribute.location, "`\(word)` has no effect on a component that is not defined here")
        }
      }
      refuseText(in: source)
      return
    }
    var definition = ComponentDefinition(typeName: name.text, isRoot: false, origin: name.origin)
    for attribute in source.attributes where attribute.namespace == .tools {
      tools(attribute, of: source, definition: &definition, isQuiet: true)
    }
    readDefinition(source, into: &definition)
    element.definition = definition
  }

  private func readCells(
    _ roles: [ElementType.CellRole], of source: MarkupElement, into element: inout Element
  ) {
    refuseText(in: source)
    for role in roles {
      let children = source.elements.filter { $0.name == role.rawValue && $0.namespace == .ui }
      for extra in children.dropFirst() {
        log.error(at: extra.location, "Maximum number of elements named `\(role.rawValue)` is 1!")
      }
      let child = children.first
      var cell: Element.Cell?
      if let attribute = source.attribute(role.rawValue) {
        cell = identifier(attribute, dotted: child == nil).map { Element.Cell(role: role, typeName: $0) }
      } else if let attribute = child?.attribute("type") {
        cell = identifier(attribute).map { Element.Cell(role: role, typeName: $0) }
      } else if element.field == nil {
        log.error(at: source.location, "\(role.rawValue) for \(source.name) was not defined.")
      }
      guard var cell else { continue }
      checkTypeName(cell.typeName)
      if let child { cell.definition = cellDefinition(child, cell.typeName) }
      if element.field == nil { element.cells.append(cell) }
    }
    for child in source.elements where !roles.contains(where: { $0.rawValue == child.name }) {
      log.error(
        at: child.location,
        "`\(source.name)` can't hold `\(child.name)`"
          + Suggestion.hint(for: child.name, among: roles.map(\.rawValue)))
    }
  }

  private func cellDefinition(_ source: MarkupElement, _ name: Name) -> ComponentDefinition {
    var definition = ComponentDefinition(typeName: name.text, isRoot: false, origin: name.origin)
    for attribute in source.attributes {
      switch attribute.namespace {
      case .ui where Self.definitionAttributes.contains(attribute.name): continue
      case .ui:
        if let read = property(attribute, of: .component, special: Self.definitionAttributes) {
          definition.attributes.append(read)
        }
      case .layout:
        log.warning(
          at: attribute.location, "`\(attribute.qualifiedName)` has no effect on a table's component")
      case .tools: tools(attribute, of: source, definition: &definition)
      default: continue
      }
    }
    readDefinition(source, into: &definition)
    return definition
  }

  // MARK: Tools

  private func tools(
    _ attribute: MarkupElement.Attribute, of source: MarkupElement, element: inout Element
  ) {
    let isTable = !element.type.cellRoles.isEmpty
    let hasSections = element.type.cellRoles.count > 1
    func count() -> Int? {
      guard let count = Int(attribute.value.text), (0...1000).contains(count) else {
        log.error(
          at: attribute.value.location,
          "Unknown value - `\(attribute.value.text)` is no number from 0 to 1000 (in `\(attribute.qualifiedName)`)"
        )
        return nil
      }
      return count
    }
    switch attribute.name {
    case "exampleCount" where isTable: element.exampleCount = count()
    case "sectionCount" where hasSections: element.sectionCount = count()
    case "preferredSize" where element.type == .component: return
    default:
      let allowed =
        (isTable ? ["exampleCount"] : []) + (hasSections ? ["sectionCount"] : [])
        + (element.type == .component ? ["preferredSize"] : [])
      unknown(attribute, of: source.name, allowed: allowed.map { "tools:\($0)" })
    }
  }

  private func tools(
    _ attribute: MarkupElement.Attribute, of source: MarkupElement, definition: inout ComponentDefinition,
    isQuiet: Bool = false
  ) {
    guard attribute.name == "preferredSize" else {
      if !isQuiet { unknown(attribute, of: source.name, allowed: ["tools:preferredSize"]) }
      return
    }
    let words = attribute.value.text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    let lengths = words.compactMap { word -> ComponentDefinition.PreferredLength? in
      switch word {
      case "fill": .fill
      case "wrap": .wrap
      default: Double(word).flatMap { NumberBounds.holds($0) && $0 >= 0 ? .points($0) : nil }
      }
    }
    guard lengths.count == words.count, (1...2).contains(words.count) else {
      log.error(
        at: attribute.value.location,
        "Unknown value - `\(attribute.value.text)` is no size; allowed: `fill`, `wrap`, a number, or two of these with "
          + "`,` between (in `\(attribute.qualifiedName)`)")
      return
    }
    definition.preferredSize = .init(width: lengths[0], height: lengths.last!)
  }
}
