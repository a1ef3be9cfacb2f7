import Foundation
import ShojiTestSupport
import Testing

@testable import UIKit

/// The attributes of attributed strings end with the strings, whatever was made of these.
@MainActor struct ReleasedAttributesTests {
  nonisolated private static let key = NSAttributedString.Key("value")
  nonisolated private static let other = NSAttributedString.Key("other")

  /// Counts those of its like that are there.
  private final class Value: UIObject {
    private let count: Count
    init(_ count: Count) {
      self.count = count
      super.init()
      count.live += 1
    }
    deinit { count.live -= 1 }
  }

  private final class Count { var live = 0 }

  /// A use of attributed strings, named.
  nonisolated struct Use: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var perform: @MainActor @Sendable (NSMutableAttributedString, NSAttributedString) -> Void
  }

  nonisolated private static let middle = NSRange(location: 1, length: 3)

  nonisolated private static let uses = [
    Use(testDescription: "none") { _, _ in },
    Use(testDescription: "append") { $0.append($1) },
    Use(testDescription: "copy") { one, _ in _ = one.copy() },
    Use(testDescription: "mutable copies") { one, other in
      let copy = other.mutableCopy() as! NSMutableAttributedString
      copy.append(NSAttributedString(attributedString: one))
      one.append(NSMutableAttributedString(attributedString: copy))
    },
    Use(testDescription: "part") { one, _ in _ = one.attributedSubstring(from: middle) },
    Use(testDescription: "replace") { $0.replaceCharacters(in: middle, with: $1) },
    Use(testDescription: "delete") { one, _ in one.deleteCharacters(in: middle) },
    Use(testDescription: "set the whole") { $0.setAttributedString($1) },
    Use(testDescription: "attributes") { one, other in
      one.addAttributes(other.attributes(at: 0, effectiveRange: nil), range: middle)
      one.removeAttribute(key, range: NSRange(location: 0, length: 2))
      one.setAttributes([:], range: middle)
    },
    Use(testDescription: "characters") { one, _ in one.mutableString.append("more") },
    Use(testDescription: "storage") { one, other in
      let storage = NSTextStorage(attributedString: one)
      storage.append(other)
      storage.deleteCharacters(in: middle)
    },
  ]

  @Test("end with the string", arguments: uses) func endings(_ use: Use) {
    #expect(ReleasedAttributes.areReleased)
    let count = Count()
    for _ in 0..<10 {
      let one = NSMutableAttributedString(string: "one text", attributes: [Self.key: Value(count)])
      let other = NSAttributedString(string: "other", attributes: [Self.other: Value(count)])
      use.perform(one, other)
    }
    #expect(count.live == 0)
  }

  @Test("stay while any string that has them is there", arguments: 0..<4 as Range<UInt64>)
  func randomUses(seed: UInt64) {
    #expect(ReleasedAttributes.areReleased)
    var random = SeededGenerator(seed: seed)
    let count = Count()
    var strings: [NSAttributedString] = []
    for _ in 0..<3_000 {
      let made = NSMutableAttributedString(string: "some text", attributes: [Self.key: Value(count)])
      guard let one = strings.randomElement(using: &random),
        let other = strings.randomElement(using: &random)
      else {
        strings.append(made)
        continue
      }
      switch Int.random(in: 0..<7, using: &random) {
      case 0: strings.append(one.copy() as! NSAttributedString)
      case 1: strings.append(one.mutableCopy() as! NSAttributedString)
      case 2: strings.append(one.attributedSubstring(from: NSRange(location: 0, length: one.length / 2 + 1)))
      case 3 where one.length < 500: (one as? NSMutableAttributedString)?.append(other)
      case 4 where one.length > 4:
        (one as? NSMutableAttributedString)?.replaceCharacters(in: Self.middle, with: other)
      case 5:
        one.enumerateAttributes(in: NSRange(location: 0, length: one.length)) { attributes, _, _ in
          #expect(attributes.values.allSatisfy { $0 is Value })
        }
      default: strings.append(made)
      }
      if strings.count > 12 { strings.remove(at: Int.random(in: 0..<strings.count, using: &random)) }
    }
    strings = []
    #expect(count.live == 0)
  }
}
