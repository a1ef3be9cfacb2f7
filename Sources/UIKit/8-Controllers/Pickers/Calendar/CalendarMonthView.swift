import Foundation
import QuartzCore

/// A month's days in a grid, below the month's name. A ``CalendarMonthDelegate`` has the selection.
@MainActor final class CalendarMonthView: UIView {
  weak var delegate: (any CalendarMonthDelegate)?
  private let header = CalendarHeader()
  /// The weekdays' names and the days, which move when the page is turned.
  private let grid = UIView()
  private var columns: DatePickerColumns?
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []
  private(set) var rules = DateRules()
  /// The first day of the month that is shown.
  private(set) var month = Date()
  /// The day to which the keyboard was moved; nil leaves the keyboard with the selected day.
  private var focusedDay: Date?

  /// The height of the room below each day's number.
  var decorationHeight: CGFloat = 0 {
    didSet {
      guard decorationHeight != oldValue else { return }
      invalidateIntrinsicContentSize()
      fill()
    }
  }
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { fill() } }
  }

  private static let metrics = Metrics.current.calendar

  init() {
    super.init(frame: CGRect(origin: .zero, size: CalendarMonthView.metrics.size))
    header.previous.addAction(
      UIAction { [weak self] _ in self?.turnPage(by: -1) }, for: .primaryActionTriggered)
    header.following.addAction(
      UIAction { [weak self] _ in self?.turnPage(by: 1) }, for: .primaryActionTriggered)
    header.title.addAction(UIAction { [weak self] _ in self?.toggleColumns() }, for: .primaryActionTriggered)
    addSubview(header)
    grid.clipsToBounds = true
    addSubview(grid)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction { [weak self] _ in
        guard let self else { return }
        turnPage(by: (direction == .left) == readsFromLeft ? 1 : -1)
      }
      grid.addGestureRecognizer(swipe)
    }
    for _ in 0..<7 {
      let label = UILabel()
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      weekdays.append(label)
      grid.addSubview(label)
    }
    for _ in 0..<42 {
      let day = CalendarDay()
      day.addAction(
        UIAction { [weak self, weak day] _ in if let date = day?.date { self?.choose(date) } },
        for: [.touchUpInside, .primaryActionTriggered])
      days.append(day)
      grid.addSubview(day)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the header, the weekdays and six weeks.
  override var intrinsicContentSize: CGSize {
    let metrics = CalendarMonthView.metrics
    return CGSize(width: metrics.size.width, height: metrics.size.height + 6 * decorationHeight)
  }

  // MARK: Months

  /// Applies rules and shows the month of a date.
  func show(rules: DateRules, monthOf date: Date, animated: Bool = false) {
    self.rules = rules
    focusedDay = nil
    go(to: start(ofMonthWith: date), animated: animated)
  }

  private func start(ofMonthWith date: Date) -> Date {
    rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private func turnPage(by months: Int) {
    guard let next = rules.calendar.date(byAdding: .month, value: months, to: month), allows(month: next)
    else { return }
    focusedDay = nil
    go(to: start(ofMonthWith: next), animated: true)
  }

  private func go(to newMonth: Date, animated: Bool) {
    let old = month
    month = newMonth
    if animated, old != newMonth, window != nil, UIView.areAnimationsEnabled {
      let passing = CATransition()
      passing.type = .push
      passing.subtype = (newMonth > old) == readsFromLeft ? .fromRight : .fromLeft
      passing.duration = 0.3
      passing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      grid.layer.add(passing, forKey: "page")
    }
    columns?.turn(to: newMonth, animated: animated)
    fill()
    if old != newMonth { delegate?.visibleMonthDidChange(from: old) }
  }

  /// Whether any day of a month may be shown.
  private func allows(month: Date) -> Bool {
    guard let days = rules.calendar.dateInterval(of: .month, for: month) else { return true }
    if let minimum = rules.minimum, days.end <= minimum { return false }
    if let maximum = rules.maximum, days.start > maximum { return false }
    return true
  }

  private func allows(monthsAway months: Int) -> Bool {
    rules.calendar.date(byAdding: .month, value: months, to: month).map { allows(month: $0) } ?? false
  }

  // MARK: The wheels for month and year

  private func toggleColumns() {
    if let old = exchange(&columns, with: nil) {
      old.view.removeFromSuperview()
    } else {
      let new = DatePickerColumns { [weak self] date in
        guard let self else { return }
        focusedDay = nil
        go(to: start(ofMonthWith: date), animated: false)
      }
      new.show(.yearAndMonth, rules: rules, date: month)
      new.view.tintColor = tintColor
      columns = new
      addSubview(new.view)
    }
    header.isOpen = columns != nil
    grid.isHidden = columns != nil
    setNeedsLayout()
  }

  // MARK: Days

  /// Shows the selection, the decorations and the month anew.
  func fill() {
    let calendar = rules.calendar
    header.text = rules.text(month, "yMMMM")
    header.fontDesign = fontDesign
    header.previous.isEnabled = allows(monthsAway: -1)
    header.following.isEnabled = allows(monthsAway: 1)
    let symbols = rules.formatter.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where symbols.count == 7 {
      label.font = .systemFont(ofSize: 13, weight: .semibold, design: fontDesign)
      label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased(with: rules.locale)
    }
    let before = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    for (index, day) in days.enumerated() {
      let number = index - before + 1
      guard (1...max(count, 1)).contains(number),
        let date = calendar.date(byAdding: .day, value: number - 1, to: month)
      else {
        day.date = nil
        day.decoration = nil
        day.isHidden = true
        continue
      }
      day.isHidden = false
      day.date = date
      day.fontDesign = fontDesign
      day.text = rules.text(ofDayNumber: number)
      day.accessibilityLabel = rules.text(date, "EEEEyMMMMd")
      day.isToday = calendar.isDateInToday(date)
      day.decorationHeight = decorationHeight
      day.decoration = decorationHeight > 0 ? delegate?.decorationView(forDay: date) : nil
    }
    fillSelection()
    setNeedsLayout()
  }

  /// Shows the selection anew.
  func fillSelection() {
    for day in days {
      guard let date = day.date else { continue }
      day.isSelected = delegate?.isSelected(day: date) ?? false
      day.isAvailable =
        rules.allows(day: date) && (day.isSelected || delegate?.canChoose(day: date) ?? true)
      day.isEnabled = day.isAvailable && delegate?.choosesDays ?? false
    }
    let shown = days.filter { !$0.isHidden && $0.isEnabled }
    let focused = focusedDay.flatMap { day in shown.first { $0.date == day } }
    keyboardDay = focused ?? shown.first(where: \.isSelected) ?? shown.first
    for day in days { day.isOnKeyboardsWay = day === keyboardDay }
  }

  /// Reloads some days' decorations.
  func reloadDecorations(forDays dates: Set<Date>) {
    for day in days {
      guard let date = day.date, dates.contains(date) else { continue }
      day.decoration = decorationHeight > 0 ? delegate?.decorationView(forDay: date) : nil
    }
  }

  /// The day on which the keyboard can be: the one that arrows led to, else the selected one, else the
  /// month's first.
  private(set) var keyboardDay: UIControl?

  private func choose(_ day: Date) {
    if focusedDay != nil { focusedDay = day }
    delegate?.choose(day: day)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = CalendarMonthView.metrics
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.header)
    grid.frame = CGRect(
      x: 0, y: metrics.header, width: bounds.width, height: max(bounds.height - metrics.header, 0))
    let columnsHeight = min(columns?.view.intrinsicContentSize.height ?? 0, grid.bounds.height)
    columns?.view.frame = CGRect(
      x: 0, y: grid.frame.midY - columnsHeight / 2, width: bounds.width, height: columnsHeight)
    let width = (bounds.width - 2 * metrics.margin) / 7
    let row = metrics.row + decorationHeight
    func place(_ view: UIView, column: Int, y: CGFloat, height: CGFloat) {
      let column = CGFloat(readsFromLeft ? column : 6 - column)
      view.frame = CGRect(x: metrics.margin + column * width, y: y, width: width, height: height)
    }
    for (index, label) in weekdays.enumerated() {
      place(label, column: index, y: 0, height: metrics.weekdays)
    }
    for (index, day) in days.enumerated() {
      place(day, column: index % 7, y: metrics.weekdays + CGFloat(index / 7) * row, height: row)
    }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !handle($0) }
    if !refused.isEmpty { super.pressesBegan(refused, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !handle($0) }
    if !refused.isEmpty { super.pressesChanged(refused, with: event) }
  }

  /// Moves the keyboard: the arrow keys to the days around, Page Up and Down to the same day of the months
  /// around.
  private func handle(_ press: UIPress) -> Bool {
    guard columns == nil, let key = press.key, key.modifierFlags.isEmpty,
      let current = days.first(where: { $0 === keyboardDay })?.date
    else { return false }
    let step: (Calendar.Component, Int)
    switch key.characters {
    case "UIKeyInputUpArrow": step = (.day, -7)
    case "UIKeyInputDownArrow": step = (.day, 7)
    case "UIKeyInputLeftArrow": step = (.day, readsFromLeft ? -1 : 1)
    case "UIKeyInputRightArrow": step = (.day, readsFromLeft ? 1 : -1)
    case "UIKeyInputPageUp": step = (.month, -1)
    case "UIKeyInputPageDown": step = (.month, 1)
    default: return false
    }
    guard let next = rules.calendar.date(byAdding: step.0, value: step.1, to: current) else { return true }
    let day = rules.calendar.startOfDay(for: rules.clamped(next))
    focusedDay = day
    let month = start(ofMonthWith: day)
    if month == self.month { fillSelection() } else { go(to: month, animated: true) }
    delegate?.didFocus(day: day)
    keyboardDay?.requestFocus()
    return true
  }
}
