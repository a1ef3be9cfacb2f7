/// Checks the references of a file.
final class Linker {
  let log = DiagnosticLog()
  private let themes: ThemeDescription?
  private let checksThemes: Bool
  private let fields: Set<String>?

  init(themes: ThemeDescription?, checksThemes: Bool, fields: Set<String>?) {
    self.themes = themes
    self.checksThemes = checksThemes
    self.fields = fields
  }

  /// Checks a definition and those inside it.
  func check(_ definition: ComponentDefinition, in outer: StyleScope) {
    let scope = outer.entering(definition)
    if let sheet = definition.styles { check(sheet, in: scope) }
    check(definition.attributes, in: scope)
    for template in definition.templates { check(template.text, in: scope) }
    let elements = definition.elements
    let ids = names(elements.compactMap(\.layoutID), "elements with `layout:id`")
    let ownFields = names(elements.compactMap(\.field), "elements with field")
    let knownIDs = Set(ids)
    let knownFields = Set(ownFields)
    for element in elements {
      for reference in element.styles { check(reference, for: element.type, in: scope) }
      check(element.attributes, in: scope)
      if let field = element.field, let fields, definition.isRoot, !fields.contains(field.text) {
        log.error(
          at: field.location,
          "Undefined field `\(field.text)`" + Suggestion.hint(for: field.text, among: fields.sorted()))
      }
      for constraint in element.constraints {
        guard !constraint.isSatisfied(byIDs: knownIDs, fields: knownFields) else { continue }
        check(constraint, ids: ids, fields: ownFields, isRoot: definition.isRoot)
      }
      if let inner = element.definition { check(inner, in: scope) }
      for inner in element.cells.compactMap(\.definition) { check(inner, in: scope) }
    }
  }

  private func names(_ names: [Name], _ kind: String) -> [String] {
    var seen: [String: SourceLocation] = [:]
    var order: [String] = []
    for name in names {
      if let first = seen[name.text] {
        log.error(
          at: name.location, "There are two \(kind) `\(name.text)`; the other is on line \(first.line)")
      } else {
        seen[name.text] = name.location
        order.append(name.text)
      }
    }
    return order
  }

  // MARK: Constraints

  private func check(
    _ constraint: LayoutConstraint, ids: [String], fields own: [String], isRoot: Bool
  ) {
    let location = constraint.targetOrigin.location
    switch constraint.target {
    case .id(let name):
      log.error(
        at: location,
        "Couldn't find view with layout id `\(name)`"
          + Suggestion.hint(for: "id:\(name)", among: ids.map { "id:\($0)" } + own))
    case .field(let name):
      if ids.contains(name) {
        log.error(at: location, "Couldn't find view with field name `\(name)`; did you mean `id:\(name)`?")
      } else if let fields, isRoot, !fields.contains(name) {
        log.error(
          at: location,
          "Couldn't find view with field name `\(name)`"
            + Suggestion.hint(for: name, among: own + ids.map { "id:\($0)" } + ["super", "self"]))
      }
    default: break
    }
  }

  // MARK: Styles

  /// Checks a sheet's references.
  func check(_ sheet: StyleSheet, in scope: StyleScope) {
    for style in sheet.styles {
      for reference in style.extends { check(reference, for: style.type, in: scope) }
      check(style.attributes, in: scope)
      if let cycle = cycle(
        from: style.name, style.origin, extends: style.extends, in: scope,
        next: { reference, scope in
          scope.style(reference).map { ($0.style.extends, $0.scope) }
        })
      {
        log.error(at: cycle.location, cycle.message)
      }
    }
    for style in sheet.attributedStyles {
      for reference in style.extends { check(attributed: reference, in: scope) }
      check(style.attributes, in: scope)
      for tag in style.tags { check(tag.attributes, in: scope) }
      if let cycle = cycle(
        from: style.name, style.origin, extends: style.extends, in: scope,
        next: { reference, scope in
          scope.attributedStyle(reference).map { ($0.style.extends, $0.scope) }
        })
      {
        log.error(at: cycle.location, cycle.message)
      }
    }
  }

