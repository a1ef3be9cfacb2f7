/// The styles that a place in a document can refer to, and what follows from them for elements and texts.
///
/// Generated code and live reload both take their attributes from here, so they cannot differ.
public struct StyleScope: Sendable {
  /// The number of styles that may extend each other in a row.
  static let deepestExtension = 64

  /// The global groups by name.
  public let groups: [String: StyleSheet]
  /// The sheets of the definitions around the place, the innermost first.
  public let sheets: [StyleSheet]

  /// Makes the scope outside all definitions.
  public init(groups: [StyleSheet]) {
    self.groups = Dictionary(groups.map { ($0.name, $0) }) { first, _ in first }
    sheets = []
  }

  private init(groups: [String: StyleSheet], sheets: [StyleSheet]) {
    self.groups = groups
    self.sheets = sheets
  }

  /// Returns the scope inside a definition: its own styles hide those around it.
  public func entering(_ definition: ComponentDefinition) -> StyleScope {
    definition.styles.map { StyleScope(groups: groups, sheets: [$0] + sheets) } ?? self
  }

  /// Returns the scope inside a global group.
  public func entering(group: StyleSheet) -> StyleScope { StyleScope(groups: groups, sheets: [group]) }

  /// Returns the style that a reference names, with the scope of what it extends, or nil.
  public func style(_ reference: StyleReference) -> (style: Style, scope: StyleScope)? {
    find(reference) { sheet in sheet.styles.first { $0.name == reference.name } }
  }

  /// Returns the style of attributed text that a reference names, with the scope of what it extends, or nil.
  public func attributedStyle(
    _ reference: StyleReference
  ) -> (style: AttributedTextStyle, scope: StyleScope)? {
    find(reference) { sheet in sheet.attributedStyles.first { $0.name == reference.name } }
  }

  private func find<Found>(
    _ reference: StyleReference, _ style: (StyleSheet) -> Found?
  ) -> (Found, StyleScope)? {
    if let group = reference.group {
      guard let sheet = groups[group], let found = style(sheet) else { return nil }
      return (found, entering(group: sheet))
    }
    for (index, sheet) in sheets.enumerated() {
      if let found = style(sheet) {
        return (found, StyleScope(groups: groups, sheets: Array(sheets[index...])))
      }
    }
    return nil
  }

  // MARK: Attributes

  /// Returns the attributes that an element ends up with, in the order of application: its styles' from left
  /// to right, then its own; a later one replaces an earlier one of the same name and states.
  public func effectiveAttributes(of element: Element) -> [Attribute] {
    var merged = MergedAttributes()
    for reference in element.styles {
      guard let (style, scope) = style(reference) else { continue }
      merged.add(scope.attributes(of: style).map { Self.adapt($0, to: element.type) })
    }
    merged.add(element.attributes)
    return merged.inOrderOfApplication
  }

  /// Returns the attributes of a style: those of the styles that it extends, from left to right, then its
  /// own.
  public func attributes(of style: Style) -> [Attribute] {
    var cache: [String: [Attribute]] = [:]
    return attributes(of: style, depth: 0, cache: &cache)
  }

  private func attributes(
    of style: Style, depth: Int, cache: inout [String: [Attribute]]
  ) -> [Attribute] {
    let key = "\(sheets.count) \(sheets.first?.isGroup == true ? sheets[0].name : "") \(style.name)"
    if let known = cache[key] { return known }
    guard depth < Self.deepestExtension else { return style.attributes }
    cache[key] = []  // a style that extends itself is an error elsewhere
    var merged = MergedAttributes()
    for reference in style.extends {
      guard let (base, scope) = self.style(reference) else { continue }
      merged.add(
        scope.attributes(of: base, depth: depth + 1, cache: &cache).map { Self.adapt($0, to: style.type) })
    }
    merged.add(style.attributes)
    let result = merged.inOrderOfApplication
    cache[key] = result
    return result
  }

  /// Returns a style's attribute as the element's own type of that name and value sets it, if it has one.
  private static func adapt(_ attribute: Attribute, to type: ElementType) -> Attribute {
    guard let own = type.attribute(named: attribute.type.name), own.value == attribute.type.value else {
      return attribute
    }
    var adapted = attribute
    adapted.type = own
    return adapted
  }

  /// Returns the attributes that a style of attributed text gives a tag; nil when neither it nor what it
  /// extends names the tag.
  public func attributes(of style: AttributedTextStyle, tag: String) -> [Attribute]? {
    var cache: [String: [Attribute]?] = [:]
    return attributes(of: style, tag: tag, depth: 0, cache: &cache)
  }

  private func attributes(
    of style: AttributedTextStyle, tag: String, depth: Int, cache: inout [String: [Attribute]?]
  ) -> [Attribute]? {
    let key = "\(sheets.count) \(sheets.first?.isGroup == true ? sheets[0].name : "") \(style.name)"
    if let known = cache[key] { return known }
    guard depth < Self.deepestExtension else { return nil }
    cache[key] = .some(nil)
    var merged = MergedAttributes()
    var isKnown = false
    for reference in style.extends {
      guard let (base, scope) = attributedStyle(reference),
        let inherited = scope.attributes(of: base, tag: tag, depth: depth + 1, cache: &cache)
      else { continue }
      merged.add(inherited)
      isKnown = true
    }
    let own = style.tags.first { $0.name == tag }
    guard isKnown || own != nil else { return nil }
    merged.add(style.attributes)
    merged.add(own?.attributes ?? [])
    cache[key] = merged.inOrderOfApplication
    return merged.inOrderOfApplication
  }

  /// Returns the runs of attributed text. A run's attributes are, from weak to strong: those of the outer
  /// element, of the enclosing tags, of the style's entry for its tag, of the tag itself.
  public func runs(of text: AttributedText) -> [AttributedText.Run] {
    let found = text.style.flatMap(attributedStyle)
    var entries: [String: [Attribute]] = [:]
    var runs: [AttributedText.Run] = []
    func collect(_ nodes: [AttributedText.Node], _ inherited: MergedAttributes) {
      for node in nodes {
        switch node {
        case .text(let text, _): runs.append(.init(text: text, attributes: inherited.inOrderOfApplication))
        case .tag(let tag):
          var merged = inherited
          if let found {
            let entry = entries[tag.name] ?? found.scope.attributes(of: found.style, tag: tag.name) ?? []
            entries[tag.name] = entry
            merged.add(entry)
          }
          merged.add(tag.attributes)
          collect(tag.children, merged)
        }
      }
    }
    var outer = MergedAttributes()
    outer.add(text.attributes)
    collect(text.children, outer)
    return runs
  }
}

/// Attributes of which a later one replaces an earlier one with the same key.
struct MergedAttributes {
  private var attributes: [Attribute] = []

  mutating func add(_ added: [Attribute]) {
    for attribute in added {
      let key = attribute.key
      attributes.removeAll { $0.type.name == attribute.type.name && $0.key == key }
      attributes.append(attribute)
    }
  }

  /// The attributes by their place in the order of application, otherwise as they were added.
  var inOrderOfApplication: [Attribute] {
    attributes.enumerated().sorted { ($0.element.type.order, $0.offset) < ($1.element.type.order, $1.offset) }
      .map(\.element)
  }
}
