import DisplayProtocol
import ShojiTestSupport
import Testing

/// Both ends of an editor over a slow connection, without any display.
@Suite struct EditingTests {
  @Test func whatIsTypedWhileAPatchIsOnItsWayIsKept() {
    var model = EditingModel(text: "ab") { $1.uppercased() }
    model.pages[0].copy.select(1..<1)
    model.type("x")
    model.type("y")
    model.deliverEdit()
    #expect(model.text == "AXB")
    model.deliverPatch()
    #expect(model.pages[0].copy.text == "AXyB")
    #expect(model.pages[0].copy.selection == 3..<3)
    model.type("z")
    model.settle()
    #expect(model.text == "AXYZB" && model.pages[0].copy.text == "AXYZB")
    #expect(model.pages[0].copy.selection == 4..<4)
  }

  @Test func aRefusedDigitGoesAndWhatFollowedItStays() {
    var model = EditingModel(text: "ab") { before, asked in asked.contains(where: \.isNumber) ? before : asked
    }
    model.pages[0].copy.select(1..<1)
    for key in ["1", "x", "2", "y"] { model.type(key) }
    #expect(model.pages[0].copy.text == "a1x2yb")
    model.deliverEdit()
    model.deliverPatch()
    #expect(model.pages[0].copy.text == "ax2yb" && model.pages[0].copy.selection == 4..<4)
    model.settle()
    #expect(model.text == "axyb" && model.pages[0].copy.text == "axyb")
    #expect(model.pages[0].copy.selection == 3..<3)
  }

  @Test func whoTypesAtTheEndGoesOnBehindWhatTheAppAdds() {
    var model = EditingModel(text: "") { _, asked in
      let digits = asked.filter(\.isNumber)
      return digits.count > 2
        ? "\(digits.prefix(2))/\(digits.dropFirst(2))" : digits.count == 2 ? digits + "/" : digits
    }
    for key in ["1", "2", "3", "4"] { model.type(key) }
    model.settle()
    #expect(model.text == "12/34")
    #expect(model.pages[0].copy.selection == 5..<5)
  }

  @Test func theAppPlacesTheCaretOnlyWhenItSaysSo() {
    var model = EditingModel(text: "hello") { $1 }
    model.pages[0].copy.select(2..<2)
    model.set("hello world")
    model.settle()
    #expect(model.pages[0].copy.selection == 2..<2)
    (model.selection, model.selectionCount) = (0..<5, 1)
    model.publish()
    model.settle()
    #expect(model.pages[0].copy.selection == 0..<5)
  }

