import DisplayProtocol
import Foundation

/// A month's days in a grid, one of them chosen.
@MainActor final class CalendarMonthView: UIView {
  private let title = UILabel()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []
  private var rules = DateRules()
  private var date = Date()
  /// The first day of the month that is shown.
  private var month = Date()
  private let told: (Date) -> Void

  private static let look = Look.current.calendar

  /// Makes a calendar that tells the days, with the time of the chosen date, that a person chooses.
  init(told: @escaping (Date) -> Void) {
    self.told = told
    super.init(frame: CGRect(origin: .zero, size: CalendarMonthView.look.size))
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.accessibilityTraits = .header
    for (button, name, label, months) in [
      (previous, "chevron.backward", "Previous month", -1), (following, "chevron.forward", "Next month", 1),
    ] {
      button.setImage(
        UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)),
        for: .normal)
      button.accessibilityLabel = label
      button.addAction(UIAction { [weak self] _ in self?.turnPage(by: months) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    addSubview(title)
    for _ in 0..<7 {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
    for _ in 0..<42 {
      let day = CalendarDay()
      day.addAction(
        UIAction { [weak self, weak day] _ in if let date = day?.date { self?.choose(date) } },
        for: [.touchUpInside, .primaryActionTriggered])
      days.append(day)
      addSubview(day)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the calendar rules and a date, whose month it shows.
  func show(rules: DateRules, date: Date) {
    self.rules = rules
    self.date = date
    month = rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
    fill()
  }

  private func turnPage(by months: Int) {
    month = rules.calendar.date(byAdding: .month, value: months, to: month) ?? month
    fill()
  }

  private func fill() {
    let calendar = rules.calendar
    title.text = rules.text(month, "yMMMM")
    let symbols = rules.formatter.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where symbols.count == 7 {
      label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased()
    }
    let before = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    for (index, day) in days.enumerated() {
      let number = index - before + 1
      guard (1...max(count, 1)).contains(number),
        let date = calendar.date(byAdding: .day, value: number - 1, to: month)
      else {
        day.date = nil
        day.isHidden = true
        continue
      }
      day.isHidden = false
      day.date = date
      day.text = "\(number)"
      day.accessibilityLabel = rules.text(date, "EEEEyMMMMd")
      day.isToday = calendar.isDateInToday(date)
      day.isSelected = calendar.isDate(date, inSameDayAs: self.date)
      day.isEnabled = rules.allows(day: date)
    }
    let shown = days.filter { !$0.isHidden && $0.isEnabled }
    keyboardDay = shown.first(where: \.isSelected) ?? shown.first
    for day in days { day.isOnKeyboardsWay = day === keyboardDay }
    setNeedsLayout()
  }

  /// The day that the keyboard can be on: the chosen one, or the first of another month.
  private(set) var keyboardDay: UIControl?

  /// Chooses a day, keeping the time of day.
  private func choose(_ day: Date) {
    let calendar = rules.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let chosen =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    let allowed = rules.nearest(to: chosen)
    guard allowed != date else { return }
    show(rules: rules, date: allowed)
    told(allowed)
  }

  override func layoutSubviews() {
    let look = CalendarMonthView.look
    let width = (bounds.width - 2 * look.margin) / 7
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        readsFromLeft
        ? frame
        : CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    title.textAlignment = readsFromLeft ? .left : .right
    place(
      title, CGRect(x: look.margin + look.titleInset, y: 0, width: bounds.width - 140, height: look.header))
    place(previous, CGRect(x: bounds.width - look.margin - 88, y: 0, width: 44, height: look.header))
    place(following, CGRect(x: bounds.width - look.margin - 44, y: 0, width: 44, height: look.header))
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(x: look.margin + CGFloat(index) * width, y: look.header, width: width, height: look.weekdays))
    }
    for (index, day) in days.enumerated() {
      place(
        day,
        CGRect(
          x: look.margin + CGFloat(index % 7) * width,
          y: look.header + look.weekdays + CGFloat(index / 7) * look.row, width: width, height: look.row))
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !take($0) }
    if !refused.isEmpty { super.pressesBegan(refused, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !take($0) }
    if !refused.isEmpty { super.pressesChanged(refused, with: event) }
  }

  /// The arrow keys choose the days around, Page Up and Down the same day of the months around.
  private func take(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isEmpty else { return false }
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
    guard let day = rules.calendar.date(byAdding: step.0, value: step.1, to: date) else { return true }
    choose(day)
    keyboardDay?.takeFocus()
    return true
  }
}

/// One day of a calendar.
@MainActor private final class CalendarDay: UIControl {
  var date: Date?
  /// Whether Tab stops here; from there on arrows lead to the other days.
  var isOnKeyboardsWay = false {
    didSet { if isOnKeyboardsWay != oldValue { setNeedsSemantics() } }
  }
  var isToday = false { didSet { showLooks() } }
  var text: String? { didSet { label.text = text } }
  private let disc = UIView.decoration()
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.accessibilityElementsHidden = true
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    showLooks()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }

  private func showLooks() {
    let accent: UIColor = tintColor
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.textColor =
      !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? accent : .label
    disc.backgroundColor =
      isSelected
      ? isToday ? accent : accent.withAlphaComponent(ConfigurationLook.tintAlpha)
      : isHighlighted ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    let side = min(bounds.width, bounds.height)
    disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    layer.cornerRadius = side / 2
    label.frame = bounds
  }

  override var takesKeyboardFocus: Bool { isOnKeyboardsWay }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.className = "UICalendarDay"
    semantics.role = .radio
    semantics.text = text
  }
}
