import UIKit

/// A row with what was bought, when, and for how much.
final class TransactionCell: UICollectionViewListCell {
  var transaction: Transaction? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private let amount = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    amount.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    amount.adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let transaction else { return }
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = transaction.title
    content.secondaryText =
      "\(transaction.category.title) · \(transaction.date.formatted(.dateTime.day().month(.abbreviated)))"
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = transaction.category.image
    content.imageProperties.tintColor = transaction.category.color
    // As wide as the symbols, which grow with the text.
    content.imageProperties.reservedLayoutSize = CGSize(
      width: UIFontMetrics.default.scaledValue(for: 30, compatibleWith: state.traitCollection), height: 0)
    let isIncome = transaction.amount > 0
    let money = isIncome ? transaction.amount.signedMoney : transaction.amount.money
    // Letters of the largest sizes leave no room beside the title.
    let isBelow = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if isBelow { content.secondaryText = "\(money)\n\(content.secondaryText ?? "")" }
    contentConfiguration = content
    if accessories.isEmpty != isBelow {
      accessories =
        isBelow ? [] : [.customView(configuration: .init(customView: amount, placement: .trailing()))]
    }
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    if state.isHighlighted || state.isSelected {
      background.backgroundColor = tintColor.withAlphaComponent(0.15)
    }
    backgroundConfiguration = background
    amount.text = money
    amount.textColor = isIncome ? Theme.income : .label
    amount.sizeToFit()
  }
}
