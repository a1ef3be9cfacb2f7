import Foundation

/// A calendar view's selection of at most one week. Its components are `weekOfYear` and `yearForWeekOfYear`.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The object that decides on weeks and is notified of them.
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// Makes an empty selection.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected week; nil, the default, for none. Setting it does not call the delegate.
  open var selectedWeekOfYear: DateComponents? {
    get { selected }
    set { setSelectedWeekOfYear(newValue, animated: false) }
  }
  private var selected: DateComponents?

  /// Selects a week, or none, without calling the delegate.
  open func setSelectedWeekOfYear(_ dateComponents: DateComponents?, animated: Bool) {
    guard selected != dateComponents else { return }
    selected = dateComponents
    selectionDidChange(animated: animated)
  }

  private func week(_ day: Date) -> DateComponents {
    let calendar = calendarView?.rules.calendar ?? .current
    return calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: day)
  }

  override func isSelected(day: Date) -> Bool {
    guard let selected else { return false }
    let week = week(day)
    return week.weekOfYear == selected.weekOfYear && week.yearForWeekOfYear == selected.yearForWeekOfYear
  }

  override func canSelect(day: Date) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(day)) ?? true
  }

  override func choose(day: Date) {
    let new = isSelected(day: day) ? nil : week(day)
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: new) ?? true else { return }
    selected = new
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
  }
}

/// An object that decides on, and is notified of, the week that a person selects in a calendar view.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// A person has selected a week, or with nil deselected the former.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be selected, or with nil whether the selection can be empty; true by default.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns true by default.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
