import UIKit

/// A type whose values documents name: an enumeration, or a set of options.
protocol NamedValue {
  /// Returns the value of a name in Swift.
  static func named(_ name: String) -> Self?
}

/// UIKit's values by their names in Swift, which the tables of documents give. `AttributeSettersPlugin` makes
/// the list of types.
@MainActor enum Enumerations {
  /// Returns the value of a name.
  static func value<Value: NamedValue>(_: Value.Type, _ name: String) -> Value? { Value.named(name) }

  /// Returns the value of a name of a type.
  static func value(_ type: String, _ name: String) -> Any? { types[type]?.named(name) }

  /// Returns a set of the options with the names.
  static func options<Options: OptionSet & NamedValue>(_ names: [String], _: Options.Type = Options.self)
    -> Options
  {
    names.reduce(into: Options()) { set, name in if let option = Options.named(name) { set.formUnion(option) }
    }
  }

  /// Returns a set of the options of a type with the names.
  static func options(_ type: String, _ names: [String]) -> Any? {
    (types[type] as? any (OptionSet & NamedValue).Type).map { options(names, $0) }
  }
}
