import Foundation

/// The columns of a date picker: what they show, and the date they are turned to.
@MainActor final class DatePickerColumns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  enum Column {
    case day, month, dayOfMonth, year, hour, minute, period, hours, minutes
  }

  let view = UIPickerView()
  private var columns: [Column] = []
  private var rules = DateRules()
  /// The day in the middle of the column of days.
  private var reference = Date()
  private let onChange: (Date) -> Void
  private let onDurationChange: (TimeInterval) -> Void
  private(set) var date = Date()

  private static let daysEachWay = 10_000

  /// Creates columns that report the dates, or the durations, that a person turns them to.
  init(onChange: @escaping (Date) -> Void, onDurationChange: @escaping (TimeInterval) -> Void = { _ in }) {
    self.onChange = onChange
    self.onDurationChange = onDurationChange
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  /// Sets the columns' mode and rules, and turns them to a date.
  func show(_ mode: UIDatePicker.Mode, rules: DateRules, date: Date) {
    self.rules = rules
    reference = rules.calendar.startOfDay(for: date)
    columns =
      switch mode {
      case .date: dateColumns
      case .time: timeColumns
      case .dateAndTime: [.day] + timeColumns
      case .countDownTimer: [.hours, .minutes]
      case .yearAndMonth: dateColumns.filter { $0 != .dayOfMonth }
      }
    view.columnLabels = columns.map(label)
    view.endlessComponents = Set(columns.indices.filter { isEndless(columns[$0]) })
    view.reloadAllComponents()
    turn(to: date, animated: false)
  }

  /// Month, day and year as the locale writes them.
  private var dateColumns: [Column] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: rules.locale) ?? "MMMM d y"
    let places: [(Column, String.Index?)] = [
      (.month, format.firstIndex { $0 == "M" || $0 == "L" }), (.dayOfMonth, format.firstIndex(of: "d")),
      (.year, format.firstIndex(of: "y")),
    ]
    return places.sorted { ($0.1 ?? format.endIndex) < ($1.1 ?? format.endIndex) }.map(\.0)
  }

  private var timeColumns: [Column] { rules.countsToTwelve ? [.hour, .minute, .period] : [.hour, .minute] }

  private func label(_ column: Column) -> String {
    switch column {
    case .day, .dayOfMonth: SystemWord.day.text
    case .month: SystemWord.month.text
    case .year: SystemWord.year.text
    case .hour, .hours: SystemWord.hours.text
    case .minute, .minutes: SystemWord.minutes.text
    case .period: SystemWord.halfOfDay.text
    }
  }

  /// Whether what a column shows begins anew after its end.
  private func isEndless(_ column: Column) -> Bool {
    switch column {
    case .month, .dayOfMonth, .hour, .minute, .hours, .minutes: true
    case .day, .year, .period: false
    }
  }

  // MARK: Rows and dates

  private var years: ClosedRange<Int> {
    let first = rules.minimum.map { rules.calendar.component(.year, from: $0) } ?? 1
    let last = rules.maximum.map { rules.calendar.component(.year, from: $0) } ?? 9_999
    return first...max(first, last)
  }

  private func rowCount(_ column: Column) -> Int {
    switch column {
    case .day: 2 * DatePickerColumns.daysEachWay + 1
    case .month: rules.calendar.monthSymbols.count
    case .dayOfMonth: 31
    case .year: years.count
    // A column that counts to twelve does so twice: half way round, the half of the day changes.
    case .hour: 24
    case .minute, .minutes: 60 / rules.step
    case .period: 2
    case .hours: 24
    }
  }

  private func title(_ column: Column, _ row: Int) -> String {
    switch column {
    case .day:
      let day = day(row)
      return rules.calendar.isDateInToday(day) ? SystemWord.today.text : rules.text(day, "EEEMMMd")
    case .month: return rules.formatter.standaloneMonthSymbols[row]
    case .dayOfMonth: return "\(row + 1)"
    case .year: return "\(years.lowerBound + row)"
    case .hour: return "\(rules.countsToTwelve ? (row + 11) % 12 + 1 : row)"
    case .minute:
      let minute = row * rules.step
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .minutes: return SystemWord.minutesOf.text("\(row * rules.step)")
    case .period:
      return row == 0 ? rules.formatter.amSymbol : rules.formatter.pmSymbol
    case .hours: return (row == 1 ? SystemWord.hourOf : .hoursOf).text("\(row)")
    }
  }

  private func day(_ row: Int) -> Date {
    rules.calendar.date(byAdding: .day, value: row - DatePickerColumns.daysEachWay, to: reference)
      ?? reference
  }

  private func row(_ column: Column, of date: Date) -> Int {
    let calendar = rules.calendar
    func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
    switch column {
    case .day:
      let days = calendar.dateComponents([.day], from: reference, to: calendar.startOfDay(for: date)).day ?? 0
      return DatePickerColumns.daysEachWay + days
    case .month: return part(.month) - 1
    case .dayOfMonth: return part(.day) - 1
    case .year: return part(.year) - years.lowerBound
    case .hour: return part(.hour)
    case .minute, .minutes: return part(.minute) / rules.step
    case .period: return part(.hour) / 12
    case .hours: return part(.hour)
    }
  }

  /// Turns the columns to a date.
  func turn(to newDate: Date, animated: Bool) {
    date = newDate
    for (index, column) in columns.enumerated() {
      view.selectRow(row(column, of: newDate), inComponent: index, animated: animated)
    }
  }

  /// Turns the columns to a duration in seconds.
  func turn(toDuration duration: TimeInterval, animated: Bool) {
    guard columns == [.hours, .minutes] else { return }
    let minutes = Int(clamping: duration / 60)
    view.selectRow(minutes / 60, inComponent: 0, animated: animated)
    view.selectRow(minutes % 60 / rules.step, inComponent: 1, animated: animated)
  }

  /// The date that the columns are turned to, one of them just now. A day that its month does not have
  /// becomes the month's last.
  private func turnedDate(by turned: Column) -> Date {
    let calendar = rules.calendar
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    for (index, column) in columns.enumerated() {
      let row = view.selectedRow(inComponent: index)
      switch column {
      case .day:
        let day = calendar.dateComponents([.year, .month, .day], from: day(row))
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
      case .month: parts.month = row + 1
      case .dayOfMonth: parts.day = row + 1
      case .year: parts.year = years.lowerBound + row
      case .hour: parts.hour = row
      case .minute: parts.minute = row * rules.step
      case .period: if turned == .period { parts.hour = (parts.hour ?? 0) % 12 + 12 * row }
      case .hours, .minutes: break
      }
    }
    let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)) ?? date
    let days = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
    parts.day = min(parts.day ?? 1, days)
    return calendar.date(from: parts) ?? date
  }

  // MARK: UIPickerView

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rowCount(columns[component])
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    title(columns[component], row)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch columns[component] {
    case .day: 128
    case .month: 126
    case .dayOfMonth: 48
    case .year: 72
    case .hour, .minute: 44
    case .period: 54
    case .hours, .minutes: 110
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if columns == [.hours, .minutes] {
      let minutes = view.selectedRow(inComponent: 0) * 60 + view.selectedRow(inComponent: 1) * rules.step
      // A countdown of nothing becomes one of the least step, as on iOS.
      let duration = TimeInterval(max(minutes, rules.step) * 60)
      turn(toDuration: duration, animated: true)
      onDurationChange(duration)
      return
    }
    let allowed = rules.nearest(to: turnedDate(by: columns[component]))
    turn(to: allowed, animated: true)
    onChange(allowed)
  }
}
