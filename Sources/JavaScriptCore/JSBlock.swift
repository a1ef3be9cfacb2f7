import Foundation

/// A closure that scripts call.
final class JSBlock: NSObject {
  let call: ([JSValue]) throws -> Any?

  init<each Argument, Result>(_ function: @escaping (repeat each Argument) -> Result) {
    call = { arguments in
      var next = 0
      func take<Value>(_ type: Value.Type) throws -> Value {
        defer { next += 1 }
        let given = next < arguments.count ? arguments[next] : nil
        return try ScriptArguments.convert(given, to: type, at: next)
      }
      return function(repeat try take((each Argument).self))
    }
  }
}

/// Returns a closure as an object that scripts call, as Apple's apps cast their blocks.
public func unsafeBitCast<each Argument, Result>(
  _ function: @escaping (repeat each Argument) -> Result, to type: (any AnyObject).Type
) -> AnyObject { JSBlock(function) }

/// A type of arguments that are made of a script's values.
protocol ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) throws -> Self
}

enum ScriptArguments {
  /// An argument of another type than the function takes.
  struct Mismatch: Error { var message: String }

  /// Returns a value as a type; throws where it is none.
  static func convert<Value>(_ value: JSValue?, to type: Value.Type, at index: Int) throws -> Value {
    if let value = value as? Value { return value }
    if let known = type as? any ScriptArgument.Type,
      let result = try known.of(value, at: index) as? Value
    {
      return result
    }
    if let result = (value?.toObject() ?? NSNull()) as? Value { return result }
    throw Mismatch(message: "the argument \(index + 1) is no \(Value.self)")
  }
}

extension String: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> String { value?.toString() ?? "undefined" }
}
extension Bool: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> Bool { value?.toBool() ?? false }
}
extension Double: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> Double { value?.toDouble() ?? .nan }
}
extension Float: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> Float { Float(value?.toDouble() ?? .nan) }
}
extension CGFloat: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> CGFloat { CGFloat(value?.toDouble() ?? .nan) }
}
extension Int: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> Int {
    let number = value?.toDouble() ?? 0
    return Int(exactly: number.rounded(.towardZero))
      ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
  }
}
extension Int32: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> Int32 { value?.toInt32() ?? 0 }
}
extension UInt32: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> UInt32 { value?.toUInt32() ?? 0 }
}
extension Date: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) -> Date {
    value?.toDate() ?? Date(timeIntervalSince1970: .nan)
  }
}
extension Optional: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) throws -> Wrapped? {
    if Wrapped.self == JSValue.self { return value as? Wrapped }
    guard let value, !value.isUndefined, !value.isNull else { return nil }
    return try ScriptArguments.convert(value, to: Wrapped.self, at: index)
  }
}
extension Array: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) throws -> [Element] {
    guard let value, value.isArray else {
      throw ScriptArguments.Mismatch(message: "the argument \(index + 1) is no list")
    }
    return try (0..<value.count).map {
      try ScriptArguments.convert(value.atIndex($0), to: Element.self, at: index)
    }
  }
}
extension Dictionary: ScriptArgument {
  static func of(_ value: JSValue?, at index: Int) throws -> [Key: Value] {
    guard let value, value.isObject else {
      throw ScriptArguments.Mismatch(message: "the argument \(index + 1) is no object")
    }
    var result: [Key: Value] = [:]
    for name in value.names {
      guard let key = name as? Key ?? AnyHashable(name) as? Key else {
        throw ScriptArguments.Mismatch(message: "the argument \(index + 1) is no \(Self.self)")
      }
      result[key] = try ScriptArguments.convert(value.forProperty(name), to: Value.self, at: index)
    }
    return result
  }
}

/// The functions and objects of ours that scripts hold.
enum ScriptObjects {
  /// Holds an object for the engine.
  final class Box {
    let object: Any
    init(_ object: Any) { self.object = object }
  }

  /// The class of objects that pass through scripts as they are, and that of functions.
  nonisolated(unsafe) static let objectClass = makeClass(isFunction: false)
  nonisolated(unsafe) static let functionClass = makeClass(isFunction: true)

  /// The fields of the engine's `JSClassDefinition` that are not null here.
  private static func makeClass(isFunction: Bool) -> OpaquePointer? {
    guard let engine = ScriptEngine.shared else { return nil }
    let name = Array((isFunction ? "Function" : "Object").utf8CString)
    // Version and attributes, then fifteen pointers.
    let size = 8 + 15 * MemoryLayout<Int>.size
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    func set<Field>(_ index: Int, _ field: Field) {
      (bytes + 8 + index * MemoryLayout<Int>.size).storeBytes(of: field, as: Field.self)
    }
    return name.withUnsafeBufferPointer { name in
      set(0, name.baseAddress!)
      set(5, finalize)
      if isFunction { set(11, call) }
      return engine.classCreate(bytes)
    }
  }

  /// Makes an object of the engine's that holds one of ours.
  static func make(_ object: Any, in context: JSContext) -> ScriptEngine.Value? {
    guard let engine = ScriptEngine.shared, let world = context.reference,
      let kind = object is JSBlock ? functionClass : objectClass
    else { return nil }
    let value = engine.makeObject(world, kind, Unmanaged.passRetained(Box(object)).toOpaque())
    if object is JSBlock, let value {
      // It has what functions have, such as `apply`.
      let made = JSValue(value, context)
      let prototype = context.globalObject.forProperty("Function").forProperty("prototype")
      if let prototype = prototype?.reference { engine.setPrototype(world, value, prototype) }
      return made.reference
    }
    return value
  }

  /// Returns the object of ours that one of the engine's holds.
  static func object(
    of value: ScriptEngine.Value, in context: ScriptEngine.Context, _ engine: ScriptEngine
  )
    -> Any?
  {
    let isOurs = [objectClass, functionClass].contains {
      $0.map { engine.isObjectOfClass(context, value, $0) } ?? false
    }
    guard isOurs, let box = engine.getPrivate(value) else { return nil }
    return Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().object
  }

  /// The engine collects an object. What it holds may hold values of the engine's, which cannot be given back
  /// in the middle of a collection.
  private static let finalize: ScriptEngine.Finalizer = { value in
    guard let value, let box = ScriptEngine.shared?.getPrivate(value) else { return }
    nonisolated(unsafe) let pointer = box
    DispatchQueue.main.async { Unmanaged<Box>.fromOpaque(pointer).release() }
  }

  private static let call: ScriptEngine.Callback = {
    context, callee, this, count, arguments, failure in
    guard let context, let callee, let engine = ScriptEngine.shared,
      let known = JSContext.known(context),
      let block = object(of: callee, in: context, engine) as? JSBlock
    else { return nil }
    let given = (0..<count).map { JSValue(arguments?[$0], known) }
    let former = known.exception
    known.exception = nil
    JSContext.calls.append(
      ScriptCall(known, callee: JSValue(callee, known), this: JSValue(this, known), given))
    defer {
      JSContext.calls.removeLast()
      known.exception = former
    }
    do {
      let result = try block.call(given)
      // What the function leaves as an exception, it throws.
      if let thrown = known.exception {
        failure?.pointee = thrown.reference
        return engine.makeUndefined(context)
      }
      return JSValue.make(result, in: known)
    } catch {
      let message = (error as? ScriptArguments.Mismatch)?.message ?? "\(error)"
      failure?.pointee = JSValue(newErrorFromMessage: message, in: known)?.reference
      return engine.makeUndefined(context)
    }
  }
}
