import ReactantUIMarkup

/// Writes the Swift of one component.
struct DefinitionEmitter {
  private struct Made {
    var element: Element
    /// The name of the local variable that holds the view.
    var view: String
    /// The name of the local variable that holds the view around it.
    var parent: String
    var parentElement: Element?
    var index: Int
    var attributes: [Attribute]
    var themed: [Attribute]
    /// The attributes that show the component's state.
    var stateful: [Attribute]
    /// Whether the view is looked up later, for which it is kept.
    var isKept: Bool { element.field == nil && !(themed.isEmpty && stateful.isEmpty && stateValues.isEmpty) }
    /// The properties of the view's state that show the component's.
    var stateValues: [StateValue] {
      element.stateValues.filter { if case .state = $0.source { true } else { false } }
    }
  }

  let definition: ComponentDefinition
  let scope: StyleScope
  let access: String
  let path: String
  private var made: [Made] = []
  private var emitter = SwiftEmitter()
  private let ownAttributes: [Attribute]
  private let ownThemed: [Attribute]
  private let ownStateful: [Attribute]

  init(_ definition: ComponentDefinition, scope: StyleScope, access: String, path: String) {
    self.definition = definition
    self.scope = scope
    self.access = access
    self.path = path
    emitter.scope = scope
    let own = scope.effectiveAttributes(of: definition.ownElement)
    ownAttributes = own.filter { !scope.dependsOnTheme($0) && !$0.showsState }
    ownThemed = own.filter(scope.dependsOnTheme)
    ownStateful = own.filter(\.showsState)
    collect(definition.children, parent: "target", parentElement: nil)
  }

  private mutating func collect(_ elements: [Element], parent: String, parentElement: Element?) {
    for element in elements {
      let view = "view\(made.count)"
      let all = scope.effectiveAttributes(of: element)
      made.append(
        Made(
          element: element, view: view, parent: parent, parentElement: parentElement, index: made.count,
          attributes: all.filter { !scope.dependsOnTheme($0) && !$0.showsState },
          themed: all.filter(scope.dependsOnTheme), stateful: all.filter(\.showsState)))
      collect(element.children, parent: view, parentElement: element)
    }
  }

  private var hasThemed: Bool { !ownThemed.isEmpty || made.contains { !$0.themed.isEmpty } }
  private var constraints: [LayoutConstraint] { made.flatMap(\.element.constraints) }
  private var conditional: [LayoutConstraint] { constraints.filter { $0.condition != nil } }
  /// The distinct conditions in the order of the document.
  private var conditions: [Condition] {
    var seen: Set<Condition> = []
    return conditional.compactMap(\.condition).filter { seen.insert($0).inserted }
  }
  private var constraintNames: [String] {
    var seen: Set<String> = []
    return constraints.compactMap(\.name).filter { seen.insert($0).inserted }
  }

  // MARK: Types

  mutating func emit(into writer: inout SourceWriter) {
    let type = definition.typeName
    writer.block("extension \(type): ReactantUI") { writer in
      writer.line("/// What the XML was compiled to.")
      writer.line("\(access)var rui: RUIContainer { reactantUIContainer { RUIContainer(target: self) } }")
      // What the class's conformances need is as visible as the class, whatever that is.
      writer.line("public var __rui: any ReactantUIContainer { rui }")
      writer.blank()
      emitContainer(&writer)
      writer.blank()
      writer.line("/// The constraints that have a name.")
      writer.block("@MainActor \(access)final class LayoutContainer") { writer in
        for name in constraintNames {
          writer.line("\(access)fileprivate(set) var \(SwiftLiterals.name(name)): NSLayoutConstraint?")
        }
      }
      writer.blank()
      let sheet = definition.styles
      StyleEmitter(
        sheet: sheet ?? StyleSheet(name: "Styles", isGroup: false, origin: definition.origin), scope: scope,
        access: sheet?.accessModifier.map { $0 == .public ? "public " : "" } ?? access
      ).emit(into: &writer)
      if !definition.templates.isEmpty {
        writer.blank()
        emitTemplates(&writer)
      }
    }
    if definition.isRootView {
      writer.blank()
      emitRootView(&writer)
    }
    writer.blank()
    emitLive(&writer)
  }

