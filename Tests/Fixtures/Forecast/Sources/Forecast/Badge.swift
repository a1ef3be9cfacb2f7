import UIKit

/// A round mark with the probability of rain.
final class Badge: UIView {
  init(percent: Int) {
    super.init(frame: .zero)
    backgroundColor = .systemTeal
    layer.cornerRadius = 20
    let label = UILabel()
    label.text = "\(percent)"
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
