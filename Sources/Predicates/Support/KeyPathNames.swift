import Foundation
import Synchronization

/// The names of Swift's key paths at run time.
package enum KeyPathNames {
  /// A function that knows the names of some key paths.
  package typealias Resolver = @Sendable (AnyKeyPath) -> String?

  private static let resolvers = Mutex<[Resolver]>([])

  /// Adds a function that knows names, such as those of properties that a framework implements.
  package static func add(_ resolver: @escaping Resolver) {
    resolvers.withLock { $0.append(resolver) }
  }

  /// Returns a key path as text: `"address.street"`. Nil where the name is not known: the compiler keeps
  /// those of stored properties only.
  package static func name(of keyPath: AnyKeyPath) -> String? {
    for resolver in resolvers.withLock({ $0 }) {
      if let name = resolver(keyPath) { return name }
    }
    // The text is a backslash, the type, and the names with points: \Person.address?.street
    let text = "\(keyPath)"
    let root = "\\\(type(of: keyPath).rootType)."
    guard text.hasPrefix(root) else { return nil }
    let names = text.dropFirst(root.count).split(separator: ".").map {
      $0.prefix { $0 != "?" && $0 != "!" }
    }
    guard !names.isEmpty,
      names.allSatisfy({ !$0.isEmpty && !$0.contains("<") && !$0.contains("[") })
    else {
      return nil
    }
    return names.joined(separator: ".")
  }
}
