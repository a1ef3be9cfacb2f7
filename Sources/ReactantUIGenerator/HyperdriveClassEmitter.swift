import ReactantUIMarkup

/// Writes the class of a component in Hyperdrive's dialect, with its state and its actions.
struct HyperdriveClassEmitter {
  let definition: ComponentDefinition
  let component: HyperdriveComponent
  let access: String

  func emit(into writer: inout SourceWriter) {
    let type = definition.typeName
    let actions = component.actionNames(of: definition)
    let state = component.properties.isEmpty ? "Void" : "\(type)State"
    let action = actions.isEmpty ? "Void" : "\(type)Action"
    if !component.properties.isEmpty {
      writer.line("/// The state of `\(type)`.")
      writer.block("\(access)struct \(state)") { writer in
        for property in component.properties {
          writer.line(
            "\(access)var \(SwiftLiterals.name(property.name.text)): \(property.type) = \(property.value)")
        }
        writer.line("\(access)init() {}")
      }
      writer.blank()
    }
    if !actions.isEmpty {
      writer.line("/// The actions of `\(type)`.")
      writer.block("\(access)enum \(action)") { writer in
        for name in actions { writer.line("case \(SwiftLiterals.name(name))") }
      }
      writer.blank()
    }
    writer.block("@MainActor \(access)final class \(type): ViewBase<\(state), \(action)>") { writer in
      writer.line("\(access)typealias State = \(state)")
      writer.line("\(access)typealias Action = \(action)")
      for element in definition.elements {
        guard let field = element.field else { continue }
        let arguments = element.cells.isEmpty ? "" : "options: []"
        writer.line("\(access)let \(SwiftLiterals.name(field.text)) = \(element.className)(\(arguments))")
      }
      guard !component.properties.isEmpty || component.didInit != nil else { return }
      writer.blank()
      writer.block("\(access)override func afterInit()") { writer in
        if !component.properties.isEmpty { writer.line("componentState = \(state)()") }
        if let method = component.didInit { writer.line("\(SwiftLiterals.name(method.text))()") }
      }
      guard !component.properties.isEmpty else { return }
      writer.blank()
      writer.line("\(access)override func update() { rui.apply(state: componentState) }")
    }
    writer.blank()
  }
}

extension HyperdriveComponent {
  /// The names of all actions, each once, in the order of the document.
  func actionNames(of definition: ComponentDefinition) -> [String] {
    var seen: Set<String> = []
    let names = actions.map(\.name) + barActions + definition.elements.flatMap(\.actions).map(\.name)
    return names.map(\.text).filter { seen.insert($0).inserted }
  }
}
