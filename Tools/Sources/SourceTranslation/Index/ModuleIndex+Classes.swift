import TranslationInterface

extension ModuleIndex {
  /// Returns the classes that the module declares, with the members that its extensions add.
  func classDescriptions(module: String) -> [ClassDescription] {
    ownNames.filter(declaresClass).map { name in
      let entries = ownEntries(of: name)
      let declaration = entries.first { $0.kind == .class }
      var description = ClassDescription(
        name: name, module: module, objectiveCName: declaration?.objectiveCName,
        superclass: superclass(of: name, declaration))
      for entry in entries {
        for member in entry.members where !member.isStatic {
          // What overrides is known by name where the overridden member is.
          let isKnown = member.isExposed || entry.exposesMembers || member.isOverride
          switch (member.kind, isKnown) {
          case (.property, true): description.outlets.insert(member.name)
          case (.property, false): description.properties.insert(member.name)
          case (.method, true): description.actions.insert(member.selector)
          case (.method, false): description.methods.insert(member.selector)
          }
        }
      }
      return description
    }
  }

  private func superclass(of name: String, _ declaration: TypeEntry?) -> String? {
    guard let first = declaration?.inherited.first else { return nil }
    let whole = resolved(first, inside: name)
    return isProtocol(whole) ? nil : whole
  }

  /// Whether a type is a class of objects whose initializers Swift does not call through a variable: one of
  /// Apple's, a subclass of one of these without a `required` initializer, or a composition with one.
  func isObjectClass(_ name: String) -> Bool {
    name.split(separator: "&").contains { part in
      let lineage = lineage(of: String(part.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }))
      let known = lineage.map { ancestor in entries(of: ancestor).filter { $0.kind != .extension } }
      guard !known.joined().contains(where: \.hasRequiredInitializer),
        known.first?.allSatisfy({ $0.kind == .class }) ?? false
      else { return false }
      return zip(lineage, known).contains { $1.isEmpty && isForeignClass($0) }
    }
  }

  /// Whether a class has a `required` initializer with these labels, which Swift calls through a variable.
  func hasRequiredInitializer(_ labels: [String], in name: String) -> Bool {
    name.split(separator: "&").contains { part in
      lineage(of: String(part.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" })).contains {
        catalog.hasRequiredInitializer(labels, in: $0)
      }
    }
  }

  /// Whether a name is one of a class of objects: one of Shoji's, or of Foundation's, as far as the first
  /// letters say it.
  private func isForeignClass(_ name: String) -> Bool {
    let last = String(name.split(separator: ".").last ?? "")
    if catalog.classes[last] != nil { return catalog.isObjectClass(last) }
    let protocols = ["Delegate", "Coding", "Copying", "Protocol"]
    return last.hasPrefix("NS") && last.dropFirst(2).first?.isUppercase ?? false
      && catalog.protocols[last] == nil && !protocols.contains { last.hasSuffix($0) }
  }
}