  /// Looks for a style that extends itself.
  private func cycle(
    from name: String, _ origin: Origin, extends: [StyleReference], in scope: StyleScope,
    next: (StyleReference, StyleScope) -> ([StyleReference], StyleScope)?
  ) -> (location: SourceLocation, message: String)? {
    func key(_ reference: StyleReference, _ scope: StyleScope) -> String {
      reference.group.map { "\($0).\(reference.name)" }
        ?? scope.sheets.first.map { ($0.isGroup ? "\($0.name)." : "") + reference.name } ?? reference.name
    }
    let own = key(StyleReference(name: name, origin: origin), scope)
    var visited: Set<String> = []
    var pending = extends.map { ($0, scope, 1) }
    while let (reference, scope, depth) = pending.popLast() {
      let key = key(reference, scope)
      if key == own {
        return (extends.first?.origin.location ?? origin.location, "The style `\(name)` extends itself")
      }
      if depth > StyleScope.deepestExtension {
        return (origin.location, "More than \(StyleScope.deepestExtension) styles extend each other")
      }
      guard visited.insert(key).inserted, let (further, scope) = next(reference, scope) else { continue }
      pending += further.map { ($0, scope, depth + 1) }
    }
    return nil
  }

  private func check(_ reference: StyleReference, for type: ElementType, in scope: StyleScope) {
    guard let found = scope.style(reference) else {
      missing(reference, for: type.name, in: scope) { sheet in
        sheet.styles.filter { type.accepts(styleFor: $0.type) }.map(\.name)
      }
      return
    }
    guard !type.accepts(styleFor: found.style.type) else { return }
    log.error(
      at: reference.origin.location,
      "Style `\(reference.text)` for type `\(type.name)` doesn't exist! It is for `\(found.style.type.name)`")
  }

  private func check(attributed reference: StyleReference, in scope: StyleScope) {
    guard scope.attributedStyle(reference) == nil else { return }
    missing(reference, for: "attributedText", in: scope) { $0.attributedStyles.map(\.name) }
  }

  private func missing(
    _ reference: StyleReference, for type: String, in scope: StyleScope, _ names: (StyleSheet) -> [String]
  ) {
    if let group = reference.group, scope.groups[group] == nil {
      log.error(
        at: reference.origin.location,
        "Unknown style group `\(group)`" + Suggestion.hint(for: group, among: scope.groups.keys.sorted()))
      return
    }
    var allowed: [String] = []
    if reference.group == nil { for sheet in scope.sheets { allowed += names(sheet) } }
    for group in scope.groups.keys.sorted() where reference.group == nil || reference.group == group {
      allowed += names(scope.groups[group]!).map { "\(group).\($0)" }
    }
    log.error(
      at: reference.origin.location,
      "Style `\(reference.text)` for type `\(type)` doesn't exist!"
        + (allowed.isEmpty
          ? "" : " " + Self.capitalized(Suggestion.hint(for: reference.text, among: allowed))))
  }

  /// Returns a hint as a sentence of its own.
  private static func capitalized(_ hint: String) -> String {
    let text = hint.dropFirst(2)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: Themes and texts

  private func check(_ attributes: [Attribute], in scope: StyleScope) {
    for attribute in attributes {
      if case .attributedText(let text) = attribute.value { check(text, in: scope) }
      guard checksThemes, let item = attribute.value.themeItem else { continue }
      check(item, at: attribute.valueOrigin.location)
    }
  }

  private func check(_ item: ThemeItem, at location: SourceLocation) {
    guard let themes else {
      log.error(
        at: location, "`theme.\(item.name)` needs a description of the application's themes; there is none")
      return
    }
    let names = themes.sections[item.kind]?.names(themes: themes.themes) ?? []
    guard !names.contains(item.name) else { return }
    log.error(
      at: location,
      "Unknown item `\(item.name)` of the themes' \(item.kind.rawValue)"
        + Suggestion.hint(for: item.name, among: names))
  }

  private func check(_ text: AttributedText, in scope: StyleScope) {
    if let reference = text.style { check(attributed: reference, in: scope) }
    check(text.attributes, in: scope)
    func descend(_ nodes: [AttributedText.Node]) {
      for case .tag(let tag) in nodes {
        check(tag.attributes, in: scope)
        descend(tag.children)
      }
    }
    descend(text.children)
  }
}

extension LayoutConstraint {
  /// Whether the target is among the document's own names, or needs none.
  fileprivate func isSatisfied(byIDs ids: Set<String>, fields: Set<String>) -> Bool {
    switch target {
    case .id(let name): ids.contains(name)
    case .field(let name): fields.contains(name)
    default: true
    }
  }
}

extension ElementType {
  /// Whether styles for another element may be used for this one: those for itself, for `View`, and for
  /// `ScrollView` where the class is a scroll view.
  public func accepts(styleFor other: ElementType) -> Bool {
    other == self || other.name == "View" || other.name == "ScrollView" && tables.contains("ScrollView")
  }
}
