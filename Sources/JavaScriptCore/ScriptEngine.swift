import DeviceAccess
import Foundation

/// The engine of scripts: the C interface of JavaScriptCore, which Debian has in the package
/// `libjavascriptcoregtk-4.1-0`. It is loaded with the first context that an app makes, so that one that
/// makes none pays nothing.
struct ScriptEngine: Sendable {
  typealias Group = OpaquePointer
  typealias Context = OpaquePointer
  typealias Value = OpaquePointer
  typealias Text = OpaquePointer
  typealias Failure = UnsafeMutablePointer<Value?>
  typealias Arguments = UnsafePointer<Value?>
  /// A function of ours that scripts call: context, function, this, count of arguments, these, exception.
  typealias Callback =
    @convention(c) (Context?, Value?, Value?, Int, Arguments?, Failure?) -> Value?
  typealias Finalizer = @convention(c) (Value?) -> Void

  let groupCreate: @convention(c) () -> Group?
  let groupRelease: @convention(c) (Group) -> Void
  let setTimeLimit: (@convention(c) (Group, Double, UnsafeRawPointer?, UnsafeRawPointer?) -> Void)?
  let contextCreate: @convention(c) (Group, OpaquePointer?) -> Context?
  let contextRetain: @convention(c) (Context) -> Context?
  let contextRelease: @convention(c) (Context) -> Void
  let globalContext: @convention(c) (Context) -> Context?
  let globalObject: @convention(c) (Context) -> Value?
  let evaluate: @convention(c) (Context, Text, Value?, Text?, CInt, Failure) -> Value?
  /// Collects and sweeps at once; in its own time, the engine sweeps as it makes more.
  let collect: @convention(c) (Context) -> Void
  let textCreate: @convention(c) (UnsafePointer<UInt16>?, Int) -> Text?
  let textLength: @convention(c) (Text) -> Int
  let textCharacters: @convention(c) (Text) -> UnsafePointer<UInt16>?
  let textRelease: @convention(c) (Text) -> Void
  let type: @convention(c) (Context, Value) -> CInt
  let isArray: @convention(c) (Context, Value) -> Bool
  let isDate: @convention(c) (Context, Value) -> Bool
  let isEqual: @convention(c) (Context, Value, Value, Failure) -> Bool
  let isStrictEqual: @convention(c) (Context, Value, Value) -> Bool
  let isInstance: @convention(c) (Context, Value, Value, Failure) -> Bool
  let isFunction: @convention(c) (Context, Value) -> Bool
  let isObjectOfClass: @convention(c) (Context, Value, OpaquePointer) -> Bool
  let makeUndefined: @convention(c) (Context) -> Value?
  let makeNull: @convention(c) (Context) -> Value?
  let makeBoolean: @convention(c) (Context, Bool) -> Value?
  let makeNumber: @convention(c) (Context, Double) -> Value?
  let makeString: @convention(c) (Context, Text) -> Value?
  let makeSymbol: (@convention(c) (Context, Text) -> Value?)
  let toBoolean: @convention(c) (Context, Value) -> Bool
  let toNumber: @convention(c) (Context, Value, Failure) -> Double
  let toText: @convention(c) (Context, Value, Failure) -> Text?
  let toObject: @convention(c) (Context, Value, Failure) -> Value?
  let protect: @convention(c) (Context, Value) -> Void
  let unprotect: @convention(c) (Context, Value) -> Void
  let classCreate: @convention(c) (UnsafeRawPointer) -> OpaquePointer?
  let makeObject: @convention(c) (Context, OpaquePointer?, UnsafeMutableRawPointer?) -> Value?
  let makeArray: @convention(c) (Context, Int, Arguments?, Failure) -> Value?
  let makeDate: @convention(c) (Context, Int, Arguments?, Failure) -> Value?
  let makeError: @convention(c) (Context, Int, Arguments?, Failure) -> Value?
  let makeExpression: @convention(c) (Context, Int, Arguments?, Failure) -> Value?
  let getProperty: @convention(c) (Context, Value, Text, Failure) -> Value?
  let setProperty: @convention(c) (Context, Value, Text, Value, CUnsignedInt, Failure) -> Void
  let hasProperty: @convention(c) (Context, Value, Text) -> Bool
  let deleteProperty: @convention(c) (Context, Value, Text, Failure) -> Bool
  let getElement: @convention(c) (Context, Value, CUnsignedInt, Failure) -> Value?
  let setElement: @convention(c) (Context, Value, CUnsignedInt, Value, Failure) -> Void
  let call: @convention(c) (Context, Value, Value?, Int, Arguments?, Failure) -> Value?
  let construct: @convention(c) (Context, Value, Int, Arguments?, Failure) -> Value?
  let setPrototype: @convention(c) (Context, Value, Value) -> Void
  let getPrivate: @convention(c) (Value) -> UnsafeMutableRawPointer?
  let copyNames: @convention(c) (Context, Value) -> OpaquePointer?
  let countNames: @convention(c) (OpaquePointer) -> Int
  let nameAt: @convention(c) (OpaquePointer, Int) -> Text?
  let releaseNames: @convention(c) (OpaquePointer) -> Void
  let weakCreate: @convention(c) (Group, Value) -> OpaquePointer?
  let weakObject: @convention(c) (OpaquePointer) -> Value?
  let weakRelease: @convention(c) (Group, OpaquePointer) -> Void

