import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// The rules by which edits are merged, by vectors that the page's script runs too
/// (`BrowserDisplayTests.MergeInBrowserTests`). SHOJI_RECORD=1 writes them anew.
@Suite struct MergeTests {
  /// Cases that have a name, because somebody would notice.
  private static let named: [MergeVector] = [
    // Both type at one place: the app's text comes after what is typed in the middle, before it at the end.
    MergeVector(
      "ab", app: .init(from: 1, to: 1, text: "X"), edit: .init(from: 1, to: 1, text: "y"), selection: 1..<1),
    MergeVector(
      "ab", app: .init(from: 2, to: 2, text: "X"), edit: .init(from: 2, to: 2, text: "y"), selection: 2..<2),
    // The app replaces what the person types in.
    MergeVector(
      "hello", app: .init(from: 0, to: 5, text: "HELLO"), edit: .init(from: 3, to: 3, text: "p"),
      selection: 1..<4),
    // The app removes what the person replaces.
    MergeVector(
      "12345", app: .init(from: 1, to: 4, text: ""), edit: .init(from: 2, to: 3, text: "x"), selection: 2..<3),
    // The app formats a number.
    MergeVector(
      "1234", app: .init(from: 1, to: 1, text: ","), edit: .init(from: 4, to: 4, text: "5"), selection: 4..<4),
    // Characters of two units stay whole.
    MergeVector(
      "a👍b", app: .init(from: 1, to: 3, text: "👎"), edit: .init(from: 3, to: 3, text: "!"), selection: 1..<3),
    // Nothing is left.
    MergeVector(
      "abc", app: .init(from: 0, to: 3, text: ""), edit: .init(from: 0, to: 3, text: ""), selection: 0..<3),
  ]

  private static func generated(_ count: Int) -> [MergeVector] {
    var random = SeededGenerator(seed: 12)
    let letters = ["a", "b", "c", " ", "👍", "👎", "é", "\n"]
    func text(_ longest: Int) -> String {
      (0..<Int.random(in: 0...longest, using: &random)).map { _ in letters.randomElement(using: &random)! }
        .joined()
    }
    func range(in text: String) -> Range<Int> {
      let length = text.utf16.count
      let start = Int.random(in: 0...length, using: &random)
      let end = min(length, start + Int.random(in: 0...4, using: &random))
      return (start..<end).aligned(in: Array(text.utf16))
    }
    func change(of text: String, with new: String) -> MergeVector.Change {
      let range = range(in: text)
      // A change that changes nothing is no change.
      return .init(
        from: range.lowerBound, to: range.upperBound, text: range.isEmpty && new.isEmpty ? "z" : new)
    }
    return (0..<count).map { _ in
      let whole = text(8)
      let (app, edit) = (text(3), text(2))
      return MergeVector(
        whole, app: change(of: whole, with: app), edit: change(of: whole, with: edit),
        selection: range(in: whole))
    }
  }

  @Test func theRulesGiveWhatTheVectorsSay() throws {
    let vectors = Self.named + Self.generated(200)
    if ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let lines = try vectors.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try "[\n\(lines.joined(separator: ",\n"))\n]\n".write(
        to: MergeVector.file, atomically: true, encoding: .utf8)
    }
    let recorded = try JSONDecoder().decode([MergeVector].self, from: Data(contentsOf: MergeVector.file))
    #expect(recorded.count == vectors.count)
    for (found, expected) in zip(vectors, recorded) { #expect(found == expected) }
  }

  @Test func bothWaysLeadToOneTextAndNothingTypedIsLost() throws {
    for vector in Self.named + Self.generated(2_000) {
      var units = Array(vector.edited.utf16)
      if let change = vector.preceded {
        units.replaceSubrange(change.from..<change.to, with: Array(change.text.utf16))
      }
      #expect(String(decoding: units, as: UTF16.self) == vector.both, "\(vector)")
      #expect(vector.both.utf16.count >= vector.edit.text.utf16.count)
      #expect(vector.both.contains(vector.edit.text) || vector.edit.text.isEmpty, "\(vector)")
    }
  }
}
