import Foundation
import Testing

@testable import UIKit

/// Formats of `String(format:)` whose places have no value, or one of another kind.
@Suite("Hostile formats") struct HostileFormatTests {
  @Test(
    "show what there is, and read nothing else",
    arguments: [
      ("%s", "5"), ("%@", "5"), ("%d", "5"), ("%n", "%n"), ("%d %d", "5 %d"), ("%7$@", "%7$@"),
      ("%.1f", "5.0"),
      ("%*d", "%*d"), ("%", "%"), ("%%", "%"), ("100% of", "1005f"), ("%1$d%1$d", "55"), ("%hhd", "5"),
      ("%5d|", "    5|"),
      ("%S", "5"), ("é%dé", "é5é"), ("%ll", "%ll"), ("%0$d", "%0$d"),
      ("%99999999999999999999$d", "%99999999999999999999$d"),
    ])
  func whole(format: String, expected: String) {
    #expect(String(format: format, 5) == expected)
    #expect(String(format: format, arguments: [5]) == expected)
    #expect(String(format: format, locale: nil, 5) == expected)
    #expect(String.localizedStringWithFormat(format, 5) == expected)
  }

  @Test("convert numbers, and show others as text") func kinds() {
    #expect(String(format: "%d", 2.9) == "2" && String(format: "%d", Double.infinity) == "\(Int.max)")
    #expect(String(format: "%d %f", "a", "b") == "a b")
    #expect(String(format: "%s %p", "a", 1.5) == "a 1.5")
    #expect(String(format: "%@ %@", "a", NSString("b")) == "a b")
    "text".withCString { #expect(String(format: "%s!", $0) == "text!") }
  }

  @Test("put values where their numbers say, also when some are left out") func positions() {
    #expect(String(format: "%2$@ %1$d", 1, "b") == "b 1")
    #expect(String(format: "%2$@", 1, "b") == "b")
    #expect(String(format: "%2$*1$d|", 4, 7) == "   7|")
  }

  @Test("have widths of no more than a thousand") func widths() {
    #expect(String(format: "%999999999d", 1).utf8.count == 1_000)
    #expect(String(format: "%*d", 1_000_000_000, 1).utf8.count == 1_000)
    #expect(String(format: "%-*d|", -3, 1) == "1  |")
    #expect(String(format: "%.*f", 2, 1.0) == "1.00")
  }

  @Test("may have more places than Foundation counts") func places() {
    let count = 1_000
    let text = String(format: String(repeating: "%d,", count: count), arguments: (0..<count).map { $0 })
    #expect(text == (0..<count).map { "\($0)," }.joined())
    let localized = StringFormat.text(
      String(repeating: "%lld,", count: count), (0..<count).map { .integer(Int64($0)) }, locale: nil)
    #expect(localized == text)
  }
}
