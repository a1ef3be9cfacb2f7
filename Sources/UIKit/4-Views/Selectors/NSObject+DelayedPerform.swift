import Foundation

extension NSObject {
  /// Calls a method of this object later, from the main run loop. The object is kept alive until then.
  ///
  /// - Parameters:
  ///   - selector: The method: `Selector("save", Editor.save)`.
  ///   - argument: What the method is given, where it takes something.
  ///   - delay: Seconds until then.
  @MainActor public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.shared.add(target: self, selector: selector, argument: argument, delay: delay)
  }

  /// Calls a method of this object later, as ``perform(_:with:afterDelay:)`` does, whatever the modes of the
  /// run loop.
  @MainActor public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Cancels all calls to `target` that ``perform(_:with:afterDelay:)`` has put off.
  @MainActor public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.shared.cancel { $0.target === ClassObject.receiver(target) }
  }

  /// Cancels the calls of one method to `target` that ``perform(_:with:afterDelay:)`` has put off, and that
  /// would be given an equal argument.
  @MainActor public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedCalls.shared.cancel {
      $0.target === ClassObject.receiver(target) && $0.selector == selector
        && $0.argument.map { EqualArgument($0) } == argument.map { EqualArgument($0) }
    }
  }
}
