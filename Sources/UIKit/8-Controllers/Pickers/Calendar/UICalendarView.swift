import Foundation

/// A calendar by months, with decorations below its days and a selection that a ``UICalendarSelection`` has.
///
/// Without a ``selectionBehavior``, days do not react to presses. Presses of the month's name open wheels for
/// month and year; swipes and the arrows turn to the months around. Keys: the arrow keys move among days,
/// Page Up and Down among months, Space and Return select.
@preconcurrency @MainActor open class UICalendarView: UIView {
  let month = CalendarMonthView()

  /// Makes a calendar of the present month with a frame in its superview's points; an empty frame gets the
  /// calendar's own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  /// Makes a calendar without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UICalendarView.self)
  }

  private func prepare() {
    keepToContent(across: .defaultLow)
    month.delegate = self
    month.decorationHeight = decorationHeight
    addSubview(month)
    month.show(rules: rules, monthOf: Date())
  }

  /// The object that decorates days; nil by default.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { month.fill() } }

  // MARK: The calendar

  /// The calendar by which days are counted; the person's by default.
  open var calendar = Calendar.current { didSet { rulesDidChange() } }

  /// The locale in which names are written and which decides on a week's first day; the person's by default.
  open var locale = Locale.current { didSet { rulesDidChange() } }

  /// The time zone; nil, the default, is the calendar's.
  open var timeZone: TimeZone? { didSet { rulesDidChange() } }

  /// The design of the system font in which the calendar is written; `.default` by default.
  open var fontDesign: UIFontDescriptor.SystemDesign {
    get { month.fontDesign }
    set { month.fontDesign = newValue }
  }

  /// The dates that can be shown and selected; all by default. Narrowing it removes days outside from the
  /// selection.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      guard availableDateRange != oldValue else { return }
      selectionBehavior?.keepDays { [rules] in rules.allows(day: $0) }
      rulesDidChange()
    }
  }

  var rules: DateRules {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    let range = availableDateRange
    return DateRules(
      calendar: calendar, locale: locale, minimum: range.start == .distantPast ? nil : range.start,
      maximum: range.end == .distantFuture ? nil : range.end)
  }

  private func rulesDidChange() {
    let rules = rules
    month.show(rules: rules, monthOf: rules.clamped(month.month))
  }

  // MARK: The month that is shown

  /// The month that is shown: its calendar, era, year and month; the present one by default. Setting it turns
  /// there at once. Components that name no date are ignored.
  open var visibleDateComponents: DateComponents {
    get { components(ofMonth: month.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Turns to the month of a date, or the nearest that is available, with a slide if `animated`.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    var parts = dateComponents
    if parts.day == nil { parts.day = 1 }
    let rules = rules
    guard let date = rules.calendar.date(from: parts) else { return }
    month.show(rules: rules, monthOf: rules.clamped(date), animated: animated)
  }

  private func components(ofMonth date: Date) -> DateComponents {
    rules.calendar.dateComponents([.calendar, .era, .year, .month], from: date)
  }

  // MARK: Decorations

  /// Whether days have room for decorations, for which the delegate is asked; true by default.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      month.decorationHeight = decorationHeight
      invalidateIntrinsicContentSize()
    }
  }

  private var decorationHeight: CGFloat { wantsDateDecorations ? Metrics.current.calendar.decoration : 0 }

  /// Reloads the decorations of days from the delegate; with a cross-fade if `animated`.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = Set(dates.compactMap(day))
    guard animated, window != nil else { return month.reloadDecorations(forDays: days) }
    UIView.transition(
      with: month, duration: Metrics.current.changeDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { [month] in month.reloadDecorations(forDays: days) })
  }

  // MARK: Selection

  /// The object that has the selection; nil, the default, for none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      if oldValue?.calendarView === self { oldValue?.calendarView = nil }
      selectionBehavior?.calendarView = self
      month.fillSelection()
    }
  }

  /// The start of the day that components name, or nil.
  func day(_ components: DateComponents) -> Date? {
    let calendar = rules.calendar
    guard let date = calendar.date(from: components) else { return nil }
    return calendar.startOfDay(for: date)
  }

  /// The components by which delegates are notified of a day.
  func components(ofDay day: Date) -> DateComponents {
    rules.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  // MARK: Layout

  /// 320 points wide, and as high as six weeks.
  open override var intrinsicContentSize: CGSize { month.intrinsicContentSize }
  /// The calendar's own size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }
}

extension UICalendarView: CalendarMonthDelegate {
  var choosesDays: Bool { selectionBehavior != nil }

  func isSelected(day: Date) -> Bool { selectionBehavior?.isSelected(day: day) ?? false }

  func canChoose(day: Date) -> Bool { selectionBehavior?.canSelect(day: day) ?? true }

  func choose(day: Date) {
    selectionBehavior?.choose(day: day)
    month.fillSelection()
  }

  func visibleMonthDidChange(from month: Date) {
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(ofMonth: month))
  }

  func decorationView(forDay day: Date) -> UIView? {
    delegate?.calendarView(self, decorationFor: components(ofDay: day))?.makeView()
  }
}
