import QuartzCore

/// The header above the buttons of an alert: title, message and text fields.
final class AlertHeader: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var boxes: [AlertFieldBox] = []
  private let style: UIAlertController.Style

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("alerts are made in code")
  }

  /// Takes what the controller shows, with the fonts for the present traits.
  func reload(_ controller: UIAlertController) {
    titleLabel.text = controller.title
    titleLabel.font = AlertMetrics.titleFont(style, traitCollection)
    messageLabel.text = controller.message
    messageLabel.font = AlertMetrics.messageFont(traitCollection)
    titleLabel.textColor = style == .alert ? .label : .secondaryLabel
    messageLabel.textColor = style == .alert ? .label : .secondaryLabel
    let fields = controller.textFields ?? []
    if !boxes.map(\.field).elementsEqual(fields, by: ===) {
      for box in boxes { box.removeFromSuperview() }
      boxes = fields.map(AlertFieldBox.init)
      for box in boxes { addSubview(box) }
    }
    isHidden = isEmpty
    setNeedsLayout()
  }

  private var isEmpty: Bool {
    (titleLabel.text ?? "").isEmpty && (messageLabel.text ?? "").isEmpty && boxes.isEmpty
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: isEmpty ? 0 : place(in: size.width, moving: false))
  }

  override func layoutSubviews() {
    _ = place(in: bounds.width, moving: true)
  }

  /// Lays the parts out below one another. Returns the height they take.
  private func place(in width: CGFloat, moving: Bool) -> CGFloat {
    let insets = style == .alert ? AlertMetrics.headerInsets : AlertMetrics.sheetHeaderInsets
    let room = max(width - insets.left - insets.right, 0)
    var y = insets.top
    var hasText = false
    for label in [titleLabel, messageLabel] {
      let isEmpty = (label.text ?? "").isEmpty
      label.isHidden = isEmpty
      guard !isEmpty else { continue }
      if hasText { y += style == .alert ? AlertMetrics.titleGap : AlertMetrics.sheetTitleGap }
      let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(
        .up)
      if moving { label.frame = CGRect(x: insets.left, y: y, width: room, height: height) }
      y += height
      hasText = true
    }
    if hasText, !boxes.isEmpty { y += AlertMetrics.fieldGap }
    for (index, box) in boxes.enumerated() {
      let height = box.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      if moving {
        box.frame = CGRect(x: insets.left, y: y, width: room, height: height)
        box.round(isFirst: index == 0, isLast: index == boxes.count - 1)
      }
      // Boxes below one another share a line.
      y += height - (index < boxes.count - 1 ? box.lineWidth : 0)
    }
    return y + insets.bottom
  }
}

/// A text field of an alert in its box.
final class AlertFieldBox: UIView {
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = AlertMetrics.fieldBackground
    clipsToBounds = true
    addSubview(field)
    updateBorder()
  }

  required init?(coder: NSCoder) {
    fatalError("alerts are made in code")
  }

  var lineWidth: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Rounds the corners at the ends of a row of boxes.
  func round(isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : AlertMetrics.fieldCorner
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = (field.font ?? AlertMetrics.messageFont(traitCollection)).lineHeight
    return CGSize(width: size.width, height: (line + 2 * AlertMetrics.fieldInset).rounded(.up))
  }

  override func layoutSubviews() {
    field.frame = bounds.insetBy(dx: AlertMetrics.fieldInset, dy: 1)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    updateBorder()
  }

  private func updateBorder() {
    layer.borderWidth = lineWidth
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
