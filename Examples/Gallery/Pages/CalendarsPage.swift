import UIKit

/// Calendars with one and with several selected days, decorated and in a range.
final class CalendarsPage: SpecimenController {
  private lazy var answer = status("days", "12")
  private lazy var single = UICalendarSelectionSingleDate(delegate: self)
  private lazy var several = UICalendarSelectionMultiDate(delegate: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    row("Selected", answer)
    let decorated = calendar("decorated")
    decorated.delegate = self
    decorated.selectionBehavior = single
    single.selectedDate = day(12)
    wide(decorated, "One day, with decorations")
    group("Several")
    let range = calendar("several")
    range.wantsDateDecorations = false
    range.fontDesign = .serif
    range.selectionBehavior = several
    range.availableDateRange = DateInterval(start: date(5), end: date(24))
    several.selectedDates = [day(6), day(7), day(20)]
    range.sizeToFit()
    wide(range, "Several days of a range, in a font with serifs")
  }

  private func calendar(_ name: String) -> UICalendarView {
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = TimeZone(identifier: "UTC")
    view.visibleDateComponents = DateComponents(year: 2024, month: 6)
    view.accessibilityIdentifier = name
    return view
  }

  private func day(_ number: Int) -> DateComponents {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), era: 1, year: 2024, month: 6, day: number)
  }

  private func date(_ number: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar.date(from: DateComponents(year: 2024, month: 6, day: number))!
  }

  private func showSelection() {
    let days = several.selectedDates.compactMap(\.day).sorted().map(String.init).joined(separator: " ")
    setStatus(answer, days)
  }
}

extension CalendarsPage: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 3: .default()
    case 4: .default(color: .systemGreen, size: .large)
    case 14: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
    case 20: .image(UIImage(systemName: "heart.fill"), color: .systemPink, size: .large)
    case 27:
      .customView {
        let label = UILabel()
        label.text = "🎉"
        label.font = .systemFont(ofSize: 11)
        return label
      }
    default: nil
    }
  }
}

extension CalendarsPage: UICalendarSelectionSingleDateDelegate {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    setStatus(answer, dateComponents?.day.map(String.init) ?? "none")
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    dateComponents?.day != 13
  }
}

extension CalendarsPage: UICalendarSelectionMultiDateDelegate {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { showSelection() }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { showSelection() }
}
