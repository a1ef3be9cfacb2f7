import SwiftSyntax

extension FileTranslator {
  func translateAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedText
    switch name {
    case "UIApplicationMain": edits.replacePadded(node.byteRange, with: "@main")
    case "NSApplicationMain":
      report(
        .error, at: node, cause: "AppKit", "AppKit does not exist here; only UIKit's apps run.", advice: nil)
    // Objective-C's blocks are closures.
    case "convention" where node.isBlockConvention: edits.blank(node.byteRange)
    case _ where ObjectiveCAttribute.all.contains(name): edits.blank(node.byteRange)
    default: break
    }
  }

  func translateModifier(_ node: DeclModifierSyntax) {
    switch node.name.text {
    case "optional": edits.blank(node.byteRange)
    case "dynamic" where isObjectiveC(node): edits.blank(node.byteRange)
    default: break
    }
  }

  /// Whether the declaration that a modifier belongs to is one of Objective-C.
  private func isObjectiveC(_ node: DeclModifierSyntax) -> Bool {
    guard let declaration = node.parent?.parent?.asProtocol((any WithAttributesSyntax).self) else {
      return false
    }
    return declaration.attributes.named.contains { ObjectiveCAttribute.all.contains($0.name) }
      || scopes.last?.exposesMembers ?? false
  }

  /// Makes a property that may be observed by key path one with a wrapper that notifies.
  func translateDynamicProperty(_ node: VariableDeclSyntax, _ members: [Member]) {
    guard node.modifiers.has("dynamic"), let scope = scopes.last,
      scope.kind == .class || scope.kind == .extension,
      node.attributes.named.contains(where: { ObjectiveCAttribute.all.contains($0.name) })
        || scope.exposesMembers, !node.attributes.has("NSManaged")
    else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first else {
      return report(
        .error, at: node, cause: "several dynamic properties",
        "One declaration of several dynamic properties cannot be observed.",
        advice: "Declare each of them with a var of its own.")
    }
    if let block = binding.accessorBlock, isComputed(block) {
      let name = members.first?.name ?? ""
      guard members.first?.isStatic != true else { return }
      return notify(in: block, name: name, affected: isAffected(name))
    }
    let isWrapped = node.attributes.named.contains { $0.attribute.isPropertyWrapper }
    if isWrapped || node.modifiers.has("lazy", "weak", "unowned", "override", "static", "class") {
      return report(
        .warning, at: node, cause: "dynamic property",
        "Changes of a dynamic property that is lazy, weak, static, overridden or wrapped are not observed here.",
        advice: "Call willChangeValue(for:) and didChangeValue(for:) around its changes.")
    }
    guard node.bindingSpecifier.text == "var" else { return }
    needsRuntime = true
    let wrapper = "@_KVO"
    if let attribute = node.attributes.named.first(where: { $0.name == "objc" })?.attribute {
      edits.replacePadded(attribute.byteRange, with: wrapper)
    } else {
      edits.insert(wrapper + " ", at: node.byteRange.lowerBound)
    }
    if binding.initializer == nil, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      edits.insert(" = nil", at: type.byteRange.upperBound)
    }
  }

  /// Whether a class says that other properties affect one.
  private func isAffected(_ name: String) -> Bool {
    let type = scopes.last?.name ?? ""
    let own = "keyPathsForValuesAffecting" + name.prefix(1).uppercased() + name.dropFirst()
    return !index.members(named: own, of: type).isEmpty
      || !index.members(named: "keyPathsForValuesAffectingValue", of: type).isEmpty
  }

  private func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains { $0.accessorSpecifier.text == "get" }
  }

  /// Lets a computed property's accessors say what they do.
  private func notify(in block: AccessorBlockSyntax, name: String, affected: Bool) {
    needsRuntime = true
    // Properties that the getter reads are observed only where the class says that they affect this one.
    let read =
      affected
      ? " ObjectiveCMembers.didRead(self, \"\(name)\");"
      : " let _read = ObjectiveCMembers.willRead(self, \"\(name)\"); defer { _read.end() };"
    func start(_ brace: TokenSyntax, of items: CodeBlockItemListSyntax) {
      let isExpression = items.count == 1 && items.first?.item.is(ExprSyntax.self) ?? false
      edits.insert(read + (isExpression ? " return" : ""), at: brace.byteRange.upperBound)
    }
    if case .getter(let items) = block.accessors { start(block.leftBrace, of: items) }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      switch accessor.accessorSpecifier.text {
      case "get": start(body.leftBrace, of: body.statements)
      case "set":
        edits.insert(
          " let _change = ObjectiveCMembers.willWrite(self, \"\(name)\"); defer { _change.end() };",
          at: body.leftBrace.byteRange.upperBound)
      default: break
      }
    }
  }
}
