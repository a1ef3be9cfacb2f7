import Diagnostics
import Foundation
import ObjectiveCRuntime

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

  /// Calls a method of this object in the main thread, as
  /// ``performSelector(onMainThread:with:waitUntilDone:)`` does, whatever the modes of the run loop.
  nonisolated public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }
}

extension Thread {
  /// Makes a thread that calls a method of `target` once it is started. Target and argument are kept alive
  /// until the method returns.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called, or a class.
  ///   - selector: The method: `Selector("load", Loader.load)`.
  ///   - argument: The argument, where the method takes one.
  nonisolated public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let call = ThreadCall(target: ClassObject.receiver(target), selector: selector, argument: argument)
    self.init { call.run() }
  }

  /// Calls a method of `target` in a thread of its own, and returns at once.
  nonisolated public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    let call = ThreadCall(target: ClassObject.receiver(target), selector: selector, argument: argument)
    detachNewThread { call.run() }
  }
}

/// A call that goes to another thread, with all that it needs. Whoever makes it answers for that, as on
/// Apple's systems.
private struct ThreadCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func run() { _ = selector.callHere(on: target, sender: argument) }
}
