import Foundation

extension NSObjectProtocol {
  /// Calls a method of this object at once.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - object: What the method is given, where it takes something.
  ///   - other: What it is given as its second argument.
  /// - Returns: What the method returns, where it returns an object or a value; a value is boxed.
  @discardableResult public func perform(
    _ selector: Selector, with object: Any? = nil, with other: Any? = nil
  ) -> Unmanaged<AnyObject>! {
    let call = selector.call(on: self, anywhere: [object, other])
    // Apple's runtime stops the program for a method that an object lacks; here nothing is called.
    guard let result = call.result else { return nil }
    return Unmanaged.passRetained(result as AnyObject).autoreleased()
  }

  /// Whether this object has a method that was marked `@objc`, or that a selector was made with.
  public func responds(to selector: Selector!) -> Bool { selector?.isMethod(of: self) ?? false }
}

extension NSObjectProtocol {
  /// Calls a class method at once.
  ///
  /// - Returns: What the method returns, where it returns an object or a value; a value is boxed.
  @discardableResult public static func perform(
    _ selector: Selector, with object: Any? = nil, with other: Any? = nil
  ) -> Unmanaged<AnyObject>! {
    let call = selector.call(on: ClassObject.receiver(self), anywhere: [object, other])
    guard let result = call.result else { return nil }
    return Unmanaged.passRetained(result as AnyObject).autoreleased()
  }

  /// Whether the class has a class method that was marked `@objc`.
  public static func responds(to selector: Selector!) -> Bool {
    selector?.isMethod(of: ClassObject.receiver(self)) ?? false
  }

  /// Whether objects of the class have a method that was marked `@objc`.
  public static func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ObjectiveCMembers.instances(of: self, have: $0.name) } ?? false
  }
}

extension Unmanaged {
  /// Keeps a result alive for its caller, as a pool would: until the main queue's next turn.
  fileprivate func autoreleased() -> Self where Instance == AnyObject {
    nonisolated(unsafe) let object = self
    DispatchQueue.main.async { object.release() }
    return self
  }
}
