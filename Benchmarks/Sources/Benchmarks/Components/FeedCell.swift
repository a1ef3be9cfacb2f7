import Hyperdrive

/// A cell whose layout is in `FeedCell.ui.xml`.
final class FeedCell: ViewBase<FeedEntry, Void> {
  let title = UILabel()
  let preview = UILabel()
  let date = UILabel()

  override func update() {
    title.text = componentState.title
    preview.text = componentState.body
    date.text = componentState.date
  }
}

/// The same cell, laid out in code.
final class FeedCellByHand: UIView {
  private let title = UILabel()
  private let preview = UILabel()
  private let date = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.numberOfLines = 1
    date.font = .systemFont(ofSize: 13)
    date.textColor = .gray
    date.setContentHuggingPriority(.required, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    preview.font = .systemFont(ofSize: 15)
    preview.textColor = .gray
    preview.numberOfLines = 2
    for label in [title, date, preview] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      date.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      date.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      date.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      preview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      preview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      preview.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      preview.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ entry: FeedEntry) {
    title.text = entry.title
    preview.text = entry.body
    date.text = entry.date
  }
}
