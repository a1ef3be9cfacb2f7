import Testing

@testable import ProcessSupport

/// Names of functions as people write them.
@Suite struct FunctionNameTests {
  @Test(arguments: [
    ("App.Table.reload() -> ()", "Table.reload()"),
    ("static App.Table.rows(of: Swift.Array<Swift.Int>) -> ()", "static Table.rows(of:)"),
    ("closure #1 () -> () in App.Table.reload() -> ()", "closure #1 in Table.reload()"),
    (
      "closure #2 @Sendable (Swift.Int) -> Swift.String in closure #1 () -> () in App.Table.layout() -> ()",
      "closure #2 in closure #1 in Table.layout()"
    ),
    (
      "implicit closure #3 () -> Swift.Bool in App.f(Swift.Int, Swift.Int) -> ()",
      "implicit closure #3 in f(_:_:)"
    ),
    ("(extension in App):UIKit.UIView.shake(times: Swift.Int) -> ()", "UIKit.UIView.shake(times:)"),
    ("App.Screen.title.setter : Swift.Optional<Swift.String>", "Screen.title.setter"),
    (
      "App.Screen.load(from: Foundation.URL, then: (Swift.Int, Swift.Int) -> (), _: (a: Swift.Int, b: Swift.Int)) throws -> ()",
      "Screen.load(from:then:_:)"
    ),
    ("App.Box<A>.map<A>((A) -> A1) -> App.Box<A1>", "Box<A>.map<A>(_:)"),
    ("App.Table.__deallocating_deinit", "Table.__deallocating_deinit"),
    ("App.Table.init(style: UIKit.UITableView.Style) -> App.Table", "Table.init(style:)"),
    ("App.AppTable.f() -> ()", "AppTable.f()"),
    ("Swift.Array.append(__owned A) -> ()", "Swift.Array.append(_:)"),
    ("main", "main"), ("", ""), ("(", "()"), (")))<<", ")))<<"),
  ]) func aNameIsAsPeopleWriteIt(name: String, text: String) {
    #expect(FunctionName(name, module: "App").text == text)
  }

  @Test func anyTextIsSurvived() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let name = (0..<40).map { _ in
        ["(", ")", "<", ">", "->", " in ", ".", ":", "a", "App.", ",", " "].randomElement(using: &random)!
      }
      _ = FunctionName(name.joined(), module: "App").text
    }
  }
}
