import DisplayProtocol
import ShojiTestSupport
import Testing

@testable import DisplayDriver

@Suite struct DriverRequestTests {
  static let requests: [any DriverRequest] = [
    TreeRequest(), TreeRequest(hasDetails: true), QuitRequest(), AuditRequest(),
    TapRequest(target: .view(12)),
    CompareRequest(path: "a.png"), CompareRequest(path: "a.png", difference: "b.png"),
    SnapshotRequest(path: "a.png", subject: .view(3)),
    TapRequest(target: "New Game", kind: .touch, seconds: 0.5),
    TapRequest(target: .point(CGPoint(x: 1.5, y: -2))),
    TapRequest(target: .name("Row", index: 3), kind: .pen, modifiers: [.shift, .control]),
    SecondaryTapRequest(target: "Row"),
    TypeRequest(text: "naïve \"quoted\"\n", target: "Name"), TypeRequest(text: "x"),
    ClearRequest(target: "Name"), KeyRequest(key: "Tab", modifiers: [.shift, .command]), KeyRequest(key: "a"),
    DragRequest(start: "a", end: .point(.zero), seconds: 2, kind: .touch),
    PointerRequest(phase: .move, id: 2, kind: .touch, target: .point(CGPoint(x: 3, y: 4))),
    ScrollRequest(target: "list", distance: CGVector(dx: 0, dy: -120)),
    PinchRequest(target: "photo", factor: 2.5, seconds: 0.5),
    ResizeRequest(size: CGSize(width: 320, height: 568)), AppearanceRequest(appearance: .dark),
    AdvanceRequest(seconds: 1.25), WaitRequest(target: "X", seconds: 3),
    SnapshotRequest(path: "a.png", scale: 2), SnapshotRequest(path: "a.pdf"),
    PanelRequest(request: ["status": true]), ChooseRequest(paths: ["/tmp/a.txt", "b.png"]), SavedRequest(),
    SharedRequest(), ShareRequest(end: .done), ShareRequest(end: .cancel),
    DropRequest(paths: ["a.txt"], target: "photo"),
    BackRequest(), ForwardRequest(),
  ]

  @Test func aRequestSurvivesItsWrittenForm() throws {
    for request in Self.requests {
      let line = try JSONEncoder().encode(request.json)
      #expect(AnyHashable(try DriverLanguage.read(line: line)) == AnyHashable(request))
    }
  }

  @Test func everyVerbIsReadAndWritten() {
    let names = Set(Self.requests.map { type(of: $0).form.name })
    #expect(names == Set(DriverLanguage.verbs.map { $0.form.name }))
  }

  @Test func aRequestIsWrittenAsItsFormSays() {
    for request in Self.requests {
      let form = type(of: request).form
      guard case .object(let object) = request.json else {
        Issue.record("\(request) is written as \(request.json)")
        continue
      }
      let options = Set(form.options.map(\.name))
      #expect(Set(object.keys).subtracting([form.name]).isSubset(of: options), "\(form.usage)")
      if case .object(let arguments) = form.value {
        guard case .object(let own) = object[form.name] else {
          Issue.record("\(request) is written as \(request.json)")
          continue
        }
        #expect(Set(own.keys).isSubset(of: arguments.map(\.name)), "\(form.usage)")
      }
    }
  }

  @Test func whatIsLeftOutHasADefault() throws {
    #expect(try read(#"{"tap": "x"}"#) == TapRequest(target: "x"))
    #expect(try read(#"{"tap": "x", "touch": true}"#) == TapRequest(target: "x", kind: .touch))
    #expect(try read(#"{"wait": {"for": {"text": "x"}}}"#) == WaitRequest(target: "x", seconds: 5))
    #expect(
      try read(#"{"drag": {"from": "a", "to": "b"}}"#)
        == DragRequest(start: "a", end: "b", seconds: 0.25, kind: .mouse))
  }

