import Foundation
import QuartzCore

/// The parts of a date picker in its style: columns, a calendar, fields, and the contents a field opens.
@MainActor final class DatePickerParts {
  private unowned let picker: UIDatePicker
  private var columns: DatePickerColumns?
  private var month: DateMonth?
  private var dateField: UIButton?
  private var timeField: UIButton?
  /// The label before the field for the time below a calendar.
  private var timeTitle: UILabel?
  private var popover: DatePopover?
  /// The contents of the open popover.
  private var openColumns: DatePickerColumns?
  private var openMonth: DateMonth?

  init(_ picker: UIDatePicker) {
    self.picker = picker
    rebuild()
  }

  private var metrics: Metrics.CalendarMetrics { Metrics.current.calendar }

  /// Makes the parts anew for the picker's mode, style and rules.
  func rebuild() {
    closePopover()
    for view in [columns?.view, month?.view, dateField, timeField, timeTitle] { view?.removeFromSuperview() }
    (columns, month, dateField, timeField, timeTitle) = (nil, nil, nil, nil, nil)
    let mode = picker.datePickerMode
    switch picker.datePickerStyle {
    case .wheels, .automatic:
      let columns = makeColumns(mode)
      self.columns = columns
      picker.addSubview(columns.view)
      durationDidChange()
    case .compact:
      if mode != .time { dateField = makeField(SystemWord.date.text) { [weak self] in self?.openCalendar() } }
      if mode != .date { timeField = makeField(SystemWord.time.text) { [weak self] in self?.openTime() } }
    case .inline:
      if mode != .time {
        let month = DateMonth { [weak picker] in picker?.choose($0) }
        month.show(rules: picker.rules, date: picker.date)
        self.month = month
        picker.addSubview(month.view)
      }
      if mode != .date { timeField = makeField(SystemWord.time.text) { [weak self] in self?.openTime() } }
      if mode == .dateAndTime { timeTitle = makeTimeTitle() }
      // The calendar has one size, whose last line has room for these.
      for view in [timeField, timeTitle] { view?.maximumContentSizeCategory = .accessibilityMedium }
    }
    showFields()
    picker.setNeedsLayout()
  }

  private func makeColumns(_ mode: UIDatePicker.Mode) -> DatePickerColumns {
    let columns = DatePickerColumns(
      onChange: { [weak picker] in picker?.choose($0) },
      onDurationChange: { [weak picker] in picker?.choose(duration: $0) })
    columns.show(mode, rules: picker.rules, date: picker.date)
    return columns
  }

