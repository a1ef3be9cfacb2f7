import Foundation
import Synchronization

/// A place of scripts, whose contexts can share values. Each has memory of its own.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  /// The time that a script, or a function of one, may take, in seconds; then it ends with an exception that
  /// it cannot catch.
  package static let timeLimit = 30.0

  let group: ScriptEngine.Group?
  private let kept = Mutex<[ObjectIdentifier: Kept]>([:])

  /// A value that the engine keeps for an owner. It holds none of our objects, which would hold this place.
  private struct Kept: @unchecked Sendable {
    weak var owner: AnyObject?
    weak var managed: JSManagedValue?
    var context: ScriptEngine.Context
    var value: ScriptEngine.Value

    func release() {
      ScriptEngine.shared?.unprotect(context, value)
      ScriptEngine.shared?.contextRelease(context)
    }
  }

  /// Creates a place of scripts.
  public override init() {
    group = ScriptEngine.shared.flatMap { $0.groupCreate() }
    super.init()
    setTimeLimit(Self.timeLimit)
  }

  /// Sets the time that a script may take, in seconds of the processor's.
  package func setTimeLimit(_ seconds: Double) {
    if let group { ScriptEngine.shared?.setTimeLimit?(group, seconds, nil, nil) }
  }

  deinit {
    for kept in kept.withLock({ Array($0.values) }) { kept.release() }
    if let group { ScriptEngine.shared?.groupRelease(group) }
  }

  /// Keeps the value of a managed one as long as its owner is there, or until it is removed.
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
    guard let managed = object as? JSManagedValue, let value = managed.value,
      let reference = value.reference,
      let engine = ScriptEngine.shared,
      let context = value.context.reference.flatMap(engine.contextRetain)
    else { return }
    engine.protect(context, reference)
    let key = ObjectIdentifier(managed)
    let new = Kept(owner: owner as AnyObject, managed: managed, context: context, value: reference)
    let gone = kept.withLock { kept in
      let gone = kept.filter { $0.key == key || $0.value.owner == nil || $0.value.managed == nil }
      for key in gone.keys { kept[key] = nil }
      kept[key] = new
      return Array(gone.values)
    }
    for kept in gone { kept.release() }
  }

  /// Stops keeping the value of a managed one.
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
    guard let managed = object as? JSManagedValue else { return }
    let key = ObjectIdentifier(managed)
    kept.withLock { $0.removeValue(forKey: key) }?.release()
  }
}

/// A value that is not kept by who holds it: it is nil once scripts have dropped it, unless a place of
/// scripts keeps it (``JSVirtualMachine/addManagedReference(_:withOwner:)``).
open class JSManagedValue: NSObject {
  private let context: JSContext?
  private var weakObject: OpaquePointer?
  /// A value that is no object, which nothing drops.
  private let plain: JSValue?

  /// Creates one of a value.
  public init!(value: JSValue!) {
    context = value?.context
    if let value, value.isObject, let reference = value.reference,
      let group = context?.virtualMachine.group
    {
      weakObject = ScriptEngine.shared?.weakCreate(group, reference)
      plain = nil
    } else {
      plain = value
    }
  }

  /// Creates one of a value, which a place of scripts keeps as long as an owner is there.
  public convenience init!(value: JSValue!, andOwner owner: Any!) {
    self.init(value: value)
    value?.context?.virtualMachine.addManagedReference(self, withOwner: owner)
  }

  deinit {
    if let weakObject, let group = context?.virtualMachine.group {
      ScriptEngine.shared?.weakRelease(group, weakObject)
    }
  }

  /// The value; nil once it is gone.
  open var value: JSValue! {
    guard let weakObject, let context else { return plain }
    return ScriptEngine.shared?.weakObject(weakObject).map { JSValue($0, context) }
  }
}
