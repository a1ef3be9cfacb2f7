import Foundation

extension ObjectiveCMembers {
  /// Enters a method that waits and takes nothing. A closure that follows is called when it has ended.
  public func add<Target: AnyObject, Result>(
    async name: String, _ method: @escaping @MainActor (Target) async throws -> Result
  ) {
    enter(name, Target.self) { target, arguments in
      return CompletionHandler.start(Result.self, arguments, after: 0) {
        try await method(target)
      }
    }
  }

  /// Enters a method that waits and takes one argument. A closure that follows is called when it has ended.
  public func add<Target: AnyObject, First, Result>(
    async name: String, _ method: @escaping @MainActor (Target, First) async throws -> Result
  ) {
    enter(name, Target.self) { target, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self)
      else { return .missing }
      return CompletionHandler.start(Result.self, arguments, after: 1) {
        try await method(target, first)
      }
    }
  }

  /// Enters a method that waits and takes two arguments. A closure that follows is called when it has ended.
  public func add<Target: AnyObject, First, Second, Result>(
    async name: String, _ method: @escaping @MainActor (Target, First, Second) async throws -> Result
  ) {
    enter(name, Target.self) { target, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self),
        let second = Argument.cast(arguments, 1, to: Second.self)
      else { return .missing }
      return CompletionHandler.start(Result.self, arguments, after: 2) {
        try await method(target, first, second)
      }
    }
  }

  /// Enters a method that waits and takes three arguments. A closure that follows is called when it has
  /// ended.
  public func add<Target: AnyObject, First, Second, Third, Result>(
    async name: String, _ method: @escaping @MainActor (Target, First, Second, Third) async throws -> Result
  ) {
    enter(name, Target.self) { target, arguments in
      guard let first = Argument.cast(arguments, 0, to: First.self),
        let second = Argument.cast(arguments, 1, to: Second.self),
        let third = Argument.cast(arguments, 2, to: Third.self)
      else { return .missing }
      return CompletionHandler.start(Result.self, arguments, after: 3) {
        try await method(target, first, second, third)
      }
    }
  }
}

/// The closure that Objective-C hands to a method that waits.
private enum CompletionHandler {
  /// Begins a method and calls the closure behind its arguments, where there is one, when it has ended.
  @MainActor static func start<Result>(
    _: Result.Type, _ arguments: [Any?], after count: Int,
    _ method: @escaping @MainActor () async throws -> Result
  ) -> MethodCall {
    let handler = count < arguments.count ? arguments[count] : nil
    Task { @MainActor in
      do { finish(handler, try await method()) } catch {
        fail(handler, error, Result.self)
      }
    }
    return .done(nil)
  }

  private static func finish<Result>(_ handler: Any?, _ result: Result) {
    switch handler {
    case let handler as () -> Void: handler()
    case let handler as (Result) -> Void: handler(result)
    case let handler as (Result?, (any Error)?) -> Void: handler(result, nil)
    case let handler as ((any Error)?) -> Void: handler(nil)
    default: break
    }
  }

  private static func fail<Result>(_ handler: Any?, _ error: any Error, _: Result.Type) {
    switch handler {
    case let handler as (Result?, (any Error)?) -> Void: handler(nil, error)
    case let handler as ((any Error)?) -> Void: handler(error)
    default: break
    }
  }
}
