import UIKit

/// The plain ground that stands in the place of what a framework would draw. Its label names it.
@MainActor package final class PlaceholderGround: UIView {
  private let nameLabel = UILabel()

  /// Makes a ground with a name, such as "SpriteKit".
  package init(name: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    nameLabel.text = name
    nameLabel.textColor = .tertiaryLabel
    nameLabel.textAlignment = .center
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    addSubview(nameLabel)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .image
  }

  package required init?(coder: NSCoder) { nil }

  /// The name that is shown.
  package var name: String {
    get { nameLabel.text ?? "" }
    set {
      nameLabel.text = newValue
      accessibilityLabel = newValue
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = bounds.insetBy(dx: 4, dy: 4)
  }

  /// Puts a ground behind all that a view shows, in the view's size.
  @discardableResult package static func add(to view: UIView, name: String) -> PlaceholderGround {
    let ground = PlaceholderGround(name: name)
    ground.frame = view.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(ground, at: 0)
    return ground
  }
}
