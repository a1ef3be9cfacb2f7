import Foundation
import Testing

@testable import UIKit

private func name(_ components: DateComponents?) -> String {
  components.map { "\($0.year!)-\($0.month!)-\($0.day!)" } ?? "none"
}

@MainActor struct UICalendarViewTests {
  private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
  {
    var calls: [String] = []
    var forbidden: Set<Int> = []
    var allowsNone = true
    var decorated: [Int] = []

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      decorated.append(dateComponents.day!)
      return dateComponents.day == 3 ? .default(color: .red) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      calls.append("from \(previousDateComponents.year!)-\(previousDateComponents.month!)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
      calls.append("select \(name(dateComponents))")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    )
      -> Bool
    {
      guard let day = dateComponents?.day else { return allowsNone }
      return !forbidden.contains(day)
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) {
      calls.append("add \(name(dateComponents))")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {
      calls.append("remove \(name(dateComponents))")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !forbidden.contains(dateComponents.day!) }
    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {
      calls.append("week \(weekOfYearComponents?.weekOfYear ?? 0)")
    }
  }

  private func calendar(_ locale: String = "en_US") -> UICalendarView {
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: locale)
    view.timeZone = TimeZone(identifier: "UTC")
    view.visibleDateComponents = DateComponents(year: 2024, month: 6)
    view.layoutIfNeeded()
    return view
  }

