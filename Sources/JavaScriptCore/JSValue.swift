import Foundation

/// A value of a script. It is kept as long as somebody holds this, and keeps its world.
open class JSValue: NSObject {
  /// The world.
  public let context: JSContext!
  /// The engine's value; nil where there is no engine.
  let reference: ScriptEngine.Value?
  /// The words of the error that there is no engine.
  private var absence: String?

  init(_ reference: ScriptEngine.Value?, _ context: JSContext) {
    self.context = context
    self.reference = reference
    super.init()
    if let reference, let world = context.reference {
      ScriptEngine.shared?.protect(world, reference)
    }
  }

  /// The error that there is no engine.
  convenience init(absentIn context: JSContext) {
    self.init(nil as ScriptEngine.Value?, context)
    absence = "Error: \(ScriptEngine.absence)"
  }

  deinit {
    if let reference, let world = context?.reference {
      ScriptEngine.shared?.unprotect(world, reference)
    }
  }

  // MARK: Making values

  private convenience init(
    in context: JSContext!,
    _ make: (ScriptEngine, ScriptEngine.Context, ScriptEngine.Failure) -> ScriptEngine.Value?
  ) {
    let context = context ?? JSContext()!
    var failure: ScriptEngine.Value?
    let value: ScriptEngine.Value? =
      if let engine = ScriptEngine.shared, let world = context.reference {
        make(engine, world, &failure) ?? engine.makeUndefined(world)
      } else {
        nil
      }
    self.init(value, context)
  }

