import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UIPickerViewTests {
  private final class Data: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [3, 100]
    var turned: [[Int]] = []
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      made += 1
      return "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      turned.append([component, row])
    }
  }

  private func picker() -> (UIPickerView, Data) {
    let (picker, data) = (UIPickerView(), Data())
    picker.dataSource = data
    picker.delegate = data
    picker.layoutIfNeeded()
    return (picker, data)
  }

  private func wheel(_ picker: UIPickerView, _ index: Int) -> UIControl {
    picker.subviews.compactMap { $0 as? UIControl }[index]
  }

  @Test("Wheels share the width as on iOS", arguments: zip(1...5, [302, 148, 97, 71, 56] as [CGFloat]))
  func widths(count: Int, width: CGFloat) {
    let (picker, data) = picker()
    data.rows = Array(repeating: 3, count: count)
    picker.reloadAllComponents()
    #expect(picker.bounds.width == 320)
    #expect((0..<count).allSatisfy { picker.rowSize(forComponent: $0).width == width })
  }

  @Test func asksForWhatItShowsAndNoMore() {
    let (picker, data) = picker()
    data.rows = [100_000]
    data.made = 0
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 100_000)
    #expect(data.made < 20)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func codeTurnsItAndReportsNothing() {
    let (picker, data) = picker()
    picker.selectRow(50, inComponent: 1, animated: true)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 50 && picker.selectedRow(inComponent: 0) == 2)
    #expect(data.turned.isEmpty)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 50, forComponent: 1) != nil)
    #expect(picker.view(forRow: 0, forComponent: 1) == nil)
  }

  @Test func keysTurnIt() {
    let (picker, data) = picker()
    let keyboard = Keyboard(view: wheel(picker, 1))
    keyboard.press("ArrowDown")
    keyboard.press("PageDown")
    keyboard.press("ArrowUp")
    #expect(picker.selectedRow(inComponent: 1) == 5)
    keyboard.press("End")
    keyboard.press("ArrowDown")
    #expect(picker.selectedRow(inComponent: 1) == 99)
    keyboard.press("Home")
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(data.turned.allSatisfy { $0[0] == 1 })
  }

  @Test func aMousesWheelTurnsItAsFarAsItWouldMoveContent() {
    let (picker, data) = picker()
    let (near, far) = (wheel(picker, 0), wheel(picker, 1))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    scroll.contentSize = CGSize(width: 320, height: 1_000)
    scroll.addSubview(picker)
    far.scrollByWheel(CGVector(dx: 0, dy: -80))
    #expect(picker.selectedRow(inComponent: 1) == 2)
    // What is left of a row is not lost, unless the wheel turns back.
    far.scrollByWheel(CGVector(dx: 0, dy: -16))
    #expect(picker.selectedRow(inComponent: 1) == 3 && data.turned == [[1, 2], [1, 3]])
    far.scrollByWheel(CGVector(dx: 0, dy: -20))
    far.scrollByWheel(CGVector(dx: 0, dy: 30))
    #expect(picker.selectedRow(inComponent: 1) == 3)
    far.scrollByWheel(CGVector(dx: 0, dy: -.infinity))
    #expect(picker.selectedRow(inComponent: 1) == 99)
    #expect(scroll.contentOffset.y == 0 && near.semantics.takesWheel)
    // At its end, what it is in scrolls.
    far.scrollByWheel(CGVector(dx: 0, dy: -40))
    #expect(picker.selectedRow(inComponent: 1) == 99 && scroll.contentOffset.y == 40)
  }

  @Test func anEndlessWheelGoesOnRound() {
    let (picker, data) = picker()
    picker.endlessComponents = [0]
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    let keyboard = Keyboard(view: wheel(picker, 0))
    keyboard.press("ArrowUp")
    #expect(picker.selectedRow(inComponent: 0) == 2)
    keyboard.press("ArrowDown")
    keyboard.press("PageDown")
    #expect(picker.selectedRow(inComponent: 0) == 2)
    keyboard.press("Home")
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(data.turned.map { $0[1] } == [2, 0, 2, 0])
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0)?.center.y == 108)
    #expect(wheel(picker, 0).semantics.value == "0-0")
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    data.rows[0] = 0
    picker.reloadComponent(0)
    keyboard.press("ArrowDown")
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func viewsOfTheDelegateGoBeforeTitles() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      { "title" }
      // As UIKit declares it: the view is there.
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView { UISwitch() }
    }
    let (picker, views) = (UIPickerView(), Views())
    picker.dataSource = views
    picker.delegate = views
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 1, forComponent: 0) is UISwitch)
  }

  @Test func fewerRowsKeepTheChoiceInside() {
    let (picker, data) = picker()
    picker.selectRow(90, inComponent: 1, animated: false)
    data.rows[1] = 10
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 9)
    data.rows[1] = 0
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(3, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == -1)
  }

  @Test func itsWheelsAreAdjustableToScreenReaders() {
    let (picker, data) = picker()
    let semantics = wheel(picker, 0).semantics
    #expect(data.rows == [3, 100] && semantics.role == .slider)
    #expect(semantics.value == "0-0" && semantics.isFocusable)
    #expect(semantics.range == ValueRange(value: 0, minimum: 0, maximum: 2))
  }
}

