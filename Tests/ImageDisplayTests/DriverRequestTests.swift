import DisplayProtocol
import ShojiTestSupport
import Testing

@testable import ImageDisplay

@Suite struct DriverRequestTests {
  static let requests: [DriverRequest] = [
    .tree, .quit,
    .tap("New Game", kind: .touch, seconds: 0.5),
    .tap(.point(CGPoint(x: 1.5, y: -2)), kind: .mouse, seconds: 0),
    .tap(.name("Row", index: 3), kind: .pen, seconds: 0),
    .type("naïve \"quoted\"\n", into: "Name"), .type("x", into: nil), .clear("Name"),
    .key("Tab", modifiers: [.shift, .command]), .key("a", modifiers: []),
    .drag(from: "a", to: .point(.zero), seconds: 2, kind: .touch),
    .pointer(.move, id: 2, kind: .touch, at: .point(CGPoint(x: 3, y: 4))),
    .scroll(on: "list", by: CGVector(dx: 0, dy: -120)),
    .pinch("photo", by: 2.5, seconds: 0.5, kind: .touch),
    .resize(CGSize(width: 320, height: 568)), .appearance(.dark), .advance(1.25),
    .wait(for: "X", seconds: 3), .snapshot(path: "a.png", scale: 2), .snapshot(path: "a.pdf", scale: nil),
  ]

  @Test(arguments: requests) func aRequestSurvivesItsWrittenForm(request: DriverRequest) throws {
    let line = try JSONEncoder().encode(request.json)
    #expect(try DriverRequest(line: line) == request)
  }

  @Test func whatIsLeftOutHasADefault() throws {
    #expect(try read(#"{"tap": "x"}"#) == .tap("x", kind: .mouse, seconds: 0))
    #expect(try read(#"{"tap": "x", "touch": true}"#) == .tap("x", kind: .touch, seconds: 0))
    #expect(try read(#"{"wait": {"for": {"text": "x"}}}"#) == .wait(for: "x", seconds: 5))
    #expect(
      try read(#"{"drag": {"from": "a", "to": "b"}}"#)
        == .drag(from: "a", to: "b", seconds: 0.25, kind: .mouse))
  }

  @Test(arguments: [
    (#"{"tap"#, #"this line is not JSON: {"tap"#),
    (#"[1]"#, #"a request is an object such as {"tree": true}, not a list"#),
    (#"{"tree": false}"#, #""tree" takes true, not false"#),
    (#"{"tap": "a", "key": "b"}"#, #"a line holds one request, not "key" and "tap""#),
    (#"{"tap": "a", "tuch": true}"#, #""tap" does not take "tuch"; it takes seconds, touch, with"#),
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
      #""tap" takes a target: an identifier, label or text, {"text": …, "index": n}, or {"x": …, "y": …}"#
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
        _ = try DriverRequest(line: Data(line))
        understood += 1
      } catch {
        #expect(!error.message.isEmpty)
        refused += 1
      }
    }
    #expect(understood > 20 && refused > 1_000, "\(understood) understood, \(refused) refused")
    #expect(throws: DriverError.self) {
      try DriverRequest(line: Data(String(repeating: "[", count: 100_000).utf8))
    }
  }

  private func read(_ line: String) throws(DriverError) -> DriverRequest {
    try DriverRequest(line: Data(line.utf8))
  }
}
