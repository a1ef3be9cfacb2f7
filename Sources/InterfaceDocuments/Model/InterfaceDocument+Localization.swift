import MarkupReading

/// A text of a document that a table of strings may replace.
public struct InterfaceLocalizedText: Hashable, Sendable {
  /// The key in the table: `8bC-Xf-vdC.text`, `abc-de-fgh.normalTitle`, `abc-de-fgh.segmentTitles[0]`.
  public var key: String
  /// The text as the document has it.
  public var text: String
}

extension InterfaceDocument {
  /// The texts that tables of strings may replace, in the document's order.
  public var localizedTexts: [InterfaceLocalizedText] {
    var found: [InterfaceLocalizedText] = []
    root.visit { object in
      guard let type = object.type else { return }
      for attribute in type.allAttributes where attribute.value == .localizedString {
        guard let key = localizationKey(of: attribute.name, in: object),
          case .string(let text)? = object.value(attribute.name)
        else { continue }
        found.append(InterfaceLocalizedText(key: key, text: text))
      }
      found += scopeTitles(of: object)
    }
    return found
  }

  /// Returns the key by which a table of strings has an attribute of an object, or nil when no object around
  /// it has an identifier.
  ///
  /// - Parameters:
  ///   - attribute: the attribute's name: `text`, `title`.
  ///   - object: the object, or a part of one: a state or configuration of a button, a segment, a description
  ///     for accessibility.
  public func localizationKey(of attribute: String, in object: InterfaceObject) -> String? {
    switch object.elementName {
    case "state":
      guard let owner = parent(of: object)?.id, let state = object.key else { return nil }
      return "\(owner).\(state)\(attribute.prefix(1).uppercased())\(attribute.dropFirst())"
    case "buttonConfiguration":
      return parent(of: object)?.id.map { "\($0).configuration.\(attribute)" }
    case "segment":
      guard let list = parent(of: object), let owner = parent(of: list)?.id else { return nil }
      return "\(owner).segmentTitles[\(position(of: object))]"
    case "accessibility":
      return parent(of: object)?.id.map {
        "\($0).accessibility\(attribute.prefix(1).uppercased())\(attribute.dropFirst())"
      }
    default: return object.id.map { "\($0).\(attribute)" }
    }
  }

  private func scopeTitles(of object: InterfaceObject) -> [InterfaceLocalizedText] {
    guard let id = object.id, let list = object.child(named: "scopeButtonTitles") else { return [] }
    return list.children(named: "string").enumerated().map { index, title in
      InterfaceLocalizedText(key: "\(id).scopeButtonTitles[\(index)]", text: title.content)
    }
  }
}
