import Foundation
import Testing

@testable import UIKit

/// The formatters that Foundation on Linux leaves out.
@Suite struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  @Test func relativeTimesAreWrittenFromOneDateToAnother() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now - 10_800, relativeTo: now) == "3 hours ago")
    #expect(formatter.localizedString(for: now + 86_400 * 2, relativeTo: now) == "in 2 days")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "yesterday")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "Yesterday")
    formatter.formattingContext = .unknown
    formatter.dateTimeStyle = .numeric
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(for: now - 10_800, relativeTo: now) == "vor 3 Stunden")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test func listsAreWrittenAsInASentence() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = english
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 und 2.0")
    #expect(formatter.string(from: ["x"]) == nil)
  }

  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    _ zero: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zero
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = english
    formatter.calendar = calendar
    return formatter
  }

  @Test func lengthsOfTimeAreWrittenInPositions() {
    #expect(formatter(.positional).string(from: 3_723) == "1:02:03")
    #expect(formatter(.positional, [.minute, .second]).string(from: 3_723) == "62:03")
    #expect(formatter(.positional, [.minute, .second], .pad).string(from: 5) == "00:05")
    #expect(formatter(.positional, [.hour, .minute, .second], .pad).string(from: 65) == "00:01:05")
    #expect(formatter(.positional).string(from: -65) == "-1:05")
    #expect(formatter(.positional).string(from: 0) == "0")
    #expect(formatter(.positional).string(from: .nan) == nil)
    #expect(formatter(.positional).string(from: 1e300) == nil)
  }

  @Test func lengthsOfTimeAreWrittenInWords() {
    #expect(formatter(.full).string(from: 3_723) == "1 hour, 2 minutes, 3 seconds")
    #expect(formatter(.abbreviated).string(from: 3_600) == "1h")
    #expect(formatter(.abbreviated, [.hour, .minute], .pad).string(from: 3_600) == "1h 0m")
    #expect(formatter(.brief).string(from: 3_720) == "1hr 2min")
    #expect(formatter(.spellOut, [.hour, .minute]).string(from: 3_720) == "one hour, two minutes")
    #expect(formatter(.full, [.hour]).string(from: 0) == "0 hours")
    let two = formatter(.full)
    two.maximumUnitCount = 2
    #expect(two.string(from: 90_061) == "1 day, 1 hour")
    #expect(formatter(.full).string(from: DateComponents(month: 2, day: 3)) == "2 months, 3 days")
  }

  @Test func objectiveCsNamesAreThere() {
    let number: NSInteger = 3
    #expect(NSUInteger(number) == 3)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
  }
}
