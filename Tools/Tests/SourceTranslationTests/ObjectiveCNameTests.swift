import Testing

@testable import SourceTranslation

@Suite("Names in Objective-C") struct ObjectiveCNameTests {
  @Test(
    "Base names and labels are joined as the compiler joins them",
    arguments: [
      ("save", [], "save"), ("save", [nil], "save:"), ("save", ["sender"], "saveWithSender:"),
      ("move", ["to"], "moveTo:"), ("draw", ["inView"], "drawInView:"), ("moveTo", ["place"], "moveToPlace:"),
      ("list", [nil, "didSelect"], "list:didSelect:"), ("list", [nil, nil], "list::"),
      ("item", ["forRow", "of"], "itemForRow:of:"), ("go", ["with", "x"], "goWith:x:"),
      ("perform", ["usingBlock"], "performUsingBlock:"), ("start", ["URL"], "startWithURL:"),
    ] as [(String, [String?], String)])
  func selectors(base: String, labels: [String?], expected: String) {
    #expect(ObjectiveCName.selector(base: base, labels: labels) == expected)
  }

  @Test("Errors and waiting are arguments") func effects() {
    #expect(ObjectiveCName.selector(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
    #expect(ObjectiveCName.selector(base: "save", labels: [nil], isThrowing: true) == "save:error:")
    #expect(ObjectiveCName.selector(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
  }
}