@MainActor struct UIDatePickerTests {
  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date(2024, 1, 31, 9, 41)
    picker.sizeToFit()
    picker.layoutIfNeeded()
    return picker
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private func wheels(_ picker: UIDatePicker) -> [UIControl] {
    picker.subviews.compactMap { $0 as? UIPickerView }[0].subviews.compactMap { $0 as? UIControl }
  }

  @Test func hasTheSizeOfItsStyle() {
    #expect(picker(.date, .wheels).bounds.size == CGSize(width: 320, height: 216))
    #expect(picker(.countDownTimer, .automatic).datePickerStyle == .wheels)
    let compact = picker(.dateAndTime, .automatic)
    #expect(compact.datePickerStyle == .compact && abs(compact.bounds.height - 34.5) < 1)
    #expect(picker(.date, .inline).bounds.height > 300)
  }

  @Test func wheelsStandAsTheLocaleWritesDates() {
    let english = picker(.date, .wheels)
    #expect(wheels(english).map(\.semantics.label) == ["Month", "Day", "Year"])
    english.datePickerMode = .time
    #expect(wheels(english).map(\.semantics.value) == ["9", "41", english.rules.formatter.amSymbol])
    let german = picker(.date, .wheels)
    german.locale = Locale(identifier: "de_DE")
    #expect(wheels(german).map(\.semantics.label) == ["Day", "Month", "Year"])
    german.datePickerMode = .time
    #expect(wheels(german).map(\.semantics.value) == ["9", "41"])
  }

  @Test func aDayThatTheMonthHasNotBecomesItsLast() {
    let picker = picker(.date, .wheels)
    let counter = EventCounter(at: picker)
    Keyboard(view: wheels(picker)[0]).press("ArrowDown")
    #expect(picker.date == date(2024, 2, 29, 9, 41) && counter.count == 1)
  }

  @Test func keepsToItsBounds() {
    let picker = picker(.date, .wheels)
    picker.maximumDate = date(2024, 2, 10)
    Keyboard(view: wheels(picker)[0]).press("End")
    #expect(picker.date == date(2024, 2, 10))
    picker.minimumDate = date(2024, 2, 5)
    picker.date = date(2000, 1, 1)
    #expect(picker.date == date(2024, 2, 5))
    picker.minimumDate = date(2030, 1, 1)
    picker.date = date(2000, 1, 1)
    #expect(picker.date == date(2000, 1, 1))
  }

  @Test func roundsMinutesToItsInterval() {
    let picker = picker(.time, .wheels)
    picker.minuteInterval = 15
    Keyboard(view: wheels(picker)[0]).press("ArrowDown")
    #expect(picker.date == date(2024, 1, 31, 10, 30))
    picker.minuteInterval = 7
    #expect(picker.rules.step == 1)
  }

