import QuartzCore

/// The parts of a color picker: a grid, a spectrum or sliders, the opacity, the present color and some to go
/// back to.
@MainActor final class ColorPickerView: UIView {
  private let segments = UISegmentedControl(items: [
    SystemWord.grid.text, SystemWord.spectrum.text, SystemWord.sliders.text,
  ])
  private let grid = ColorGrid(name: SystemWord.colorGrid.text)
  private let spectrum = ColorSpectrum(name: SystemWord.colorSpectrum.text)
  private lazy var sliders = ColorSliders { [weak self] in self?.change(to: $0, continuously: $1) }
  private let opacityLabel = UILabel()
  private let opacityTrack = ColorTrack(name: SystemWord.opacity.text, showsOpacity: true)
  private let opacityValue = UILabel()
  private let line = UIView.decoration(.separator)
  private let swatch = ColorSwatch(cornerRadius: 10)
  private var favorites: [UIButton] = []
  private let onChange: (PickedColor, _ continuously: Bool) -> Void
  private(set) var color = PickedColor(red: 1, green: 1, blue: 1)
  /// Whether the color was changed by a drag that has not ended.
  private var isDragging = false

  var supportsAlpha = true {
    didSet {
      guard supportsAlpha != oldValue else { return }
      for view in [opacityLabel, opacityTrack, opacityValue] as [UIView] { view.isHidden = !supportsAlpha }
      setNeedsLayout()
    }
  }

  /// The colors to go back to.
  private static let favoriteColors: [(name: String, color: UIColor)] = [
    (SystemWord.black.text, .black), (SystemWord.blue.text, .systemBlue),
    (SystemWord.green.text, .systemGreen), (SystemWord.yellow.text, .systemYellow),
    (SystemWord.red.text, .systemRed),
  ]

