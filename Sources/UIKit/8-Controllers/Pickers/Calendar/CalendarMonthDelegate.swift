import Foundation

/// The selection that a month's grid shows, and the receiver of a person's choices in it. Days are given by
/// their starts.
@MainActor protocol CalendarMonthDelegate: AnyObject {
  /// Whether days react to presses.
  var choosesDays: Bool { get }
  /// Whether a day is among the selected ones.
  func isSelected(day: Date) -> Bool
  /// Whether a day that the rules allow can be selected; others are pale.
  func canChoose(day: Date) -> Bool
  /// A person has pressed a day.
  func choose(day: Date)
  /// The keyboard has gone to a day by an arrow key.
  func didFocus(day: Date)
  /// The grid shows another month.
  func visibleMonthDidChange(from month: Date)
  /// The view below a day's number; nil for none.
  func decorationView(forDay day: Date) -> UIView?
}

extension CalendarMonthDelegate {
  var choosesDays: Bool { true }
  func canChoose(day: Date) -> Bool { true }
  func didFocus(day: Date) {}
  func visibleMonthDidChange(from month: Date) {}
  func decorationView(forDay day: Date) -> UIView? { nil }
}