  @Test func anEditThatComesTwiceCountsOnce() throws {
    var authority = TextSyncAuthority()
    authority.set("ab")
    let edit = TextEdit(number: 1, base: 1, .replace(1..<1, with: "x", selection: 2..<2, marked: nil))
    let received = authority.receive(edit)
    let transformed = try #require(received)
    authority.apply(try #require(transformed.change), by: 0)
    let again = authority.receive(edit)
    #expect(again == nil)
    #expect(String(decoding: authority.units, as: UTF16.self) == "axb" && authority.acknowledged == [0: 1])
  }

  @Test(arguments: [
    (0..<99, ""), (-7..<(-3), "x"), (3..<3, "😀"), (1..<2, "y"), (2..<2, "z"), (Int.min..<Int.max, "all"),
  ])
  func rangesOutOfBoundsAndHalvesOfCharactersAreHarmless(range: Range<Int>, text: String) throws {
    var authority = TextSyncAuthority()
    authority.set("a😀b")
    let edit = TextEdit(
      page: 3, number: 9, base: 77, .replace(range, with: text, selection: -5..<400, marked: 1..<2))
    let received = authority.receive(edit)
    let transformed = try #require(received)
    authority.apply(try #require(transformed.change), by: 3)
    #expect(!String(decoding: authority.units, as: UTF16.self).contains("\u{FFFD}"))
  }

  @Test func twoDisplaysThatTypeAtOnceEndWithOneText() {
    var model = EditingModel(text: "0123456789", pages: 2) { $1 }
    model.pages[0].copy.select(2..<2)
    model.pages[1].copy.select(7..<7)
    for _ in 0..<3 {
      model.type("a", on: 0)
      model.type("b", on: 1)
    }
    model.settle()
    #expect(model.text == "01aaa23456bbb789")
    #expect(model.pages.allSatisfy { $0.copy.text == model.text })
    #expect(model.pages[0].copy.selection == 5..<5 && model.pages[1].copy.selection == 13..<13)
  }

  /// What apps do with what is typed.
  static let reactions: [(name: String, react: EditingModel.Reaction)] = [
    ("accepts", { $1 }),
    ("upper-cases", { $1.uppercased() }),
    ("refuses digits", { before, asked in asked.contains(where: \.isNumber) ? before : asked }),
    ("drops digits", { $1.filter { !$0.isNumber } }),
    ("keeps twelve", { String($1.prefix(12)) }),
    (
      "groups",
      { _, asked in
        let plain = Array(asked.filter { $0 != " " })
        return stride(from: 0, to: plain.count, by: 4)
          .map { String(plain[$0..<min($0 + 4, plain.count)]) }.joined(separator: " ")
      }
    ),
    ("forgets all", { _, _ in "" }),
  ]

  @Test(arguments: reactions.indices)
  func bothEndsAgreeAfterAnySchedule(reaction: Int) {
    var random = SeededGenerator(seed: UInt64(reaction) &+ 1)
    for _ in 0..<600 {
      var model = EditingModel(
        text: "Quick 😀 fox", pages: Int.random(in: 1...2, using: &random),
        react: Self.reactions[reaction].react)
      for _ in 0..<Int.random(in: 5...60, using: &random) {
        let page = Int.random(in: 0..<model.pages.count, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3:
          model.type(["a", "1", "Z", " ", "é", "👩‍👩‍👧", "ß", ""].randomElement(using: &random)!, on: page)
        case 4:
          let count = model.pages[page].copy.units.count
          let start = Int.random(in: 0...count, using: &random)
          let range = start..<Int.random(in: start...count, using: &random)
          model.pages[page].copy.select(range.aligned(in: model.pages[page].copy.units))
        case 5:
          let range = model.pages[page].copy.selection
          let start = max(0, range.lowerBound - 1)
          let back = (start..<range.upperBound).aligned(in: model.pages[page].copy.units)
          model.type("", over: back, on: page)
        case 6...8: model.deliverEdit(of: page)
        case 9, 10: model.deliverPatch(to: page, skipping: Int.random(in: 0...1, using: &random))
        default:
          model.set(["", "set", model.text + "!", "*" + model.text].randomElement(using: &random)!)
        }
      }
      model.settle()
      for page in model.pages {
        guard page.copy.text == model.text, !page.copy.isAhead,
          page.copy.selection
            == page.copy.selection.clamped(toTextOf: page.copy.units.count).aligned(in: page.copy.units)
        else {
          Issue.record(
            "the app has \(model.text.debugDescription), a page \(page.copy.text.debugDescription)")
          return
        }
      }
    }
  }

  @Test(arguments: ["accepts", "upper-cases", "refuses digits"])
  func nothingThatIsTypedIsLostDoubledOrReordered(app: String) {
    let react = Self.reactions.first { $0.name == app }!.react
    var random = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      var model = EditingModel(text: "left right", react: react)
      model.pages[0].copy.select(5..<5)
      var typed = ""
      while typed.count < 24 || !model.pages[0].edits.isEmpty || !model.pages[0].patches.isEmpty {
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where typed.count < 24:
          let key = String("abcdefghijkl0123456789qrst".randomElement(using: &random)!)
          typed += key
          model.type(key)
        case 1: model.deliverEdit()
        case 2: model.deliverPatch(skipping: Int.random(in: 0...2, using: &random))
        // The view is updated without another text.
        default: if typed.count < 24 { model.publish() }
        }
      }
      let kept = app == "refuses digits" ? typed.filter { !$0.isNumber } : typed
      let expected =
        app == "upper-cases" && !typed.isEmpty ? "left \(kept)right".uppercased() : "left \(kept)right"
      guard model.text == expected, model.pages[0].copy.text == expected,
        model.pages[0].copy.selection.lowerBound == 5 + kept.count
      else {
        Issue.record(
          "typed \(typed), the app has \(model.text), the page \(model.pages[0].copy.text) with the caret at \(model.pages[0].copy.selection)"
        )
        return
      }
    }
  }
}
