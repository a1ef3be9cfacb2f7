import Foundation

/// Stands for any subclass of `NSObject` whose `init()` is not `required`. Open and subclassed, so that a
/// call through it is never bound to this class.
open class AnyObjectShape: NSObject {
  /// Makes an object.
  public required override init() {
    super.init()
  }
}

final class AnyObjectShapeSubclass: AnyObjectShape {}

/// Makes an object of a class that is known only at run time, by the `init()` that it inherits from
/// `NSObject`.
///
/// UIKit makes application delegates and layers from their classes, but cannot demand `required init()`:
/// app code does not have it. The call goes through the slot that `NSObject` gave `init()` in the class's
/// table, and so reaches the class's own. This module holds nothing else: inside one module the optimizer
/// would bind the call to the shape above.
@inline(never)
public func makeObject(of type: NSObject.Type) -> NSObject {
  unsafeBitCast(type as AnyClass, to: AnyObjectShape.Type.self).init()
}
