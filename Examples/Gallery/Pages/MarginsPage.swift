import UIKit

/// The boxes that a view's guides describe, one in the other: safe area, margins, readable width; and a view
/// inside that keeps to the margins of the one around it.
final class MarginsPage: UIViewController {
  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    let safeArea = box(.systemBlue, "safeAreaLayoutGuide")
    let margins = box(.systemGreen, "layoutMarginsGuide")
    let readable = box(.systemOrange, "readableContentGuide")
    pin(safeArea, to: view.safeAreaLayoutGuide)
    pin(margins, to: view.layoutMarginsGuide)
    pin(readable, to: view.readableContentGuide)
    for (index, box) in [safeArea, margins, readable].enumerated() { addCaption(to: box, line: index) }

    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 8)
    inner.preservesSuperviewLayoutMargins = true
    inner.backgroundColor = .secondarySystemBackground
    let content = UILabel()
    content.translatesAutoresizingMaskIntoConstraints = false
    content.numberOfLines = 0
    content.text =
      "This box goes from edge to edge, and its text keeps to the margins: 40 points where lines begin."
    content.accessibilityIdentifier = "content"
    view.addSubview(inner)
    inner.addSubview(content)
    let views = ["inner": inner, "content": content]
    NSLayoutConstraint.activate(
      [
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ]
        + NSLayoutConstraint.constraints(withVisualFormat: "H:|-[content]-|", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[content]-|", metrics: nil, views: views))
  }

  private func box(_ color: UIColor, _ name: String) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.accessibilityIdentifier = name
    box.backgroundColor = color.withAlphaComponent(0.15)
    view.addSubview(box)
    return box
  }

  /// Writes a box's name into it, on a line of its own.
  private func addCaption(to box: UIView, line: Int) {
    let caption = UILabel()
    caption.translatesAutoresizingMaskIntoConstraints = false
    caption.text = box.accessibilityIdentifier
    caption.font = .systemFont(ofSize: 13)
    view.addSubview(caption)
    NSLayoutConstraint.activate([
      caption.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      caption.topAnchor.constraint(equalTo: box.topAnchor, constant: 12 + 24 * CGFloat(line)),
    ])
  }

  private func pin(_ box: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
