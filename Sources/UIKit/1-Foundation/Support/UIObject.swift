import CoreGraphics

/// The superclass of UIKit's values that go into attributed strings, dictionaries and arrays. It adds nothing
/// to `NSObject` that apps use.
///
/// Core Foundation, in which Linux's attributed strings are written, takes the word behind an object's header
/// for its own type information, and ends the process where that says "no type" as an ordinary number or
/// an empty field does. A word that names some type makes it ask the object's own `isEqual(_:)` and `hash`.
open class UIObject: NSObject {
  private let coreFoundationType: UInt = 1 << 8

  /// Makes an object.
  public override init() {
    super.init()
  }
}
