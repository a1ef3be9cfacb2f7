import Foundation
import JavaScriptCore
import Testing

/// Scripts as apps write them, where the engine is installed.
@Suite(
  "JavaScriptCore", .enabled(if: JSContext()!.evaluateScript("1")!.isNumber, "no engine"),
  .serialized)
struct JavaScriptCoreTests {
  private let context: JSContext = JSContext()!

  @discardableResult private func evaluate(_ script: String) -> JSValue {
    context.evaluateScript(script)!
  }

  @Test(
    "Values are what scripts make of them",
    arguments: [
      ("1 + 2", "3"), ("'a' + 1", "a1"), ("undefined", "undefined"), ("null", "null"),
      ("[1,[2,3]]", "1,2,3"),
      ("({})", "[object Object]"), ("true", "true"), ("NaN", "NaN"), ("'é😀'.length", "3"),
      ("'é😀'", "é😀"),
      ("new Date(0).toISOString()", "1970-01-01T00:00:00.000Z"), ("'\\u0000a'", "\0a"),
      ("[3,1,2].sort().map(x => x * 2).join()", "2,4,6"), ("/a+/.exec('baab')[0]", "aa"),
      ("10n ** 20n", "100000000000000000000"),
    ]) func texts(script: String, text: String)
  {
    #expect(evaluate(script).toString() == text)
  }

  @Test("Kinds are told apart") func kinds() {
    let kinds: [(String, (JSValue) -> Bool)] = [
      ("undefined", \.isUndefined), ("null", \.isNull), ("false", \.isBoolean), ("0", \.isNumber),
      ("''", \.isString),
      ("({})", \.isObject), ("[]", \.isArray), ("new Date()", \.isDate),
      ("Symbol('a')", \.isSymbol),
    ]
    for (script, _) in kinds {
      let value = evaluate(script)
      let found = kinds.filter { $0.1(value) }.map(\.0)
      let expected = script == "[]" || script == "new Date()" ? ["({})", script] : [script]
      #expect(Set(found) == Set(expected), "\(script): \(found)")
    }
  }

