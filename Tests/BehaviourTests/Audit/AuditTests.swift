import CoreGraphics
import Foundation
import ShojiTestSupport
import Testing

/// The faults that an audit finds, on screens that have one each, and that it finds none on the same
/// screens mended.
@Suite(.wholeApps) struct AuditTests {
  private struct Answer: Decodable {
    struct Finding: Decodable {
      var kind: String
      var view: Int
      var message: String
    }

    var findings: [Finding]
    var count: Int
  }

  /// The name of a screen, the arguments of the app that shows the fault, the kind of fault, and a word of
  /// its message.
  static let faults: [(String, [String], String, String)] = [
    ("conflict", [], "broken constraint", "FaultyController.swift"),
    ("darkColor", ["--appearance", "dark"], "low contrast", "Account name"),
    (
      "largeText", ["--content-size", "accessibilityExtraLarge"], "clipped text", "Deliver tomorrow morning"
    ),
    ("deadButton", [], "unreachable control", "isUserInteractionEnabled"),
    ("overlap", [], "overlap", "Departure"),
    ("offScreen", [], "off screen", "Free until Sunday"),
    ("tabOrder", [], "focus order", "Country"),
    ("label", [], "missing label", "accessibilityLabel"),
    ("ambiguity", [], "ambiguous layout", "Somewhere"),
    ("ground", [], "leaves its ground", "Deposit until Friday"),
    ("rowCut", [], "clipped text", "is cut by"),
  ]

  /// The name of a screen, the options of the audit that find its fault, the kind of fault, and a word of
  /// its message.
  static let faultsByOptions: [(String, String, String, String)] = [
    ("safeArea", #""safeArea": [20, 0, 0, 0]"#, "outside of the safe area", "Platform 4"),
    ("contrast", #""contrast": 4.5"#, "low contrast", "Seat 21"),
  ]

  @Test(arguments: AuditTests.faultsByOptions)
  func aFaultIsFoundByAnOption(screen: String, option: String, kind: String, word: String) async throws {
    let found = try await audit([screen], option)
    #expect(Set(found.map(\.kind)) == [kind], "\(found)")
    #expect(found.contains { $0.message.contains(word) }, "\(found)")
    #expect(try await audit([screen, "mended"], option).isEmpty)
    #expect(try await audit([screen]).isEmpty)
  }

  @Test(arguments: [
    (#""contrast": 0"#, "a ratio from 1 to 21"), (#""safeArea": [1, 2]"#, "four numbers"),
    (#""safeArea": [1, 2, 3, -1]"#, "four numbers"),
  ])
  func anOptionThatIsNoneIsRefused(option: String, word: String) async throws {
    let app = try AppProcess(built: "FaultyScreens", arguments: ["end"])
    #expect(try await app.answer(to: "{\"audit\": true, \(option)}").contains(word))
  }

  private func audit(_ arguments: [String], _ option: String? = nil) async throws -> [Answer.Finding] {
    let app = try AppProcess(built: "FaultyScreens", arguments: arguments)
    let line = try await app.answer(to: "{\"audit\": true\(option.map { ", " + $0 } ?? "")}")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    #expect(answer.count == answer.findings.count)
    return answer.findings
  }

  @Test(arguments: AuditTests.faults)
  func aFaultIsFoundAndNoOther(screen: String, arguments: [String], kind: String, word: String) async throws {
    let found = try await audit(arguments + [screen])
    #expect(Set(found.map(\.kind)) == [kind], "\(found)")
    #expect(found.contains { $0.message.contains(word) && $0.view > 0 }, "\(found)")
  }

  @Test(arguments: AuditTests.faults)
  func aMendedScreenHasNone(screen: String, arguments: [String], kind: String, word: String) async throws {
    let found = try await audit(arguments + [screen, "mended"])
    #expect(found.isEmpty, "\(found)")
  }

  @Test func aPictureIsComparedWithTheScreen() async throws {
    let app = try AppProcess(
      built: "FaultyScreens", size: CGSize(width: 320, height: 200), arguments: ["end"])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (recorded, difference) = (folder.path + "/a.png", folder.path + "/b.png")
    _ = try await app.answer(to: #"{"snapshot": "\#(recorded)"}"#)
    #expect(try await app.answer(to: #"{"compare": "\#(recorded)"}"#).contains("\"same\":true"))
    _ = try await app.answer(to: #"{"appearance": "dark"}"#)
    let other = try await app.answer(to: #"{"compare": "\#(recorded)", "difference": "\#(difference)"}"#)
    #expect(other.contains("\"same\":false") && other.contains("\"box\":[0,0,320,200]"), "\(other)")
    let picture = try CGImage(data: Data(contentsOf: URL(fileURLWithPath: difference)))
    #expect(picture.color(x: 2, y: 2) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    _ = try await app.answer(to: #"{"resize": [300, 200]}"#)
    #expect(try await app.answer(to: #"{"compare": "\#(recorded)"}"#).contains("resize the window"))
    #expect(try await app.answer(to: #"{"compare": "/nowhere.png"}"#).contains("there is no picture"))
  }

  @Test func aViewIsFoundByItsNumberForAsLongAsItLives() async throws {
    let app = try AppProcess(built: "FaultyScreens", arguments: ["end"])
    let tree = try await app.answer(to: #"{"tree": true, "details": true}"#)
    let match = try #require(tree.firstMatch(of: /"text":"Log","view":(\d+)/))
    let answer = try await app.answer(to: #"{"tap": {"view": \#(match.1)}}"#)
    #expect(answer == #"{"ok":true}"#)
    let gone = try await app.answer(to: #"{"tap": {"view": 100000}}"#)
    #expect(gone.contains("there is no view 100000"))
    let part = try await app.answer(
      to: #"{"snapshot": "/nowhere/a.png", "of": {"view": \#(match.1)}}"#)
    #expect(part.contains("cannot be written"))
  }
}
