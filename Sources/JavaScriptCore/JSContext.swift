import DeviceAccess
@_exported import Foundation

/// A thread's place of scripts. There is no engine here.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  /// Creates a place of scripts.
  public override init() {}
}

/// A world of scripts. There is no engine here: what is evaluated is undefined, and ``exception`` says why.
/// Values that the app sets can be read.
open class JSContext: NSObject {
  /// The place of scripts.
  public let virtualMachine: JSVirtualMachine!
  /// The name; kept.
  open var name: String!
  /// The error of the last script.
  open var exception: JSValue!
  /// Called with the error of a script; by default it is kept as ``exception``.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { $0?.exception = $1 }
  /// Whether a debugger may look in; kept.
  open var isInspectable = false
  private var values: [String: JSValue] = [:]

  /// Creates a world. `JSContext()` is implicitly unwrapped, as Apple's: the argument stands in for none,
  /// since an initializer without arguments could not be so over that of `NSObject`.
  public convenience init!(_ unused: Void = ()) { self.init(virtualMachine: JSVirtualMachine()) }
  /// Creates a world in a place.
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

  /// Evaluates a script: not available.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { refuse() }
  /// Evaluates a script of a file: not available.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    refuse()
  }
  func refuse() -> JSValue {
    FeatureUse.note("JavaScriptCore", "scripts", told: "undefined, with an exception")
    let error = JSValue("Error: there is no JavaScript engine on this machine", self)
    exceptionHandler?(self, error)
    return JSValue(undefinedIn: self)
  }
  /// The world's own object.
  open var globalObject: JSValue! { JSValue(newObjectIn: self) }
  /// Returns what the app has set for a key; undefined for nothing.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    values["\(key ?? "")"] ?? JSValue(undefinedIn: self)
  }
  /// Sets a value for a key.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    values["\(key!)"] = object.map { JSValue(object: $0, in: self) }
  }
  /// Sets a value for a key.
  open func setObject(_ object: Any!, forKeyedSubscript key: String) {
    values[key] = object.map { JSValue(object: $0, in: self) }
  }
  /// Returns the world of the running script: nil, as none runs.
  open class func current() -> JSContext! { nil }
}

/// A protocol of what scripts see. None see anything here.
public protocol JSExport {}

/// A value of a script.
open class JSValue: NSObject {
  private let value: Any?
  private let isUndefinedValue: Bool
  private var members: [String: JSValue] = [:]
  /// The world, held weakly.
  open private(set) weak var context: JSContext!

  init(_ value: Any?, _ context: JSContext?, isUndefined: Bool = false) {
    (self.value, self.context, isUndefinedValue) = (value, context, isUndefined)
  }
  /// Creates a value of an object.
  public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, context) }
  /// Creates a truth value.
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, context) }
  /// Creates a number.
  public convenience init!(double value: Double, in context: JSContext!) { self.init(value, context) }
  /// Creates a number.
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(Double(value), context) }
  /// Creates an empty object.
  public convenience init!(newObjectIn context: JSContext!) { self.init([String: Any](), context) }
  /// Creates an empty list.
  public convenience init!(newArrayIn context: JSContext!) { self.init([Any](), context) }
  /// Creates null.
  public convenience init!(nullIn context: JSContext!) { self.init(nil, context) }
  /// Creates undefined.
  public convenience init!(undefinedIn context: JSContext!) { self.init(nil, context, isUndefined: true) }
  /// Creates an error.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init("Error: \(message ?? "")", context)
  }

  open var isUndefined: Bool { isUndefinedValue }
  open var isNull: Bool { value == nil && !isUndefinedValue }
  open var isBoolean: Bool { value is Bool }
  open var isNumber: Bool { !(value is Bool) && (value is NSNumber || value is Double || value is Int) }
  open var isString: Bool { value is String }
  open var isArray: Bool { value is [Any] }
  open var isObject: Bool { value != nil && !isString && !isNumber && !isBoolean }
  /// The object that the app set.
  open func toObject() -> Any! { value }
  open func toBool() -> Bool {
    (value as? Bool) ?? (value as? String).map { !$0.isEmpty } ?? (value != nil && toDouble() != 0)
  }
  open func toDouble() -> Double {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value) ?? .nan
    case nil: isUndefinedValue ? .nan : 0
    default: .nan
    }
  }
  open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  open func toUInt32() -> UInt32 { UInt32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! { isUndefinedValue ? "undefined" : value.map { "\($0)" } ?? "null" }
  open func toArray() -> [Any]! { value as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
  open func toDate() -> Date! { value as? Date ?? Date(timeIntervalSince1970: toDouble() / 1_000) }

  /// Returns a member; undefined for none.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    let key = "\(key ?? "")"
    if let member = members[key] { return member }
    guard let member = (value as? [String: Any])?[key] else { return JSValue(undefinedIn: context) }
    return JSValue(object: member, in: context)
  }
  /// Sets a member.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    members["\(key ?? "")"] = object.map { JSValue(object: $0, in: context) }
  }
  /// Returns a member; undefined for none.
  open func forProperty(_ property: String!) -> JSValue! { objectForKeyedSubscript(property) }
  /// Returns an element; undefined for none.
  open func atIndex(_ index: Int) -> JSValue! {
    guard let list = value as? [Any], list.indices.contains(index) else {
      return JSValue(undefinedIn: context)
    }
    return JSValue(object: list[index], in: context)
  }
  /// Returns whether there is a member.
  open func hasProperty(_ property: String!) -> Bool { !objectForKeyedSubscript(property).isUndefined }
  /// Calls a function: not available.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    context?.refuse() ?? JSValue(undefinedIn: nil)
  }
  /// Calls a method: not available.
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    context?.refuse() ?? JSValue(undefinedIn: nil)
  }
  /// Makes an object: not available.
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
    context?.refuse() ?? JSValue(undefinedIn: nil)
  }
  open override var description: String { toString() }
}
