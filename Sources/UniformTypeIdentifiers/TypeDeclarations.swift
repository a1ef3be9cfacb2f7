import Foundation
import Synchronization

/// The declaration of a type: its parents and its tags.
struct TypeDeclaration: Sendable {
  /// The types that it is directly a kind of.
  var parents: [String]
  /// The extensions of its files, the preferred first, in lower case.
  var extensions: [String] = []
  /// Its media types, the preferred first.
  var mediaTypes: [String] = []
  /// The description for people; nil for none.
  var description: String?
}

/// The types that the system declares, and those that the app has named.
enum TypeDeclarations {
  /// The system's types, by identifier.
  static let system: [String: TypeDeclaration] = {
    var result: [String: TypeDeclaration] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      func list(_ index: Int) -> [String] {
        parts.count > index ? parts[index].split(separator: " ").map(String.init) : []
      }
      result[parts[0]] = TypeDeclaration(
        parents: list(1), extensions: list(2), mediaTypes: list(3),
        description: parts.count > 4 ? parts[4] : nil)
    }
    return result
  }()

  /// The identifiers of the system's types by tag, in the order of the table.
  private static let byTag: [UTTagClass: [String: [String]]] = {
    var result: [UTTagClass: [String: [String]]] = [:]
    for line in table.split(separator: "\n") {
      let identifier = line.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
      let declaration = system[identifier]!
      for name in declaration.extensions {
        result[.filenameExtension, default: [:]][name, default: []].append(identifier)
      }
      for name in declaration.mediaTypes {
        result[.mimeType, default: [:]][name, default: []].append(identifier)
      }
    }
    return result
  }()

  private static let named = Mutex<[String: TypeDeclaration]>([:])

  /// Returns the declaration of a type; nil for one that nobody has named.
  static func declaration(of identifier: String) -> TypeDeclaration? {
    system[identifier] ?? named.withLock { $0[identifier] }
      ?? DynamicType(identifier: identifier)?.declaration
  }

  /// Declares a type of the app's; a declaration of the system's stays.
  static func declare(_ identifier: String, parent: String?) {
    guard system[identifier] == nil else { return }
    named.withLock { types in
      var declaration = types[identifier] ?? TypeDeclaration(parents: [])
      if let parent, !declaration.parents.contains(parent) { declaration.parents.append(parent) }
      types[identifier] = declaration
    }
  }

  /// Returns the declared types that have a tag.
  static func identifiers(tag: String, of tagClass: UTTagClass) -> [String] {
    byTag[tagClass]?[tag.lowercased()] ?? []
  }

  /// Returns whether a type is another one, or a kind of it.
  static func type(_ identifier: String, conformsTo other: String) -> Bool {
    identifier == other || allParents(of: identifier).contains(other)
  }

  /// Returns the types that a type is a kind of, without itself.
  static func allParents(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var pending = declaration(of: identifier)?.parents ?? []
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += declaration(of: next)?.parents ?? [] }
    }
    found.remove(identifier)
    return found
  }
}
