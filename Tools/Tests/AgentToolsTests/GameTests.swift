import AgentProtocol
import Foundation
import Testing

/// Apps used by an agent from their first screen to their aim, by what the tools say alone.
@Suite(.serialized) struct GameTests {
  @Test func ticTacToeIsPlayedToItsEnd() throws {
    let fixture = try ToolFixture("TicTacToe")
    let tree = try fixture.text("run", ["size": "375x667"])
    #expect(tree.count <= 1_500 && tree.contains("Player one’s turn"), "\(tree.count) characters:\n\(tree)")
    var changes = ""
    for place in [
      "Row 1, column 1", "Row 2, column 1", "Row 1, column 2", "Row 2, column 2", "Row 1, column 3",
    ] {
      #expect(!changes.contains("wins"))
      // The references of the first tree stay those of the same places.
      changes = try fixture.text("tap", ["target": .string(try tree.reference(of: place))])
      #expect(changes.contains("+ ") && changes.contains(place), "\(changes)")
    }
    #expect(changes.contains("Player one wins!"), "\(changes)")
    // The store tells the same, and can go back.
    let actions = try fixture.text("actions").split(separator: "\n")
    #expect(actions.count >= 5)
    #expect(try fixture.text("travel", ["to": 0]) != "(nothing changed on the screen)")
    #expect(try !fixture.text("tree").contains("wins!"))
    #expect(try fixture.text("travel").contains("+ "))
    #expect(try fixture.text("tree").contains("Player one wins!"))
    #expect(try fixture.text("state").contains("="))
    fixture.finish()
  }

  @Test func aNoteIsWrittenAndFoundAgain() throws {
    let fixture = try ToolFixture("NotesTutorial")
    #expect(try fixture.text("run").contains("You have no notes so far!"))
    #expect(try fixture.text("tap", ["target": "New"]).contains("New Note"))
    try fixture.text("type", ["text": "Groceries", "into": "Title"])
    let tree = try fixture.text("tree")
    let body = try tree.reference(of: "textview")
    #expect(
      try fixture.text("type", ["text": "Milk and honey", "into": .string(body)]).contains("Milk and honey"))
    #expect(try fixture.text("tap", ["target": "RNotes"]).contains("Groceries"))
    // And it is there when the app begins again; fresh forgets it.
    let again = try fixture.text("run")
    #expect(again.contains("Groceries") && again.contains("Milk and honey"), "\(again)")
    #expect(
      try fixture.text("tap", ["target": .string(try again.reference(of: "Groceries"))]).contains(
        "Milk and honey"))
    #expect(try fixture.text("run", ["fresh": true]).contains("You have no notes so far!"))
    fixture.finish()
  }

  /// Ordinary screens cost an agent at most 400 tokens, by the usual four characters each.
  @Test(arguments: ["Counter", "Ledger", "NotesTutorial", "Slides", "SwiftyWords", "TicTacToe"])
  func anOrdinaryScreenIsShort(app: String) throws {
    let fixture = try ToolFixture(app)
    let answer = try fixture.text("run")
    let tree = try fixture.text("tree")
    #expect(
      !answer.isEmpty && tree.count <= 1_500 && !tree.contains("lines more"),
      "\(tree.count) characters:\n\(tree)")
    fixture.finish()
  }

  @Test func aRunIsRecordedAndReplayed() throws {
    let fixture = try ToolFixture("TicTacToe")
    let tree = try fixture.text("run", ["recording": "game.jsonl"])
    try fixture.text("tap", ["target": .string(try tree.reference(of: "Row 1, column 1"))])
    try fixture.text("stop")
    let answer = try fixture.client.call("replay", ["recording": "game.jsonl"])
    // The game's state is no Codable, or the run is the same: both are said.
    #expect(!answer.text.isEmpty)
    let outside = try fixture.client.call("run", ["recording": "../game.jsonl"])
    #expect(outside.isError && outside.text.contains("outside of the project"))
    fixture.finish()
  }

  @Test func picturesComeAsPictures() throws {
    let fixture = try ToolFixture("TicTacToe")
    let tree = try fixture.text("run", ["size": "375x667"])
    let window = try fixture.client.call("snapshot", ["file": "window.png"])
    #expect(window.text.contains("375×667 pixels") && window.text.contains("window.png"), "\(window.text)")
    let kept = try Data(contentsOf: fixture.folder.appendingPathComponent("window.png"))
    #expect(window.pictures == [kept] && kept.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let cell = try tree.reference(of: "Row 1, column 1")
    let part = try fixture.client.call("snapshot", ["of": .string(cell), "scale": 2])
    #expect(part.pictures.count == 1 && !part.text.contains("375"), "\(part.text)")
    #expect(try fixture.text("snapshot", ["compare": "window.png"]).contains("the same"))
    try fixture.text("tap", ["target": .string(cell)])
    let other = try fixture.client.call("snapshot", ["compare": "window.png"])
    #expect(other.text.contains("% of the pixels differ") && other.pictures.count == 1, "\(other.text)")
    let outside = try fixture.client.call("snapshot", ["file": "/tmp/window.png"])
    #expect(outside.isError && outside.text.contains("outside of the project"))
    // Nothing is left of what was on its way.
    let scratch = fixture.folder.appendingPathComponent(".build/agent")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["home"])
    fixture.finish()
  }

  @Test func wrongTargetsAndArgumentsAreSaid() throws {
    let fixture = try ToolFixture("TicTacToe")
    #expect(try fixture.client.call("tap", ["target": "New"]).text.contains("no app runs; call run first"))
    try fixture.text("run")
    // The client holds each tool against the protocol's schema.
    let tools = try fixture.client.result(of: "tools/list")["tools"]?.array ?? []
    let names = Set(tools.compactMap { $0["name"]?.string })
    #expect(names.isSuperset(of: ["run", "tree", "tap", "audit", "state"]))
    for (tool, arguments, words) in [
      ("tap", ["target": "e99999"], "there is no e99999"),
      ("tap", ["target": "Player on"], "did you mean"),
      ("tap", ["to": "x"], "“tap” has no argument “to”"), ("tap", [:], "needs the argument “target”"),
      ("type", ["text": 3], "“text” of “type” takes a string"),
      ("resize", ["size": [1]], "“size” of “resize” takes a list of 2 values"),
      ("advance", ["seconds": 1_000], "at most 600"), ("tree", ["under": "board"], "a reference such as e12"),
      ("tree", ["under": "e99999"], "there is no e99999"), ("check", [:], "without --program"),
      ("run", ["environment": ["HOME": "/"]], "cannot set HOME"),
      ("state", ["store": 7], "there is no store 7"), ("run", ["size": "big"], "--size must be"),
    ] as [(String, JSONValue, String)] {
      let answer = try fixture.client.call(tool, arguments)
      #expect(answer.isError && answer.text.contains(words), "\(tool) \(arguments.line): \(answer.text)")
    }
    fixture.finish()
  }
}
