import Diagnostics
import Foundation

extension NSObject {
  /// Calls a method of this object in a thread of its own, and returns at once. The object and the argument
  /// are kept alive until the method returns. As on Apple's systems, views and controllers are for the main
  /// thread alone.
  ///
  /// - Parameters:
  ///   - selector: The method: `Selector("load", Loader.load)`.
  ///   - argument: What the method is given, where it takes something.
  nonisolated public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let call = ThreadCall(target: self, selector: selector, argument: argument)
    Thread.detachNewThread { call.run() }
  }

  /// Calls a method of this object in the main thread: at once where the caller runs there and waits, else in
  /// a later turn of the main queue.
  ///
  /// - Parameters:
  ///   - selector: The method: `Selector("show", ListController.show)`.
  ///   - argument: What the method is given, where it takes something.
  ///   - wait: Whether to return after the method has.
  nonisolated public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    let call = ThreadCall(target: self, selector: selector, argument: argument)
    switch (wait, MainQueue.isCurrent) {
    case (true, true): call.run()
    case (true, false): DispatchQueue.main.sync { call.run() }
    case (false, _): DispatchQueue.main.async { call.run() }
    }
  }
}

/// A call that goes to another thread, with all that it needs. Whoever makes it answers for that, as on
/// Apple's systems.
private struct ThreadCall: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?

  func run() { _ = selector.callHere(on: target, sender: argument) }
}
