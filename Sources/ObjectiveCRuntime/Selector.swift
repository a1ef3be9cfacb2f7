import Foundation

/// The name of a method, with the way to call it: what `#selector` gives where there is Objective-C.
///
/// `Selector("save", Editor.save)` stands for `#selector(Editor.save)`. A selector of text alone,
/// `Selector("save:")`, reaches methods that were marked `@objc` in sources that Shoji's tool has translated.
/// Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The method's name.
  public private(set) var name: String
  /// The method itself, for objects of the class that it was named with.
  private let method: Method?
  /// The method's type, where it was given.
  private let type: Any.Type?

  /// A method that was handed in.
  private struct Method: Sendable {
    var isMethod: @Sendable (_ target: AnyObject) -> Bool
    var call: @MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> MethodCall
  }

  /// Names a method without knowing how to call it: to find one that is `@objc`, and to compare.
  public init(_ name: String) {
    self.init(name, type: nil)
  }

  private init(_ name: String, type: Any.Type?) {
    self.name = name
    self.type = type
    method = nil
  }

  /// Names a method by a literal.
  public init(stringLiteral name: String) { self.init(name) }

  private init<Target, Called>(
    _ name: String, _: Target.Type, _ type: Called.Type?,
    _ call: @escaping @MainActor @Sendable (_ target: Target, _ arguments: [Any?]) -> MethodCall
  ) {
    self.name = name
    self.type = type
    method = Method(
      isMethod: { $0 is Target },
      call: { target, arguments in
        guard let target = target as? Target else { return .missing }
        return call(target, arguments)
      })
  }

  // MARK: Calling

  /// Calls the method on `target`: the one that the target's class has under the name, else the one that was
  /// handed in.
  @discardableResult @MainActor package func call(on target: AnyObject, with arguments: [Any?]) -> MethodCall
  {
    if let entry = ObjectiveCMembers.entry(named: name, of: target) { return entry.call(target, arguments) }
    return method?.call(target, arguments) ?? .missing
  }

  /// Calls the method on the thread that asks for it, as Objective-C does: an object that belongs to no actor
  /// may be used on any.
  @discardableResult package func call(on target: AnyObject, anywhere arguments: [Any?]) -> MethodCall {
    typealias Call = (AnyObject, [Any?]) -> MethodCall
    if let entry = ObjectiveCMembers.entry(named: name, of: target) {
      return unsafeBitCast(entry.call, to: Call.self)(target, arguments)
    }
    guard let method else { return .missing }
    return unsafeBitCast(method.call, to: Call.self)(target, arguments)
  }

  /// Whether `target` has the method.
  package func isMethod(of target: AnyObject) -> Bool {
    if ObjectiveCMembers.entry(named: name, of: target) != nil { return true }
    return method?.isMethod(target) ?? false
  }

  /// Whether both have the same name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The method's name.
  public var description: String { name }
}

// MARK: - Methods

// A pack of parameters would take any number, but the compiler crashes where one of them is a function.
// Nothing calls by a selector a method that takes more than three, so that such a one is only named.
extension Selector {
  /// Names a method that takes nothing.
  @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () throws -> Result
  ) {
    self.init(name, Target.self, (() -> Result).self) { target, _ in .done(try? method(target)()) }
  }

  /// Names a method that takes one argument, mostly the sender. It is not called when one has another type.
  @preconcurrency public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First) throws -> Result
  ) {
    self.init(name, Target.self, ((First) -> Result).self) { target, arguments in
      guard let value = Argument.castAll(arguments, to: First.self) else { return .missing }
      return .done(try? method(target)(value))
    }
  }

  /// Names a method that takes two arguments. It is not called when one has another type.
  @_disfavoredOverload @preconcurrency public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second) throws -> Result
  ) {
    self.init(name, Target.self, ((First, Second) -> Result).self) { target, arguments in
      guard let values = Argument.castAll(arguments, to: First.self, Second.self) else { return .missing }
      return .done(try? method(target)(values.0, values.1))
    }
  }

  /// Names a method that takes three arguments. It is not called when one has another type.
  @_disfavoredOverload @preconcurrency public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second, Third) throws -> Result
  ) {
    self.init(name, Target.self, ((First, Second, Third) -> Result).self) { target, arguments in
      guard let values = Argument.castAll(arguments, to: First.self, Second.self, Third.self) else {
        return .missing
      }
      return .done(try? method(target)(values.0, values.1, values.2))
    }
  }

  /// Names a method that waits. Nothing waits for its end.
  @_disfavoredOverload @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () async throws -> Result
  ) {
    self.init(name, Target.self, (() -> Result).self) { target, _ in
      nonisolated(unsafe) let target = target
      Task { @MainActor in _ = try? await method(target)() }
      return .done(nil)
    }
  }

  /// Names a method that takes the sender and waits. Nothing waits for its end.
  @_disfavoredOverload @preconcurrency public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) async throws -> Result
  ) {
    self.init(name, Target.self, ((Sender) -> Result).self) { target, arguments in
      guard let sender = Argument.castAll(arguments, to: Sender.self) else { return .missing }
      nonisolated(unsafe) let (target, argument) = (target, sender)
      Task { @MainActor in _ = try? await method(target)(argument) }
      return .done(nil)
    }
  }
}

// MARK: - What the translator writes

extension Selector {
  /// Names a requirement of a protocol, or a method of any number of arguments. It is called in classes that
  /// have it by name.
  @preconcurrency public init<Target, Method>(
    named name: String, in: @escaping @MainActor (Target) -> Method
  ) {
    self.init(name, type: Method.self)
  }

  /// Names the method of a value, which is not asked for it.
  public init<Method>(named name: String, bound: @autoclosure () -> Method) {
    self.init(name, type: Method.self)
  }

  /// The selector of a method that was written without labels: its name and a colon for each argument.
  public var unlabeled: Selector {
    var selector = self
    selector.name += String(repeating: ":", count: type.map(Self.arity) ?? 0)
    return selector
  }

  /// Returns the number of arguments of a function's type, which only its name tells.
  private static func arity(of type: Any.Type) -> Int {
    let name = String(reflecting: type).replacingOccurrences(of: "->", with: "")
    var (depth, count, isEmpty) = (0, 1, true)
    for character in name.drop(while: { $0 != "(" }) {
      if depth == 1, character == ")" { break }
      if depth > 0 { isEmpty = false }
      if depth == 1, character == "," { count += 1 }
      depth += "([<".contains(character) ? 1 : ")]>".contains(character) ? -1 : 0
    }
    return isEmpty ? 0 : count
  }

  /// Names a property's getter.
  public init<Root: AnyObject, Value>(_ name: String, getter: KeyPath<Root, Value>) {
    nonisolated(unsafe) let path = getter
    self.init(name, Root.self, Value.self) { target, _ in .done(target[keyPath: path]) }
  }

  /// Names a property's setter.
  public init<Root: AnyObject, Value>(_ name: String, setter: ReferenceWritableKeyPath<Root, Value>) {
    nonisolated(unsafe) let path = setter
    self.init(name, Root.self, Value.self) { target, arguments in
      guard let value = Argument.castAll(arguments, to: Value.self) else { return .missing }
      target[keyPath: path] = value
      return .done(nil)
    }
  }
}

// MARK: - Functions of Objective-C

/// Returns the selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns a selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns the selector of a name.
public func sel_registerName(_ name: String) -> Selector { Selector(name) }