  @Test(arguments: [
    (#"{"tap"#, #"this line is not JSON: {"tap"#),
    (#"[1]"#, #"a request is an object such as {"tree": true}, not a list"#),
    (#"{"tree": false}"#, #""tree" takes true, not false"#),
    (#"{"tap": "a", "key": "b"}"#, #"a line holds one request, not "key" and "tap""#),
    (
      #"{"tap": "a", "tuch": true}"#, #""tap" does not take "tuch"; it takes modifiers, seconds, touch, with"#
    ),
    (#"{"drag": {"from": "a", "two": "b"}}"#, #""drag" takes from, to, seconds, not "two""#),
    (
      #"{"scroll": {"on": "a", "by": [1]}}"#,
      #""by" of "scroll" takes two distances in points, [dx, dy], not a list"#
    ),
    (#"{"resize": [0, 10]}"#, "a window is between 1 and 32767 points wide and high, not 0.0×10.0"),
    (#"{"advance": -1}"#, #""advance" takes between 0 and 315360000 seconds, not -1.0"#),
    (#"{"advance": "1"}"#, #""advance" takes seconds, not a string"#),
    (#"{"key": "a", "modifiers": ["hyper"]}"#, "a modifier is one of shift, control, alt, command, capslock"),
    (#"{"snapshot": "a.png", "scale": 0}"#, "a scale lies between 0.1 and 10 pixels a point, not 0.0"),
    (
      #"{"tap": {"x": 1}}"#,
      #""tap" takes a target: an identifier, label or text, {"text": …, "index": n}, {"view": n}, or {"x": …, "y": …}"#
    ),
  ])
  func aMistakeIsAnsweredWithWhatWasExpected(line: String, message: String) {
    #expect(throws: DriverError(message)) { try read(line) }
  }

  @Test func anUnknownRequestIsAnsweredWithAllVerbs() {
    do {
      _ = try read(#"{"tapp": "x"}"#)
      Issue.record("it was understood")
    } catch {
      #expect("\(error)".hasPrefix(#"unknown request "tapp"; a request is one of advance, appearance, "#))
    }
  }

  /// Damaged requests are read or refused; nothing else happens.
  @Test func noLineBreaksTheReader() throws {
    var random = SeededGenerator(seed: 7)
    let lines = try Self.requests.map { Array(try JSONEncoder().encode($0.json)) }
    var (understood, refused) = (0, 0)
    for _ in 0..<5_000 {
      var line = lines.randomElement(using: &random)!
      for _ in 0...Int.random(in: 0..<4, using: &random) where !line.isEmpty {
        let index = line.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0: line[index] = UInt8.random(in: 0...255, using: &random)
        case 1: line.remove(at: index)
        case 2: line.insert(contentsOf: lines.randomElement(using: &random)!.prefix(9), at: index)
        default: line.insert(contentsOf: Array(#"1e999[{"x":"#.utf8), at: index)
        }
      }
      do {
        _ = try DriverLanguage.read(line: Data(line))
        understood += 1
      } catch {
        #expect(!error.message.isEmpty)
        refused += 1
      }
    }
    #expect(understood > 20 && refused > 1_000, "\(understood) understood, \(refused) refused")
    #expect(throws: DriverError.self) {
      try DriverLanguage.read(line: Data(String(repeating: "[", count: 100_000).utf8))
    }
    let error = #expect(throws: DriverError.self) {
      try DriverLanguage.read(
        line: Data((String(repeating: "[", count: 100) + "1" + String(repeating: "]", count: 100)).utf8))
    }
    #expect(error?.message.contains("64 deep") == true)
  }

  private func read(_ line: String) throws(DriverError) -> any DriverRequest {
    try DriverLanguage.read(line: Data(line.utf8))
  }

  private func read<Request: DriverRequest>(_ line: String) throws -> Request {
    try #require(try DriverLanguage.read(line: Data(line.utf8)) as? Request)
  }
}
