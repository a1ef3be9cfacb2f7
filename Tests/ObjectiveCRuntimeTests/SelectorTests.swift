import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor private final class Editor: NSObject {
  var log: [String] = []
  func nothing() { log.append("nothing") }
  func one(_ first: Int) { log.append("\(first)") }
  func two(_ first: Int, done: (() -> Void)?) -> Int { 2 }
  func three(_ first: Int, _ second: [String: (Int, Int) -> Void], _ third: String?) throws -> Int { 3 }
  func four(_ first: Int, _ second: @escaping (Int, Int) -> Void, _ third: String?, _ last: (Int, Int)) {}
  func waiting() async { log.append("waiting") }
  func waitingForTwo(_ first: Int, _ second: @escaping () -> Void) async throws {}
  static func ofClass(_ first: Int, _ second: ((Int) -> Int)?) {}
}

@MainActor @Suite("Selectors") struct SelectorTests {
  @Test("A name without labels gets a colon for each argument") func unlabeled() {
    let editor = Editor()
    let selectors: [Selector] = [
      Selector("nothing", Editor.nothing), Selector("one", Editor.one), Selector("two", Editor.two),
      Selector("three", Editor.three), Selector(named: "four", in: Editor.four),
      Selector("waiting", Editor.waiting),
      Selector(named: "waitingForTwo", in: Editor.waitingForTwo),
      Selector(named: "ofClass", bound: Editor.ofClass),
      Selector(named: "bound", bound: editor.four), Selector(named: "bound", bound: editor.nothing),
      Selector(named: "in", in: { (o: Editor) in o.two }),
    ]
    #expect(
      selectors.map(\.unlabeled.name) == [
        "nothing", "one:", "two::", "three:::", "four::::", "waiting", "waitingForTwo::", "ofClass::",
        "bound::::", "bound", "in::",
      ])
    #expect(Selector("text").unlabeled.name == "text")
  }

  @Test("A method that was handed in is called with arguments of its types") func calls() {
    let editor = Editor()
    #expect(Selector("nothing", Editor.nothing).call(on: editor, with: [1, 2]).isDone)
    #expect(Selector("one", Editor.one).call(on: editor, with: [NSNumber(value: 7), nil]).isDone)
    #expect(!Selector("one", Editor.one).call(on: editor, with: ["text"]).isDone)
    #expect(Selector("two", Editor.two).call(on: editor, with: [1, nil]).result as? Int == 2)
    let second: [String: (Int, Int) -> Void] = [:]
    #expect(Selector("three", Editor.three).call(on: editor, with: [1, second, nil]).result as? Int == 3)
    #expect(editor.log == ["nothing", "7"])
    #expect(!Selector("one", Editor.one).call(on: NSObject(), with: [1]).isDone)
  }

  /// A closure without a label is the method, whatever it takes.
  @Test func closuresNameMethods() {
    final class Counter: NSObject {
      var count = 0
      func none() { count += 1 }
      func one(_ sender: Any?) { count += 10 }
      func two(_ sender: Any?, _ event: Int?) { count += 100 }
      func three(_ first: Any?, _ second: Int?, _ third: Int?) { count += 1_000 }
    }
    let counter = Counter()
    let selectors = [
      Selector("none") { (target: Counter) in target.none },
      Selector("one:") { (target: Counter) in target.one },
      Selector("two::") { (target: Counter) in target.two },
      Selector("three:::") { (target: Counter) in target.three },
    ]
    for selector in selectors {
      #expect(selector.call(on: counter, with: [nil, nil, nil]).isDone, "\(selector)")
    }
    #expect(counter.count == 1_111)
  }
}
