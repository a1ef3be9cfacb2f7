/// The declarations of one file that the translation of other files reads.
struct FileIndex: Sendable, Equatable, Codable {
  /// The types and extensions, in the order of the file.
  var types: [TypeEntry] = []
  /// The modules that the file imports.
  var imports: [String] = []
  /// The variables and functions outside of types that hold or give classes.
  var globals: [Member] = []
}

/// One declaration or one extension of a type.
struct TypeEntry: Sendable, Equatable, Codable {
  enum Kind: Int, Sendable, Codable { case `class`, `protocol`, value, `extension` }

  var kind: Kind
  /// The name with those of the types around, such as `Editor.Cell`.
  var name: String
  /// The names after the colon.
  var inherited: [String] = []
  /// The name that `@objc(Name)` gives.
  var objectiveCName: String?
  /// Whether `@objc` stands before the type.
  var isObjectiveC = false
  /// Whether `@objcMembers` stands before the type.
  var exposesMembers = false
  /// Whether the type or one around it has generic parameters, or an extension a `where` clause.
  var isGeneric = false
  /// Whether an initializer is `required`, besides the one for coders.
  var hasRequiredInitializer = false
  /// The members that Objective-C would see, and those that override.
  var members: [Member] = []
}

/// One method or property.
struct Member: Sendable, Equatable, Codable {
  enum Kind: Int, Sendable, Codable { case method, property }

  var kind: Kind
  var name: String
  /// The labels of a method's arguments; nil for `_`.
  var labels: [String?] = []
  /// The types of a method's arguments as they are written.
  var types: [String] = []
  /// The name that `@objc(name:)` gives.
  var objectiveCName: String?
  /// The type whose classes a property holds or a method gives: `UIView` of `[UIView.Type]`; nil for others.
  var metatype: String?
  /// Whether an attribute exposes the member.
  var isExposed = false
  var isStatic = false
  var isOptional = false
  var isOverride = false
  var isDynamic = false
  var isPrivate = false
  var isThrowing = false
  var isAsync = false
  /// The line of its own in the class that calls the renamed member of an extension; nil where none can be
  /// written.
  var forwarder: Forwarder?

  /// The name by which Objective-C calls the member, a property's getter.
  var selector: String {
    if let objectiveCName { return objectiveCName }
    return kind == .property
      ? name : ObjectiveCName.selector(base: name, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
  }

  /// Whether another member has the same name and labels.
  func isNamed(as other: Member) -> Bool {
    kind == other.kind && name == other.name && labels == other.labels
  }

  /// The name of the property that holds an optional requirement as a function.
  var optionalName: String {
    ([name] + labels.map { $0 ?? "" }).joined(separator: "_") + "_optional"
  }
}

/// A declaration that calls the renamed member of an extension.
struct Forwarder: Sendable, Equatable, Codable {
  /// The declaration up to its body.
  var head: String
  /// `try` and `await`, as the call needs them.
  var effects = ""
  /// The arguments of a method's call with their parentheses; empty for a property.
  var arguments = ""
  /// Whether a property can be set.
  var isSettable = false
  /// A property's observers, `willSet` and `didSet`, in their order.
  var observers: [String] = []

  /// The new name of a member of an extension of a type. A type and its subclass may have members of one
  /// name.
  static func name(_ member: String, of type: String) -> String {
    let type = type.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return "_extension_\(String(type))_\(member.trimmingBackticks)"
  }

  /// The expression that calls the member of an extension of a type.
  func call(_ member: String, of type: String) -> String {
    effects + Forwarder.name(member, of: type) + arguments
  }

  /// The whole declaration.
  func text(_ member: String, of type: String) -> String {
    let call = call(member, of: type)
    if !observers.isEmpty {
      let calls = observers.map { "\($0) { \(call)_\($0)(\($0 == "willSet" ? "newValue" : "oldValue")) }" }
      return head + " { \(calls.joined(separator: " ")) }"
    }
    return head + " { " + (isSettable ? "get { \(call) } set { \(call) = newValue }" : call) + " }"
  }
}
