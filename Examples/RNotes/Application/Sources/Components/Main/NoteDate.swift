import Foundation

/// Formats the time of a note's last change, in its shortest form.
enum NoteDate {
  private static let time = formatter(date: .none, time: .short)
  private static let day = formatter(date: .medium, time: .none)

  static func text(for date: Date, now: Date = Date()) -> String {
    if date == .distantPast { return "" }
    let calendar = Calendar.current
    if calendar.isDate(date, inSameDayAs: now) { return time.string(from: date) }
    if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
      calendar.isDate(date, inSameDayAs: yesterday)
    {
      return "Yesterday"
    }
    return day.string(from: date)
  }

  private static func formatter(date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }
}
