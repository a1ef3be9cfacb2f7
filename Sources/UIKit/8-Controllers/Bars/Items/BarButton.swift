import CoreGraphics

/// The button of an item of a navigation bar or a toolbar.
final class BarButton: UIButton {
  private weak var item: UIBarButtonItem?
  private var appearance: BarButtonAppearance?
  override var menuSender: AnyObject { item ?? self }

  /// Makes the button of an item.
  static func button(for item: UIBarButtonItem) -> BarButton {
    let button = BarButton(type: .system)
    button.item = item
    button.addAction(
      UIAction { [weak button, weak item] _ in item?.perform(from: button, for: nil) },
      for: .primaryActionTriggered)
    return button
  }

  /// Shows the item as it is now.
  func update(_ appearance: BarButtonAppearance) {
    guard let item else { return }
    self.appearance = appearance
    let metrics = Metrics.current.bars
    let image = item.shownImage(isLow: appearance.isLow)
    let symbols = UIImage.SymbolConfiguration(pointSize: metrics.symbolSize)
    setImage(image?.withDefaultSymbolConfiguration(symbols), for: .normal)
    imageEdgeInsets = item.imageInsets
    showTitle(image == nil ? item.shownTitle : nil, of: item, appearance)
    contentEdgeInsets = UIEdgeInsets(
      top: 0, left: metrics.buttonPadding, bottom: 0, right: metrics.buttonPadding)
    tintColor = item.tintColor ?? AppearanceProxies.shared.value(for: item) { $0.tintColor }
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    if menu !== item.menu { menu = item.menu }
    preferredMenuElementOrder = item.preferredMenuElementOrder
    showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    copyAccessibility(of: item)
    if image != nil, item.accessibilityLabel == nil {
      accessibilityLabel = item.title ?? item.systemItem?.name ?? image?.symbolWords
    }
  }

  private func showTitle(_ title: String?, of item: UIBarButtonItem, _ appearance: BarButtonAppearance) {
    let normal = appearance.attributes(of: item, for: .normal)
    titleLabel?.font = normal[.font] as? UIFont ?? appearance.font(item.style)
    setTitle(title, for: .normal)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let attributes = appearance.attributes(of: item, for: state)
      let isSpecial =
        state == .normal || attributes[.foregroundColor] as? UIColor != normal[.foregroundColor] as? UIColor
      setTitleColor(isSpecial ? attributes[.foregroundColor] as? UIColor : nil, for: state)
    }
    let plain: Set<NSAttributedString.Key> = [.font, .foregroundColor]
    let isPlain = normal.keys.allSatisfy(plain.contains)
    setStyledTitle(isPlain ? nil : title.map { StyledText($0, attributes: normal) }, for: .normal)
  }

  /// The width that the item takes.
  var widthInBar: CGFloat {
    guard let item else { return 0 }
    if item.width > 0 { return item.width }
    let metrics = Metrics.current.bars
    var width = intrinsicContentSize.width
    if let titles = item.possibleTitles, currentImage == nil, let font = titleLabel?.font {
      for title in titles {
        let size = (title as NSString).size(withAttributes: [.font: font])
        width = max(width, size.width.rounded(.up) + 2 * metrics.buttonPadding)
      }
    }
    return max(width, metrics.leastButtonWidth)
  }
}

/// The appearance of a bar's buttons.
@MainActor struct BarButtonAppearance {
  /// The button appearances that the bar's appearance describes; nil for a bar without any.
  var plain: UIBarButtonItemAppearance?
  var done: UIBarButtonItemAppearance?
  /// Whether the bar is one of a phone that lies on its side.
  var isLow = false

  func font(_ style: UIBarButtonItem.Style) -> UIFont {
    .systemFont(ofSize: Metrics.current.bars.buttonSize, weight: style == .done ? .semibold : .regular)
  }

  /// The attributes of an item's title: what it says itself wins over the bar's appearance.
  func attributes(of item: UIBarButtonItem, for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let bars = (item.style == .done ? done : plain)?.attributes(for: state) ?? [:]
    let own = (item.shownTitleTextAttributes(for: .normal) ?? [:])
      .merging(state == .normal ? [:] : item.shownTitleTextAttributes(for: state) ?? [:]) { _, new in new }
    return bars.merging(own) { _, own in own }
  }
}
