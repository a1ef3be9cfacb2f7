import UIKit

/// The preview of a transaction in its context menu.
final class TransactionPreview: UIViewController {
  private let store: LedgerStore
  private let transaction: Transaction

  init(store: LedgerStore, transaction: Transaction) {
    self.store = store
    self.transaction = transaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    let icon = UIImageView(image: transaction.category.image)
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    icon.tintColor = transaction.category.color
    icon.contentMode = .scaleAspectFit
    let stack = UIStackView(arrangedSubviews: [
      icon, label(transaction.title, .title2), label(transaction.amount.money, .title1),
      label(transaction.date.formatted(date: .long, time: .omitted), .subheadline, .secondaryLabel),
      label(store.ledger.account(transaction.accountID)?.name ?? "", .subheadline, .secondaryLabel),
    ])
    if !transaction.note.isEmpty { stack.addArrangedSubview(label(transaction.note, .body)) }
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    preferredContentSize = CGSize(width: 300, height: size.height + 40)
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }
}
