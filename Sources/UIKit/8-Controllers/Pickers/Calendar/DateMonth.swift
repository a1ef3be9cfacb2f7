import Foundation

/// A month's grid in which a date picker's day is chosen.
@MainActor final class DateMonth: CalendarMonthDelegate {
  let view = CalendarMonthView()
  private var rules = DateRules()
  private var date = Date()
  private let onChoice: (Date) -> Void

  /// Makes a grid; `onChoice` receives the days that a person chooses, with the time of the former date.
  init(onChoice: @escaping (Date) -> Void) {
    self.onChoice = onChoice
    view.delegate = self
  }

  /// Applies rules and a date, whose month is shown.
  func show(rules: DateRules, date: Date) {
    self.rules = rules
    self.date = date
    view.show(rules: rules, monthOf: date)
  }

  func isSelected(day: Date) -> Bool { rules.calendar.isDate(day, inSameDayAs: date) }

  func choose(day: Date) {
    let calendar = rules.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let chosen =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    let allowed = rules.nearest(to: chosen)
    guard allowed != date else { return }
    show(rules: rules, date: allowed)
    onChoice(allowed)
  }

  func didFocus(day: Date) { choose(day: day) }
}
