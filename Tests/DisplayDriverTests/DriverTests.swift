import DisplayDriver
import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// The driver as its users meet it: an app in a process of its own, one line in, one line out.
@Suite struct DriverTests {
  private func launch(_ arguments: String...) throws -> AppProcess {
    try AppProcess(built: "DriverTestApp", size: CGSize(width: 320, height: 480), arguments: arguments)
  }

  private func value(_ name: String, in app: AppProcess) async throws -> String? {
    try await app.view(name).value
  }

  @Test func nothingButAnswersIsWrittenToStandardOutput() async throws {
    let app = try launch()
    #expect(try await app.answer(to: #"{"tap": "Count"}"#) == #"{"ok":true}"#)
    #expect(app.errorOutput.contains("this line is for people"))
    try await app.quit()
    #expect(app.errorOutput.contains("closed"))
  }

  @Test func aTapIsAnsweredWhenItsTurnHasCommitted() async throws {
    let app = try launch()
    for count in 1...20 {
      try await app.tap("Count")
      #expect(try await value("count", in: app) == "\(count)")
    }
  }

  @Test func aTapIsAnsweredWhenWorkOnOtherThreadsHasCommittedToo() async throws {
    let app = try launch()
    for _ in 0..<20 {
      try await app.tap("Count")
      try await app.tap("Background")
      #expect(try await value("count", in: app) == "background 19999900000")
    }
  }

