import MarkupReading

/// The classes of an app with what they inherit.
struct ClassIndex {
  /// The members of a class and its superclasses.
  struct Members {
    var outlets: Set<String> = []
    var properties: Set<String> = []
    var actions: Set<String> = []
    var methods: Set<String> = []
    /// The element whose class the app's class inherits from; nil where that is not known.
    var base: InterfaceElementType?
    /// Whether all superclasses are known, so that what is not among the members is not there.
    var isComplete = false
  }

  let classes: [InterfaceContext.Class]
  private let byName: [String: [InterfaceContext.Class]]
  private let modules: Set<String>

  init(_ classes: [InterfaceContext.Class], module: String) {
    self.classes = classes
    var byName: [String: [InterfaceContext.Class]] = [:]
    for found in classes {
      byName[found.name, default: []].append(found)
      if let name = found.objectiveCName, name != found.name { byName[name, default: []].append(found) }
    }
    self.byName = byName
    modules = Set(classes.map(\.module)).union([module])
  }

  /// Returns the class with a name, of a module where one is given.
  func named(_ name: String, module: String? = nil) -> InterfaceContext.Class? {
    let found = byName[name] ?? []
    guard let module else { return found.first }
    return found.first { $0.module == module }
  }

  /// Whether the classes of a module are known.
  func knows(_ module: String) -> Bool { modules.contains(module) }

  /// The names of a module's classes.
  func names(module: String?) -> [String] {
    classes.filter { module == nil || $0.module == module }.map(\.name)
  }

  /// Returns a class's members with those it inherits.
  func members(of name: String, module: String?) -> Members {
    var members = Members()
    var seen: Set<String> = []
    var next: String? = name
    var nextModule = module
    while let current = next {
      guard seen.insert(current).inserted else { return members }
      guard let found = named(current, module: nextModule) ?? named(current) else {
        members.base = InterfaceElementType.making(current)
        members.isComplete = members.base != nil || current == "NSObject"
        break
      }
      members.outlets.formUnion(found.outlets)
      members.properties.formUnion(found.properties)
      members.actions.formUnion(found.actions)
      members.methods.formUnion(found.methods)
      next = found.superclass
      // A superclass may be of another module.
      nextModule = nil
      if next == nil { members.isComplete = true }
    }
    if let base = members.base { members.outlets.formUnion(InterfaceOutlets.outlets(of: base)) }
    return members
  }

  /// Whether a class is another or inherits from it.
  func isKind(_ name: String, of other: String) -> Bool {
    var seen: Set<String> = []
    var next: String? = name
    while let current = next, seen.insert(current).inserted {
      if current == other { return true }
      next = named(current)?.superclass
    }
    return false
  }
}