  private func emitRootView(_ writer: inout SourceWriter) {
    writer.block("extension \(definition.typeName): RootView") { writer in
      writer.block("public var edgesForExtendedLayout: UIRectEdge") { writer in
        writer.debug { $0.line("if let live = rui.live, live.isLive { return live.extendedEdges }") }
        let edges = definition.extendedEdges.map { ".\($0.rawValue)" }
        writer.line("return \(edges.count == 1 ? edges[0] : "[\(edges.joined(separator: ", "))]")")
      }
    }
  }

  private func emitLive(_ writer: inout SourceWriter) {
    writer.debug { writer in
      writer.block("extension \(definition.typeName).RUIContainer: ReactantUILiveContainer") { writer in
        writer.block("\(access)func setConstraint(_ constraint: NSLayoutConstraint?, named name: String)") {
          writer in
          guard !constraintNames.isEmpty else { return }
          writer.line("switch name {")
          for name in constraintNames {
            writer.line(
              "case \(SwiftLiterals.string(name)): constraints.\(SwiftLiterals.name(name)) = constraint")
          }
          writer.line("default: break")
          writer.line("}")
        }
      }
    }
  }

  private func emitContainer(_ writer: inout SourceWriter) {
    let type = definition.typeName
    writer.block("@MainActor \(access)final class RUIContainer: ReactantUIContainer") { writer in
      writer.line("\(access)var xmlPath: String { \(SwiftLiterals.string(path)) }")
      writer.line("\(access)var typeName: String { \(SwiftLiterals.string(type)) }")
      writer.line("\(access)let constraints = LayoutContainer()")
      // Taken back by `destroyReactantUI(target:)`: a weak reference would slow down every retain of the
      // view.
      writer.line("private unowned(unsafe) var target: \(type)?")
      if !conditions.isEmpty {
        writer.line("private var conditional: [NSLayoutConstraint] = []")
        writer.line("private var held = [Bool](repeating: false, count: \(conditions.count))")
      }
      for one in made where one.isKept {
        writer.line("private weak var \(one.view): \(one.element.className)?")
      }
      writer.debug { $0.line("fileprivate var live: LiveComponent?") }
      writer.blank()
      writer.line("fileprivate init(target: \(type)) { self.target = target }")
      writer.blank()
      writer.block("\(access)func setupReactantUI()") { writer in emitSetup(&writer) }
      writer.blank()
      writer.block("\(access)func updateReactantUI()") { writer in emitUpdate(&writer) }
      if hasThemed {
        writer.blank()
        writer.block("private func apply(theme: ApplicationTheme)") { writer in emitTheme(&writer) }
      }
      if showsState {
        writer.blank()
        emitState(&writer)
      }
      writer.blank()
      writer.block("\(access)static func destroyReactantUI(target: UIView)") {
        $0.line("(target as? \(type))?.rui.target = nil")
      }
    }
  }

  // MARK: Setup

  private func emitSetup(_ writer: inout SourceWriter) {
    let ownActions = definition.hyperdrive?.actions ?? []
    let usesTarget = !ownAttributes.isEmpty || !made.isEmpty || !ownActions.isEmpty
    if usesTarget {
      writer.line("guard let target else { return }")
      for attribute in ownAttributes {
        for statement in emitter.statements(for: attribute, to: "target") { writer.line(statement) }
      }
      for one in made { emitView(one, &writer) }
      for one in made where one.isKept { writer.line("self.\(one.view) = \(one.view)") }
      ActionEmitter.emit(ownActions, of: "target", .component, isOwn: true, into: &writer)
      for one in made {
        ActionEmitter.emit(one.element.actions, of: one.view, one.element.type, into: &writer)
      }
    }
    if hasThemed {
      writer.line(
        "ApplicationTheme.selector.register(target: self) { [weak self] in self?.apply(theme: $0) }")
    }
    if usesTarget { emitConstraints(&writer) }
    writer.debug { writer in
      let views = made.map(\.view).joined(separator: ", ")
      let register = "live = ReactantLiveUIManager.shared.register("
      let arguments =
        "self, of: target, source: reactantUISource(), views: [\(views)], "
        + "constraints: \(made.isEmpty ? "[]" : "layout.constraints"))"
      if usesTarget {
        writer.line(register + arguments)
      } else {
        writer.block("if let target") { $0.line(register + arguments) }
      }
    }
  }

