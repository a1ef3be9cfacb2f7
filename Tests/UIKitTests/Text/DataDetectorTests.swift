import Foundation
import Testing

@testable import UIKit

/// Links, numbers and dates that are found in text.
@MainActor struct DataDetectorTests {
  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType...) throws -> [String] {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType(types).rawValue)
    let all = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, options: [], range: all).map { result in
      let part = String(text[Range(result.range, in: text)!])
      return part + (result.url.map { " → \($0.absoluteString)" } ?? "")
    }
  }

  @Test(arguments: [
    (
      "See https://example.org/a_(b)?c=d#e.",
      ["https://example.org/a_(b)?c=d#e → https://example.org/a_(b)?c=d#e"]
    ),
    ("(http://example.org)", ["http://example.org → http://example.org"]),
    ("Ask ann.b+c@example.co.uk, please", ["ann.b+c@example.co.uk → mailto:ann.b+c@example.co.uk"]),
    ("at www.example.xyz/path!", ["www.example.xyz/path → http://www.example.xyz/path"]),
    (
      "swift.org and example.com:8080/x",
      ["swift.org → http://swift.org", "example.com:8080/x → http://example.com:8080/x"]
    ),
    ("e.g. this, i.e. that. Node.js v1.2.3 file.swift", []),
  ])
  func links(text: String, expected: [String]) throws {
    #expect(try found(text, .linkFound) == expected)
  }

  @Test(arguments: [
    ("Call +420 601 123 456 now", ["+420 601 123 456"]), ("(555) 123-4567", ["(555) 123-4567"]),
    ("555-1234.", ["555-1234"]), ("0044 20 7946 0958", ["0044 20 7946 0958"]), ("5551234567", ["5551234567"]),
    ("On 2026-11-23 or 23.11.2026", []), ("from 192.168.10.120", []), ("1.234.567 people", []),
    ("in 2019-2020", []), ("order 123456", []), ("3.14159265", []), ("id a5551234567", []),
  ])
  func numbers(text: String, expected: [String]) throws {
    #expect(try found(text, .phoneFound) == expected)
  }

  @Test(arguments: [
    ("Due 2026-11-23.", "2026-11-23", 12, 0), ("at 2026-11-23 17:45", "2026-11-23 17:45", 17, 45),
    ("on November 23, 2026 at 5 PM,", "November 23, 2026 at 5 PM", 17, 0),
    ("the 23rd Nov 2026 now", "23rd Nov 2026", 12, 0),
    ("23 November 2026, 9:05", "23 November 2026, 9:05", 9, 5),
  ])
  func dates(text: String, part: String, hour: Int, minute: Int) throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.dateFound.rawValue)
    let result = try #require(detector.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)))
    #expect(String(text[Range(result.range, in: text)!]) == part)
    let date = try #require(result.date)
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    #expect(parts == DateComponents(year: 2026, month: 11, day: 23, hour: hour, minute: minute))
    #expect(result.resultType == .dateFound && result.url == nil && result.phoneNumber == nil)
  }

  @Test func datesThatAreNoneAreNotFound() throws {
    #expect(try found("2026-02-30 and 31 June 2026 and May be 2026", .dateFound).isEmpty)
  }

  @Test func resultsDoNotOverlap() throws {
    let text = "https://example.org/5551234567 then 555-123-4567 on 2026-11-23"
    #expect(
      try found(text, .linkFound, .phoneFound, .dateFound) == [
        "https://example.org/5551234567 → https://example.org/5551234567", "555-123-4567", "2026-11-23",
      ])
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.linkFound.rawValue)
    #expect(detector.numberOfMatches(in: text, range: NSRange(location: 30, length: 20)) == 0)
    #expect(detector.rangeOfFirstMatch(in: text, range: NSRange(location: 0, length: 60)).length == 30)
    #expect(throws: NSDataDetector.UnsupportedTypesError.self) { try NSDataDetector(types: 0) }
  }

  @Test func textViewsFindThem() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    window.addSubview(view)
    view.text = "Call 555-123-4567 or see example.org"
    view.isEditable = false
    view.dataDetectorTypes = [.phoneNumber]
    view.layoutIfNeeded()
    var links: [TextLink] { view.subviews.compactMap { $0 as? TextLink } }
    #expect(links.map(\.url.absoluteString) == ["tel:5551234567"])
    view.dataDetectorTypes = .all
    view.layoutIfNeeded()
    #expect(links.map(\.url.absoluteString) == ["tel:5551234567", "http://example.org"])
    // The app's text stays as it is; what shows has the tint's color.
    #expect(view.attributedText.attributes(at: 6, effectiveRange: nil)[.link] == nil)
    let colors = view.linesToShow().lines[0].runs.map(\.style.color)
    #expect(
      colors.filter { $0 == view.tintColor.resolvedColor(with: view.traitCollection).cgColor }.count == 2)
    view.isEditable = true
    view.layoutIfNeeded()
    #expect(links.isEmpty)
  }

  @Test(
    "takes time that grows with the text",
    arguments: [
      "%", "a%", "+", "1", "1 ", "1-1", "(1)",
      "11111111111111111111111111111111111111111111111111111111111111111111111 ", "+1 (1", "http://",
      "https://a)",
      "www.a", "a.", "a.com.", "a@", "a@b.", "-a", "January 1 ", "1st ", "1 ", "2026-01-", "mailto:", ")",
      "www.a)", "\u{301}", "🇦",
    ])
  func time(piece: String) throws {
    let detector = try NSDataDetector(types: (1 << 4) | (1 << 6) | (1 << 11))
    for text in ["", "http://a", "11 ", "a@b"] {
      HostileInputs.expectLinear(piece, bytes: 12_000) {
        _ = detector.matches(
          in: text + $0, range: NSRange(location: 0, length: text.utf16.count + $0.utf16.count))
      }
    }
  }

  @Test("finds whole numbers only, however many digits there are")
  func longNumbers() throws {
    #expect(try found("call 1234567890123456 now", .phoneFound) == [])
    #expect(try found("call 12345678901 now", .phoneFound) == ["12345678901"])
    #expect(try found("+123456789012345", .phoneFound) == ["+123456789012345"])
    #expect(
      try found("(020)79460958 or 020-7946-0958-12", .phoneFound) == ["(020)79460958", "020-7946-0958-12"])
  }
}
