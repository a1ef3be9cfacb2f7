import DisplayProtocol
import Foundation
import NIOCore
import Testing

@testable import BrowserDisplay

/// The messages that go over the wire where new layers have one shape.
struct SubtreeCopiesTests {
  private final class Bench {
    private var encoder = SceneEncoder(assets: AssetStore(log: ServerLog(write: { _ in })))
    private var number = 0

    /// Returns the messages of a commit, each an array whose first value is a letter.
    func encode(_ changes: [SceneChange]) throws -> [[Any]] {
      number += 1
      let message = encoder.encode(SceneCommit(number: number, changes: changes), now: 0) { _ in
        Issue.record("a change cannot be applied")
      }
      let values = try JSONSerialization.jsonObject(with: Data(message.bytes.readableBytesView)) as? [Any]
      return values?.dropFirst().compactMap { $0 as? [Any] } ?? []
    }

    func letters(_ changes: [SceneChange]) throws -> String {
      try encode(changes).compactMap { $0.first as? String }.joined()
    }
  }

  private func rows(_ range: Range<Int>) -> [SceneChange] { range.flatMap { TestRows.insert($0) } }

  @Test func rowsAfterTheFirstAreOneMessageEachOfWhatDiffers() throws {
    let changes = try Bench().encode(rows(0..<100))
    let letters = changes.compactMap { $0.first as? String }
    #expect(letters.filter { $0 == "l" }.count == TestRows.layersOfARow)
    #expect(letters.filter { $0 == "t" }.count == 1)
    let copies = changes.filter { $0.first as? String == "k" }
    #expect(copies.count == 99)
    // The layer, its parent, no sibling, the original, the layers in it; then its place, its identifier and
    // its text.
    let last = try #require(copies.last)
    #expect(last.count == 6 + 3)
    #expect(last[1] as? Int == TestRows.id(99).rawValue && last[2] as? Int == 0 && last[3] is NSNull)
    #expect(last[4] as? Int == TestRows.id(0).rawValue)
    #expect(last[5] as? [Int] == (1...3).map { TestRows.id(99).rawValue + $0 })
    #expect(last[6] as? Int == 2_970 && last[7] as? String == "row 99" && last[8] as? String == "Row 99")
  }

  @Test func theFieldsOfCopiesAreNamedOnce() throws {
    let changes = try Bench().encode(rows(0..<3))
    let original = try #require(changes.first { $0.first as? String == "t" })
    #expect(original[1] as? Int == TestRows.id(0).rawValue)
    #expect(original.dropFirst(2).map { "\($0)" } == ["0", "y", "0", "data-identifier", "1", "2"])
  }

  @Test func twoRowsAreTooFewForCopies() throws {
    #expect(try Bench().letters(rows(0..<2)) == "iiiiiiiillllllll")
  }

  @Test func anotherStructureStyleOrAttributeIsAnotherShape() throws {
    var changes = rows(0..<4)
    changes.append(.set(TestRows.id(1), .opacity(0.5)))
    changes.append(.insert(LayerID(5_000), into: TestRows.id(2), before: nil))
    #expect(try Bench().letters(changes).filter { $0 == "k" }.isEmpty)
    #expect(try Bench().letters(changes + rows(4..<6)).filter { $0 == "k" }.count == 3)
  }

  @Test func layersOfTheSceneInNewOnesAreNoCopies() throws {
    let bench = Bench()
    _ = try bench.encode([.insert(LayerID(7), into: .root, before: nil)])
    let moved = rows(0..<4) + [.insert(LayerID(7), into: TestRows.id(3), before: nil)]
    #expect(try bench.letters(moved).filter { $0 == "k" }.count == 2)
  }

  @Test func whatDoesMoreThanShowIsNoCopy() throws {
    let scroll = LayerProperty.scroll(LayerScroll(contentSize: CGSize(width: 400, height: 400)))
    let editor = LayerProperty.editor(TextEditor(style: TextStyle(font: Font(family: "Inter", size: 17))))
    for property in [scroll, editor, .contentOffset(CGPoint(x: 0, y: 5))] {
      let changes = (1...5).flatMap { number -> [SceneChange] in
        [.insert(LayerID(number), into: .root, before: nil), .set(LayerID(number), property)]
      }
      #expect(try Bench().letters(changes).filter { $0 == "k" || $0 == "t" }.isEmpty)
    }
  }

  @Test func rowsInALargeNewLayerAreCopiesToo() throws {
    let list = LayerID(9)
    let rows = (0..<50).flatMap { TestRows.insert($0, into: list) }
    let letters = try Bench().letters([.insert(list, into: .root, before: nil)] + rows)
    #expect(letters.filter { $0 == "k" }.count == 49)
  }

  @Test func lengthsThatAreNoNumbersAreCopied() throws {
    let changes = (1...4).flatMap { number -> [SceneChange] in
      let frame = CGRect(x: CGFloat.nan, y: -.infinity, width: CGFloat(number), height: 1e300)
      return [.insert(LayerID(number), into: .root, before: nil), .set(LayerID(number), .frame(frame))]
    }
    let copies = try Bench().encode(changes).filter { $0.first as? String == "k" }
    #expect(copies.count == 3 && copies.allSatisfy { $0.count == 7 })
  }

  /// The bytes of a row do not depend on how many there are.
  @Test func aRowOfManyTakesAsManyBytesAsOneOfFew() throws {
    func bytes(_ count: Int) throws -> Int {
      var encoder = SceneEncoder(assets: AssetStore(log: ServerLog(write: { _ in })))
      return encoder.encode(SceneCommit(number: 1, changes: rows(0..<count)), now: 0) { _ in }
        .bytes.readableBytes
    }
    let (few, many) = (try bytes(110) - bytes(10), try bytes(1_010) - bytes(10))
    #expect(Double(many) / 1_000 < 1.1 * Double(few) / 100)
    #expect(few / 100 < 100)
  }
}
