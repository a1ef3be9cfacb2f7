import UIKit

/// Returns a value that is kept with an object, and goes with it. The first call for a key keeps the default.
/// - Parameters:
///   - base: The object: a view, a controller, or another object of UIKit's that takes associated objects.
///   - key: An address that stands for the value, such as that of a static variable.
///   - defaultValue: The value that is kept where there is none.
@preconcurrency @MainActor public func associatedObject<T>(
  _ base: AnyObject, key: UnsafeRawPointer, defaultValue: @autoclosure () -> T
) -> T {
  associatedObject(base, key: key, initializer: defaultValue)
}

/// Returns a value that is kept with an object, and goes with it. The first call for a key makes it.
/// - Parameters:
///   - base: The object: a view, a controller, or another object of UIKit's that takes associated objects.
///   - key: An address that stands for the value, such as that of a static variable.
///   - initializer: Makes the value that is kept where there is none.
@preconcurrency @MainActor public func associatedObject<T>(
  _ base: AnyObject, key: UnsafeRawPointer, initializer: () -> T
) -> T {
  if let known = objc_getAssociatedObject(base, key) as? T { return known }
  let new = initializer()
  associateObject(base, key: key, value: new)
  return new
}

/// Keeps a value with an object, in place of the one that was kept for the key.
@preconcurrency @MainActor public func associateObject<T>(_ base: AnyObject, key: UnsafeRawPointer, value: T)
{
  objc_setAssociatedObject(base, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}
