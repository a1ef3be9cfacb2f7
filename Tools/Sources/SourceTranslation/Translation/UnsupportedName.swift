/// A function or class of Objective-C's runtime that has no counterpart here.
struct UnsupportedName {
  var cause: String
  var text: String
  var advice: String

  private static let swizzling = UnsupportedName(
    cause: "swizzling",
    text: "Methods cannot be exchanged at run time: Swift's calls are bound without Objective-C's runtime.",
    advice: "Override the method in a subclass, or call your code where the method is called.")
  private static let invocation = UnsupportedName(
    cause: "NSInvocation",
    text: "Calls cannot be made into objects without Objective-C's runtime.",
    advice: "Keep a closure, or use perform(_:with:) with a method that is @objc.")
  private static let introspection = UnsupportedName(
    cause: "Objective-C introspection",
    text: "Objective-C's runtime does not exist here, and classes cannot be listed or changed by it.",
    advice: "Use Mirror, or a table of your own.")

  /// Declarations in the place of functions of Objective-C's runtime, for libraries: no class has a method
  /// for them, so a library that exchanges methods leaves them as they are.
  static let standIns: [String: String] = {
    let method = "_ method: OpaquePointer"
    let name = "_ type: AnyClass?, _ name: Selector"
    let added =
      "(_ type: AnyClass?, _ name: Selector, _ code: OpaquePointer, _ types: UnsafePointer<CChar>?)"
    return [
      "class_getInstanceMethod": "(\(name)) -> OpaquePointer? { nil }",
      "class_getClassMethod": "(\(name)) -> OpaquePointer? { nil }",
      "class_getMethodImplementation": "(\(name)) -> OpaquePointer? { nil }",
      "class_addMethod": "\(added) -> Bool { false }",
      "class_replaceMethod": "\(added) -> OpaquePointer? { nil }",
      "method_exchangeImplementations": "(\(method), _ other: OpaquePointer) {}",
      "method_getImplementation": "(\(method)) -> OpaquePointer { method }",
      "method_setImplementation": "(\(method), _ other: OpaquePointer) -> OpaquePointer { method }",
      "method_getTypeEncoding": "(\(method)) -> UnsafePointer<CChar>? { nil }",
      "imp_implementationWithBlock": "(_ block: Any) -> OpaquePointer { OpaquePointer(bitPattern: 1)! }",
    ].reduce(into: [:]) { all, declaration in
      all[declaration.key] =
        "@discardableResult private nonisolated func \(declaration.key)\(declaration.value)"
    }
  }()

  /// The names with what is wrong about them.
  static let all: [String: UnsupportedName] = {
    var all: [String: UnsupportedName] = [:]
    for name in [
      "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
      "class_replaceMethod", "class_addMethod", "class_getInstanceMethod", "class_getClassMethod",
      "class_getMethodImplementation", "imp_implementationWithBlock", "method_getTypeEncoding",
      "object_setClass",
      "method_getName",
    ] {
      all[name] = swizzling
    }
    for name in ["NSInvocation", "NSMethodSignature", "objc_msgSend", "NSProxy"] { all[name] = invocation }
    for name in [
      "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "objc_copyClassList",
      "objc_getClassList", "objc_allocateClassPair", "objc_registerClassPair", "class_getInstanceVariable",
      "object_getIvar", "object_setIvar", "class_addProtocol", "protocol_getMethodDescription",
      "property_getName",
    ] {
      all[name] = introspection
    }
    return all
  }()
}
