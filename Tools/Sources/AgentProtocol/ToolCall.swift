import Foundation
import Synchronization

/// A call of a tool that is under way.
package final class ToolCall: Sendable {
  /// The arguments, which fit the tool's schema.
  package let arguments: [String: JSONValue]
  private let report: (@Sendable (Double, Double?, String) -> Void)?
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    var lastProgress = 0.0
    var handlers: [Int: @Sendable () -> Void] = [:]
    var lastHandler = 0
  }

  /// Makes a call. `report` takes progress, the total where it is known, and words; nil where nobody asked.
  package init(
    arguments: [String: JSONValue], report: (@Sendable (Double, Double?, String) -> Void)? = nil
  ) {
    (self.arguments, self.report) = (arguments, report)
  }

  /// Reports progress, which grows from report to report; what would not is left out.
  package func report(_ progress: Double, of total: Double? = nil, _ message: String) {
    guard let report else { return }
    let isNew = state.withLock { state in
      guard progress > state.lastProgress else { return false }
      state.lastProgress = progress
      return true
    }
    if isNew { report(progress, total, message) }
  }

  /// Whether the client wants no answer any more.
  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Throws once the call is cancelled.
  package func checkCancellation() throws {
    if isCancelled { throw CancellationError() }
  }

  /// Does work that `cancel` ends when the call is cancelled. It is called at once if that is so already.
  package func whileCancellable<Result>(
    _ work: () throws -> Result, cancel: @escaping @Sendable () -> Void
  ) rethrows -> Result {
    let number = state.withLock { state -> Int? in
      guard !state.isCancelled else { return nil }
      state.lastHandler += 1
      state.handlers[state.lastHandler] = cancel
      return state.lastHandler
    }
    if number == nil { cancel() }
    defer {
      if let number { state.withLock { $0.handlers[number] = nil } }
    }
    return try work()
  }

  /// Cancels the call.
  package func cancel() {
    let handlers = state.withLock { state in
      state.isCancelled = true
      defer { state.handlers = [:] }
      return Array(state.handlers.values)
    }
    for handler in handlers { handler() }
  }
}

extension ToolCall {
  /// A string among the arguments; nil where it is not given.
  package func string(_ name: String) -> String? { arguments[name]?.string }
  /// A number among the arguments; nil where it is not given.
  package func number(_ name: String) -> Double? { arguments[name]?.number }
  /// A whole number among the arguments; nil where it is not given.
  package func integer(_ name: String) -> Int? { arguments[name]?.integer }
  /// Whether an argument is true; false where it is not given.
  package func flag(_ name: String) -> Bool { arguments[name]?.bool ?? false }
  /// The strings of a list among the arguments; none where it is not given.
  package func strings(_ name: String) -> [String] { arguments[name]?.array?.compactMap(\.string) ?? [] }
}
