import ObjectiveCRuntime

extension Selector {
  /// Calls the method on `target` with what UIKit gives actions, and returns whether it could be called.
  @MainActor func call(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    call(on: target, with: [sender, event]).isDone
  }

  /// Calls the method on `target` in the calling thread, whichever that is, and returns whether it could be
  /// called.
  nonisolated func callHere(on target: AnyObject, sender: Any?) -> Bool {
    call(on: target, anywhere: [sender]).isDone
  }
}
