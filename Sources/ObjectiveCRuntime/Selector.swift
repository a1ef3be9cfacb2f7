import Foundation

/// The name of a method, with the way to call it: what `#selector` gives where there is Objective-C.
///
/// `Selector("save", Editor.save)` stands for `#selector(Editor.save)`. A selector of text alone,
/// `Selector("save:")`, reaches methods that were marked `@objc` in sources that Shoji's tool has translated.
/// Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The method's name.
  public let name: String
  /// The method itself, for objects of the class that it was named with.
  private let method: Method?

  /// A method that was handed in.
  private struct Method: Sendable {
    var isMethod: @Sendable (_ target: AnyObject) -> Bool
    var call: @MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> MethodCall
  }

  /// Names a method without knowing how to call it: to find one that is `@objc`, and to compare.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Names a method by a literal.
  public init(stringLiteral name: String) { self.init(name) }

  private init<Target>(
    _ name: String, _: Target.Type,
    _ call: @escaping @MainActor @Sendable (_ target: Target, _ arguments: [Any?]) -> MethodCall
  ) {
    self.name = name
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

// MARK: - Methods without labels in their names

extension Selector {
  /// Names a method that takes nothing.
  @preconcurrency public init<Target>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(name, Target.self) { target, _ in .done(method(target)()) }
  }

  /// Names a method that takes the sender. It is not called when the sender has another type.
  @preconcurrency public init<Target, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init(name, Target.self) { target, arguments in
      guard let sender = Argument.cast(arguments, 0, to: Sender.self) else { return .missing }
      return .done(method(target)(sender))
    }
  }

  /// Names a method that takes the sender and the event.
  @_disfavoredOverload @preconcurrency public init<Target, Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Void
  ) {
    self.init(name, Target.self) { target, arguments in
      guard let sender = Argument.cast(arguments, 0, to: Sender.self),
        let event = Argument.cast(arguments, 1, to: Event.self)
      else { return .missing }
      return .done(method(target)(sender, event))
    }
  }

  /// Names a method that takes nothing and returns a value.
  @_disfavoredOverload @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () throws -> Result
  ) {
    self.init(name, Target.self) { target, _ in .done(try? method(target)()) }
  }

  /// Names a method that takes the sender and returns a value.
  @_disfavoredOverload @preconcurrency public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) throws -> Result
  ) {
    self.init(name, Target.self) { target, arguments in
      guard let sender = Argument.cast(arguments, 0, to: Sender.self) else { return .missing }
      return .done(try? method(target)(sender))
    }
  }

  /// Names a method that takes two arguments and returns a value.
  @_disfavoredOverload @preconcurrency public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second) throws -> Result
  ) {
    self.init(name, Target.self) { target, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self),
        let second = Argument.cast(arguments, 1, to: Second.self)
      else { return .missing }
      return .done(try? method(target)(first, second))
    }
  }

  /// Names a method that takes three arguments.
  @_disfavoredOverload @preconcurrency public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second, Third) throws -> Result
  ) {
    self.init(name, Target.self) { target, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self),
        let second = Argument.cast(arguments, 1, to: Second.self),
        let third = Argument.cast(arguments, 2, to: Third.self)
      else { return .missing }
      return .done(try? method(target)(first, second, third))
    }
  }

  /// Names a method that waits. Nothing waits for its end.
  @_disfavoredOverload @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () async throws -> Result
  ) {
    self.init(name, Target.self) { target, _ in
      nonisolated(unsafe) let target = target
      Task { @MainActor in _ = try? await method(target)() }
      return .done(nil)
    }
  }

  /// Names a method that takes the sender and waits. Nothing waits for its end.
  @_disfavoredOverload @preconcurrency public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) async throws -> Result
  ) {
    self.init(name, Target.self) { target, arguments in
      guard let sender = Argument.cast(arguments, 0, to: Sender.self) else { return .missing }
      nonisolated(unsafe) let (target, argument) = (target, sender)
      Task { @MainActor in _ = try? await method(target)(argument) }
      return .done(nil)
    }
  }
}

// MARK: - What the translator writes

extension Selector {
  /// Names a method that takes nothing, which was written without labels.
  @preconcurrency public init<Target, Result>(
    unlabeled name: String, _ method: @escaping @MainActor (Target) -> () throws -> Result
  ) {
    self.init(name, method)
  }

  /// Names a method that takes one argument, which was written without labels.
  @preconcurrency public init<Target, First, Result>(
    unlabeled name: String, _ method: @escaping @MainActor (Target) -> (First) throws -> Result
  ) {
    self.init(name + ":", method)
  }

  /// Names a method that takes two arguments, which was written without labels.
  @preconcurrency public init<Target, First, Second, Result>(
    unlabeled name: String, _ method: @escaping @MainActor (Target) -> (First, Second) throws -> Result
  ) {
    self.init(name + "::", method)
  }

  /// Names a requirement of a protocol. It is called in classes that have it by name.
  @_disfavoredOverload public init<Requirements, Method>(
    _ name: String, in: @MainActor (Requirements) -> Method
  ) {
    self.init(name)
  }

  /// Names a requirement of a protocol, which was written without labels.
  @_disfavoredOverload public init<Requirements, Method>(
    unlabeled name: String, in: @MainActor (Requirements) -> Method
  ) {
    self.init(name)
  }

  /// Names the method of a value, which is not asked for it.
  @_disfavoredOverload public init<Result>(_ name: String, bound: @autoclosure () -> () throws -> Result) {
    self.init(name)
  }

  /// Names the method of a value that takes one argument.
  @_disfavoredOverload public init<First, Result>(
    _ name: String, bound: @autoclosure () -> (First) throws -> Result
  ) {
    self.init(name)
  }

  /// Names the method of a value that takes two arguments.
  @_disfavoredOverload public init<First, Second, Result>(
    _ name: String, bound: @autoclosure () -> (First, Second) throws -> Result
  ) {
    self.init(name)
  }

  /// Names the method of a value that takes nothing, which was written without labels.
  @_disfavoredOverload public init<Result>(
    unlabeled name: String, bound: @autoclosure () -> () throws -> Result
  ) {
    self.init(name)
  }

  /// Names the method of a value that takes one argument, which was written without labels.
  @_disfavoredOverload public init<First, Result>(
    unlabeled name: String, bound: @autoclosure () -> (First) throws -> Result
  ) {
    self.init(name + ":")
  }

  /// Names a property's getter.
  public init<Root: AnyObject, Value>(_ name: String, getter: KeyPath<Root, Value>) {
    nonisolated(unsafe) let path = getter
    self.init(name, Root.self) { target, _ in .done(target[keyPath: path]) }
  }

  /// Names a property's setter.
  public init<Root: AnyObject, Value>(_ name: String, setter: ReferenceWritableKeyPath<Root, Value>) {
    nonisolated(unsafe) let path = setter
    self.init(name, Root.self) { target, arguments in
      guard let value = Argument.cast(arguments, 0, to: Value.self) else { return .missing }
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
