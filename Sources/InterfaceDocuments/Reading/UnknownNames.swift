import MarkupReading

/// Finds the elements and attributes that the tables lack, each once a name.
enum UnknownNames {
  /// Elements whose contents are lists of any names.
  private static let opaque: Set<String> = [
    "dependencies", "resources", "customFonts", "classes", "simulatedMetricsContainer", "designables",
    "inferredMetricsTieBreakers", "attributedString", "userDefinedRuntimeAttributes", "connections",
    "simulatedOrientationMetrics", "accessibilityConfiguration", "device",
  ]

  static func diagnostics(of document: InterfaceDocument) -> [Diagnostic] {
    var finder = Finder()
    finder.visit(document.root, of: InterfaceElementType.named("document"))
    return finder.log.diagnostics
  }

  private struct Finder {
    let log = DiagnosticLog()
    var seen: Set<String> = []

    /// Visits an element; `type` is nil for lists, which have no attributes of their own.
    mutating func visit(_ object: InterfaceObject, of type: InterfaceElementType?) {
      if let type {
        for name in object.attributeNames where type.attribute(named: name) == nil {
          warn(
            "Unknown attribute `\(name)` of `\(object.elementName)`", name,
            among: { type.allAttributes.filter(\.value.isWrittenInTag).map(\.name) },
            at: object.location(ofAttribute: name))
        }
        warnOfAbsent(of: object, type)
      }
      guard !UnknownNames.opaque.contains(object.elementName) else { return }
      for child in object.children { visitChild(child, of: object, type) }
    }

    private mutating func visitChild(
      _ child: InterfaceObject, of object: InterfaceObject, _ type: InterfaceElementType?
    ) {
      if child.elementName == "variation" {
        visitVariation(child, of: object, type)
        return
      }
      if child.elementName == "segue", child.attribute("reference") != nil { return }
      let list = type?.attribute(named: child.elementName)
      if child.key == nil, let list, list.value == .objects {
        // A list of texts has no type; an effect has one that is named as the list.
        visit(child, of: InterfaceElementType.named(child.elementName))
        return
      }
      guard let childType = InterfaceElementType.named(child.elementName) else {
        warn(
          "Unknown element `\(child.elementName)` in `\(object.elementName)`", child.elementName,
          among: { InterfaceElementType.all.map(\.name) }, at: child.location)
        return
      }
      if let key = child.key, let type, !InterfaceElementType.keylessParents.contains(object.elementName),
        type.attribute(named: key) == nil
      {
        warn(
          "Unknown attribute `\(key)` of `\(object.elementName)`", key,
          among: {
            type.allAttributes.filter { !$0.value.elementNames.isEmpty || $0.value == .object }.map(\.name)
          },
          at: child.location(ofValue: "key"))
      }
      visit(child, of: childType)
    }

    /// Warns of attributes whose properties are absent here, where they have another value than the default.
    private mutating func warnOfAbsent(of object: InterfaceObject, _ type: InterfaceElementType) {
      let written =
        object.attributeNames.map { ($0, object.location(ofAttribute: $0)) }
        + object.children.compactMap { child in child.key.map { ($0, child.location) } }
      for (name, place) in written {
        guard let attribute = type.attribute(named: name), attribute.isAbsent,
          attribute.defaultText == nil || object.attribute(name) != attribute.defaultText
        else { continue }
        warn("`\(name)` of `\(object.elementName)` has no effect", "", among: { [] }, at: place)
      }
    }

    private mutating func visitVariation(
      _ variation: InterfaceObject, of object: InterfaceObject, _ type: InterfaceElementType?
    ) {
      guard let type else { return }
      for name in variation.attributeNames where name != "key" && type.attribute(named: name) == nil {
        warn(
          "Unknown attribute `\(name)` of `\(object.elementName)`", name,
          among: { type.allAttributes.filter(\.value.isWrittenInTag).map(\.name) },
          at: variation.location(ofAttribute: name))
      }
      for child in variation.children where child.elementName != "mask" {
        visitChild(child, of: object, type)
      }
    }

    private mutating func warn(
      _ message: String, _ name: String, among allowed: () -> [String],
      at place: @autoclosure () -> SourceLocation
    ) {
      guard seen.insert(message).inserted else { return }
      let near =
        name.isEmpty ? nil : Suggestion.nearest(to: name, among: allowed()).map { "; did you mean `\($0)`?" }
      log.warning(at: place(), message + (near ?? ""))
    }
  }
}

extension InterfaceElementType {
  /// The elements whose contents have keys that no attribute is named as.
  static let keylessParents: Set<String> = [
    "document", "scene", "namedColor", "systemColor", "userDefinedRuntimeAttribute", "hierarchicalColors",
    "paletteColors", "modifierFlags",
  ]
}