  private func emitView(_ one: Made, _ writer: inout SourceWriter) {
    let element = one.element
    if let field = element.field {
      writer.member(field, of: "target", as: one.view)
    } else if !element.cells.isEmpty {
      writer.line("let \(one.view) = \(element.className)(options: [])")
    } else {
      writer.line("let \(one.view) = \(element.className)()")
    }
    writer.line("\(one.view).translatesAutoresizingMaskIntoConstraints = false")
    for attribute in one.attributes {
      for statement in emitter.statements(for: attribute, to: one.view) { writer.line(statement) }
    }
    for value in element.stateValues {
      guard case .text(let text) = value.source else { continue }
      writer.line(
        "\(one.view).componentState.\(SwiftLiterals.name(value.name.text)) = \(SwiftLiterals.literal(text))")
    }
    let priorities = element.contentPriorities
    for (value, method, axis) in [
      (priorities.compressionHorizontal, "setContentCompressionResistancePriority", "horizontal"),
      (priorities.compressionVertical, "setContentCompressionResistancePriority", "vertical"),
      (priorities.huggingHorizontal, "setContentHuggingPriority", "horizontal"),
      (priorities.huggingVertical, "setContentHuggingPriority", "vertical"),
    ] {
      guard let value else { continue }
      writer.line(
        "\(one.view).\(method)(UILayoutPriority(\(SwiftLiterals.number(value))), for: .\(axis))")
    }
    switch one.parentElement?.type.content {
    case .arrangedSubviews: writer.line("\(one.parent).addArrangedSubview(\(one.view))")
    case .contentView: writer.line("\(one.parent).contentView.addSubview(\(one.view))")
    default: writer.line("\(one.parent).addSubview(\(one.view))")
    }
  }

  private func emitConstraints(_ writer: inout SourceWriter) {
    var fields: [String: String] = [:]
    for one in made { if let field = one.element.field { fields[field.text] = one.view } }
    var ids: [String: String] = [:]
    for one in made { if let id = one.element.layoutID { ids[id.text] = one.view } }
    if !made.isEmpty { writer.line("var layout = ReactantUIConstraintBuilder()") }
    for one in made {
      writer.line("layout.beginElement(\(one.view))")
      for constraint in one.element.constraints {
        let target: String?
        switch constraint.target {
        case nil: target = nil
        case .itself: target = one.view
        case .container:
          let isContent = constraint.isRelativeToSuperview && one.parentElement?.type.content == .contentView
          target = isContent ? "\(one.parent).contentView" : one.parent
        case .safeAreaLayoutGuide: target = "\(one.parent).safeAreaLayoutGuide"
        case .readableContentGuide: target = "\(one.parent).readableContentGuide"
        case .id(let id): target = ids[id] ?? "target"
        case .field(let field):
          if fields[field] == nil {
            let name = "field\(fields.count)"
            writer.member(Name(field, constraint.targetOrigin), of: "target", as: name)
            fields[field] = name
          }
          target = fields[field]
        }
        let addition = emitter.addition(of: constraint, to: target)
        let property = constraint.name.map { "constraints.\(SwiftLiterals.name($0)) = " } ?? ""
        writer.line(property + addition)
      }
    }
    if !made.isEmpty { writer.line("layout.activate()") }
    if !conditional.isEmpty { writer.line("conditional = layout.conditional") }
  }

  // MARK: Update

  private func emitUpdate(_ writer: inout SourceWriter) {
    writer.debug { writer in
      writer.block("if let live, live.isLive") { writer in
        writer.line("live.updateConditions()")
        if !conditions.isEmpty { writer.line("return") }
      }
    }
    guard !conditions.isEmpty else { return }
    writer.line("guard let target, !conditional.isEmpty else { return }")
    let expressions = conditions.map(emitter.condition)
    if expressions.contains(where: { $0.contains("traits.") || $0.contains("idiom ") }) {
      writer.line("let traits = target.traitCollection")
    }
    if expressions.contains(where: { $0.contains("idiom ") }) {
      writer.line(
        "let idiom = traits.userInterfaceIdiom == .unspecified "
          + "? UIScreen.main.traitCollection.userInterfaceIdiom : traits.userInterfaceIdiom")
    }
    if conditions.contains(where: \.dependsOnSize) {
      writer.line("var top: UIView = target")
      writer.line("while let next = top.superview { top = next }")
      writer.line("let size = top.bounds.size")
    }
    for (index, expression) in expressions.enumerated() {
      writer.line("let holds\(index): Bool = \(expression)")
    }
    writer.line("let former = held")
    writer.line("held = [\(expressions.indices.map { "holds\($0)" }.joined(separator: ", "))]")
    writer.line("guard held != former else { return }")
    writer.line("var leaving: [NSLayoutConstraint] = []")
    writer.line("var coming: [NSLayoutConstraint] = []")
    for (index, entry) in conditional.enumerated() {
      let condition = conditions.firstIndex(of: entry.condition!)!
      writer.block("if holds\(condition) != former[\(condition)]") { writer in
        writer.line(
          "if holds\(condition) { coming.append(conditional[\(index)]) } else { leaving.append(conditional[\(index)]) }"
        )
      }
      if let name = entry.name {
        writer.line(
          "if holds\(condition) { constraints.\(SwiftLiterals.name(name)) = conditional[\(index)] }")
      }
    }
    writer.line("NSLayoutConstraint.deactivate(leaving)")
    writer.line("NSLayoutConstraint.activate(coming)")
  }

