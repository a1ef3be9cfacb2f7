import AgentProtocol
import Foundation
import Testing

/// An agent sees in words alone what is wrong with a screen.
@Suite(.serialized) struct FaultyScreenTests {
  /// The screen, the arguments of `run`, and words of what `audit` says.
  static let faults: [(String, [String: JSONValue], String)] = [
    ("conflict", [:], "broken constraint"), ("darkColor", ["appearance": "dark"], "low contrast"),
    ("largeText", ["contentSize": "accessibilityExtraLarge"], "clipped text"),
    ("deadButton", [:], "unreachable control"), ("overlap", [:], "overlap"),
    ("offScreen", [:], "off screen"), ("tabOrder", [:], "focus order"), ("label", [:], "missing label"),
    ("ambiguity", [:], "ambiguous layout"),
  ]

  @Test(arguments: faults)
  func theFaultIsSaid(screen: String, options: [String: JSONValue], words: String) throws {
    let fixture = try ToolFixture("FaultyScreens")
    try fixture.text("run", .object(options.merging(["arguments": [.string(screen)]]) { $1 }))
    let report = try fixture.text("audit")
    #expect(report.contains(words) && report.hasPrefix("e"), "\(report)")
    // And gone once it is mended.
    try fixture.text("run", .object(options.merging(["arguments": [.string(screen), "mended"]]) { $1 }))
    #expect(try fixture.text("audit") == "no faults found")
    fixture.finish()
  }

  @Test func aMissingOutletIsACrashWithItsPlace() throws {
    let fixture = try ToolFixture("FaultyScreens")
    let answer = try fixture.client.call("run", ["arguments": ["outlet"]])
    #expect(answer.isError)
    for words in ["crashed", "implicitly unwrapping", "FaultyController.swift:", "call run again"] {
      #expect(answer.text.contains(words), "\(words) in:\n\(answer.text)")
    }
    #expect(try fixture.text("run", ["arguments": ["outlet", "mended"]]).contains("Total: 12"))
    fixture.finish()
  }

  @Test func constraintsThatConflictAreInTheLog() throws {
    let fixture = try ToolFixture("FaultyScreens")
    let answer = try fixture.text("run", ["arguments": ["conflict"]])
    #expect(answer.contains("log:"), "\(answer)")
    fixture.finish()
  }
}
