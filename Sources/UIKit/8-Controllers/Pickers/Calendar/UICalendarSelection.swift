import Foundation

/// The selection of a ``UICalendarView``: one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// Updates which dates can be selected, from the delegate.
  open func updateSelectableDates() { calendarView?.month.fillSelection() }

  func isSelected(day: Date) -> Bool { false }
  func canSelect(day: Date) -> Bool { true }
  /// A person has pressed a day.
  func choose(day: Date) {}
  /// Removes days from the selection that `isKept` refuses.
  func keepDays(_ isKept: (Date) -> Bool) {}

  /// The start of the day that components name in the view's calendar, without a view in their own or the
  /// current one.
  func day(_ components: DateComponents) -> Date? {
    if let calendarView { return calendarView.day(components) }
    let calendar = components.calendar ?? .current
    return calendar.date(from: components).map(calendar.startOfDay)
  }

  func components(_ day: Date) -> DateComponents {
    calendarView?.components(ofDay: day)
      ?? Calendar.current.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// Shows a changed selection, with a cross-fade if `animated`.
  func selectionDidChange(animated: Bool) {
    guard let month = calendarView?.month else { return }
    UIView.changeAppearance(animated: animated && month.window != nil) { month.fillSelection() }
  }
}
