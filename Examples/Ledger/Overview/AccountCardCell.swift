import UIKit

/// An account as a card: its name, kind and balance on its color.
final class AccountCardCell: UICollectionViewCell {
  private let icon = UIImageView()
  private let name = UILabel()
  private let kind = UILabel()
  private let balance = UILabel()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    contentView.layer.addSublayer(gradient)
    icon.tintColor = .white
    icon.setContentHuggingPriority(.required, for: .horizontal)
    name.font = .preferredFont(forTextStyle: .headline)
    kind.font = .preferredFont(forTextStyle: .subheadline)
    balance.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 24, weight: .bold))
    balance.adjustsFontSizeToFitWidth = true
    balance.minimumScaleFactor = 0.5
    for label in [name, kind, balance] {
      label.textColor = .white
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = label === balance ? 1 : 0
    }
    kind.textColor = UIColor.white.withAlphaComponent(0.85)
    let heading = UIStackView(arrangedSubviews: [name, icon])
    heading.alignment = .center
    heading.spacing = 8
    let stack = UIStackView(arrangedSubviews: [heading, kind, balance])
    stack.axis = .vertical
    stack.spacing = 2
    stack.setCustomSpacing(20, after: kind)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    configurationUpdateHandler = { cell, state in
      UIView.animate(withDuration: 0.15) {
        cell.contentView.transform =
          state.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ account: Account, balance amount: Decimal) {
    name.text = account.name
    kind.text = account.kind.title
    icon.image = account.kind.image
    balance.text = amount.money
    let color = account.kind.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    gradient.colors = [color.shaded(by: 0.22).cgColor, color.shaded(by: 0.45).cgColor]
    accessibilityLabel = account.name
    accessibilityValue = amount.money
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = contentView.bounds
    CATransaction.commit()
  }
}

extension UIColor {
  /// The color mixed with so much black.
  func shaded(by share: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let rest = 1 - share
    return UIColor(red: red * rest, green: green * rest, blue: blue * rest, alpha: alpha)
  }
}
