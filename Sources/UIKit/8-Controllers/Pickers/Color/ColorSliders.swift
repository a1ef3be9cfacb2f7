import QuartzCore

/// Tracks for red, green and blue with fields for their numbers, and a field for all as hexadecimal digits.
@MainActor final class ColorSliders: UIView, UITextFieldDelegate {
  @MainActor private struct Row {
    let label = UILabel()
    let track: ColorTrack
    let field = UITextField()
    let component: WritableKeyPath<PickedColor, CGFloat>
  }

  private var rows: [Row] = []
  private let hexLabel = UILabel()
  private let hexField = UITextField()
  private var color = PickedColor(red: 1, green: 1, blue: 1)
  private let onChange: (PickedColor, _ continuously: Bool) -> Void

  init(onChange: @escaping (PickedColor, _ continuously: Bool) -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    let components: [(String, WritableKeyPath<PickedColor, CGFloat>)] = [
      (SystemWord.red.text, \.red), (SystemWord.green.text, \.green), (SystemWord.blue.text, \.blue),
    ]
    for (name, component) in components {
      let row = Row(track: ColorTrack(name: name), component: component)
      row.label.text = name.uppercased()
      row.label.accessibilityElementsHidden = true
      row.field.accessibilityLabel = SystemWord.componentRange.text(name)
      row.field.keyboardType = .numberPad
      row.track.addAction(
        UIAction { [weak self] _ in self?.trackDidChange(component, continuously: true) }, for: .valueChanged)
      row.track.addAction(
        UIAction { [weak self] _ in self?.trackDidChange(component, continuously: false) },
        for: .editingDidEnd)
      rows.append(row)
      for view in [row.label, row.track, row.field] { addSubview(view) }
      prepare(row.label, row.field)
    }
    hexLabel.text = SystemWord.hexTitle.text
    hexLabel.textAlignment = .natural
    hexField.accessibilityLabel = SystemWord.hexColor.text
    hexField.autocapitalizationType = .allCharacters
    hexField.autocorrectionType = .no
    addSubview(hexLabel)
    addSubview(hexField)
    prepare(hexLabel, hexField)
    hexLabel.font = .systemFont(ofSize: 15)
    hexLabel.textColor = .label
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(_ label: UILabel, _ field: UITextField) {
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 8
    field.textAlignment = .center
    field.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    field.delegate = self
  }

  /// Shows a color in all rows.
  func show(_ color: PickedColor) {
    self.color = color
    for row in rows {
      var (start, end) = (color.opaque, color.opaque)
      start[keyPath: row.component] = 0
      end[keyPath: row.component] = 1
      row.track.show(color[keyPath: row.component], from: start, to: end, thumb: color)
      if !row.field.isFirstResponder {
        row.field.text = "\(Int(clamping: (color[keyPath: row.component] * 255).rounded()))"
      }
    }
    if !hexField.isFirstResponder { hexField.text = color.hex }
  }

  private func trackDidChange(_ component: WritableKeyPath<PickedColor, CGFloat>, continuously: Bool) {
    guard let row = rows.first(where: { $0.component == component }) else { return }
    var new = color
    new[keyPath: component] = row.track.value
    onChange(new, continuously)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    var new = color
    let text = textField.text ?? ""
    if textField === hexField {
      new = PickedColor(hex: text, alpha: color.alpha) ?? color
    } else if let row = rows.first(where: { $0.field === textField }),
      let number = Double(text.trimmingCharacters(in: .whitespaces)), number.isFinite
    {
      new[keyPath: row.component] = CGFloat(min(max(number, 0), 255).rounded() / 255)
    }
    // What cannot be read is replaced by what is shown.
    if new == color { show(color) } else { onChange(new, false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (fieldWidth, gap, rowHeight): (CGFloat, CGFloat, CGFloat) = (72, 12, 74)
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        readsFromLeft
        ? frame
        : CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * rowHeight
      row.label.textAlignment = readsFromLeft ? .left : .right
      place(row.label, CGRect(x: 0, y: y, width: bounds.width, height: 24))
      place(
        row.track,
        CGRect(
          x: 0, y: y + 26, width: max(bounds.width - fieldWidth - gap, 0), height: ColorTrack.height))
      place(
        row.field,
        CGRect(x: bounds.width - fieldWidth, y: y + 26, width: fieldWidth, height: ColorTrack.height))
    }
    let y = CGFloat(rows.count) * rowHeight
    let hexWidth: CGFloat = 100
    hexLabel.textAlignment = readsFromLeft ? .right : .left
    place(
      hexLabel, CGRect(x: 0, y: y, width: max(bounds.width - hexWidth - gap, 0), height: ColorTrack.height))
    place(hexField, CGRect(x: bounds.width - hexWidth, y: y, width: hexWidth, height: ColorTrack.height))
  }
}
