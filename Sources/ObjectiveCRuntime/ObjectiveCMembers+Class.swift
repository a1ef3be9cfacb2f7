import Foundation

extension ObjectiveCMembers {
  /// Enters a class method that takes nothing.
  public func add<Target: AnyObject, Result>(
    class name: String, _ method: @escaping @MainActor (Target.Type) -> Result
  ) {
    enter(class: name, Target.self) { type, _ in
      return .done(method(type))
    }
  }

  /// Enters a class method that takes one argument.
  public func add<Target: AnyObject, First, Result>(
    class name: String, _ method: @escaping @MainActor (Target.Type, First) -> Result
  ) {
    enter(class: name, Target.self) { type, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self)
      else { return .missing }
      return .done(method(type, first))
    }
  }

  /// Enters a class method that takes two arguments.
  public func add<Target: AnyObject, First, Second, Result>(
    class name: String, _ method: @escaping @MainActor (Target.Type, First, Second) -> Result
  ) {
    enter(class: name, Target.self) { type, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self),
        let second = Argument.cast(arguments, 1, to: Second.self)
      else { return .missing }
      return .done(method(type, first, second))
    }
  }

  /// Enters a class method that takes three arguments.
  public func add<Target: AnyObject, First, Second, Third, Result>(
    class name: String, _ method: @escaping @MainActor (Target.Type, First, Second, Third) -> Result
  ) {
    enter(class: name, Target.self) { type, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self),
        let second = Argument.cast(arguments, 1, to: Second.self),
        let third = Argument.cast(arguments, 2, to: Third.self)
      else { return .missing }
      return .done(method(type, first, second, third))
    }
  }
}
