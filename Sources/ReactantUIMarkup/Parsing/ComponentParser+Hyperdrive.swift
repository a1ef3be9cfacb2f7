/// Hyperdrive's dialect: the outermost tag is the class's name, other components are elements by their
/// classes' names, `id` names views, `$name` is a property of the state. All else is read as in the older
/// dialect.
extension ComponentParser {
  /// Whether an unknown outermost element names a class: that of the file, or one that is no slip of the pen.
  func isHyperdriveRoot(_ root: MarkupElement, besides roots: [String]) -> Bool {
    guard root.namespace == .ui, path.hasSuffix(".ui.xml"), isClassName(root.name),
      ElementType.named(root.name) == nil
    else { return false }
    let file = path.split(separator: "/").last.map { String($0.dropLast(7)) }
    return file == root.name || Suggestion.nearest(to: root.name, among: roots) == nil
  }

  private func isClassName(_ name: String) -> Bool {
    name.isIdentifier && name.first.map { $0.isUppercase } == true
  }

  /// The type of an element whose tag is the name of a component's class, or nil.
  func componentType(of source: MarkupElement) -> ElementType? {
    guard isHyperdrive, isClassName(source.name),
      !ElementType.unavailable.contains(where: { $0.name == source.name })
    else { return nil }
    if let near = Suggestion.nearest(to: source.name, among: ElementType.all.map(\.name)) {
      log.warning(
        at: source.location, "`\(source.name)` is read as a component's class; did you mean `\(near)`?")
    }
    return .component
  }

  /// The class is the tag's; attribute `type` may repeat it.
  func checkType(of root: MarkupElement) {
    guard let type = root.attribute("type"), type.value.text != root.name else { return }
    log.error(
      at: type.value.location,
      "The class is named twice: `\(root.name)` by the tag, `\(type.value.text)` here")
  }

  /// Reads `id` and `export`: what is exported is a property of the class, what is not has its name for
  /// constraints alone.
  func readNames(of source: MarkupElement, into element: inout Element) {
    let isExported = source.attribute("export").map(looseBool) ?? false
    guard let attribute = source.attribute("id") else {
      if let export = source.attribute("export"), isExported {
        log.error(at: export.location, "`export` needs an `id`, which is the name of the property")
      }
      return
    }
    guard let name = identifier(attribute) else { return }
    if isExported, element.field == nil { element.field = name } else { element.layoutID = name }
  }

  /// Reads the path after `$`, or adds an error and returns nil.
  func statePath(_ attribute: MarkupElement.Attribute) -> String? {
    let path = String(attribute.value.text.dropFirst())
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.allSatisfy(\.isIdentifier) { return path }
    log.error(
      at: attribute.value.location,
      "`$\(path)` names no property of the state; allowed: names with `.` between (in `\(attribute.qualifiedName)`)"
    )
    return nil
  }

  func stateValue(_ attribute: MarkupElement.Attribute) -> StateValue? {
    guard attribute.name.isIdentifier else {
      log.error(at: attribute.location, "`\(attribute.name)` is no name of a property of the state")
      return nil
    }
    let name = Name(attribute.name, Origin(attribute.nameLocation))
    guard attribute.value.text.hasPrefix("$") else {
      return StateValue(name: name, source: .text(attribute.value.text))
    }
    return statePath(attribute).map { StateValue(name: name, source: .state($0)) }
  }

  /// Reads `action:event="name"`, `action:event="name(values)"` or `action="name"`.
  func action(_ attribute: MarkupElement.Attribute) -> ViewAction? {
    let text = attribute.value.text
    let open = text.firstIndex(of: "(")
    let name = String(text[..<(open ?? text.endIndex)]).trimmed
    guard name.isIdentifier else {
      log.error(
        at: attribute.value.location,
        "`\(text)` is no action; allowed: a name, or a name with values as in `save(text: @field.text)`")
      return nil
    }
    if let open {
      guard text.trimmed.hasSuffix(")") else {
        log.error(at: attribute.value.location, "Expected `)` at the end of `\(text)`")
        return nil
      }
      if String(text[open...]).trimmed != "()" {
        log.warning(
          at: attribute.value.location(at: name.utf8.count),
          "The action `\(name)` is sent without values; read them where it is handled")
      }
    }
    let event = attribute.namespace == .action ? attribute.name : nil
    return ViewAction(event: event, name: Name(name, attribute.value.origin))
  }

  // MARK: The component

  /// Reads what the older dialect does not have.
  func readHyperdrive(_ root: MarkupElement, into definition: inout ComponentDefinition) {
    var component = HyperdriveComponent()
    for attribute in root.attributes
    where attribute.namespace == .action || attribute.namespace == .ui && attribute.name == "action" {
      if let read = action(attribute) { component.actions.append(read) }
    }
    var seen: Set<String> = []
    for child in root.elements where child.namespace == .ui {
      switch child.name {
      case "state": readState(child, into: &component)
      case "overrides": readOverrides(child, into: &component)
      case "navigationItem": readNavigationItem(child, into: &component)
      default: continue
      }
      if !seen.insert(child.name).inserted {
        log.error(at: child.location, "Maximum number of elements named `\(child.name)` is 1!")
      }
    }
    definition.hyperdrive = component
    definition.isAnonymous = true
  }

