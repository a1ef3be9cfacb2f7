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
      Selector("three", Editor.three), Selector("four", in: Editor.four), Selector("waiting", Editor.waiting),
      Selector("waitingForTwo", in: Editor.waitingForTwo), Selector("ofClass", bound: Editor.ofClass),
      Selector("bound", bound: editor.four), Selector("bound", bound: editor.nothing),
      Selector("in", in: { (o: Editor) in o.two }),
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
}
