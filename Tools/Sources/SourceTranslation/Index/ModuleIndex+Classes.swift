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
}
