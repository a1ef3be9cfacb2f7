import ShojiTestSupport
import Testing

/// The gallery's page of tables, on every display: by pointer, by finger, and by keys alone.
@Suite("Tables", .wholeApps)
struct TableBehaviorTests {
  private func open(
    _ table: String, on display: TestDisplay, _ visit: (any AppDriver) async throws -> Void
  ) async throws {
    try await display.open("Tables") { app in
      if table != "Cells" {
        try await app.tap(.name(table, index: 0))
        try await app.advance(0.5)
      }
      try await visit(app)
    }
  }

  private func status(_ app: any AppDriver) async throws -> String {
    try await app.view("status").text ?? ""
  }

  /// The texts of the rows that can be seen, from top to bottom.
  private func rows(_ app: any AppDriver) async throws -> [String] {
    let cells = try await app.tree().all.filter { $0.role == .cell && !$0.isHidden && $0.frame.minY < 667 }
    return cells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      cell.all.first { $0.role == .label }?.text
    }
  }

  @Test("select the row that is pressed", arguments: TestDisplay.allCases, [PointerInput.Kind.mouse, .touch])
  func select(display: TestDisplay, kind: PointerInput.Kind) async throws {
    try await open("Cells", on: display) { app in
      try await app.tap("Leads elsewhere", pointer: kind)
      #expect(try await status(app) == "Chose Leads elsewhere")
      try await app.tap("More Info", pointer: kind)
      #expect(try await status(app) == "Details of Has details")
      try await app.tap("Chosen", pointer: kind)
      #expect(try await status(app) == "Chose Chosen")
      await #expect(throws: DriverError.self) { try await app.tap("checkmark") }
    }
  }

  @Test("show any of ten thousand rows with the cells of one screen", arguments: TestDisplay.allCases)
  func scroll(display: TestDisplay) async throws {
    try await open("Numbers", on: display) { app in
      #expect(try await rows(app).first == "Number 0")
      for _ in 0..<20 { try await app.scroll(on: "numbers", by: CGVector(dx: 0, dy: 1_333)) }
      let shown = try await rows(app)
      #expect(shown.count >= 12 && shown.count <= 16)
      let middle = shown[shown.count / 2]
      try await app.tap(.name(middle, index: 0))
      let words = try await status(app).split(separator: " ")
      #expect("Number \(words[1].dropLast())" == middle)
      #expect(Int(words[2])! <= 16)
      try await app.scroll(on: "numbers", by: CGVector(dx: 0, dy: 1_000_000))
      #expect(try await rows(app).last == "Number 9999")
    }
  }

  @Test("scroll under a finger, which then selects nothing", arguments: TestDisplay.allCases)
  func touchScroll(display: TestDisplay) async throws {
    try await open("Numbers", on: display) { app in
      try await app.drag(
        from: "Number 9", to: .point(CGPoint(x: 100, y: 200)), seconds: 0.3, pointer: .touch)
      try await app.advance(3)
      #expect(try await status(app) == "Nothing chosen")
      #expect(try await rows(app).first != "Number 0")
    }
  }

  @Test(
    "delete a row that is swiped aside", arguments: TestDisplay.allCases, [PointerInput.Kind.mouse, .touch])
  func swipe(display: TestDisplay, kind: PointerInput.Kind) async throws {
    try await open("To do", on: display) { app in
      let row = try await app.view("Call Ada").frame
      func place(_ x: CGFloat) -> DriverTarget { .point(CGPoint(x: x, y: row.midY)) }
      try await app.drag(from: place(300), to: place(210), seconds: 0.3, pointer: kind)
      try await app.advance(1)
      #expect(try await rows(app).count == 7)
      try await app.tap("Delete", pointer: kind)
      try await app.advance(1)
      #expect(try await status(app) == "Deleted Call Ada")
      #expect(try await rows(app).prefix(2) == ["Buy milk", "Water the plants"])
      // A swipe over the whole row does it at once.
      try await app.drag(from: place(350), to: place(20), seconds: 0.3, pointer: kind)
      try await app.advance(1)
      #expect(try await status(app) == "Deleted Water the plants")
      // The other way there is a flag.
      try await app.drag(from: place(60), to: place(150), seconds: 0.3, pointer: kind)
      try await app.advance(1)
      try await app.tap("Flag", pointer: kind)
      try await app.advance(1)
      #expect(try await status(app) == "Flagged Write to Grace")
      #expect(try await rows(app).count == 5)
    }
  }

  @Test(
    "delete and move rows while they are edited", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func edit(display: TestDisplay, kind: PointerInput.Kind) async throws {
    try await open("To do", on: display) { app in
      try await app.tap("Edit", pointer: kind)
      try await app.advance(1)
      try await app.tap("Remove Buy milk", pointer: kind)
      try await app.advance(1)
      #expect(try await rows(app).count == 7)
      try await app.tap("Delete", pointer: kind)
      try await app.advance(1)
      #expect(try await rows(app).first == "Call Ada")
      let handle = try await app.view("Reorder Call Ada").frame
      try await app.drag(
        from: "Reorder Call Ada", to: .point(CGPoint(x: handle.midX, y: handle.midY + 95)), seconds: 0.5,
        pointer: kind)
      try await app.advance(1)
      #expect(try await rows(app).prefix(3) == ["Water the plants", "Write to Grace", "Call Ada"])
      #expect(try await status(app) == "Moved Call Ada to Today 3")
      try await app.tap("Done", pointer: kind)
      try await app.advance(1)
      await #expect(throws: DriverError.self) { try await app.view("Remove Call Ada") }
    }
  }

  /// The numbers of the rows that are selected.
  private func selected(_ app: any AppDriver) async throws -> [String] {
    try await app.tree().all.filter { $0.role == .cell && $0.isSelected }
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { cell in cell.all.first { $0.role == .label }?.text }
  }

  @Test("select the rows that two fingers are moved over", .withTwoFingers, arguments: TestDisplay.allCases)
  func twoFingers(display: TestDisplay) async throws {
    try await open("Numbers", on: display) { app in
      let (first, last) = (try await app.view("Number 2").frame, try await app.view("Number 6").frame)
      func step(_ phase: PointerInput.Phase, _ y: CGFloat) async throws {
        for finger in 0...1 {
          let place = DriverTarget.point(CGPoint(x: 120 + 60 * CGFloat(finger), y: y))
          try await app.pointer(phase, id: finger, kind: .touch, at: place)
        }
      }
      try await step(.down, first.midY)
      for part in 1...10 {
        try await step(.move, first.midY + (last.midY - first.midY) * CGFloat(part) / 10)
      }
      try await step(.up, last.midY)
      try await app.advance(1)
      #expect(try await status(app) == "Chose 2, 3, 4, 5, 6")
      #expect(try await selected(app) == (2...6).map { "Number \($0)" })
      #expect(try await rows(app).first == "Number 0", "the list does not scroll")
      try await app.tap("Done")
      try await app.advance(1)
      #expect(try await selected(app).isEmpty)
    }
  }

  @Test("select the rows up to one that is clicked with the shift key", arguments: TestDisplay.allCases)
  func shiftClick(display: TestDisplay) async throws {
    try await open("Numbers", on: display) { app in
      try await app.tap("Number 3")
      #expect(try await selected(app) == ["Number 3"])
      try await app.tap("Number 7", pointer: .mouse, modifiers: .shift)
      try await app.advance(1)
      #expect(try await status(app) == "Chose 3, 4, 5, 6, 7")
      #expect(try await selected(app) == (3...7).map { "Number \($0)" })
      // A click without the key takes one row back.
      try await app.tap("Number 5")
      #expect(try await selected(app) == [3, 4, 6, 7].map { "Number \($0)" })
    }
  }

  @Test("do all of that with keys", arguments: TestDisplay.allCases)
  func keys(display: TestDisplay) async throws {
    try await open("To do", on: display) { app in
      // Segments go by arrows, then comes the button, then the rows.
      try await app.tap("Edit")
      try await app.tap("Done")
      try await app.advance(1)
      try await app.press("Tab")
      try await app.press("ArrowDown")
      try await app.press("Enter")
      try await app.advance(1)
      #expect(try await status(app) == "Chose Call Ada")
      try await app.press("ArrowDown")
      try await app.press("Delete")
      try await app.advance(1)
      try await app.press("Enter")
      try await app.advance(1)
      #expect(try await status(app) == "Deleted Water the plants")
      #expect(try await rows(app).prefix(3) == ["Buy milk", "Call Ada", "Write to Grace"])
      // While they are edited, a row goes up and down.
      try await app.tap("Edit")
      try await app.advance(1)
      try await app.press("Tab")
      try await app.press("Tab")
      try await app.press("ArrowDown")
      try await app.advance(1)
      #expect(try await status(app) == "Moved Buy milk to Today 2")
    }
  }

  @Test("look as they were recorded", .withoutBrowser, arguments: RecordedVariant.allCases)
  func pictures(variant: RecordedVariant) async throws {
    try await TestDisplay.image.open(
      "Tables", scale: 2, appearance: variant.appearance, arguments: variant.arguments
    ) { app in
      func compare(_ name: String) async throws {
        let mismatch = try RecordedOutput("tables-\(name)-\(variant.rawValue)").mismatch(
          with: try await app.snapshot())
        #expect(mismatch == nil)
      }
      try await compare("cells")
      try await app.scroll(on: "cells", by: CGVector(dx: 0, dy: 5_000))
      try await app.advance(1)
      try await compare("cells-below")
      try await app.tap(.name("To do", index: 0))
      try await app.tap("Edit")
      try await app.advance(1)
      try await compare("editing")
      try await app.tap("Done")
      try await app.advance(1)
      let row = try await app.view("Call Ada").frame
      let side: CGFloat = variant == .light ? -1 : 1
      try await app.drag(
        from: .point(CGPoint(x: 187, y: row.midY)), to: .point(CGPoint(x: 187 + side * 95, y: row.midY)))
      try await app.advance(1)
      try await compare("swiped")
      try await app.tap("Numbers")
      try await app.scroll(on: "numbers", by: CGVector(dx: 0, dy: 4_500))
      try await app.advance(1)
      try await app.tap("Number 103")
      try await compare("numbers")
    }
  }
}
