/// A method to be called later on an object, which is kept alive until then.
@MainActor final class SelectorCall {
  private let target: AnyObject
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  /// Calls the method, with `sender` where it takes something.
  func perform(with sender: Any?) {
    _ = selector.call(on: target, sender: sender, event: nil)
  }
}
