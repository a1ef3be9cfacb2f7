import DeviceAccess
@_exported import Foundation
import Synchronization

/// A world of scripts, with a global object of its own. JavaScriptCore of Debian evaluates them; where that
/// is not installed, what is evaluated is undefined, and ``exception`` says which package is missing.
open class JSContext: NSObject {
  /// The place of scripts.
  public let virtualMachine: JSVirtualMachine!
  /// The name; kept.
  open var name: String!
  /// The error of the last script that the handler has kept.
  open var exception: JSValue!
  /// Called with the error of a script; by default it is kept as ``exception``.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { $0?.exception = $1 }
  /// Whether a debugger may look in; kept.
  open var isInspectable = false

  /// The engine's context; nil where there is no engine.
  let reference: ScriptEngine.Context?

  /// The contexts by the engine's, so that functions find theirs.
  private static let all = Mutex<[Int: Known]>([:])
  private struct Known: @unchecked Sendable { weak var context: JSContext? }

  /// Creates a world. `JSContext()` is implicitly unwrapped, as Apple's: the argument stands in for none,
  /// since an initializer without arguments could not be so over that of `NSObject`.
  public convenience init!(_ unused: Void = ()) { self.init(virtualMachine: JSVirtualMachine()) }

  /// Creates a world in a place.
  public init!(virtualMachine: JSVirtualMachine!) {
    let machine = virtualMachine ?? JSVirtualMachine()
    self.virtualMachine = machine
    reference = machine.group.flatMap { ScriptEngine.shared?.contextCreate($0, nil) }
    super.init()
    guard let reference else { return }
    let (key, known) = (Int(bitPattern: reference), Known(context: self))
    JSContext.all.withLock { $0[key] = known }
  }

  deinit {
    guard let reference, let engine = ScriptEngine.shared else { return }
    let key = Int(bitPattern: reference)
    JSContext.all.withLock { _ = $0.removeValue(forKey: key) }
    engine.contextRelease(reference)
  }

  /// The context of one of the engine's, while there is one.
  static func known(_ reference: ScriptEngine.Context) -> JSContext? {
    guard let global = ScriptEngine.shared?.globalContext(reference) else { return nil }
    let key = Int(bitPattern: global)
    return all.withLock { $0[key] }?.context
  }

  // MARK: Scripts

  /// Evaluates a script. Returns its last value; undefined where it has thrown an error.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }

  /// Evaluates a script of a file, whose address stands in its errors.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!)
    -> JSValue!
  {
    perform { engine, context, failure in
      engine.withText(script ?? "") { text in
        guard let address = sourceURL?.absoluteString else {
          return engine.evaluate(context, text, nil, nil, 1, failure)
        }
        return engine.withText(address) { engine.evaluate(context, text, nil, $0, 1, failure) }
      }
    }
  }

  /// Does work of the engine's. Returns its value; undefined, after the handler was called, where it has
  /// failed.
  func perform(
    _ work: (ScriptEngine, ScriptEngine.Context, ScriptEngine.Failure) -> ScriptEngine.Value?
  ) -> JSValue {
    guard let engine = ScriptEngine.shared, let reference else {
      exceptionHandler?(self, JSValue(absentIn: self))
      return JSValue(nil, self)
    }
    var failure: ScriptEngine.Value?
    let value = work(engine, reference, &failure)
    if let failure {
      exceptionHandler?(self, JSValue(failure, self))
      return JSValue(undefinedIn: self)
    }
    return JSValue(value ?? engine.makeUndefined(reference), self)
  }

  /// The world's own object.
  open var globalObject: JSValue! {
    perform { engine, context, _ in engine.globalObject(context) }
  }

  /// Returns a global variable; undefined for none.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    globalObject.objectForKeyedSubscript(key)
  }

  /// Sets a global variable. A closure becomes a function.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }
  /// Sets a global variable.
  open func setObject(_ object: Any!, forKeyedSubscript key: String) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }
  /// Sets a global variable to a function.
  public func setObject<each Argument, Result>(
    _ function: @escaping (repeat each Argument) -> Result,
    forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!
  ) { globalObject.setObject(JSBlock(function), forKeyedSubscript: key) }
  /// Sets a global variable to a function.
  public func setObject<each Argument, Result>(
    _ function: @escaping (repeat each Argument) -> Result, forKeyedSubscript key: String
  ) { globalObject.setObject(JSBlock(function), forKeyedSubscript: key) }

  /// Collects what scripts have dropped, which the engine else does in its own time.
  package func collectGarbage() {
    if let reference { ScriptEngine.shared?.collect(reference) }
  }

  // MARK: Calls

  private static let callsKey = "JavaScriptCore.calls"

  /// The calls by scripts that this thread is in, the innermost last.
  static var calls: [ScriptCall] {
    get { Thread.current.threadDictionary[callsKey] as? [ScriptCall] ?? [] }
    set { Thread.current.threadDictionary[callsKey] = newValue }
  }

  /// Returns the world of the script that has called the function; nil outside of one.
  open class func current() -> JSContext! { calls.last?.context }
  /// Returns the function that the script has called.
  open class func currentCallee() -> JSValue! { calls.last?.callee }
  /// Returns what `this` is in the function that the script has called.
  open class func currentThis() -> JSValue! { calls.last?.this }
  /// Returns the arguments of the function that the script has called.
  open class func currentArguments() -> [Any]! { calls.last?.arguments }
}

/// A call of a function of ours by a script.
final class ScriptCall {
  let context: JSContext
  let callee, this: JSValue
  let arguments: [JSValue]
  init(_ context: JSContext, callee: JSValue, this: JSValue, _ arguments: [JSValue]) {
    (self.context, self.callee, self.this, self.arguments) = (context, callee, this, arguments)
  }
}

/// A protocol of what scripts see of an object. They see none here: without Objective-C nothing lists an
/// object's methods. An object passes through scripts as it is.
public protocol JSExport {}