  init(onChange: @escaping (PickedColor, _ continuously: Bool) -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { [weak self] _ in self?.showPane() }, for: .valueChanged)
    for field in [grid, spectrum] as [ColorField] {
      field.addAction(
        UIAction { [weak self, unowned field] _ in self?.fieldDidChange(field, continuously: true) },
        for: .valueChanged)
      field.addAction(
        UIAction { [weak self, unowned field] _ in self?.fieldDidChange(field, continuously: false) },
        for: .editingDidEnd)
    }
    opacityLabel.text = SystemWord.opacityTitle.text
    opacityLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    opacityLabel.textColor = .secondaryLabel
    opacityLabel.accessibilityElementsHidden = true
    opacityValue.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    opacityValue.textAlignment = .center
    opacityValue.backgroundColor = .tertiarySystemFill
    opacityValue.layer.cornerRadius = 8
    opacityValue.layer.masksToBounds = true
    opacityValue.accessibilityElementsHidden = true
    opacityTrack.addAction(
      UIAction { [weak self] _ in self?.opacityDidChange(continuously: true) }, for: .valueChanged)
    opacityTrack.addAction(
      UIAction { [weak self] _ in self?.opacityDidChange(continuously: false) }, for: .editingDidEnd)
    favorites = ColorPickerView.favoriteColors.map { makeFavorite($0.name, $0.color) }
    let parts: [UIView] = [
      segments, grid, spectrum, sliders, opacityLabel, opacityTrack, opacityValue, line, swatch,
    ]
    for view in parts + favorites { addSubview(view) }
    showPane()
  }

  required init?(coder: NSCoder) { nil }

  private func makeFavorite(_ name: String, _ color: UIColor) -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = color
    button.accessibilityLabel = name
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        var new = PickedColor(color)
        if !supportsAlpha { new.alpha = 1 }
        change(to: new, continuously: false)
      }, for: .primaryActionTriggered)
    return button
  }

  private func showPane() {
    let pane = segments.selectedSegmentIndex
    grid.isHidden = pane != 0
    spectrum.isHidden = pane != 1
    sliders.isHidden = pane != 2
    endEditing(true)
  }

  // MARK: The color

  /// Shows a color, which code has set.
  func show(_ color: PickedColor) {
    self.color = color
    grid.show(color)
    spectrum.show(color)
    sliders.show(color)
    var clear = color
    clear.alpha = 0
    opacityTrack.show(color.alpha, from: clear, to: color.opaque, thumb: color)
    opacityValue.text = "\(Int(clamping: (color.alpha * 100).rounded()))%"
    swatch.color = color.uiColor
  }

  private func fieldDidChange(_ field: ColorField, continuously: Bool) {
    var new = field.color
    new.alpha = color.alpha
    change(to: new, continuously: continuously)
  }

  private func opacityDidChange(continuously: Bool) {
    var new = color
    new.alpha = opacityTrack.value
    change(to: new, continuously: continuously)
  }

  private func change(to new: PickedColor, continuously: Bool) {
    guard new != color || isDragging && !continuously else { return }
    isDragging = continuously
    show(new)
    onChange(new, continuously)
  }

  // MARK: Layout

  private static let margin: CGFloat = 16
  private static let fieldWidth: CGFloat = 72

  /// The height that fits a width.
  func height(width: CGFloat) -> CGFloat {
    let pane = paneHeight(width - 2 * ColorPickerView.margin)
    return 32 + 16 + pane + (supportsAlpha ? 82 : 20) + 20 + 76 + 16
  }

  private func paneHeight(_ width: CGFloat) -> CGFloat { max((width * 10 / 12).rounded(), 260) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = ColorPickerView.margin
    let width = max(bounds.width - 2 * margin, 0)
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: readsFromLeft ? x : bounds.width - x - width, y: y, width: width, height: height)
    }
    place(segments, x: margin, y: 0, width: width, height: 32)
    let pane = paneHeight(width)
    for view in [grid, spectrum, sliders] as [UIView] {
      place(view, x: margin, y: 48, width: width, height: pane)
    }
    var y = 48 + pane + 20
    if supportsAlpha {
      opacityLabel.textAlignment = readsFromLeft ? .left : .right
      place(opacityLabel, x: margin, y: y, width: width, height: 20)
      let field = ColorPickerView.fieldWidth
      place(
        opacityTrack, x: margin, y: y + 24, width: max(width - field - 12, 0), height: ColorTrack.height)
      place(
        opacityValue, x: bounds.width - margin - field, y: y + 24, width: field, height: ColorTrack.height)
      y += 62
    }
    place(line, x: margin, y: y + 10, width: width, height: 1 / max(traitCollection.displayScale, 1))
    y += 20
    place(swatch, x: margin, y: y, width: 76, height: 76)
    placeFavorites(besides: margin + 76 + 24, y: y, within: max(width - 76 - 24, 0)) {
      place($0, x: $1.minX, y: $1.minY, width: $1.width, height: $1.height)
    }
  }

  /// Places the colors to go back to beside the swatch: in one line, or in several where that is too narrow.
  private func placeFavorites(
    besides x: CGFloat, y: CGFloat, within room: CGFloat, _ place: (UIView, CGRect) -> Void
  ) {
    guard !favorites.isEmpty else { return }
    let (disc, leastGap): (CGFloat, CGFloat) = (30, 4)
    let most = max(Int(bounding: (room + leastGap) / (disc + leastGap)), 1)
    let lines = (favorites.count + most - 1) / most
    let inLine = (favorites.count + lines - 1) / lines
    let gap = inLine > 1 ? (room - CGFloat(inLine) * disc) / CGFloat(inLine - 1) : 0
    let lineGap: CGFloat = 16
    let height = CGFloat(lines) * disc + CGFloat(lines - 1) * lineGap
    for (index, favorite) in favorites.enumerated() {
      let (column, line) = (CGFloat(index % inLine), CGFloat(index / inLine))
      place(
        favorite,
        CGRect(
          x: x + column * (disc + gap), y: y + (76 - height) / 2 + line * (disc + lineGap), width: disc,
          height: disc))
      favorite.layer.cornerRadius = disc / 2
    }
  }
}

/// A color over a checkerboard that shows through where the color lets it.
@MainActor final class ColorSwatch: UIView {
  var color: UIColor? { didSet { front.backgroundColor = color } }
  private let board = CALayer()
  private let front = UIView.decoration()

  init(cornerRadius: CGFloat) {
    super.init(frame: .zero)
    board.isStill = true
    layer.addSublayer(board)
    addSubview(front)
    layer.cornerRadius = cornerRadius
    layer.masksToBounds = true
    becomeDecoration()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    front.frame = bounds
    guard board.frame != bounds else { return }
    board.frame = bounds
    board.contents = Checkerboard.image(size: bounds.size)
  }
}
