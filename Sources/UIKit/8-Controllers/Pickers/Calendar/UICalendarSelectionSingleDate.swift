import Foundation

/// A calendar view's selection of at most one date. A press of the selected one deselects it where the
/// delegate allows nil.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that decides on dates and is notified of them.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Makes an empty selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected date; nil, the default, for none. Setting it does not call the delegate.
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected: DateComponents?

  /// Selects a date, or none, without calling the delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    guard selected != dateComponents else { return }
    selected = dateComponents
    selectionDidChange(animated: animated)
  }

  override func isSelected(day: Date) -> Bool { selected.flatMap(self.day) == day }

  override func canSelect(day: Date) -> Bool {
    delegate?.dateSelection(self, canSelectDate: components(day)) ?? true
  }

  override func choose(day: Date) {
    let new = isSelected(day: day) ? nil : components(day)
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selected = new
    delegate?.dateSelection(self, didSelectDate: new)
  }

  override func keepDays(_ isKept: (Date) -> Bool) {
    if let day = selected.flatMap(day), !isKept(day) { selected = nil }
  }
}

/// An object that decides on, and is notified of, the date that a person selects in a calendar view.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A person has selected a date, or with nil deselected the former.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a date can be selected, or with nil whether the selection can be empty; true by default.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true by default.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
