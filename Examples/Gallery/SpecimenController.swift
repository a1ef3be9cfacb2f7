import UIKit

/// A page of specimens on cards, one below the other. It scrolls where it is too high for its window.
class SpecimenController: UIViewController {
  private let scrollView = UIScrollView()
  private var cards: [Card] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
  }

  /// Begins another card, with a heading.
  func group(_ title: String? = nil) {
    let card = Card(title)
    cards.append(card)
    scrollView.addSubview(card)
  }

  /// Adds a row with a title and a view at its end. The view's size is the one it has, or the one that fits.
  func row(_ title: String, _ specimen: UIView) {
    add(TitledRow(title, sized(specimen)))
  }

  /// Adds a row with a view as wide as there is room.
  func wide(_ specimen: UIView, _ caption: String? = nil) {
    add(WideRow(caption, sized(specimen), isStretched: true))
  }

  /// Adds a row with a view below a caption. Its size is the one it has, or the one that fits.
  func add(_ specimen: UIView, _ caption: String) {
    add(WideRow(caption, sized(specimen), isStretched: false))
  }

  private func add(_ row: UIView & CardRow) {
    if cards.isEmpty { group() }
    cards[cards.count - 1].add(row)
  }

  private func sized(_ specimen: UIView) -> UIView {
    if specimen.bounds.isEmpty { specimen.sizeToFit() }
    return specimen
  }

  /// A line of text that says what a control was set to, found by tests under a name.
  func status(_ name: String, _ text: String) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    // At the largest sizes of text the title keeps some of the row.
    label.bounds.size = CGSize(
      width: min(UIFontMetrics.default.scaledValue(for: 110), 170).rounded(),
      height: max(22, label.font.lineHeight.rounded(.up)))
    label.text = text
    label.textColor = .secondaryLabel
    label.textAlignment = view.effectiveUserInterfaceLayoutDirection == .leftToRight ? .right : .left
    label.accessibilityIdentifier = name
    return label
  }

  /// Shows that a control was used, and its value. The number of uses is the line's value.
  func setStatus(_ label: UILabel, _ text: String?) {
    label.text = text
    label.accessibilityValue = String((label.accessibilityValue.flatMap(Int.init) ?? 0) + 1)
  }

  private let widestCard: CGFloat = 640

  override func viewDidLayoutSubviews() {
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 32, widestCard)
    var y: CGFloat = 20
    for card in cards {
      card.frame = CGRect(
        x: ((view.bounds.width - width) / 2).rounded(), y: y, width: width, height: card.height(width: width))
      y = card.frame.maxY + 24
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
