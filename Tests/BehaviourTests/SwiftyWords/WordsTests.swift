import ShojiTestSupport
import Testing

/// Whole games of Seven Swifty Words, on every display.
@Suite("A game of Seven Swifty Words", .wholeApps)
struct WordsTests {
  static let phone = CGSize(width: 375, height: 667)
  static let pad = CGSize(width: 1024, height: 768)

  private func play(
    _ display: TestDisplay, size: CGSize = phone, _ game: (WordsTable) async throws -> Void
  ) async throws {
    let app = try await display.start("SwiftyWords", size: size, arguments: ["--seed", "8"])
    try await game(WordsTable(app: app))
    try await app.quit()
  }

  @Test(
    "can be won with the mouse and by touch", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func wonByPointer(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await play(display, size: pointer == .mouse ? Self.pad : Self.phone) { table in
      for (index, level) in WordsTable.levels.enumerated() {
        #expect(try await table.app.view("level").text == "Level \(index + 1)")
        #expect(Set(try await table.letters()) == Set(level.joined()))
        for word in level { try await table.submit(word, pointer: pointer) }
        #expect(try await table.answers() == level.map { $0.joined() })
        #expect(try await table.letters() == [])
        #expect(try await table.score() == "Score: \(7 * (index + 1))")
        if index < 2 {
          try await table.app.wait(for: .name("Level \(index + 1) finished"), seconds: 5)
          try await table.app.advance(1)
          try await table.app.tap("Next level", pointer: pointer)
          try await table.app.advance(1)
        }
      }
      try await table.app.wait(for: "Every word found", seconds: 5)
      try await table.app.advance(1)
      #expect(
        try await table.app.tree().all.contains {
          $0.text == "That was the last of 21 words, and your score is 21. Well played!"
        })
      try await table.app.tap("Play again", pointer: pointer)
      try await table.app.advance(1)
      #expect(try await table.app.view("level").text == "Level 1")
      #expect(try await table.score() == "Score: 0")
    }
  }

  @Test("can be won with the keyboard alone", arguments: TestDisplay.allCases)
  func wonByKeyboard(display: TestDisplay) async throws {
    try await play(display, size: Self.pad) { table in
      for (index, level) in WordsTable.levels.enumerated() {
        // Letters choose the buttons that they begin; SUBMIT is the first stop, and keeps the focus, also
        // over an alert.
        for (number, word) in level.enumerated() {
          for letter in word.joined() { try await table.app.press(String(letter).lowercased()) }
          #expect(try await table.answer() == word.joined())
          if index == 0 && number == 0 { try await table.app.press("Tab") }
          try await table.app.press("Enter")
        }
        #expect(try await table.score() == "Score: \(7 * (index + 1))")
        try await table.app.advance(1)
        try await table.app.press("Enter")
        try await table.app.advance(1)
      }
      #expect(try await table.app.view("level").text == "Level 1")
    }
  }

  @Test("hides the letters of the answer, and gives them back", arguments: TestDisplay.allCases)
  func letters(display: TestDisplay) async throws {
    try await play(display) { table in
      let all = try await table.letters()
      #expect(all.count == 20 && Set(all).count == 20)
      #expect(try await table.answers().first == "7 letters")
      for group in ["LAN", "STA", "RN"] { try await table.app.tap(.name(group)) }
      #expect(try await table.answer() == "LANSTARN")
      #expect(try await table.letters() == all.filter { !["LAN", "STA", "RN"].contains($0) })
      try await table.app.press("Backspace")
      #expect(try await table.answer() == "LANSTA")
      try await table.app.tap("CLEAR")
      #expect(try await table.answer() ?? "" == "")
      #expect(try await table.letters() == all)
      // Nothing was handed in, so nothing is lost.
      try await table.app.tap("SUBMIT")
      #expect(try await table.score() == "Score: 0")
    }
  }

  @Test("tells of a wrong answer, and takes a point", arguments: TestDisplay.allCases)
  func wrong(display: TestDisplay) async throws {
    try await play(display) { table in
      try await table.submit(["LAN", "TE"])
      try await table.app.wait(for: "Not one of them", seconds: 5)
      try await table.app.advance(1)
      #expect(try await table.score() == "Score: -1")
      await #expect(throws: DriverError.self) { try await table.app.tap("CLEAR") }
      try await table.app.tap("Try again")
      try await table.app.advance(1)
      #expect(try await table.answer() == "LANTE", "it stays, to be mended")
      try await table.submit(["RN"])
      #expect(try await table.score() == "Score: 0")
      #expect(try await table.answers().first == "LANTERN")
    }
  }

  @Test("keeps its state when the window takes another shape", arguments: TestDisplay.allCases)
  func resizing(display: TestDisplay) async throws {
    try await play(display, size: Self.pad) { table in
      try await table.submit(["TEA", "POT"])
      try await table.app.tap("LAN")
      let answers = try await table.answers()
      for size in [Self.phone, CGSize(width: 667, height: 375), CGSize(width: 700, height: 900), Self.pad] {
        try await table.app.resize(to: size)
        #expect(try await table.answers() == answers)
        #expect(try await table.answer() == "LAN")
        #expect(try await table.letters().count == 17)
      }
      #expect(answers[2] == "TEAPOT")
    }
  }
}