  /// Creates a value of an object. A closure becomes a function.
  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(in: context) { _, _, _ in context.flatMap { JSValue.make(value, in: $0) } }
  }
  /// Creates a function.
  public convenience init!<each Argument, Result>(
    object function: @escaping (repeat each Argument) -> Result, in context: JSContext!
  ) { self.init(object: JSBlock(function) as Any, in: context) }
  /// Creates a truth value.
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(in: context) { engine, world, _ in engine.makeBoolean(world, value) }
  }
  /// Creates a number.
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(in: context) { engine, world, _ in engine.makeNumber(world, value) }
  }
  /// Creates a number.
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }
  /// Creates a number.
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }
  /// Creates an empty object.
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(in: context) { engine, world, _ in engine.makeObject(world, nil, nil) }
  }
  /// Creates an empty list.
  public convenience init!(newArrayIn context: JSContext!) {
    self.init(in: context) { engine, world, failure in engine.makeArray(world, 0, nil, failure) }
  }
  /// Creates a regular expression.
  public convenience init!(
    newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!
  ) {
    self.init(in: context) { engine, world, failure in
      let texts = [pattern ?? "", flags ?? ""].map { JSValue(object: $0, in: context)! }
      return engine.makeExpression(world, 2, texts.map(\.reference), failure)
    }
  }
  /// Creates null.
  public convenience init!(nullIn context: JSContext!) {
    self.init(in: context) { engine, world, _ in engine.makeNull(world) }
  }
  /// Creates undefined.
  public convenience init!(undefinedIn context: JSContext!) {
    self.init(in: context) { engine, world, _ in engine.makeUndefined(world) }
  }
  /// Creates an error.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(in: context) { engine, world, failure in
      let text = JSValue(object: message ?? "", in: context)!
      return engine.makeError(world, 1, [text.reference], failure)
    }
  }
  /// Creates a symbol.
  public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
    self.init(in: context) { engine, world, _ in
      engine.withText(description ?? "") { engine.makeSymbol(world, $0) }
    }
  }

  // MARK: Kinds

  /// Asks the engine about the value.
  private func ask<Answer>(
    _ otherwise: Answer, _ work: (ScriptEngine, ScriptEngine.Context, ScriptEngine.Value) -> Answer
  ) -> Answer {
    guard let engine = ScriptEngine.shared, let world = context?.reference, let reference else {
      return otherwise
    }
    return work(engine, world, reference)
  }

  private var kind: ScriptEngine.Kind {
    ask(.undefined) { ScriptEngine.Kind(rawValue: $0.type($1, $2)) ?? .undefined }
  }

  open var isUndefined: Bool { kind == .undefined }
  open var isNull: Bool { kind == .null }
  open var isBoolean: Bool { kind == .boolean }
  open var isNumber: Bool { kind == .number }
  open var isString: Bool { kind == .string }
  open var isSymbol: Bool { kind == .symbol }
  open var isObject: Bool { kind == .object }
  open var isArray: Bool { ask(false) { $0.isArray($1, $2) } }
  open var isDate: Bool { ask(false) { $0.isDate($1, $2) } }
  var isFunction: Bool { isObject && ask(false) { $0.isFunction($1, $2) } }

  /// Returns whether both are the same, as `===` has it.
  open func isEqual(to value: Any!) -> Bool {
    guard let other = JSValue(object: value, in: context)?.reference else { return false }
    return ask(false) { $0.isStrictEqual($1, $2, other) }
  }
  /// Returns whether both are equal, as `==` has it.
  open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    guard let other = JSValue(object: value, in: context)?.reference else { return false }
    return attempt(false) { $0.isEqual($1, $2, other, $3) }
  }
  /// Returns whether a constructor has made it.
  open func isInstance(of value: Any!) -> Bool {
    guard let other = JSValue(object: value, in: context), other.isObject,
      let constructor = other.reference
    else {
      return false
    }
    return attempt(false) { $0.isInstance($1, $2, constructor, $3) }
  }

  /// Does work that may fail; then the world's handler is called.
  private func attempt<Result>(
    _ otherwise: Result,
    _ work: (ScriptEngine, ScriptEngine.Context, ScriptEngine.Value, ScriptEngine.Failure) -> Result
  ) -> Result {
    ask(otherwise) { engine, world, reference in
      var failure: ScriptEngine.Value?
      let result = work(engine, world, reference, &failure)
      guard let failure else { return result }
      context.exceptionHandler?(context, JSValue(failure, context))
      return otherwise
    }
  }

  // MARK: Conversions

  open func toBool() -> Bool { ask(false) { $0.toBoolean($1, $2) } }
  open func toDouble() -> Double { attempt(.nan) { $0.toNumber($1, $2, $3) } }
  /// The number modulo 2³², as scripts do it.
  open func toInt32() -> Int32 { Int32(truncatingIfNeeded: wholeNumber) }
  /// The number modulo 2³², as scripts do it.
  open func toUInt32() -> UInt32 { UInt32(truncatingIfNeeded: wholeNumber) }
  private var wholeNumber: Int64 {
    let number = toDouble()
    guard number.isFinite else { return 0 }
    return Int64(number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296))
  }
  open func toNumber() -> NSNumber! {
    isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble())
  }
  open func toString() -> String! {
    if let absence { return absence }
    guard reference != nil else { return "undefined" }
    return attempt(nil) { engine, world, value, failure -> String? in
      guard let text = engine.toText(world, value, failure) else { return nil }
      defer { engine.textRelease(text) }
      return engine.string(text)
    }
  }
  open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1_000) }
  /// The elements; nil for what is no list.
  open func toArray() -> [Any]! { isArray ? object(within: []) as? [Any] : nil }
  /// The members; nil for what is no object.
  open func toDictionary() -> [AnyHashable: Any]! {
    guard isObject else { return nil }
    return members(within: [])
  }
  /// The value as an object of Foundation's, or the object that the app has set; nil for undefined. What
  /// holds itself has `NSNull` there.
  open func toObject() -> Any! { object(within: []) }
  /// The value as an object of a class; nil where it is none.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let object = toObject(), let expectedClass else { return nil }
    return (object as? NSObject)?.isKind(of: expectedClass) == true ? object : nil
  }

  /// Lists within lists are followed as deep.
  private static let deepest = 256

  private func object(within outer: [ScriptEngine.Value]) -> Any? {
    switch kind {
    case .undefined: return nil
    case .null: return NSNull()
    case .boolean, .number: return toNumber()
    case .string: return toString()
    case .symbol, .bigInt: return toString()
    case .object:
      if let own = ask(nil, { ScriptObjects.object(of: $2, in: $1, $0) }) { return own }
      guard let reference, !outer.contains(reference), outer.count < Self.deepest else {
        return NSNull()
      }
      if isDate { return toDate() }
      if isArray {
        return (0..<count).map { atIndex($0)?.object(within: outer + [reference]) ?? NSNull() }
      }
      return members(within: outer)
    }
  }

  private func members(within outer: [ScriptEngine.Value]) -> [AnyHashable: Any] {
    guard let reference else { return [:] }
    var result: [AnyHashable: Any] = [:]
    for name in names {
      result[name] = forProperty(name)?.object(within: outer + [reference]) ?? NSNull()
    }
    return result
  }

  /// The most elements that a list has here.
  private static let mostElements = 10_000_000.0
  var count: Int { Int(min(max(forProperty("length").toDouble(), 0), Self.mostElements)) }

  /// The names of the members that a loop over the object meets.
  var names: [String] {
    guard isObject else { return [] }
    return ask([]) { engine, world, value in
      guard let names = engine.copyNames(world, value) else { return [] }
      defer { engine.releaseNames(names) }
      return (0..<engine.countNames(names)).compactMap {
        engine.nameAt(names, $0).map(engine.string)
      }
    }
  }

  open override var description: String { toString() ?? "undefined" }

  // MARK: Members

  /// Does work with the value as an object, which undefined and null are not.
  private func perform(
    _ work: (ScriptEngine, ScriptEngine.Context, ScriptEngine.Value, ScriptEngine.Failure) ->
      ScriptEngine
      .Value?
  ) -> JSValue {
    context.perform { engine, world, failure in
      guard let reference, let object = engine.toObject(world, reference, failure) else {
        return nil
      }
      return work(engine, world, object, failure)
    }
  }

  private func key(_ key: Any?) -> String {
    (key as? JSValue)?.toString() ?? key.map { "\($0)" } ?? "undefined"
  }

  /// Returns a member; undefined for none.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(self.key(key)) }
  /// Sets a member. A closure becomes a function.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    setValue(object, forProperty: self.key(key))
  }
  /// Sets a member to a function.
  public func setObject<each Argument, Result>(
    _ function: @escaping (repeat each Argument) -> Result, forKeyedSubscript key: Any!
  ) { setValue(JSBlock(function), forProperty: self.key(key)) }
  /// Returns an element; undefined for none.
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  /// Sets an element.
  open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }
  /// Returns a member; undefined for none.
  open func forProperty(_ property: String!) -> JSValue! {
    perform { engine, world, object, failure in
      engine.withText(property ?? "") { engine.getProperty(world, object, $0, failure) }
    }
  }
  /// Sets a member.
  open func setValue(_ value: Any!, forProperty property: String!) {
    _ = perform { engine, world, object, failure in
      let value = JSValue(object: value, in: context)!
      guard let reference = value.reference else { return nil }
      engine.withText(property ?? "") {
        engine.setProperty(world, object, $0, reference, 0, failure)
      }
      return nil
    }
  }
  /// Removes a member. Returns whether it is gone.
  @discardableResult open func deleteProperty(_ property: String!) -> Bool {
    attempt(false) { engine, world, value, failure in
      guard let object = engine.toObject(world, value, failure) else { return false }
      return engine.withText(property ?? "") { engine.deleteProperty(world, object, $0, failure) }
    }
  }
  /// Returns whether there is a member.
  open func hasProperty(_ property: String!) -> Bool {
    attempt(false) { engine, world, value, failure in
      guard let object = engine.toObject(world, value, failure) else { return false }
      return engine.withText(property ?? "") { engine.hasProperty(world, object, $0) }
    }
  }
  /// Returns an element; undefined for none.
  open func atIndex(_ index: Int) -> JSValue! {
    guard let index = CUnsignedInt(exactly: index) else { return forProperty("\(index)") }
    return perform { engine, world, object, failure in
      engine.getElement(world, object, index, failure)
    }
  }
  /// Sets an element.
  open func setValue(_ value: Any!, at index: Int) {
    guard let index = CUnsignedInt(exactly: index) else {
      return setValue(value, forProperty: "\(index)")
    }
    _ = perform { engine, world, object, failure in
      let value = JSValue(object: value, in: context)!
      guard let reference = value.reference else { return nil }
      engine.setElement(world, object, index, reference, failure)
      return nil
    }
  }

  // MARK: Calls

  /// Calls the function. Returns its value; undefined where it has thrown an error.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    call(on: nil, arguments)
  }

  private func call(on this: JSValue?, _ arguments: [Any]?) -> JSValue {
    let values = (arguments ?? []).map { JSValue(object: $0, in: context)! }
    return perform { engine, world, object, failure in
      guard engine.isFunction(world, object) else {
        failure.pointee =
          JSValue(newErrorFromMessage: "\(description.prefix(100)) is not a function", in: context)
          .reference
        return nil
      }
      return engine.call(
        world, object, this?.reference, values.count, values.map(\.reference), failure)
    }
  }

  /// Calls the method. Returns its value; undefined where it has thrown an error.
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!)
    -> JSValue!
  {
    forProperty(method).call(on: self, arguments)
  }

  /// Makes an object of the constructor.
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
    let values = (arguments ?? []).map { JSValue(object: $0, in: context)! }
    return perform { engine, world, object, failure in
      engine.construct(world, object, values.count, values.map(\.reference), failure)
    }
  }
}
