import Foundation
import OpenCombine

extension NSObjectProtocol where Self: NSObject {
  /// Key-value observing belongs to Objective-C.
  @available(
    *, unavailable,
    message:
      "There is no key-value observing without Objective-C. Publish the value with @Published, or observe what changes it: a control's event, a notification or a delegate."
  )
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: Int = 0
  ) -> AnyPublisher<Value, Never> {
    fatalError("There is no key-value observing without Objective-C.")
  }
}
