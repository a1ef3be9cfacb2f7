import UIKit

/// Date pickers in their styles and modes, and a line that shows what was chosen.
final class DatesPage: SpecimenController {
  private lazy var answer = status("date", "")

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    answer.frame.size.width = 200
    row("Chosen", answer)
    row("Compact", picker("compact", .dateAndTime, .compact))
    group("A calendar")
    wide(picker("inline", .dateAndTime, .inline), "With a field for the time")
    group("Wheels")
    wide(picker("date wheels", .date, .wheels), "A date")
    wide(picker("time wheels", .time, .wheels), "A time, by quarters of an hour")
    wide(picker("day and time wheels", .dateAndTime, .wheels), "A day and a time")
    wide(picker("countdown", .countDownTimer, .wheels), "A length of time")
    answer.text = text(DatesPage.start)
  }

  /// A Wednesday, so that the page looks the same on every day.
  private static let start = Date(timeIntervalSince1970: 1_718_184_600)

  private func picker(_ name: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = DatesPage.start
    picker.accessibilityIdentifier = name
    if name == "time wheels" { picker.minuteInterval = 15 }
    if mode == .countDownTimer { picker.countDownDuration = 95 * 60 }
    picker.addAction(
      UIAction { [weak self] action in
        let picker = action.sender as! UIDatePicker
        guard let self else { return }
        setStatus(
          answer,
          picker.datePickerMode == .countDownTimer
            ? "\(Int(picker.countDownDuration / 60)) minutes" : text(picker.date))
      }, for: .valueChanged)
    picker.sizeToFit()
    return picker
  }

  private func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
