extension ComponentParser {
  private static let sections: [(name: String, kind: ThemeItem.Kind, type: ValueType)] = [
    ("Colors", .color, .color), ("Images", .image, .image), ("Fonts", .font, .font),
  ]

  /// Reads the description of an application.
  func application(_ source: MarkupElement) -> ParsedFile.Content? {
    refuseText(in: source)
    var themes: [String] = []
    var defaultTheme: String?
    let names = ["Themes"] + Self.sections.map(\.name)
    for attribute in source.attributes where attribute.namespace == .ui {
      unknown(attribute, of: source.name, allowed: [])
    }
    var seen: Set<String> = []
    for child in source.elements {
      guard child.namespace == .ui, names.contains(child.name) else {
        log.error(
          at: child.location, "Unknown tag `\(child.name)`" + Suggestion.hint(for: child.name, among: names))
        continue
      }
      if !seen.insert(child.name).inserted {
        log.error(at: child.location, "Maximum number of elements named `\(child.name)` is 1!")
      }
    }
    if let element = source.elements.first(where: { $0.name == "Themes" }) {
      (themes, defaultTheme) = readThemes(element)
      if themes.isEmpty { log.error(at: element.location, "`Themes` is empty; name at least one theme") }
    } else {
      log.error(at: source.location, "`Application` does not contain element: Themes")
    }
    guard let first = themes.first else { return nil }
    var description = ThemeDescription(
      themes: themes, defaultTheme: defaultTheme ?? first, origin: Origin(source.location))
    for (name, kind, type) in Self.sections {
      guard let element = source.elements.first(where: { $0.name == name }) else { continue }
      description.sections[kind] = section(element, type: type, themes: themes)
    }
    checkItems(of: description)
    return .application(description)
  }

  private func readThemes(_ source: MarkupElement) -> ([String], String?) {
    refuseText(in: source)
    var themes: [String] = []
    for child in source.elements {
      if !child.name.isIdentifier || child.name == "shared" {
        log.error(at: child.location, "`\(child.name)` is no name for a theme")
      } else if themes.contains(child.name) {
        log.error(at: child.location, "There are two themes named `\(child.name)`")
      } else {
        themes.append(child.name)
      }
    }
    for attribute in source.attributes where attribute.namespace == .ui && attribute.name != "default" {
      unknown(attribute, of: source.name, allowed: ["default"])
    }
    guard let attribute = source.attribute("default") else { return (themes, nil) }
    let name = attribute.value.text
    guard themes.contains(name) else {
      log.error(
        at: attribute.value.location, "Unknown theme `\(name)`" + Suggestion.hint(for: name, among: themes))
      return (themes, nil)
    }
    return (themes, name)
  }

  private func section(
    _ source: MarkupElement, type: ValueType, themes: [String]
  ) -> ThemeDescription.Section {
    refuseText(in: source)
    var section = ThemeDescription.Section()
    for attribute in source.attributes where attribute.namespace == .ui {
      unknown(attribute, of: source.name, allowed: [])
    }
    for child in source.elements {
      if child.name != "shared", !themes.contains(child.name), isItem(child, themes: themes) {
        for attribute in child.attributes where attribute.namespace == .ui {
          guard let item = item(attribute, named: child.name, type: type) else { continue }
          if attribute.name == "default" {
            section.shared.append(item)
          } else {
            section.themes[attribute.name, default: []].append(item)
          }
        }
        continue
      }
      guard child.name == "shared" || themes.contains(child.name) else {
        log.error(
          at: child.location,
          "Unknown theme `\(child.name)`" + Suggestion.hint(for: child.name, among: ["shared"] + themes))
        continue
      }
      let items = child.attributes.compactMap { item($0, named: $0.name, type: type) }
      if child.name == "shared" {
        section.shared += items
      } else {
        section.themes[child.name, default: []] += items
      }
    }
    return section
  }

  /// Whether an element is one item with its value in each theme, as Hyperdrive writes it, rather than one
  /// theme with all items.
  private func isItem(_ source: MarkupElement, themes: [String]) -> Bool {
    let names = source.attributes.filter { $0.namespace == .ui }.map(\.name)
    return !names.isEmpty && names.allSatisfy { $0 == "default" || themes.contains($0) }
  }

  private func item(
    _ attribute: MarkupElement.Attribute, named name: String, type: ValueType
  ) -> ThemeDescription.Item? {
    guard attribute.namespace == .ui else { return nil }
    guard name.isIdentifier else {
      log.error(at: attribute.location, "`\(name)` is no name for a theme's item")
      return nil
    }
    guard
      let parsed = value(
        of: attribute.value, for: attribute.name,
        { (text) throws(ValueError) in try ValueParser.parse(text, as: type) })
    else { return nil }
    if let warning = parsed.warning { log.warning(at: attribute.value.location, warning) }
    if parsed.value.themeItem != nil {
      log.error(at: attribute.value.location, "A theme's item cannot be another item")
      return nil
    }
    return ThemeDescription.Item(
      name: name, value: parsed.value, origin: Origin(attribute.location))
  }

  /// Every item has to have a value in every theme.
  private func checkItems(of description: ThemeDescription) {
    for (name, kind, _) in Self.sections {
      guard let section = description.sections[kind] else { continue }
      var items = section.shared
      for theme in description.themes { items += section.themes[theme] ?? [] }
      var seen: Set<String> = []
      for item in items where seen.insert(item.name).inserted {
        for theme in description.themes where section.value(of: item.name, in: theme) == nil {
          log.error(
            at: item.origin.location,
            "Missing item `\(item.name)` in theme `\(theme)` of `\(name)`; give it there or in `shared`")
        }
      }
    }
  }
}
