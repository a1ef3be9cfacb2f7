/// A method of one of UIKit's classes that documents may connect as an action.
package struct InterfaceAction: Hashable, Sendable {
  /// The name in documents: `popViewControllerAnimated:`.
  package let selector: String
  /// The method in Swift, with its labels: `popViewController(animated:)`.
  package let method: String

  /// Makes an action of its selector, with `->` and the method in Swift where its one label is not `_`.
  init(_ text: String) {
    let (selector, method) = InterfaceEnumerationType.parts(text)
    self.selector = selector
    self.method = method ?? (selector.last == ":" ? "\(selector.dropLast())(_:)" : "\(selector)()")
  }
}
