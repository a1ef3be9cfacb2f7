import LibraryCatalog

/// The declarations of a module and of the translated modules that it imports.
struct ModuleIndex: Sendable {
  /// The declarations of Shoji's modules.
  let catalog: LibraryCatalog
  private var types: [String: [TypeEntry]] = [:]
  private var foreign: [String: [TypeEntry]] = [:]
  private(set) var optionalRequirements: [String: [Member]] = [:]
  private(set) var dynamicNames: Set<String> = []
  /// The members of each type by their names, the module's own before those of others.
  private var membersOfTypes: [String: [String: [Member]]] = [:]
  private var exposedMembers: [String: [Member]] = [:]
  private var overrides: [String: [(type: String, member: Member)]] = [:]
  private var globals: [String: [Member]] = [:]

  init(_ files: [FileIndex], dependencies: [FileIndex] = [], catalog: LibraryCatalog) {
    self.catalog = catalog
    for file in files {
      for entry in file.types { types[entry.name, default: []].append(entry) }
    }
    for file in dependencies {
      for entry in file.types { foreign[entry.name, default: []].append(entry) }
    }
    for file in files + dependencies {
      for global in file.globals { globals[global.name, default: []].append(global) }
      for entry in file.types {
        for member in entry.members {
          membersOfTypes[entry.name, default: [:]][member.name, default: []].append(member)
          if entry.kind == .protocol, member.isOptional, member.kind == .method {
            optionalRequirements[member.name, default: []].append(member)
          }
          if member.isDynamic { dynamicNames.insert(member.name) }
          exposedMembers[member.name, default: []].append(member)
          if member.isOverride { overrides[member.name, default: []].append((entry.name, member)) }
        }
      }
    }
  }

  /// The names of the module's own types, in order.
  var ownNames: [String] { types.keys.sorted() }

  /// Returns the module's own entries of a type, extensions among them.
  func ownEntries(of name: String) -> [TypeEntry] { types[name] ?? [] }

  /// Returns all entries of a type. A name that is not whole is looked for at its end.
  func entries(of name: String) -> [TypeEntry] { (types[name] ?? []) + (foreign[name] ?? []) }

  /// Whether the module itself declares a class of this name.
  func declaresClass(_ name: String) -> Bool {
    types[name]?.contains { $0.kind == .class } ?? false
  }

  /// Whether a name is that of a type known here.
  func isType(_ name: String) -> Bool {
    entries(of: name).contains { $0.kind != .extension }
  }

  func isProtocol(_ name: String) -> Bool { entries(of: name).contains { $0.kind == .protocol } }

  /// Whether the declaration of a type has generic parameters.
  func isGeneric(_ name: String) -> Bool {
    entries(of: name).contains { $0.kind != .extension && $0.isGeneric }
  }

  /// The greatest number of types and protocols that a type may derive from, directly and through others.
  private static let maximumLineage = 128

  /// Returns a type, its superclasses and all protocols that they adopt, the nearest first, each once; no
  /// more than 128 of them.
  func lineage(of name: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var queue = [name]
    var place = 0
    while place < queue.count, found.count < Self.maximumLineage {
      let next = queue[place]
      place += 1
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      for entry in entries(of: next) {
        queue += entry.inherited.map { resolved($0, inside: next) }
      }
    }
    return found
  }

  /// Returns the whole name of a type that is written inside of another.
  func resolved(_ name: String, inside scope: String) -> String {
    let plain = name.split(separator: "<").first.map(String.init) ?? name
    var scopes = scope.split(separator: ".").map(String.init)
    while !scopes.isEmpty {
      let whole = (scopes + [plain]).joined(separator: ".")
      if isType(whole) { return whole }
      scopes.removeLast()
    }
    // The name of a module may stand in front.
    if !isType(plain), let dot = plain.firstIndex(of: "."), isType(String(plain[plain.index(after: dot)...]))
    {
      return String(plain[plain.index(after: dot)...])
    }
    return plain
  }

