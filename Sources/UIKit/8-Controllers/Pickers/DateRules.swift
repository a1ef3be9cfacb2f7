import Foundation

/// The values a date picker can have, and the way it reads dates.
struct DateRules {
  var calendar = Calendar.current
  var locale = Locale.current
  var minimum: Date?
  var maximum: Date?
  /// Minutes between two that can be chosen; one that does not divide an hour counts as 1.
  var minuteInterval = 1

  /// The minutes between two that can be chosen.
  var step: Int { (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1 }

  /// The date that is nearest to one and may be chosen.
  func nearest(to date: Date) -> Date {
    var date = date
    let minute = calendar.component(.minute, from: date)
    if minute % step != 0 {
      date = calendar.date(byAdding: .minute, value: -(minute % step), to: date) ?? date
    }
    return clamped(date)
  }

  /// The date, kept between the least and the greatest. Bounds the wrong way round do not count.
  func clamped(_ date: Date) -> Date {
    if let minimum, let maximum, minimum > maximum { return date }
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Whether any moment of a day may be chosen.
  func allows(day: Date) -> Bool {
    let start = calendar.startOfDay(for: day)
    guard let end = calendar.date(byAdding: .day, value: 1, to: start) else { return true }
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }

  /// Whether hours are counted to 12.
  var countsToTwelve: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  /// Writes a date as a locale does with the parts that a template names.
  func text(_ date: Date, _ template: String) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Writes a day of the month in the locale's digits.
  func text(ofDayNumber number: Int) -> String {
    number.formatted(.number.locale(locale).grouping(.never))
  }

  var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }
}
