import DisplayProtocol
import Foundation

/// Chooses a date, a time, or a length of time: with wheels, a calendar, or fields that open these.
///
/// It sends `.valueChanged` when a person chooses; setting ``date`` sends no action. Dates go by
/// ``calendar``, ``locale`` and ``timeZone``.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The kind of value that is chosen. The raw values are UIKit's.
  public nonisolated enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day with hours and minutes.
    case dateAndTime = 2
    /// Hours and minutes to count down; with wheels only.
    case countDownTimer = 3
    /// Month and year; with wheels only.
    case yearAndMonth = 4
  }

  fileprivate lazy var parts = DatePickerParts(self)

  /// Makes a picker of the present date; an empty frame gets the picker's own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepToContent()
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  /// Makes a picker without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    keepToContent()
    coder.decodeInterface(self, UIDatePicker.self)
  }

  // MARK: What is chosen

  /// The kind of value that is chosen; a date and a time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { rulesDidChange() } }

  /// The chosen date; the present one by default. Setting it sends no action; one outside of the bounds
  /// becomes the nearer of them.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  private var chosen = Date()

  /// Sets the chosen date, turning wheels there if `animated`. Sends no action.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = rules.clamped(date)
    parts.dateDidChange(animated: animated)
    setNeedsSemantics()
  }

  /// The length of a countdown in seconds, from a minute to a day; 0 until it is set.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      if countDownDuration.isNaN { countDownDuration = 0 }
      countDownDuration = min(max(countDownDuration, 0), 24 * 3600 - 60)
      parts.durationDidChange()
      setNeedsSemantics()
    }
  }

  /// The earliest date that can be chosen; nil, the default, for none.
  open var minimumDate: Date? { didSet { rulesDidChange() } }

  /// The latest date that can be chosen; nil, the default, for none. Where it is before the earliest, neither
  /// counts.
  open var maximumDate: Date? { didSet { rulesDidChange() } }

  /// Minutes between two that can be chosen; 1 by default. One that does not divide an hour counts as 1.
  open var minuteInterval = 1 { didSet { rulesDidChange() } }

  /// Whether ``date`` itself is rounded to ``minuteInterval``; true by default.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { IgnoredProperty.roundedMinutes.warn() } }
  }

  /// The calendar; the person's by default.
  open var calendar: Calendar! = .current { didSet { rulesDidChange() } }

  /// The locale in which dates are formatted; nil, the default, for the user's.
  open var locale: Locale? { didSet { rulesDidChange() } }

  /// The time zone; nil, the default, is the calendar's.
  open var timeZone: TimeZone? { didSet { rulesDidChange() } }

  /// The rules for the dates that can be chosen and for their format.
  var rules: DateRules {
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    let locale = locale ?? calendar.locale ?? .current
    calendar.locale = locale
    return DateRules(
      calendar: calendar, locale: locale, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: minuteInterval)
  }

  private func rulesDidChange() {
    chosen = rules.clamped(chosen)
    parts.rebuild()
    invalidateIntrinsicContentSize()
    setNeedsSemantics()
  }

  /// A person has chosen a date.
  func choose(_ date: Date) {
    guard date != chosen else { return }
    chosen = date
    parts.dateDidChange(animated: true)
    setNeedsSemantics()
    sendValueChanged()
  }

  /// A person has chosen a length of time.
  func choose(duration: TimeInterval) {
    guard duration != countDownDuration else { return }
    countDownDuration = duration
    sendValueChanged()
  }

  // MARK: Appearance

  /// The preferred style; automatic by default: fields, and wheels for countdowns.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rulesDidChange() } }

  /// The style that is shown.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : Metrics.current.disabledAlpha
    isUserInteractionEnabled = isEnabled
  }

  /// 320×216 points with wheels; the calendar's or the fields' size otherwise.
  open override var intrinsicContentSize: CGSize { parts.size() }
  /// The picker's own size; fields stand below each other where a line of them is wider than there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    size.width > 0 ? parts.size(in: size.width) : intrinsicContentSize
  }

  /// Takes the picker's own size, whatever it had.
  open override func sizeToFit() {
    let origin = frame.origin
    bounds.size = intrinsicContentSize
    frame.origin = origin
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place()
  }

  /// Touches belong to the parts.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { parts.closePopover() }
  }

  // MARK: Meaning

  override var isKeyboardFocusable: Bool { false }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .none
    if semantics.value == nil { semantics.value = parts.text }
  }
}

/// A line of fields that is wider than the picker is broken, which makes it higher.
extension UIDatePicker: WidthDependent {
  var heightFollowsWidth: Bool { datePickerStyle == .compact && datePickerMode == .dateAndTime }

  func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize { parts.size(in: width) }
}

/// The appearance of a date picker. The raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// As suits the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Fields that open a calendar or wheels.
  case compact = 2
  /// A calendar, with a field for the time.
  case inline = 3
}