  private func readState(_ source: MarkupElement, into component: inout HyperdriveComponent) {
    refuseText(in: source)
    for child in source.elements {
      guard child.name.isIdentifier else {
        log.error(at: child.location, "`\(child.name)` is no name of a property of the state")
        continue
      }
      guard let type = required("type", of: child) else { continue }
      for attribute in child.attributes where !["type", "default"].contains(attribute.name) {
        unknown(attribute, of: child.name, allowed: ["type", "default"])
      }
      let isOptional = type.value.text.hasSuffix("?")
      guard isOptional || child.attribute("default") != nil else {
        log.error(
          at: child.location,
          "`\(child.name)` of type `\(type.value.text)` needs a first value: attribute `default`")
        continue
      }
      if component.properties.contains(where: { $0.name.text == child.name }) {
        log.error(at: child.location, "There are two properties of the state named `\(child.name)`")
      }
      component.properties.append(
        HyperdriveComponent.Property(
          name: Name(child.name, Origin(child.location)), type: type.value.text,
          value: child.attribute("default")?.value.text ?? "nil"))
    }
    for attribute in source.attributes where attribute.namespace == .ui {
      log.error(
        at: attribute.location,
        "Write `<\(attribute.name) type=\"…\" default=\"…\"/>` within `state`: an attribute has no type")
    }
  }

  private func readOverrides(_ source: MarkupElement, into component: inout HyperdriveComponent) {
    refuseText(in: source)
    for attribute in source.attributes where attribute.namespace == .ui {
      guard attribute.name == "didInit" else {
        unknown(attribute, of: source.name, allowed: ["didInit"])
        continue
      }
      component.didInit = identifier(attribute)
    }
  }

  private func readNavigationItem(_ source: MarkupElement, into component: inout HyperdriveComponent) {
    let sides = ["leftBarButtonItems", "rightBarButtonItems"]
    for side in source.elements {
      guard sides.contains(side.name) else {
        log.error(
          at: side.location, "Unknown tag `\(side.name)`" + Suggestion.hint(for: side.name, among: sides))
        continue
      }
      for item in side.elements {
        guard item.name.isIdentifier else {
          log.error(at: item.location, "`\(item.name)` is no name of an action")
          continue
        }
        component.barActions.append(Name(item.name, Origin(item.location)))
      }
    }
    log.warning(
      at: source.location,
      "`navigationItem` declares its actions and has no effect on the bar: set the controller's `navigationItem`"
    )
  }

  /// Names within constraints mean views by `id` as well as properties; a component names an inner one's
  /// state.
  func finishHyperdrive(_ definition: inout ComponentDefinition) {
    let fields = Set(definition.elements.compactMap(\.field?.text))
    let ids = Set(definition.elements.compactMap(\.layoutID?.text)).subtracting(fields)
    func rename(_ elements: inout [Element]) {
      for index in elements.indices {
        for place in elements[index].constraints.indices {
          switch elements[index].constraints[place].target {
          case .field(let name) where ids.contains(name):
            elements[index].constraints[place].target = .id(name)
          case .id(let name) where fields.contains(name):
            elements[index].constraints[place].target = .field(name)
          default: break
          }
        }
        rename(&elements[index].children)
      }
    }
    rename(&definition.children)
    inferState(of: &definition)
  }

  /// Adds the properties of the state that attributes use and `state` does not declare, with the attributes'
  /// types.
  private func inferState(of definition: inout ComponentDefinition) {
    guard var component = definition.hyperdrive else { return }
    let declared = Set(component.properties.map(\.name.text))
    func use(_ path: String, as type: (name: String, value: String)?, at origin: Origin, _ kind: String) {
      let name = String(path.prefix { $0 != "." })
      guard !declared.contains(name) else { return }
      guard name == path, let type else {
        log.error(
          at: origin.location,
          "The state has no `\(name)` whose type is known; declare it: `<state><\(name) type=\"…\" default=\"…\"/></state>`"
        )
        return
      }
      if let known = component.properties.first(where: { $0.name.text == name }) {
        guard known.type != type.name else { return }
        log.error(
          at: origin.location,
          "`$\(name)` is a \(known.type) on line \(known.name.location.line), a \(type.name) here")
        return
      }
      if kind == "state" {
        log.warning(at: origin.location, "`$\(name)` is taken as text; declare its type in `state`")
      }
      component.properties.append(
        HyperdriveComponent.Property(name: Name(name, origin), type: type.name, value: type.value))
    }
    let elements = definition.elements
    for attribute in definition.attributes + elements.flatMap(\.attributes) {
      guard case .state(let path) = attribute.value else { continue }
      use(path, as: attribute.type.value.stateType, at: attribute.valueOrigin, "attribute")
    }
    for value in elements.flatMap(\.stateValues) {
      guard case .state(let path) = value.source else { continue }
      use(path, as: ValueType.text.stateType, at: value.name.origin, "state")
    }
    definition.hyperdrive = component
  }
}

extension ValueType {
  /// The type in Swift of a property of the state that an attribute shows, and its first value; nil for
  /// what only a document can say.
  fileprivate var stateType: (name: String, value: String)? {
    switch self {
    case .bool: ("Bool", "false")
    case .integer: ("Int", "0")
    case .cgFloat, .rowHeight: ("CGFloat", "0")
    case .float: ("Float", "0")
    case .double: ("Double", "0")
    case .color: ("UIColor?", "nil")
    case .cgColor: ("CGColor?", "nil")
    case .font: ("UIFont?", "nil")
    case .image: ("UIImage?", "nil")
    case .text: ("String", "\"\"")
    case .insets: ("UIEdgeInsets", ".zero")
    case .point: ("CGPoint", ".zero")
    case .size: ("CGSize", ".zero")
    case .rect: ("CGRect", ".zero")
    case .transform: ("CGAffineTransform", ".identity")
    case .visualEffect: ("UIVisualEffect?", "nil")
    case .enumeration(let type):
      if let first = type.cases.first {
        first.swiftName.map { (type.swiftType, ".\($0)") } ?? ("\(type.swiftType)?", "nil")
      } else {
        nil
      }
    case .tabStops, .url, .attributedText: nil
    }
  }
}
