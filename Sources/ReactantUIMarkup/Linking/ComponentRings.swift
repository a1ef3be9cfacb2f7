/// The components that contain themselves, directly or by way of others. Each that is made would make another
/// one, without end. Components of a table's rows are made as there are rows, so they may.
struct ComponentRings {
  /// The components that each definition contains.
  private var parts: [String: [String]] = [:]

  init(_ documents: [ComponentDocument]) {
    for definition in documents.flatMap(\.definitions) {
      parts[definition.typeName, default: []] += definition.elements.compactMap(\.componentType?.text)
    }
  }

  /// Logs each element of a definition that leads back to it.
  func check(_ definition: ComponentDefinition, _ log: DiagnosticLog) {
    for element in definition.elements {
      guard let name = element.componentType?.text, let way = way(from: name, to: definition.typeName) else {
        continue
      }
      let path = ([definition.typeName] + way).map { "`\($0)`" }.joined(separator: " → ")
      log.error(
        at: element.location,
        "The component `\(definition.typeName)` contains itself: \(path). Each would make another one, without end"
      )
    }
  }

  /// The shortest way from a component to one that it contains, both included; nil where it does not.
  private func way(from start: String, to end: String) -> [String]? {
    var before: [String: String] = [:]
    var pending = [start]
    var seen: Set<String> = [start]
    var index = 0
    while index < pending.count {
      let name = pending[index]
      index += 1
      if name == end {
        var way = [name]
        while let last = before[way[0]] { way.insert(last, at: 0) }
        return way
      }
      for part in parts[name] ?? [] where seen.insert(part).inserted {
        before[part] = name
        pending.append(part)
      }
    }
    return nil
  }
}