  /// The kinds of values, as `type` numbers them.
  enum Kind: CInt {
    case undefined = 0
    case null, boolean, number, string, object, symbol, bigInt
  }

  /// The engine; nil where the library is not installed.
  static let shared: ScriptEngine? = {
    let names = [
      "libjavascriptcoregtk-4.1.so.0", "libjavascriptcoregtk-6.0.so.1",
      "libjavascriptcoregtk-4.0.so.18",
    ]
    for name in names {
      if let library = dlopen(name, RTLD_NOW | RTLD_LOCAL), let engine = ScriptEngine(library) {
        FeatureUse.note("JavaScriptCore", "scripts", told: "evaluated by \(name)")
        return engine
      }
    }
    FeatureUse.note("JavaScriptCore", "scripts", told: absence)
    return nil
  }()

  /// The message for an app where there is no engine.
  static let absence =
    "there is no JavaScript engine; install Debian's package libjavascriptcoregtk-4.1-0"

  private init?(_ library: UnsafeMutableRawPointer) {
    func find<Function>(_ name: String) throws(Missing) -> Function { try Self.find(name, in: library) }
    do {
      groupCreate = try find("JSContextGroupCreate")
      groupRelease = try find("JSContextGroupRelease")
      setTimeLimit = try? find("JSContextGroupSetExecutionTimeLimit")
      contextCreate = try find("JSGlobalContextCreateInGroup")
      contextRetain = try find("JSGlobalContextRetain")
      contextRelease = try find("JSGlobalContextRelease")
      globalContext = try find("JSContextGetGlobalContext")
      globalObject = try find("JSContextGetGlobalObject")
      evaluate = try find("JSEvaluateScript")
      collect = try find("JSSynchronousGarbageCollectForDebugging")
      textCreate = try find("JSStringCreateWithCharacters")
      textLength = try find("JSStringGetLength")
      textCharacters = try find("JSStringGetCharactersPtr")
      textRelease = try find("JSStringRelease")
      type = try find("JSValueGetType")
      (isArray, isDate) = (try find("JSValueIsArray"), try find("JSValueIsDate"))
      (isEqual, isStrictEqual) = (try find("JSValueIsEqual"), try find("JSValueIsStrictEqual"))
      isInstance = try find("JSValueIsInstanceOfConstructor")
      isFunction = try find("JSObjectIsFunction")
      isObjectOfClass = try find("JSValueIsObjectOfClass")
      makeUndefined = try find("JSValueMakeUndefined")
      (makeNull, makeBoolean) = (try find("JSValueMakeNull"), try find("JSValueMakeBoolean"))
      makeNumber = try find("JSValueMakeNumber")
      makeString = try find("JSValueMakeString")
      makeSymbol = try find("JSValueMakeSymbol")
      (toBoolean, toNumber) = (try find("JSValueToBoolean"), try find("JSValueToNumber"))
      (toText, toObject) = (try find("JSValueToStringCopy"), try find("JSValueToObject"))
      (protect, unprotect) = (try find("JSValueProtect"), try find("JSValueUnprotect"))
      classCreate = try find("JSClassCreate")
      makeObject = try find("JSObjectMake")
      makeArray = try find("JSObjectMakeArray")
      makeDate = try find("JSObjectMakeDate")
      makeError = try find("JSObjectMakeError")
      makeExpression = try find("JSObjectMakeRegExp")
      getProperty = try find("JSObjectGetProperty")
      setProperty = try find("JSObjectSetProperty")
      hasProperty = try find("JSObjectHasProperty")
      deleteProperty = try find("JSObjectDeleteProperty")
      (getElement, setElement) = (
        try find("JSObjectGetPropertyAtIndex"), try find("JSObjectSetPropertyAtIndex")
      )
      (call, construct) = (try find("JSObjectCallAsFunction"), try find("JSObjectCallAsConstructor"))
      setPrototype = try find("JSObjectSetPrototype")
      getPrivate = try find("JSObjectGetPrivate")
      copyNames = try find("JSObjectCopyPropertyNames")
      (countNames, nameAt) = (
        try find("JSPropertyNameArrayGetCount"), try find("JSPropertyNameArrayGetNameAtIndex")
      )
      releaseNames = try find("JSPropertyNameArrayRelease")
      weakCreate = try find("JSWeakCreate")
      weakObject = try find("JSWeakGetObject")
      weakRelease = try find("JSWeakRelease")
    } catch {
      return nil
    }
  }

  private struct Missing: Error {}

  private static func find<Function>(_ name: String, in library: UnsafeMutableRawPointer) throws(Missing)
    -> Function
  {
    guard let symbol = dlsym(library, name) else { throw Missing() }
    return unsafeBitCast(symbol, to: Function.self)
  }

  /// Does work with a text of the engine's.
  func withText<Result>(_ string: String, _ work: (Text) throws -> Result) rethrows -> Result {
    let units = Array(string.utf16)
    let text = units.withUnsafeBufferPointer { textCreate($0.baseAddress, $0.count)! }
    defer { textRelease(text) }
    return try work(text)
  }

  /// Returns a text of the engine's as a string.
  func string(_ text: Text) -> String {
    String(
      decoding: UnsafeBufferPointer(start: textCharacters(text), count: textLength(text)),
      as: UTF16.self)
  }
}
