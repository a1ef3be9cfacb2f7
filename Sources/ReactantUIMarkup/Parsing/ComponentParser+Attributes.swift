extension ComponentParser {
  /// Reads an attribute of a view by its element's table, or adds an error and returns nil.
  func property(
    _ attribute: MarkupElement.Attribute, of type: ElementType, special: [String] = []
  ) -> Attribute? {
    guard let (found, states) = lookUp(attribute, of: type, special: special) else { return nil }
    return read(attribute, as: found, states: states)
  }

  /// Reads the value of an attribute whose type is known.
  func read(
    _ attribute: MarkupElement.Attribute, as type: AttributeType, states: [String] = []
  ) -> Attribute? {
    if isHyperdrive, attribute.value.text.hasPrefix("$") {
      return statePath(attribute).map {
        Attribute(
          type: type, states: states, value: .state($0), origin: Origin(attribute.location),
          valueOrigin: attribute.value.origin)
      }
    }
    guard
      let parsed = value(
        of: attribute.value, for: attribute.qualifiedName,
        { (text) throws(ValueError) in try ValueParser.parse(text, as: type.value) })
    else { return nil }
    if let warning = parsed.warning { log.warning(at: attribute.value.location, warning) }
    if case .missing(_, let reason, let always) = type.accessor, parsed.value != always {
      log.warning(at: attribute.location, "`\(attribute.qualifiedName)` has no effect: \(reason)")
    }
    return Attribute(
      type: type, states: states, value: parsed.value, origin: Origin(attribute.location),
      valueOrigin: attribute.value.origin)
  }

  /// Returns the type of an attribute and the states after its name.
  private func lookUp(
    _ attribute: MarkupElement.Attribute, of type: ElementType, special: [String]
  ) -> (AttributeType, [String])? {
    let name = attribute.name
    if let found = type.attribute(named: name), found.value != .attributedText { return (found, []) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let base = parts[..<count].joined(separator: ".")
      guard let found = type.attribute(named: base), found.isPerState, found.value != .attributedText else {
        continue
      }
      var states: [String] = []
      for state in parts[count...] {
        guard AttributeType.stateNames.contains(state) else {
          log.error(
            at: attribute.location,
            "Unknown state `\(state)` of `\(base)`"
              + Suggestion.hint(for: state, among: AttributeType.stateNames))
          return nil
        }
        if state != "normal", !states.contains(state) { states.append(state) }
      }
      return (found, AttributeType.stateNames.filter(states.contains))
    }
    if let found = type.attribute(named: name), found.value == .attributedText {
      log.error(at: attribute.location, "`\(name)` is written as a child element: `<\(name)>…</\(name)>`")
      return nil
    }
    let names = type.attributes.filter { $0.value != .attributedText }.map(\.name)
    unknown(
      attribute, of: type.name, allowed: special + names, listing: special + Self.grouped(names))
    return nil
  }

  /// Returns names with those of one namespace as one: `layer.*`.
  static func grouped(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.compactMap { name in
      let word = name.firstIndex(of: ".").map { String(name[..<$0]) + ".*" } ?? name
      return seen.insert(word).inserted ? word : nil
    }
  }

  /// Reads an attribute with prefix `layout:` into an element.
  func layout(_ attribute: MarkupElement.Attribute, into element: inout Element) {
    let name = attribute.qualifiedName
    func priority() -> Double? {
      value(of: attribute.value, for: name) { (text) throws(ValueError) in try ConstraintParser.priority(text)
      }
    }
    switch attribute.name {
    case "id": element.layoutID = identifier(attribute)
    case "compressionPriority", "compressionPriority.horizontal", "compressionPriority.vertical",
      "huggingPriority", "huggingPriority.horizontal", "huggingPriority.vertical":
      guard let priority = priority() else { return }
      setPriority(priority, attribute.name, in: &element.contentPriorities)
    default:
      guard let type = LayoutAttributeType.named(attribute.name) else {
        let names = LayoutAttributeType.all.map(\.name) + LayoutAttributeType.otherNames
        log.warning(
          at: attribute.nameLocation,
          "Unknown layout attribute `\(attribute.name)`" + Suggestion.hint(for: attribute.name, among: names))
        return
      }
      let constraints = value(of: attribute.value, for: name) { (text) throws(ValueError) in
        try ConstraintParser.parse(text, of: type, location: attribute.value.location(at:))
      }
      element.constraints += constraints ?? []
    }
  }

  /// Sets the priority of one axis or both.
  private func setPriority(_ value: Double, _ name: String, in priorities: inout ContentPriorities) {
    switch name {
    case "compressionPriority.horizontal": priorities.compressionHorizontal = value
    case "compressionPriority.vertical": priorities.compressionVertical = value
    case "huggingPriority.horizontal": priorities.huggingHorizontal = value
    case "huggingPriority.vertical": priorities.huggingVertical = value
    case "compressionPriority":
      priorities.compressionHorizontal = value
      priorities.compressionVertical = value
    default:
      priorities.huggingHorizontal = value
      priorities.huggingVertical = value
    }
  }
}
