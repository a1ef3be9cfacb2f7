import Foundation

/// A calendar view's selection of any number of dates. Presses select and deselect.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that decides on dates and is notified of them.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Makes an empty selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected dates, in the order of their selection; none by default. Setting them does not call the
  /// delegate.
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }
  private var selected: [DateComponents] = [] { didSet { selectedDays = nil } }

  /// The starts of the selected days, so that a month asks once for all; nil where they are to be worked out.
  private var selectedDays: (days: Set<Date>, calendar: Calendar?)?

  private var days: Set<Date> {
    let calendar = calendarView?.rules.calendar
    if let selectedDays, selectedDays.calendar == calendar { return selectedDays.days }
    let days = Set(selected.compactMap(day))
    selectedDays = (days, calendar)
    return days
  }

  /// Selects dates without calling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    guard selected != selectedDates else { return }
    selected = selectedDates
    selectionDidChange(animated: animated)
  }

  override func isSelected(day: Date) -> Bool { days.contains(day) }

  override func canSelect(day: Date) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: components(day)) ?? true
  }

  override func choose(day: Date) {
    let components = components(day)
    if isSelected(day: day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
      selected.removeAll { self.day($0) == day }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      guard canSelect(day: day) else { return }
      selected.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }

  override func keepDays(_ isKept: (Date) -> Bool) {
    selected.removeAll { day($0).map { !isKept($0) } ?? false }
  }
}

/// An object that decides on, and is notified of, the dates that a person selects in a calendar view.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A person has selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A person has deselected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a date can be selected; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a selected date can be deselected; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