  /// Returns the members of a name that a type has or inherits, as far as the index knows them.
  func members(named name: String, of type: String) -> [Member] {
    lineage(of: type).flatMap { membersOfTypes[$0]?[name] ?? [] }
  }

  /// Returns the members of a name in any type.
  func members(named name: String) -> [Member] { exposedMembers[name] ?? [] }

  /// Returns the variables or functions of a name outside of types that hold or give classes.
  func globals(named name: String) -> [Member] { globals[name] ?? [] }

  /// Whether `@objcMembers` stands before a type or one of its superclasses.
  func exposesMembers(_ type: String) -> Bool {
    lineage(of: type).contains { entries(of: $0).contains { $0.exposesMembers } }
  }

  /// Returns the requirements of the protocols for Objective-C that a type adopts.
  func requirements(of type: String) -> [Member] {
    lineage(of: type).flatMap { entries(of: $0) }.filter { $0.kind == .protocol && $0.isObjectiveC }
      .flatMap(\.members)
  }

  /// Whether a member of an extension has to be called from its class, because it overrides or is overridden.
  func isForwarded(_ member: Member, ofExtensionOf type: String) -> Bool {
    guard declaresClass(type), member.forwarder != nil else { return false }
    if member.isOverride { return missingRootMember(member, above: type) == nil }
    guard member.isExposed || exposesMembers(type) else { return false }
    return (overrides[member.name] ?? []).contains {
      $0.member.isNamed(as: member) && $0.type != type && lineage(of: $0.type).contains(type)
    }
  }

  /// Returns the lines that a class needs for members of its extensions.
  func forwarders(of type: String) -> [String] {
    ownEntries(of: type).filter { $0.kind == .extension && !$0.isGeneric }.flatMap { entry in
      entry.members.filter { isForwarded($0, ofExtensionOf: type) }.compactMap { member in
        member.forwarder?.text(member.name, of: type)
      }
    }
  }

  // MARK: Members of extensions of classes of other modules

  /// Returns the class whose extension declares, for Objective-C, what a member of another extension
  /// overrides; nil where one of these classes is the module's own, or none is known.
  func extendedBase(of member: Member, ofExtensionOf type: String) -> String? {
    guard !declaresClass(type), member.isOverride, member.forwarder.map({ $0.observers.isEmpty }) ?? false
    else {
      return nil
    }
    // The nearest one, for each is a subclass of the next.
    return extendedClasses(with: member).filter { $0 != type && catalog.isClass(type, kindOf: $0) }
      .max { catalog.isClass($1, kindOf: $0) }
  }

  /// Returns the classes of other modules whose extensions override a member that an extension declares for
  /// Objective-C, subclasses before their superclasses.
  func extendedSubclasses(of member: Member, ofExtensionOf type: String) -> [String] {
    guard !declaresClass(type), member.isExposed || member.isOverride,
      member.forwarder.map({ $0.observers.isEmpty }) ?? false, catalog.classes[type] != nil
    else { return [] }
    var found: [String] = []
    for override in overrides[member.name] ?? []
    where override.member.isNamed(as: member) && override.type != type && !declaresClass(override.type)
      && catalog.isClass(override.type, kindOf: type)
    {
      let place = found.firstIndex { catalog.isClass(override.type, kindOf: $0) } ?? found.endIndex
      found.insert(override.type, at: place)
    }
    return found
  }

  /// The classes of other modules whose extensions have a member of the same name.
  private func extendedClasses(with member: Member) -> [String] {
    types.filter { name, entries in
      catalog.classes[name] != nil && !declaresClass(name)
        && entries.contains { entry in
          entry.kind == .extension
            && entry.members.contains { ($0.isExposed || $0.isOverride) && $0.isNamed(as: member) }
        }
    }.map(\.key)
  }
}