  // MARK: Themes and templates

  private func emitTheme(_ writer: inout SourceWriter) {
    var emitter = emitter
    emitter.theme = "theme"
    writer.debug { $0.line("if let live, live.isLive { return }") }
    if !ownThemed.isEmpty || made.contains(where: { !$0.themed.isEmpty && $0.element.field != nil }) {
      writer.line("guard let target else { return }")
    }
    for attribute in ownThemed {
      for statement in emitter.statements(for: attribute, to: "target") { writer.line(statement) }
    }
    for one in made where !one.themed.isEmpty {
      if let field = one.element.field {
        writer.line("let \(one.view) = target.\(SwiftLiterals.name(field.text))")
        for attribute in one.themed {
          for statement in emitter.statements(for: attribute, to: one.view) { writer.line(statement) }
        }
      } else {
        writer.block("if let \(one.view)") { writer in
          for attribute in one.themed {
            for statement in emitter.statements(for: attribute, to: one.view) { writer.line(statement) }
          }
        }
      }
    }
  }

  private func emitState(_ writer: inout SourceWriter) {
    writer.block("fileprivate func apply(state: \(definition.typeName)State)") { writer in
      let needsTarget =
        !ownStateful.isEmpty
        || made.contains { $0.element.field != nil && !($0.stateful.isEmpty && $0.stateValues.isEmpty) }
      if needsTarget { writer.line("guard let target else { return }") }
      for attribute in ownStateful {
        for statement in emitter.statements(for: attribute, to: "target") { writer.line(statement) }
      }
      for one in made where !(one.stateful.isEmpty && one.stateValues.isEmpty) {
        var statements = one.stateful.flatMap { emitter.statements(for: $0, to: one.view) }
        for value in one.stateValues {
          guard case .state(let path) = value.source else { continue }
          let name = SwiftLiterals.name(value.name.text)
          statements.append(
            "\(one.view).componentState.\(name) = \(emitter.expression(.state(path), as: .text))")
        }
        if let field = one.element.field {
          writer.line("let \(one.view) = target.\(SwiftLiterals.name(field.text))")
          for statement in statements { writer.line(statement) }
        } else {
          writer.block("if let \(one.view)") { writer in
            for statement in statements { writer.line(statement) }
          }
        }
      }
    }
  }

  private func emitTemplates(_ writer: inout SourceWriter) {
    writer.block("@MainActor \(access)struct \(SwiftLiterals.name(definition.templatesName))") { writer in
      for template in definition.templates {
        let parameters = template.text.arguments.map { "\(SwiftLiterals.name($0)): String" }
          .joined(separator: ", ")
        writer.block(
          "\(access)static func \(SwiftLiterals.name(template.name))(\(parameters)) -> NSMutableAttributedString"
        ) { writer in
          for statement in emitter.attributedText(template.text, into: "attributedText") {
            writer.line(statement)
          }
          writer.line("return attributedText")
        }
        writer.blank()
      }
    }
  }
}

extension StyleScope {
  /// Whether an attribute's value changes with the theme.
  func dependsOnTheme(_ attribute: Attribute) -> Bool {
    if case .attributedText(let text) = attribute.value {
      return runs(of: text).contains { run in run.attributes.contains { $0.value.themeItem != nil } }
    }
    return attribute.value.themeItem != nil
  }
}