  @Test func hoursPastNoonChangeTheHalfOfTheDay() {
    let picker = picker(.time, .wheels)
    Keyboard(view: wheels(picker)[0]).press("PageDown")
    #expect(picker.date == date(2024, 1, 31, 14, 41))
    #expect(wheels(picker).map(\.semantics.value) == ["2", "41", picker.rules.formatter.pmSymbol])
    Keyboard(view: wheels(picker)[2]).press("ArrowUp")
    #expect(picker.date == date(2024, 1, 31, 2, 41))
    picker.datePickerMode = .date
    Keyboard(view: wheels(picker)[0]).press("ArrowUp")
    #expect(picker.date == date(2024, 12, 31, 2, 41))
  }

  @Test func whatAFieldOpensHasTheKeyboardForItself() throws {
    let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let picker = picker(.date, .compact)
    root.view.addSubview(picker)
    picker.layoutIfNeeded()
    let field = try #require(picker.subviews.compactMap { $0 as? UIButton }.first)
    #expect(field.accessibilityActivate())
    let popover = try #require(window.subviews.last as? DatePopover)
    #expect(root.view.isCovered)
    let stops = calendarDays(in: popover).filter(\.semantics.isFocusable)
    #expect(stops.map(\.semantics.text) == ["31"])
    let first = try #require(stops.first).semantics.focusRequest
    #expect(first > 0)
    // The keyboard goes along with the chosen day.
    Keyboard(view: stops[0]).press("ArrowLeft")
    let next = try #require(calendarDays(in: popover).first { $0.semantics.isFocusable })
    #expect(next.semantics.text == "30" && next.semantics.focusRequest > first)
    Keyboard(view: next).press("Escape")
    #expect(!root.view.isCovered && popover.superview == nil)
  }

  @Test func countsDownAtLeastOneMinute() {
    let picker = picker(.countDownTimer, .wheels)
    picker.countDownDuration = 3_600
    #expect(wheels(picker).map(\.semantics.value) == ["1 hour", "0 min"])
    let counter = EventCounter(at: picker)
    Keyboard(view: wheels(picker)[0]).press("Home")
    #expect(picker.countDownDuration == 60 && counter.count == 1)
    picker.countDownDuration = .infinity
    #expect(picker.countDownDuration == 86_340)
  }

  @Test func aCalendarChoosesDaysAndKeepsTheTime() {
    let picker = picker(.date, .inline)
    picker.maximumDate = date(2024, 1, 25)
    let days = calendarDays(in: picker)
    #expect(days.count == 31)
    #expect(days.map(\.semantics.isEnabled).count { $0 } == 25)
    #expect(days[9].accessibilityActivate())
    #expect(picker.date == date(2024, 1, 10, 0, 0) || picker.date == date(2024, 1, 10, 9, 41))
    #expect(!days[28].accessibilityActivate())
  }

  @Test func choosesAMonthByWheels() {
    let picker = picker(.yearAndMonth, .inline)
    #expect(picker.datePickerStyle == .wheels)
    #expect(wheels(picker).map(\.semantics.label) == ["Month", "Year"])
    Keyboard(view: wheels(picker)[0]).press("ArrowDown")
    #expect(picker.date == date(2024, 2, 29, 9, 41) && picker.semantics.value == "February 2024")
  }

  @Test func codeReportsNothing() {
    let picker = picker(.dateAndTime, .compact)
    let counter = EventCounter(at: picker)
    picker.setDate(date(2020, 2, 2), animated: true)
    #expect(counter.count == 0 && picker.date == date(2020, 2, 2))
    #expect(
      picker.semantics.value == "Feb 2, 2020, 12:00 AM"
        || picker.semantics.value?.hasPrefix("Feb 2, 2020") == true)
  }

  @Test func leavesNothingBehind() {
    weak var gone: UIDatePicker?
    do {
      let picker = picker(.dateAndTime, .inline)
      gone = picker
    }
    #expect(gone == nil)
  }
}