  @Test func pressesReachTheAppAsThePointerTheySay() async throws {
    let app = try launch()
    try await app.tap(.point(CGPoint(x: 30, y: 400)), pointer: .touch)
    try await app.tap("Count", pointer: .pen)
    #expect(
      try await value("log", in: app)
        == "touch-down(30,400) touch-up(30,400) pen-down(80,40) pen-up(80,40)")
  }

  @Test func fingersHaveNumbersAndAreDownOrNot() async throws {
    let app = try launch()
    try await app.pointer(.down, id: 1, kind: .touch, at: "log")
    try await app.pointer(.down, id: 2, kind: .touch, at: .point(CGPoint(x: 5, y: 410)))
    try await app.pointer(.move, id: 2, kind: .touch, at: .point(CGPoint(x: 6, y: 411)))
    await #expect(throws: DriverError("pointer 2 is down already")) {
      try await app.pointer(.down, id: 2, kind: .touch, at: "log")
    }
    try await app.pointer(.up, id: 1, kind: .touch, at: "log")
    await #expect(throws: DriverError("pointer 1 is not down")) {
      try await app.pointer(.up, id: 1, kind: .touch, at: "log")
    }
    #expect(
      try await value("log", in: app)
        == "touch-down#1(160,410) touch-down#2(5,410) touch-move#2(6,411) touch-up#1(160,410)")
  }

  @Test func aDragMovesStepByStep() async throws {
    let app = try launch()
    try await app.drag(
      from: .point(CGPoint(x: 10, y: 410)), to: .point(CGPoint(x: 70, y: 410)), seconds: 0.05)
    #expect(
      try await value("log", in: app)
        == "mouse-down(10,410) mouse-move(30,410) mouse-move(50,410) mouse-move(70,410) mouse-up(70,410)")
  }

  @Test func scrollingShowsWhatLiesFurtherAndSoMovesTheContentBack() async throws {
    let app = try launch()
    try await app.scroll(on: "log", by: CGVector(dx: 0, dy: 30))
    #expect(try await value("log", in: app) == "scroll(160,410 0,-30)")
  }

  @Test func sizeAndAppearanceReachTheApp() async throws {
    let app = try launch()
    try await app.resize(to: CGSize(width: 500, height: 300))
    try await app.setAppearance(.dark)
    #expect(try await value("log", in: app) == "resize(500x300) dark")
    let picture = try await app.snapshot(scale: 2)
    #expect(picture.width == 1_000 && picture.height == 600)
    await #expect(throws: DriverError.self) {
      try await app.resize(to: CGSize(width: 32_000, height: 32_000))
    }
    #expect(try await app.tree().frame.size == CGSize(width: 500, height: 300))
  }

  @Test(arguments: [
    ("Off", #""Off" is not enabled"#),
    ("Covered", #""Covered" is covered by another view at (80.0, 160.0): View "curtain""#),
    ("Hidden", #""Hidden" is hidden"#),
    (
      "Far",
      #""Far" cannot be seen: it lies at (1000.0, 320.0) and is 120.0×40.0 in a window of 320.0×480.0"#
    ),
    ("Cuont", #"there is no view named "Cuont"; did you mean "Count" or "count"?"#),
  ])
  func whatCannotBeTappedIsAnsweredWithTheReason(name: String, message: String) async throws {
    let app = try launch()
    await #expect(throws: DriverError(message)) { try await app.tap(.name(name)) }
    try await app.tap("Count")
    #expect(try await value("count", in: app) == "1")
  }

  @Test func anIndexPicksAmongSeveral() async throws {
    let app = try launch()
    try await app.tap(.name("Row", index: 1))
    #expect(try await value("count", in: app) == "row 1")
    try await app.tap("Row")
    #expect(try await value("count", in: app) == "row 0")
  }

  @Test func theKeyboardGoesRoundAndPressesWhatItIsOn() async throws {
    let app = try launch()
    try await app.press("Tab")
    try await app.press("Return")
    #expect(try await value("count", in: app) == "1")
    try await app.press("Tab", modifiers: .shift)
    try await app.press("Space")
    #expect(try await value("count", in: app) == "background 19999900000")
    try await app.press("a", modifiers: [.shift, .control])
    #expect(
      try await value("log", in: app)!.hasSuffix("activate 2 activate 7 key-down(a,6) key-up(a,6)"))
  }

  @Test func theKeyboardsPlaceIsMarkedInThePicture() async throws {
    let app = try launch()
    let before = try await app.snapshot()
    try await app.press("Tab")
    let difference = try #require(ImageDifference(before, try await app.snapshot()))
    #expect(difference.box == CGRect(x: 16, y: 16, width: 128, height: 48))
    try await app.tap("log")
    #expect(try await app.snapshot() == before)
  }

  @Test func keysOfOtherNamesAreRefused() async throws {
    let app = try launch()
    do {
      try await app.press("Hyper")
      Issue.record("it was pressed")
    } catch {
      #expect("\(error)".hasPrefix(#"there is no key "Hyper"; a key is one character, or one of Alt, "#))
    }
  }

  @Test func typingWhereNoTextIsEditedIsAnsweredWithTheReason() async throws {
    let app = try launch()
    await #expect(throws: DriverError(#""Count" cannot be typed into: it is a button"#)) {
      try await app.type("x", into: "Count")
    }
    let answer = try await app.answer(to: #"{"type": "x"}"#)
    #expect(answer.contains("no text is being edited; name the view to type into"), "\(answer)")
    await #expect(throws: DriverError(#""Count" cannot be typed into: it is a button"#)) {
      try await app.clear("Count")
    }
  }

  @Test func timersRunAtTheirMomentAndOnlyWhenTimePasses() async throws {
    let app = try launch()
    try await app.tap("Timer")
    for _ in 0..<3 { try await app.press("a") }
    try await app.advance(0.999)
    let log = try await value("log", in: app)!
    #expect(log.hasSuffix("key-up(a,0) timer@0.5"))
    try await app.advance(0.001)
    #expect(try await value("log", in: app)!.hasSuffix("key-up(a,0) timer@0.5 after@1.0 tick1@1.0"))
    try await app.advance(3_600)
    #expect(
      try await value("log", in: app)!
        .hasSuffix("wall@1.5 task@2.0 tick2@2.0 tick3@3.0 tick4@4.0"))
  }

  @Test func animationsRunAsTimePasses() async throws {
    let app = try launch()
    try await app.tap("Fade")
    let inside = (x: 80, y: 340)
    #expect(try await app.snapshot().color(x: inside.x, y: inside.y) == .black)
    try await app.advance(1)
    let half = try await app.snapshot().color(x: inside.x, y: inside.y)
    // Black at half its opacity on a background of 242.
    #expect((half.red * 255 - 121).magnitude <= 1)
    try await app.advance(1)
    #expect(try await app.snapshot().color(x: inside.x, y: inside.y) == .black)
  }

  @Test func waitingLetsRealTimePassUntilTheTargetIsThere() async throws {
    let app = try launch()
    // It is there: this must not take the time that it may.
    try await app.wait(for: "Count", seconds: 100_000)
    try await app.tap("Later")
    #expect(try await value("count", in: app) == nil)
    do {
      try await app.wait(for: "Nothing", seconds: 0.25)
      Issue.record("it appeared")
    } catch {
      #expect("\(error)".hasPrefix(#"after 0.25 seconds there is no view named "Nothing""#))
    }
    #expect(try await value("count", in: app) == "later")
  }

  @Test(arguments: [".png", ".pdf", ".svg"])
  func aSnapshotIsWrittenInTheFormOfItsName(ending: String) async throws {
    let app = try launch()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)\(ending)")
    defer { try? FileManager.default.removeItem(at: file) }
    let size = ending == ".png" ? "[640,960]" : "[320,480]"
    for _ in 0..<2 {
      let line = #"{"snapshot": "\#(file.path)", "scale": 2}"#
      #expect(try await app.answer(to: line) == #"{"ok":true,"size":\#(size)}"#)
    }
    let data = try Data(contentsOf: file)
    let start = String(decoding: data.prefix(5), as: UTF8.self)
    #expect(
      [".pdf": "%PDF-", ".svg": "<?xml"][ending].map { $0 == start } ?? (data[1...3] == Data("PNG".utf8)))
    #expect(
      try await app.answer(to: #"{"snapshot": "a.gif"}"#)
        == #"{"error":"a snapshot's name ends in .png, .pdf or .svg, not \"a.gif\""}"#)
    #expect(
      try await app.answer(to: #"{"snapshot": "/nowhere/a.png"}"#).hasPrefix(
        #"{"error":"/nowhere/a.png cannot be written: "#))
  }

  @Test func badLinesAreAnsweredAndTheAppGoesOn() async throws {
    let app = try launch()
    #expect(try await app.answer(to: "{nonsense") == #"{"error":"this line is not JSON: {nonsense"}"#)
    #expect(try await app.answer(to: #"{"fly": true}"#).hasPrefix(#"{"error":"unknown request \"fly\""#))
    let long = #"{"tap": ""# + String(repeating: "x", count: 3_000_000) + #""}"#
    #expect(try await app.answer(to: long) == #"{"error":"a line has at most 1048576 bytes"}"#)
    #expect(
      try await app.answer(to: String(repeating: "[", count: 5_000)).contains(
        "more than 64 deep in each other"))
    #expect(try await app.answer(to: " \r\n\n{\"tap\": \"Count\"}\r") == #"{"ok":true}"#)
    #expect(try await value("count", in: app) == "1")
  }

  @Test func aBlockedMainThreadIsReportedAndDoesNotBlockTheDriver() async throws {
    let app = try launch()
    await #expect(
      throws: DriverError("the app's main thread has been busy for 10 seconds; the input waits for it")
    ) {
      try await app.tap("Hang")
    }
    #expect(try await app.tree().className == "Window")
    #expect(try await app.snapshot().width == 320)
  }

  @Test(arguments: ["", #", "details": true"#]) func theTreeSaysWhyTheLastBuildFailed(details: String)
    async throws
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("faults-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = try AppProcess(
      built: "DriverTestApp", size: CGSize(width: 320, height: 480),
      environment: ["SHOJI_FAULTS": file.path])
    func fault() async throws -> String? {
      let answer = try await app.answer(to: "{\"tree\": true\(details)}")
      let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      #expect(object?["tree"] != nil)
      return object?["fault"] as? String
    }
    #expect(try await fault() == nil)
    let error = "Screen.swift:3:5: error: cannot find 'labl' in scope\n"
    try Data(error.utf8).write(to: file, options: .atomic)
    #expect(try await fault() == error)
    try Data(repeating: 65, count: 300_000).write(to: file, options: .atomic)
    #expect(try await fault()?.count == 100_000)
    // The next build succeeds.
    try Data().write(to: file, options: .atomic)
    #expect(try await fault() == nil)
  }

  @Test func aProgramThatIsNotThereIsNamed() {
    #expect(throws: DriverError("there is no program /nowhere/App; build it first")) {
      try AppProcess(URL(fileURLWithPath: "/nowhere/App"))
    }
  }
}
