import Foundation

extension ObjectiveCMembers {
  /// Enters a method that waits. A closure that follows its arguments is called when it has ended.
  public func add<Target: AnyObject, each Parameter, Result>(
    async name: String, _ method: @escaping @MainActor (Target, repeat each Parameter) async throws -> Result
  ) {
    enter(name, Target.self) { target, arguments in
      guard let values = Argument.castAll(arguments, to: repeat (each Parameter).self) else {
        return .missing
      }
      let count = Argument.count(of: repeat (each Parameter).self)
      return CompletionHandler.start(Result.self, arguments.dropFirst(count)) {
        try await method(target, repeat each values)
      }
    }
  }

  /// Enters a class method that waits. A closure that follows its arguments is called when it has ended.
  public func add<Target: AnyObject, each Parameter, Result>(
    asyncClass name: String,
    _ method: @escaping @MainActor (Target.Type, repeat each Parameter) async throws -> Result
  ) {
    enter(class: name, Target.self) { type, arguments in
      guard let values = Argument.castAll(arguments, to: repeat (each Parameter).self) else {
        return .missing
      }
      let count = Argument.count(of: repeat (each Parameter).self)
      return CompletionHandler.start(Result.self, arguments.dropFirst(count)) {
        try await method(type, repeat each values)
      }
    }
  }
}

/// The closure that Objective-C hands to a method that waits.
private enum CompletionHandler {
  /// Begins a method, and calls the closure behind its arguments, where there is one, when it has ended.
  @MainActor static func start<Result>(
    _: Result.Type, _ rest: ArraySlice<Any?>, _ method: @escaping @MainActor () async throws -> Result
  ) -> MethodCall {
    let handler = rest.first ?? nil
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
