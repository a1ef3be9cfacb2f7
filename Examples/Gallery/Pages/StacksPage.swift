import UIKit

/// Rows of the same three views by each distribution and alignment, and one whose middle comes and goes.
final class StacksPage: UIViewController {
  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 4
    // Low windows scroll it.
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    for part in [scroll, column] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(column)
    let (edges, content) = (view.layoutMarginsGuide, scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: edges.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])

    let distributions: [(String, UIStackView.Distribution)] = [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    for (name, distribution) in distributions {
      add(row(distribution, .fill, sizes: [13, 13, 13]), name, to: column)
    }
    let alignments: [(String, UIStackView.Alignment)] = [
      ("top", .top), ("center", .center), ("bottom", .bottom), ("firstBaseline", .firstBaseline),
    ]
    for (name, alignment) in alignments {
      add(row(.fillEqually, alignment, sizes: [11, 19, 15]), name, to: column)
    }
    addComingAndGoing(to: column)
  }

  private func add(_ row: UIStackView, _ name: String, to column: UIStackView) {
    let caption = UILabel()
    caption.text = name
    caption.font = .systemFont(ofSize: 12)
    caption.textColor = .secondaryLabel
    column.addArrangedSubview(caption)
    column.addArrangedSubview(row)
    column.setCustomSpacing(10, after: row)
    row.accessibilityIdentifier = "row \(name)"
  }

  private func row(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, sizes: [CGFloat]
  ) -> UIStackView {
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
    let views = zip(["Tea", "Marmalade", "Rye"], zip(sizes, colors)).map { text, style in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: style.0)
      label.textAlignment = .center
      label.backgroundColor = style.1.withAlphaComponent(0.3)
      return label
    }
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = distribution
    row.alignment = alignment
    row.spacing = 8
    row.backgroundColor = .secondarySystemBackground
    return row
  }

  private func addComingAndGoing(to column: UIStackView) {
    let row = row(.fillEqually, .fill, sizes: [13, 13, 13])
    let middle = row.arrangedSubviews[1]
    middle.clipsToBounds = true
    let button = UIButton(type: .system)
    button.setTitle("Hide or show Marmalade", for: .normal)
    button.addAction(
      UIAction { _ in UIView.animate(withDuration: 0.3) { middle.isHidden.toggle() } }, for: .touchUpInside)
    add(row, "hiding", to: column)
    column.addArrangedSubview(button)
  }
}
