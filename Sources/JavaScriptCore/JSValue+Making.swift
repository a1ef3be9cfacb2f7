import Foundation

extension JSValue {
  /// Lists within lists are followed as deep; what lies deeper is null.
  private static let deepest = 256

  /// Makes a value of the engine's of one of ours, which the engine keeps while it stands on the stack: nil
  /// where there is no engine.
  static func make(_ value: Any?, in context: JSContext, depth: Int = 0) -> ScriptEngine.Value? {
    guard let engine = ScriptEngine.shared, let world = context.reference else { return nil }
    guard let value = unwrapped(value), depth < deepest else {
      return depth == 0 && value == nil ? engine.makeUndefined(world) : engine.makeNull(world)
    }
    switch value {
    case is Void: return engine.makeUndefined(world)
    case is NSNull: return engine.makeNull(world)
    case let value as JSValue:
      return value.context?.virtualMachine === context.virtualMachine
        ? value.reference : make(value.toObject(), in: context, depth: depth)
    case let value as JSManagedValue: return make(value.value, in: context, depth: depth)
    case let number as NSNumber where type(of: value) is AnyClass:
      return isBoolean(number)
        ? engine.makeBoolean(world, number.boolValue) : engine.makeNumber(world, number.doubleValue)
    case let value as Bool: return engine.makeBoolean(world, value)
    case let value as any BinaryInteger: return engine.makeNumber(world, Double(value))
    case let value as any BinaryFloatingPoint: return engine.makeNumber(world, Double(value))
    case let value as String: return engine.withText(value) { engine.makeString(world, $0) }
    case let value as NSString:
      return engine.withText(value as String) { engine.makeString(world, $0) }
    case let value as Substring:
      return engine.withText(String(value)) { engine.makeString(world, $0) }
    case let value as Date:
      var failure: ScriptEngine.Value?
      let time: [ScriptEngine.Value?] = [
        engine.makeNumber(world, value.timeIntervalSince1970 * 1_000)
      ]
      return engine.makeDate(world, 1, time, &failure)
    case let values as [Any]: return list(values, in: context, depth)
    case let values as NSArray: return list(values.map { $0 }, in: context, depth)
    case let values as [AnyHashable: Any]:
      return members(values.map { ("\($0.key.base)", $0.value) }, in: context, depth)
    case let values as NSDictionary:
      return members(values.map { ("\($0.key)", $0.value) }, in: context, depth)
    default: return ScriptObjects.make(value, in: context)
    }
  }

  private static func list(_ values: [Any], in context: JSContext, _ depth: Int) -> ScriptEngine
    .Value?
  {
    let list = JSValue(newArrayIn: context)!
    for (index, value) in values.enumerated() {
      // It is held until it is in the list.
      let element = JSValue(make(value, in: context, depth: depth + 1), context)
      list.setValue(element, at: index)
    }
    return list.reference
  }

  private static func members(_ values: [(String, Any)], in context: JSContext, _ depth: Int)
    -> ScriptEngine
    .Value?
  {
    let object = JSValue(newObjectIn: context)!
    for (name, value) in values {
      let member = JSValue(make(value, in: context, depth: depth + 1), context)
      object.setValue(member, forProperty: name)
    }
    return object.reference
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || number === NSNumber(value: false)
  }

  /// The value in optionals, however many; nil for none.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return unwrapped(optional.wrapped)
  }
}

private protocol AnyOptional {
  var wrapped: Any? { get }
}
extension Optional: AnyOptional {
  fileprivate var wrapped: Any? { self }
}
