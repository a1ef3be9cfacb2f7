import DisplayProtocol
import Foundation
import NIOCore
import Testing

@testable import BrowserDisplay

/// The rows of long lists that the browser may leave out while they are not in sight.
struct SkippableRowsTests {
  private final class Fixture {
    static let list = LayerID(9)
    private(set) var encoder = SceneEncoder(assets: AssetStore(log: ServerLog(write: { _ in })))
    private var number = 0

    init(rows: Int, _ changes: [SceneChange] = []) throws {
      try encode(
        [
          .insert(Self.list, into: .root, before: nil),
          .set(Self.list, .scroll(LayerScroll(contentSize: CGSize(width: 300, height: 9_000)))),
        ] + (0..<rows).flatMap { TestRows.insert($0, into: Self.list) } + changes)
    }

    /// Returns the messages of a commit, each an array whose first value is a letter.
    @discardableResult func encode(_ changes: [SceneChange]) throws -> [[Any]] {
      number += 1
      last = try Self.read(
        encoder.encode(SceneCommit(number: number, changes: changes), now: 0) { _ in
          Issue.record("a change cannot be applied")
        })
      return last
    }

    private(set) var last: [[Any]] = []

    static func read(_ message: EncodedMessage) throws -> [[Any]] {
      let values = try JSONSerialization.jsonObject(with: Data(message.bytes.readableBytesView)) as? [Any]
      return values?.dropFirst().compactMap { $0 as? [Any] } ?? []
    }

    /// The rows that are skippable in a tab that comes now.
    func skippable() throws -> Set<Int> {
      let whole = try Self.read(encoder.snapshot(now: 0)).filter { $0[0] as? String == "l" }
      return Set(
        whole.filter { ($0[4] as? [String: String])?["data-row"] != nil }
          .compactMap { ($0[1] as? Int).map { ($0 - 1_000) / TestRows.layersOfARow } })
    }
  }

  private func label(_ row: Int) -> LayerID { LayerID(TestRows.id(row).rawValue + 1) }

  /// The values of `data-row` that a commit sets: null where a row is no longer skippable.
  private func edits(_ changes: [[Any]]) -> [String] {
    changes.compactMap { change in
      guard change[0] as? String == "a", let value = (change[2] as? [String: Any])?["data-row"] else {
        return nil
      }
      return
        "\(((change[1] as? Int ?? 0) - 1_000) / TestRows.layersOfARow): \(value is NSNull ? "no" : "yes")"
    }
  }

  @Test func rowsOfALongListAre() throws {
    let long = try Fixture(rows: 100)
    let original = try #require(
      long.last.first { $0[0] as? String == "l" && $0[1] as? Int == TestRows.id(0).rawValue })
    #expect((original[4] as? [String: String])?["data-row"] == "")
    #expect(long.last.count { $0[0] as? String == "k" } == 99)
    #expect(edits(long.last).isEmpty)
    #expect(try long.skippable() == Set(0..<100))
    #expect(try Fixture(rows: 99).skippable().isEmpty)
  }

  @Test func rowsMayLieInAViewThatIsScrolled() throws {
    let content = LayerID(10)
    let fixture = try Fixture(
      rows: 0,
      [.insert(content, into: Fixture.list, before: nil)]
        + (0..<100).flatMap { TestRows.insert($0, into: content) })
    #expect(try fixture.skippable() == Set(0..<100))
  }

  @Test func whatDoesNotScrollHasNone() throws {
    let fixture = try Fixture(rows: 120, [.set(Fixture.list, .scroll(nil))])
    #expect(try fixture.skippable().isEmpty)
  }

  @Test func whatReachesBeyondItsRowKeepsItInThePage() throws {
    let shadow = Shadow(color: .black, offset: .zero, radius: 3)
    let animation = LayerAnimation(from: .opacity(0), to: .opacity(1), duration: 1, curve: .linear)
    let turned = LayerTransform(matrix: CGAffineTransform(rotationAngle: 1), anchor: CGPoint(x: 0.5, y: 0.5))
    let fixture = try Fixture(
      rows: 100,
      [
        .set(label(1), .frame(CGRect(x: 10, y: 0, width: 200, height: 60))),
        .set(label(2), .shadow(shadow)),
        .animate(label(3), key: "opacity", animation),
        .set(label(4), .transform(turned)),
        .set(label(5), .content(TestText.content([["This", "is", "too", "long", "for", "it"]]))),
        .set(label(6), .content(TestText.line("Large", size: 60))),
        .set(label(7), .editor(TextEditor(style: TextStyle(font: Font(family: "Inter", size: 17))))),
        .set(TestRows.id(8), .transform(turned)),
      ])
    #expect(try Set(0..<100).subtracting(fixture.skippable()) == Set(1...8))
  }

  @Test func aRowThatChangesIsLookedAtAgain() throws {
    let fixture = try Fixture(rows: 110)
    let (inside, outside) = (
      CGRect(x: 10, y: 0, width: 200, height: 30), CGRect(x: 10, y: 0, width: 200, height: 60)
    )
    #expect(edits(try fixture.encode([.set(label(5), .frame(outside))])) == ["5: no"])
    #expect(edits(try fixture.encode([.set(label(5), .frame(inside))])) == ["5: yes"])
    #expect(edits(try fixture.encode([.set(label(5), .content(TestText.line("Other")))])).isEmpty)
    let animation = LayerAnimation(from: .opacity(0), to: .opacity(1), duration: 1, curve: .linear)
    #expect(edits(try fixture.encode([.animate(label(5), key: "o", animation)])) == ["5: no"])
    #expect(edits(try fixture.encode([.endAnimation(label(5), key: "o")])) == ["5: yes"])
    let new = LayerID(5_000)
    #expect(
      edits(
        try fixture.encode([.insert(new, into: TestRows.id(6), before: nil), .set(new, .frame(outside))]))
        == ["6: no"])
    #expect(edits(try fixture.encode([.insert(TestRows.id(7), into: .root, before: nil)])) == ["7: no"])
    #expect(try Set(0..<110).subtracting(fixture.skippable()) == [6, 7])
  }

  @Test func rowsThatOnlyMoveAreSentAsFrames() throws {
    let fixture = try Fixture(rows: 200)
    let moved = (0..<200).map { row in
      SceneChange.set(TestRows.id(row), .frame(CGRect(x: 0, y: 30 * row + 30, width: 300, height: 30)))
    }
    #expect(Set(try fixture.encode(moved).compactMap { $0[0] as? String }) == ["f"])
    #expect(try fixture.skippable().count == 200)
  }

  @Test func aTabThatComesLaterHasTheSame() throws {
    let fixture = try Fixture(rows: 110)
    try fixture.encode([
      .remove(TestRows.id(50)), .set(label(5), .frame(CGRect(x: -40, y: 0, width: 9, height: 9))),
    ])
    let expected = Set(0..<110).subtracting([5, 50])
    #expect(try fixture.skippable() == expected)
  }
}
