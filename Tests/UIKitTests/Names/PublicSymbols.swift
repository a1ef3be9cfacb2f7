import Foundation

/// The public symbols of built modules, from the symbol graphs that the compiler extracts.
struct PublicSymbols {
  /// The kind of a type, as far as the table needs it.
  enum Kind: String {
    case `class` = "swift.class"
    case `struct` = "swift.struct"
    case `enum` = "swift.enum"
    case `protocol` = "swift.protocol"
    case `typealias` = "swift.typealias"
  }

  private(set) var kinds: [String: Kind] = [:]
  private var members: [String: Set<String>] = [:]
  private var parents: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]
  private var generics: Set<String> = []
  private var foreign: Set<String> = []

  /// Reads the symbols of modules.
  init(_ graphs: [SymbolGraph]) { read(graphs) }

  /// Whether a type is public, by the path of its names.
  func hasType(_ name: String) -> Bool { kinds[name] != nil || foreign.contains(name) }

  /// Whether a type has a member of its own, or from a superclass, a protocol or the type that it is a name
  /// for. Labels of parameters with default values may be left out.
  func hasMember(_ member: String, of type: String) -> Bool {
    var seen: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if members[next]?.contains(member) == true { return true }
      pending += parents[next] ?? []
    }
    return false
  }

  /// The type that a type alias is a name for, or the type itself.
  func resolved(_ type: String) -> String {
    guard kinds[type] == .typealias, let other = parents[type]?.first else { return type }
    return other
  }

  /// Whether a type has type parameters.
  func isGeneric(_ type: String) -> Bool { generics.contains(type) }

  /// The furthest superclass of ours.
  func baseClass(of type: String) -> String {
    var type = type
    while let next = superclasses[type], kinds[next] == .class { type = next }
    return type
  }
}

extension PublicSymbols {
  private mutating func read(_ graphs: [SymbolGraph]) {
    var paths: [String: String] = [:]
    var aliases: [(String, [String: Any])] = []
    for symbol in graphs.flatMap(\.symbols) {
      let path = symbol.path.joined(separator: ".")
      paths[symbol.identifier] = path
      if symbol.isUnavailable { continue }
      let owner = symbol.owner
      if let type = Kind(rawValue: symbol.kind) {
        kinds[path] = type
        if symbol.isGeneric { generics.insert(path) }
        if type == .typealias, let last = symbol.fragments.last(where: { $0["preciseIdentifier"] != nil }) {
          aliases.append((path, last))
        }
      } else if !owner.isEmpty, kinds[owner] == nil {
        foreign.insert(owner)
      }
      members[owner, default: []].formUnion(Self.names(symbol.name, symbol.fragments))
    }
    for (path, fragment) in aliases {
      let other = paths[fragment["preciseIdentifier"] as? String ?? ""] ?? fragment["spelling"] as? String
      parents[path] = [other ?? ""]
    }
    for relation in graphs.flatMap(\.relations)
    where relation.kind == "inheritsFrom" || relation.kind == "conformsTo" {
      guard let source = paths[relation.source], let target = paths[relation.target] else { continue }
      parents[source, default: []].insert(target)
      if relation.kind == "inheritsFrom" { superclasses[source] = target }
    }
  }

  /// A member's name, and its names without labels of parameters that have default values.
  private static func names(_ name: String, _ fragments: [[String: Any]]) -> Set<String> {
    guard let open = name.firstIndex(of: "(") else { return [name] }
    var labels: [(String, Bool)] = []
    for fragment in fragments {
      let spelling = fragment["spelling"] as? String ?? ""
      switch fragment["kind"] as? String {
      case "externalParam": labels.append((spelling, false))
      case "text" where spelling.contains(" = ") && !labels.isEmpty: labels[labels.count - 1].1 = true
      default: break
      }
    }
    var forms = [""]
    for (label, hasDefault) in labels {
      forms = forms.map { $0 + label + ":" } + (hasDefault ? forms : [])
    }
    return Set(forms.map { name[..<open] + "(" + $0 + ")" }).union([name])
  }
}
