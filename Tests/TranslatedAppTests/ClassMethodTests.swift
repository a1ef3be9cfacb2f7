import Testing

@testable import UIKit

/// Methods of classes, and methods that wait, of code that Shoji's tool has translated.
@MainActor @Suite("Translated class methods", .serialized) struct ClassMethodTests {
  private func result(_ type: NSObject.Type, _ name: String, _ one: Any? = nil, _ other: Any? = nil)
    -> String?
  {
    type.perform(Selector(name), with: one, with: other)?.takeUnretainedValue() as? String
  }

  @Test("Selectors have Objective-C's names") func names() {
    #expect(
      Clock.selectors().map(\.name) == [
        "tick:", "reset", "join:with:", "ticks", "loadWithCompletionHandler:", "store:completionHandler:",
      ])
  }

  @Test("Class methods are performed by text") func perform() {
    Clock.log = []
    #expect(result(Clock.self, "join:with:", "a", 3) == "a3")
    #expect(result(Clock.self, "check:error:", "ok") == "ok")
    #expect(result(Clock.self, "check:error:", "") == nil)
    Clock.perform(Selector("reset"))
    Stopwatch.perform(Selector("reset"))
    #expect(Clock.log == ["reset Clock", "reset Stopwatch", "stopped"])
    Clock.ticks = 4
    #expect(Stopwatch.perform(Selector("ticks"))?.takeUnretainedValue() as? Int == 4)
    let found = NSClassFromString("TranslatedAppTests.Stopwatch") as? NSObject.Type
    #expect(result(try! #require(found), "join:with:", "b", 1) == "b1")
    let color = UIColor.perform(Selector("brand"))?.takeUnretainedValue() as? UIColor
    #expect(color == .systemTeal)
  }

  @Test("Classes respond to their own methods alone") func responds() {
    for name in ["reset", "tick:", "ticks"] {
      #expect(Clock.responds(to: Selector(name)) && Stopwatch.responds(to: Selector(name)), "\(name)")
      #expect(!Clock.instancesRespond(to: Selector(name)) && !Clock().responds(to: Selector(name)), "\(name)")
    }
    #expect(!Clock.responds(to: Selector("loadWithCompletionHandler:")))
    #expect(Stopwatch.instancesRespond(to: Selector("loadWithCompletionHandler:")))
    #expect(!NSObject.responds(to: Selector("reset")))
  }

  @Test("Classes are targets and observers") func targets() {
    Clock.log = []
    let control = UIControl()
    let timer = Clock.connect(control)
    timer.fire()
    control.sendActions(for: .touchUpInside)
    NotificationCenter.default.post(name: Notification.Name("clock"), object: nil)
    #expect(Clock.log == ["tick tock", "tapped", "noticed clock"])
    #expect(control.actions(forTarget: Clock.self, forControlEvent: .touchUpInside) == ["tapped:"])
    Clock.disconnect(control)
    control.sendActions(for: .touchUpInside)
    NotificationCenter.default.post(name: Notification.Name("clock"), object: nil)
    #expect(Clock.log.count == 3)
  }

  @Test("Methods that wait hand their result to a closure") func waiting() async {
    Clock.log = []
    let clock = Clock()
    let text: String = await withCheckedContinuation { done in
      clock.perform(
        Selector("loadWithCompletionHandler:"), with: { (text: String) in done.resume(returning: text) })
    }
    #expect(text == "all" && Clock.log == ["load"])
    func load(_ number: Int) async -> String {
      await withCheckedContinuation { done in
        let handler = { (text: String?, error: (any Error)?) in
          done.resume(returning: text ?? "\(error is CocoaError)")
        }
        clock.perform(Selector("load:completionHandler:"), with: number, with: handler)
      }
    }
    #expect(await load(3) == "number 3")
    #expect(await load(-3) == "true")
    func store(_ text: String) async -> Bool {
      await withCheckedContinuation { done in
        clock.perform(
          Clock.selectors()[5], with: text,
          with: { (error: (any Error)?) in done.resume(returning: error == nil) })
      }
    }
    #expect(await store("a"))
    #expect(await store("") == false)
    // Nobody has to wait.
    clock.perform(Clock.selectors()[4])
    while Clock.log.count < 3 { await Task.yield() }
    #expect(Clock.log == ["load", "store a", "load"])
  }
}
