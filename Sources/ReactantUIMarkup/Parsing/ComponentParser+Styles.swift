extension ComponentParser {
  /// Reads a `styles` or `styleGroup` element.
  func styleSheet(_ source: MarkupElement, isGroup: Bool) -> StyleSheet {
    refuseText(in: source)
    var sheet = StyleSheet(
      name: isGroup ? "" : "Styles", isGroup: isGroup, origin: Origin(source.location))
    for attribute in source.attributes {
      switch (attribute.namespace, attribute.name) {
      case (.ui, "name"): if let name = identifier(attribute) { sheet.name = name.text }
      case (.ui, "accessModifier"): sheet.accessModifier = accessModifier(attribute)
      case (.schemaInstance, _), (.xml, _): continue
      default: unknown(attribute, of: source.name, allowed: ["name", "accessModifier"])
      }
    }
    if isGroup { _ = required("name", of: source) }
    var names: Set<String> = []
    for child in source.elements {
      guard let attribute = required("name", of: child), let name = identifier(attribute) else { continue }
      guard names.insert(name.text).inserted else {
        log.error(at: name.location, "There are two styles named `\(name.text)`")
        continue
      }
      if child.name == "attributedTextStyle", child.namespace == .ui {
        sheet.attributedStyles.append(attributedStyle(child, name))
      } else if let style = style(child, name) {
        sheet.styles.append(style)
      }
    }
    return sheet
  }

  private func style(_ source: MarkupElement, _ name: Name) -> Style? {
    let suffix = "Style"
    guard source.namespace == .ui, source.name.hasSuffix(suffix),
      let type = ElementType.named(String(source.name.dropLast(suffix.count)))
    else {
      let names = ElementType.all.map { $0.name + suffix } + ["attributedTextStyle"]
      log.error(
        at: source.location,
        "Unknown style `\(source.name)`" + Suggestion.hint(for: source.name, among: names))
      return nil
    }
    refuseText(in: source)
    for child in source.elements {
      log.error(at: child.location, "`\(source.name)` can't hold `\(child.name)`; it has no children")
    }
    var style = Style(name: name.text, type: type, extends: [], attributes: [], origin: name.origin)
    for attribute in source.attributes {
      switch (attribute.namespace, attribute.name) {
      case (.ui, "name"): continue
      case (.ui, "extend"): style.extends = styleReferences(attribute)
      case (.ui, "accessModifier"): style.accessModifier = accessModifier(attribute)
      case (.ui, _):
        if let read = property(attribute, of: type, special: ["name", "extend", "accessModifier"]) {
          style.attributes.append(read)
        }
      case (.schemaInstance, _), (.xml, _): continue
      default:
        log.error(at: attribute.location, "`\(attribute.qualifiedName)` cannot stand in a style")
      }
    }
    return style
  }

  private func attributedStyle(_ source: MarkupElement, _ name: Name) -> AttributedTextStyle {
    refuseText(in: source)
    var style = AttributedTextStyle(
      name: name.text, extends: [], attributes: [], tags: [], origin: name.origin)
    if let attribute = source.attribute("extend") { style.extends = styleReferences(attribute) }
    if let attribute = source.attribute("accessModifier") { style.accessModifier = accessModifier(attribute) }
    style.attributes = textAttributes(source, special: ["name", "extend", "accessModifier"])
    for child in source.elements {
      refuseText(in: child)
      for inner in child.elements {
        log.error(
          at: inner.location, "`\(child.name)` can't hold `\(inner.name)`; a style's tags have no children")
      }
      guard child.name.isIdentifier else {
        log.error(
          at: child.location,
          "`\(child.name)` is no name for a tag; allowed: letters, digits and `_`, not beginning with a digit"
        )
        continue
      }
      guard !style.tags.contains(where: { $0.name == child.name }) else {
        log.error(at: child.location, "There are two tags named `\(child.name)` in this style")
        continue
      }
      style.tags.append(
        AttributedTextStyle.Tag(
          name: child.name, attributes: textAttributes(child, special: []), origin: Origin(child.location)))
    }
    return style
  }
}