  private func day(_ day: Int, month: Int = 6) -> DateComponents {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), era: 1, year: 2024, month: month, day: day)
  }

  private func labels(in view: UIView) -> [String] {
    (view as? UILabel).flatMap(\.text).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func button(_ name: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton { return button.accessibilityLabel == name ? button : nil }
    return view.subviews.lazy.compactMap { button(name, in: $0) }.first
  }

  @Test func beginsAsUIKits() {
    let view = UICalendarView()
    let now = Calendar.current.dateComponents([.year, .month], from: Date())
    #expect(view.visibleDateComponents.year == now.year && view.visibleDateComponents.month == now.month)
    #expect(view.wantsDateDecorations && view.selectionBehavior == nil && view.delegate == nil)
    #expect(view.fontDesign == .default && view.timeZone == nil)
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    #expect(view.bounds.width == 320 && view.bounds.height > 316)
    view.wantsDateDecorations = false
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 316))
  }

  @Test func weeksBeginAsTheLocaleSays() {
    let american = calendar()
    let german = calendar("de_DE")
    #expect(labels(in: american).contains("SUN"))
    // June 1, 2024 was a Saturday: the last of seven, and the last but one.
    let (width, first) = ((320.0 - 16) / 7, calendarDays(in: american)[0])
    #expect(abs(first.frame.minX - (8 + 6 * width)) < 0.01)
    #expect(abs(calendarDays(in: german)[0].frame.minX - (8 + 5 * width)) < 0.01)
    #expect(calendarDays(in: american).count == 30)
    german.semanticContentAttribute = .forceRightToLeft
    german.layoutIfNeeded()
    #expect(calendarDays(in: german)[0].accessibilityLabel?.contains("Juni 2024") == true)
  }

  @Test func daysDoNothingWithoutASelection() {
    let view = calendar()
    let first = calendarDays(in: view)[4]
    #expect(!first.accessibilityActivate() && !first.isSelected)
    #expect(calendarDays(in: view).allSatisfy { $0.isAvailable })
  }

  @Test func aSingleDateIsSelectedAndDeselected() {
    let (view, delegate) = (calendar(), Delegate())
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    delegate.forbidden = [7]
    view.selectionBehavior = selection
    let days = calendarDays(in: view)
    #expect(days[4].accessibilityActivate())
    #expect(name(selection.selectedDate) == "2024-6-5" && days[4].isSelected)
    #expect(days[5].accessibilityActivate() && !days[4].isSelected)
    #expect(!days[6].accessibilityActivate() && !days[6].isAvailable)
    delegate.allowsNone = false
    #expect(days[5].accessibilityActivate() && name(selection.selectedDate) == "2024-6-6")
    delegate.allowsNone = true
    #expect(days[5].accessibilityActivate() && selection.selectedDate == nil)
    #expect(delegate.calls == ["select 2024-6-5", "select 2024-6-6", "select none"])
    // Code does not call.
    selection.setSelected(day(9), animated: true)
    #expect(calendarDays(in: view)[8].isSelected && delegate.calls.count == 3)
    delegate.forbidden = [8]
    selection.updateSelectableDates()
    #expect(days[6].isAvailable && !days[7].isAvailable)
  }

  @Test func severalDatesAreKeptInTheirOrder() {
    let (view, delegate) = (calendar(), Delegate())
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = selection
    selection.selectedDates = [day(20), day(2)]
    let days = calendarDays(in: view)
    #expect(days[19].isSelected && days[1].isSelected)
    #expect(days[10].accessibilityActivate() && days[19].accessibilityActivate())
    delegate.forbidden = [2]
    #expect(days[1].accessibilityActivate() && days[1].isSelected)
    #expect(selection.selectedDates.map(name) == ["2024-6-2", "2024-6-11"])
    #expect(delegate.calls == ["add 2024-6-11", "remove 2024-6-20"])
  }

  @Test func aWeekIsSelectedWhole() {
    let (view, delegate) = (calendar(), Delegate())
    let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
    view.selectionBehavior = selection
    let days = calendarDays(in: view)
    #expect(days[11].accessibilityActivate())
    #expect(days.filter(\.isSelected).map(\.text) == (9...15).map { "\($0)" })
    #expect(selection.selectedWeekOfYear?.weekOfYear == 24 && delegate.calls == ["week 24"])
  }

  @Test func staysWithinItsRange() throws {
    let (view, delegate) = (calendar(), Delegate())
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = selection
    selection.selectedDates = [day(1), day(12), day(30)]
    let calendar = view.rules.calendar
    view.availableDateRange = DateInterval(
      start: calendar.date(from: day(10))!, end: calendar.date(from: day(12))!)
    #expect(selection.selectedDates == [day(12)])
    #expect(calendarDays(in: view).filter(\.isAvailable).map(\.text) == ["10", "11", "12"])
    #expect(try #require(button("Next month", in: view)).isEnabled == false)
    view.setVisibleDateComponents(DateComponents(year: 1999, month: 1), animated: true)
    #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 6)
  }

  @Test func turnsThePage() throws {
    let (view, delegate) = (calendar(), Delegate())
    view.delegate = delegate
    let next = try #require(button("Next month", in: view))
    #expect(next.accessibilityActivate())
    #expect(view.visibleDateComponents.month == 7 && delegate.calls == ["from 2024-6"])
    view.setVisibleDateComponents(DateComponents(year: 2025, month: 1, day: 31), animated: false)
    #expect(view.visibleDateComponents.year == 2025 && delegate.calls.last == "from 2024-7")
  }

  @Test func theTitleOpensWheels() throws {
    let view = calendar()
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
    let title = try #require(
      view.month.subviews[0].subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "June 2024" })
    #expect(title.accessibilityActivate())
    view.layoutIfNeeded()
    let wheels = try #require(view.month.subviews.compactMap { $0 as? UIPickerView }.first)
    wheels.layoutIfNeeded()
    Keyboard(view: wheels.subviews.compactMap { $0 as? UIControl }[0]).press("ArrowDown")
    #expect(view.visibleDateComponents.month == 7)
    #expect(title.accessibilityActivate())
    #expect(!view.month.subviews.contains { $0 is UIPickerView })
  }

  @Test func asksForDecorationsOfWhatItShows() {
    let (view, delegate) = (calendar(), Delegate())
    view.delegate = delegate
    #expect(delegate.decorated == Array(1...30))
    #expect(calendarDays(in: view).filter { $0.decoration != nil }.map(\.text) == ["3"])
    delegate.decorated = []
    view.reloadDecorations(forDateComponents: [day(3), day(4), day(3, month: 7)], animated: false)
    #expect(delegate.decorated.sorted() == [3, 4])
    view.wantsDateDecorations = false
    #expect(calendarDays(in: view).allSatisfy { $0.decoration == nil })
  }

  @Test func decorationsHaveTheirSizes() {
    let sizes = [UICalendarView.DecorationSize.small, .medium, .large].map {
      UICalendarView.Decoration.default(size: $0).makeView().sizeThatFits(.zero).width
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    let own = UICalendarView.Decoration.customView { UISwitch() }.makeView()
    #expect(own is UISwitch)
    #expect(UICalendarView.Decoration(image: nil).makeView().backgroundColor == .systemGray)
  }

  @Test func arrowsMoveAmongDaysAndSpaceSelects() throws {
    let (view, delegate) = (calendar(), Delegate())
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    selection.selectedDate = day(28)
    #expect(view.month.keyboardDay?.semantics.text == "28")
    Keyboard(view: try #require(view.month.keyboardDay)).press("ArrowDown")
    #expect(view.visibleDateComponents.month == 7 && view.month.keyboardDay?.semantics.text == "5")
    #expect(selection.selectedDate == day(28) && delegate.calls.isEmpty)
    Keyboard(view: try #require(view.month.keyboardDay)).press("ArrowRight")
    #expect(view.month.keyboardDay?.accessibilityActivate() == true)
    #expect(name(selection.selectedDate) == "2024-7-6")
    Keyboard(view: try #require(view.month.keyboardDay)).press("PageUp")
    #expect(view.visibleDateComponents.month == 6 && view.month.keyboardDay?.semantics.text == "6")
  }

  @Test func leavesNothingBehind() {
    weak var gone: UICalendarView?
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    do {
      let view = calendar()
      view.selectionBehavior = selection
      gone = view
    }
    #expect(gone == nil)
    selection.selectedDate = day(3)
    #expect(selection.selectedDate == day(3))
  }
}