  @Test("Numbers convert as ECMAScript says") func numbers() {
    for (script, number) in [
      ("4294967298", 2), ("-1", -1), ("2147483648", -2_147_483_648), ("1e300", 0), ("NaN", 0),
      ("-2.9", -2), ("'7'", 7), ("true", 1),
    ] as [(String, Int32)] {
      #expect(evaluate(script).toInt32() == number, "\(script)")
      #expect(evaluate(script).toUInt32() == UInt32(bitPattern: number), "\(script)")
    }
    #expect(
      evaluate("({valueOf() { return 4 }})").toDouble() == 4 && evaluate("'x'").toDouble().isNaN)
    #expect(evaluate("''").toBool() == false && evaluate("[]").toBool())
  }

  @Test("Objects go to scripts and come back") func roundTrip() throws {
    let date = Date(timeIntervalSince1970: 12)
    let object: [String: Any] = [
      "text": "é", "number": 1.5, "whole": 7, "yes": true, "none": NSNull(),
      "list": [1, "a", [false]], "date": date,
      "inner": ["a": 1],
    ]
    context.setObject(object, forKeyedSubscript: "o" as NSString)
    #expect(
      evaluate(
        "JSON.stringify([o.text, o.number, o.whole, o.yes, o.none, o.list, o.date.getTime(), o.inner])"
      ).toString()
        == #"["é",1.5,7,true,null,[1,"a",[false]],12000,{"a":1}]"#)
    let back = try #require(evaluate("o").toDictionary())
    #expect(
      back["text"] as? String == "é" && back["number"] as? Double == 1.5
        && back["whole"] as? Int == 7)
    #expect(back["yes"] as? Bool == true && back["none"] is NSNull && back["date"] as? Date == date)
    #expect(
      (back["list"] as? [Any])?.count == 3 && (back["inner"] as? [String: Any])?["a"] as? Int == 1)
    #expect(
      evaluate("undefined").toObject() == nil && evaluate("1").toArray() == nil
        && evaluate("'a'").toDictionary() == nil)
    // What holds itself, and lists that are deeper than anybody's.
    #expect((evaluate("var r = {a: 1}; r.r = r; r").toDictionary()["r"]) is NSNull)
    #expect(evaluate("var d = []; for (var i = 0; i < 1e5; i++) d = [d]; d").toArray()?.count == 1)
    let optional: Int?? = 5
    context.setObject(optional as Any, forKeyedSubscript: "five")
    #expect(evaluate("five + 1").toInt32() == 6)
    final class Own: NSObject {}
    let own = Own()
    context.setObject(own, forKeyedSubscript: "own")
    #expect(evaluate("[own][0]").toObject() as AnyObject === own)
  }

  @Test("Closures are functions, in every form that apps write") func closures() {
    let add: (Int, Int) -> Int = { $0 + $1 }
    context.setObject(add, forKeyedSubscript: "add" as NSString)
    context.setObject(unsafeBitCast(add, to: AnyObject.self), forKeyedSubscript: "sum" as NSString)
    #expect(evaluate("add(1, 2) + sum(3, 4)").toInt32() == 10)
    var lines: [String] = []
    let log: (String) -> Void = { lines.append($0) }
    context.setObject(log, forKeyedSubscript: "log")
    #expect(evaluate("log('a'); log(5); log(); typeof log").toString() == "function")
    #expect(lines == ["a", "5", "undefined"])
    let join: ([String], [String: Double], String?) -> String = { "\($0) \($1) \($2 ?? "none")" }
    evaluate("var console = {}").context.objectForKeyedSubscript("console").setObject(
      join, forKeyedSubscript: "join")
    #expect(
      evaluate("console.join(['a', 1], {b: 2}, null)").toString() == #"["a", "1"] ["b": 2.0] none"#)
    #expect(
      evaluate("try { console.join(1) } catch (e) { e.message }").toString()
        == "the argument 1 is no list")
    let call: (JSValue) -> Any? = { $0.call(withArguments: [20])?.toObject() }
    context.setObject(call, forKeyedSubscript: "twice")
    #expect(evaluate("twice(x => x * 2)").toInt32() == 40)
    let who: () -> [Any] = {
      [
        JSContext.current() === self.context, JSContext.currentArguments().count,
        JSContext.currentThis().toString()!,
      ]
    }
    context.setObject(who, forKeyedSubscript: "who")
    #expect(evaluate("who.call('me', 1, 2).join()").toString() == "true,2,me")
    #expect(JSContext.current() == nil)
    let value = JSValue(object: { (x: Double) in x / 2 }, in: context)!
    #expect(value.call(withArguments: [5]).toDouble() == 2.5)
  }

  @Test("Errors come to the handler, and from closures to scripts") func errors() {
    #expect(evaluate("throw new TypeError('no')").isUndefined)
    #expect(context.exception.toString() == "TypeError: no")
    var seen: [String] = []
    context.exceptionHandler = { seen.append("\($0 === self.context) \($1!.toString()!)") }
    evaluate("}")
    #expect(seen.count == 1 && seen[0].hasPrefix("true SyntaxError"))
    #expect(
      context.evaluateScript("\n\nnope()", withSourceURL: URL(string: "file:///a.js")).isUndefined)
    #expect(seen.count == 2 && seen[1].contains("nope"))
    #expect(
      evaluate("5").call(withArguments: []).isUndefined
        && seen.last == "true Error: 5 is not a function")
    #expect(evaluate("undefined").forProperty("a").isUndefined && seen.count == 4)
    #expect(
      evaluate("({toString() { throw 'deep' }})").toString() == nil && seen.last == "true deep")
    let fail: () -> Void = {
      JSContext.current().exception = JSValue(newErrorFromMessage: "mine", in: JSContext.current())
    }
    context.setObject(fail, forKeyedSubscript: "fail")
    #expect(evaluate("try { fail(); 'went on' } catch (e) { e.message }").toString() == "mine")
  }

  @Test("Members and elements are read, set and removed") func members() {
    let object = JSValue(newObjectIn: context)!
    object.setObject(1, forKeyedSubscript: "a")
    object.setValue("x", forProperty: "b")
    #expect(
      object.hasProperty("a") && !object.hasProperty("c")
        && object.objectForKeyedSubscript("b").toString() == "x")
    #expect(object.deleteProperty("a") && object.forProperty("a").isUndefined)
    let list = JSValue(newArrayIn: context)!
    list.setValue(7, at: 2)
    #expect(
      list.toArray().count == 3 && list.atIndex(2).toInt32() == 7 && list.atIndex(-1).isUndefined)
    #expect(evaluate("Math").invokeMethod("max", withArguments: [1, 5, 3]).toInt32() == 5)
    #expect(evaluate("Date").construct(withArguments: [0]).isInstance(of: evaluate("Date")))
    #expect(
      evaluate("1").isEqual(to: 1) && !evaluate("1").isEqual(to: "1")
        && evaluate("1").isEqualWithTypeCoercion(to: "1"))
    #expect(
      JSValue(newRegularExpressionFromPattern: "A", flags: "i", in: context).invokeMethod(
        "test", withArguments: ["a"]
      ).toBool())
    let other = JSContext(virtualMachine: context.virtualMachine)!
    other.setObject(object, forKeyedSubscript: "shared")
    #expect(other.evaluateScript("shared.b").toString() == "x")
  }

  private final class Canary: NSObject {}

  private func collect() async {
    // What a collection drops is given back on the main queue.
    for _ in 0..<5 {
      evaluate("for (let i = 0; i < 2e5; i++) ({a: [i]}); 0")
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  @Test("Values are kept as long as somebody holds them, and no longer") func lifetimes() async {
    let held = evaluate("({name: 'held'})")
    weak var dropped: Canary?
    do {
      let canary = Canary()
      dropped = canary
      context.setObject({ () -> Bool in canary.description.isEmpty }, forKeyedSubscript: "f")
    }
    await collect()
    #expect(dropped != nil && evaluate("f()").toBool() == false)
    evaluate("f = null")
    for _ in 0..<20 where dropped != nil {
      context.collectGarbage()
      await collect()
    }
    #expect(dropped == nil)
    #expect(held.forProperty("name").toString() == "held")
  }

  @Test("A context goes with the last who holds it or one of its values") func contexts() {
    weak var world: JSContext?
    weak var machine: JSVirtualMachine?
    var value: JSValue?
    do {
      let context = JSContext()!
      (world, machine) = (context, context.virtualMachine)
      value = context.evaluateScript("({a: 1})")
    }
    #expect(world != nil && value?.forProperty("a").toInt32() == 1)
    value = nil
    #expect(world == nil && machine == nil)
  }

  @Test("Managed values are kept by their owner, and go without one") func managed() async {
    let loose = JSManagedValue(value: evaluate("({})"))!
    var owner: NSObject? = NSObject()
    let kept = JSManagedValue(value: evaluate("({k: 2})"), andOwner: owner)!
    #expect(JSManagedValue(value: evaluate("3")).value.toInt32() == 3)
    for _ in 0..<20 where loose.value != nil {
      context.collectGarbage()
      await collect()
    }
    #expect(loose.value == nil && kept.value?.forProperty("k").toInt32() == 2)
    owner = nil
    _ = owner
  }

  @Test("A script that does not end is ended") func endless() {
    let machine = JSVirtualMachine()
    machine.setTimeLimit(0.2)
    let context = JSContext(virtualMachine: machine)!
    let began = Date()
    #expect(context.evaluateScript("try { for (;;); } catch (e) { 'caught' }").isUndefined)
    #expect(context.exception != nil && Date().timeIntervalSince(began) < 5)
    #expect(context.evaluateScript("1 + 1").toInt32() == 2)
  }
}