  private func makeField(_ label: String, _ open: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.baseForegroundColor = .label
    configuration.baseBackgroundColor = .tertiarySystemFill
    configuration.background.cornerRadius = metrics.fieldRadius
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11)
    let field = UIButton(configuration: configuration, primaryAction: UIAction { _ in open() })
    field.accessibilityHint = label
    field.titleLabel?.adjustsFontSizeToFitWidth = true
    field.titleLabel?.minimumScaleFactor = 0.4
    picker.addSubview(field)
    return field
  }

  private func makeTimeTitle() -> UILabel {
    let title = UILabel()
    title.text = SystemWord.time.text
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.4
    picker.addSubview(title)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    return title
  }

  // MARK: Following the picker

  func dateDidChange(animated: Bool) {
    for columns in [columns, openColumns] {
      columns?.turn(to: picker.date, animated: animated && picker.window != nil)
    }
    for month in [month, openMonth] { month?.show(rules: picker.rules, date: picker.date) }
    showFields()
  }

  func durationDidChange() {
    columns?.turn(toDuration: picker.countDownDuration, animated: false)
  }

  private var dateText: String { picker.rules.text(picker.date, "yMMMd") }
  private var timeText: String { picker.rules.text(picker.date, "jmm") }

  private func showFields() {
    let open = popover == nil ? nil : openMonth == nil ? timeField : dateField
    for (field, text) in [(dateField, dateText), (timeField, timeText)] {
      field?.configuration?.title = text
      field?.configuration?.baseForegroundColor = field != nil && field === open ? nil : .label
    }
    picker.setNeedsLayout()
  }

  /// The text a screen reader reads for the chosen date.
  var text: String {
    switch picker.datePickerMode {
    case .date: dateText
    case .time: timeText
    case .yearAndMonth: picker.rules.text(picker.date, "yMMMM")
    case .dateAndTime: "\(dateText), \(timeText)"
    case .countDownTimer: "\(Int(clamping: picker.countDownDuration / 60)) min"
    }
  }

  // MARK: Layout

  private var fields: [UIButton] { [dateField, timeField].compactMap { $0 } }

  /// The size of the fields within a width: in one line, or below each other.
  private func fieldsSize(in width: CGFloat) -> CGSize {
    let sizes = fields.map(\.intrinsicContentSize)
    let gaps = CGFloat(max(sizes.count - 1, 0)) * metrics.fieldGap
    let line = CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + gaps, height: sizes.map(\.height).max() ?? 0)
    guard line.width > width + 0.5 else { return line }
    return CGSize(
      width: min(sizes.map(\.width).max() ?? 0, width), height: sizes.reduce(0) { $0 + $1.height } + gaps)
  }

  /// The size that the picker takes within a width.
  func size(in width: CGFloat = .infinity) -> CGSize {
    if let columns { return columns.view.intrinsicContentSize }
    guard month != nil else { return fieldsSize(in: width) }
    return CGSize(
      width: metrics.size.width, height: metrics.size.height + (timeField == nil ? 0 : metrics.timeRow))
  }

  func place() {
    let bounds = picker.bounds
    let readsFromLeft = picker.readsFromLeft
    columns?.view.frame = bounds
    if let month {
      let height = bounds.height - (timeField == nil ? 0 : metrics.timeRow)
      month.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      guard let timeField else { return }
      let size = timeField.intrinsicContentSize
      let x = readsFromLeft ? bounds.width - metrics.margin - size.width : metrics.margin
      timeField.frame = CGRect(
        origin: CGPoint(x: x, y: height + (metrics.timeRow - size.height) / 2), size: size)
      let margin = metrics.margin + metrics.titleInset
      timeTitle?.textAlignment = readsFromLeft ? .left : .right
      timeTitle?.frame = CGRect(
        x: readsFromLeft ? margin : timeField.frame.maxX, y: height,
        width: max(bounds.width - timeField.bounds.width - metrics.margin - margin, 0),
        height: metrics.timeRow)
      return
    }
    guard fieldsSize(in: bounds.width) == fieldsSize(in: .infinity) else { return stackFields() }
    var x: CGFloat = 0
    for field in fields {
      let size = field.intrinsicContentSize
      field.frame = CGRect(
        x: readsFromLeft ? x : bounds.width - x - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      x += size.width + metrics.fieldGap
    }
  }

  /// Places the fields below each other, none wider than the picker, which makes their texts smaller.
  private func stackFields() {
    let bounds = picker.bounds
    var y = (bounds.height - fieldsSize(in: bounds.width).height) / 2
    for field in fields {
      let size = field.intrinsicContentSize
      let width = min(size.width, bounds.width)
      field.frame = CGRect(
        x: picker.readsFromLeft ? 0 : bounds.width - width, y: y, width: width, height: size.height)
      y += size.height + metrics.fieldGap
    }
  }

  // MARK: What a field opens

  private func openCalendar() {
    guard let dateField else { return }
    closePopover()
    let month = DateMonth { [weak picker] in picker?.choose($0) }
    month.show(rules: picker.rules, date: picker.date)
    openMonth = month
    open(month.view, beside: dateField)
  }

  private func openTime() {
    guard let timeField else { return }
    closePopover()
    let columns = makeColumns(.time)
    columns.view.bounds.size = metrics.timeColumns
    openColumns = columns
    open(columns.view, beside: timeField)
  }

  private func open(_ content: UIView, beside field: UIView) {
    let popover = DatePopover(content, beside: field) { [weak self] in self?.popoverDidGo() }
    self.popover = popover
    popover.show()
    showFields()
  }

  private func popoverDidGo() {
    (popover, openColumns, openMonth) = (nil, nil, nil)
    showFields()
  }

  func closePopover() {
    popover?.dismiss()
  }
}
