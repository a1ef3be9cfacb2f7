import DisplayProtocol
import QuartzCore

/// The button of a tab: a picture above or beside a title, and a badge on the picture.
final class TabButton: UIControl, BarItemPresenter {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private let badgeBack = UIView.decoration()
  private let onChange: () -> Void
  /// The bar that the tab is in.
  private var bar: UITabBar? { superview as? UITabBar }

  /// The arrangement of the button's parts.
  enum Arrangement {
    /// The picture above the title.
    case stacked
    /// The picture beside the title.
    case inline
  }
  private var arrangement = Arrangement.stacked
  private var settings: Appearance?

  /// The bar's settings for the appearance of its tabs.
  struct Appearance {
    var appearance: UITabBarItemAppearance
    var tint: UIColor?
    var unselectedTint: UIColor?
    var isLow = false
  }

  init(_ item: UITabBarItem, onChange: @escaping () -> Void) {
    self.item = item
    self.onChange = onChange
    super.init(frame: .zero)
    for part in [picture, label, badgeBack, badge] as [UIView] {
      part.becomeDecoration()
      addSubview(part)
    }
    picture.contentMode = .center
    label.textAlignment = .center
    badge.textAlignment = .center
    item.presenter = self
  }

  required init?(coder: NSCoder) {
    fatalError("a bar makes its tabs in code")
  }

  func itemDidChange(_ item: UIBarItem) { onChange() }

  // MARK: Contents

  func update(_ settings: Appearance, arrangement: Arrangement) {
    (self.settings, self.arrangement) = (settings, arrangement)
    isEnabled = item.isEnabled
    copyAccessibility(of: item)
    showState()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    guard let settings else { return }
    let metrics = UIKit.Metrics.current.bars
    let states = settings.appearance
    let state = !isEnabled ? states.disabled : isSelected ? states.selected : states.normal
    let plain: UIColor =
      !isEnabled
      ? .tertiaryLabel
      : isSelected ? settings.tint ?? tintColor : settings.unselectedTint ?? BarMetrics.otherTab
    let image = (isSelected ? item.selectedImage : nil) ?? item.image
    let symbols = UIImage.SymbolConfiguration(
      pointSize: settings.isLow ? metrics.titleSize : metrics.tabSymbolSize)
    picture.image = image.map {
      ($0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0)
        .withDefaultSymbolConfiguration(symbols)
    }
    picture.tintColor = state.iconColor ?? plain
    let attributes = state.titleTextAttributes
      .merging(item.shownTitleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { _, own in own }
    let isInline = arrangement == .inline
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(
        ofSize: isInline ? metrics.wideTabTitleSize : metrics.tabTitleSize,
        weight: isInline ? .regular : .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? plain
    label.text = item.title
    badge.text = item.badgeValue
    badge.font = state.badgeTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: metrics.badgeTextSize)
    let badgeColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    badge.textColor = state.badgeTextAttributes[.foregroundColor] as? UIColor ?? .legible(on: badgeColor)
    badgeBack.backgroundColor = badgeColor
    badge.isHidden = item.badgeValue == nil
    badgeBack.isHidden = badge.isHidden
    setNeedsLayout()
    setNeedsSemantics()
  }

  // MARK: Layout

  /// The width that the parts require beside one another.
  var inlineWidth: CGFloat {
    let metrics = UIKit.Metrics.current.bars
    let image = picture.image?.size.width ?? 0
    return max(image + label.intrinsicContentSize.width + 3 * metrics.buttonPadding, metrics.wideTab)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let text = label.intrinsicContentSize
    let width = min(text.width, bounds.width)
    let shift = item.titlePositionAdjustment
    var pictureFrame: CGRect
    var labelFrame: CGRect
    switch arrangement {
    case .stacked:
      // Pictures have their middle, and titles their baseline, in the same place in all tabs.
      pictureFrame = CGRect(
        x: bounds.midX - image.width / 2, y: bounds.midY - 6 - image.height / 2, width: image.width,
        height: image.height)
      labelFrame = CGRect(
        x: bounds.midX - width / 2, y: bounds.maxY - 2 - text.height, width: width, height: text.height)
      if item.title?.isEmpty ?? true { pictureFrame.origin.y = bounds.midY - image.height / 2 }
    case .inline:
      let gap: CGFloat = image.width > 0 ? UIKit.Metrics.current.bars.buttonPadding : 0
      let all = image.width + gap + width
      pictureFrame = CGRect(
        x: bounds.midX - all / 2, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
      labelFrame = CGRect(
        x: pictureFrame.maxX + gap, y: bounds.midY - text.height / 2, width: width, height: text.height)
      if !readsFromLeft {
        pictureFrame = pictureFrame.mirrored(in: bounds)
        labelFrame = labelFrame.mirrored(in: bounds)
      }
    }
    let insets = item.imageInsets
    picture.place(pictureFrame.inset(by: insets))
    label.place(labelFrame.offsetBy(dx: shift.horizontal, dy: shift.vertical))
    layOutBadge(on: pictureFrame)
  }

  private func layOutBadge(on picture: CGRect) {
    guard !badge.isHidden else { return }
    let metrics = UIKit.Metrics.current.bars
    let text = badge.intrinsicContentSize
    let size = CGSize(
      width: max(text.width + 2 * metrics.badgePadding, metrics.badgeHeight), height: metrics.badgeHeight)
    var x =
      readsFromLeft
      ? picture.maxX - metrics.badgeOverlap : picture.minX + metrics.badgeOverlap - size.width
    if arrangement == .inline {
      // The title beside the picture stays free.
      let text = label.untransformedFrame
      x = readsFromLeft ? min(x, text.minX - 2 - size.width) : max(x, text.maxX + 2)
    }
    let frame = CGRect(
      x: x, y: max(picture.minY - 4, bounds.minY + 2), width: size.width, height: size.height)
    badgeBack.place(frame)
    badgeBack.layer.cornerRadius = metrics.badgeHeight / 2
    badge.place(
      CGRect(
        x: frame.midX - text.width / 2, y: frame.midY - text.height / 2, width: text.width,
        height: text.height))
  }

  // MARK: Focus and semantics

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }
  override var isKeyboardFocusable: Bool { bar?.isTabStop(self) ?? true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleTabKeys(presses, with: event) { super.pressesBegan($0, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleTabKeys(presses, with: event) { super.pressesChanged($0, with: event) }
  }

  /// Handles the keys that go from tab to tab. Those up and down are not among them: tabs lie side by side.
  private func handleTabKeys(
    _ presses: Set<UIPress>, with event: UIPressesEvent?, orElse pass: (Set<UIPress>) -> Void
  ) {
    let names = presses.compactMap { $0.key?.charactersIgnoringModifiers }
    guard !names.contains("UIKeyInputUpArrow"), !names.contains("UIKeyInputDownArrow") else {
      return pass(presses)
    }
    handleKeys(presses, with: event, { bar?.move(from: self, by: $0) ?? false }, orElse: pass)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.role == .none || semantics.role == .button { semantics.role = .tab }
    semantics.text = item.title
    if semantics.value == nil { semantics.value = item.badgeValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item.title }
    set { super.accessibilityLabel = newValue }
  }
}
