import Katana
import UIKit

/// A person's initials in a circle, as a view written by hand: with a subview and constraints of its own.
final class AvatarView: UIView {
  private let initials = UILabel()

  /// The person's name.
  var name = "" {
    didSet { if name != oldValue { showName() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    initials.textColor = .onSystemColor
    initials.translatesAutoresizingMaskIntoConstraints = false
    addSubview(initials)
    NSLayoutConstraint.activate([
      initials.centerXAnchor.constraint(equalTo: centerXAnchor),
      initials.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    clipsToBounds = true
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) {
    fatalError("An AvatarView is made in code.")
  }

  override func layoutSubviews() {
    layer.cornerRadius = bounds.height / 2
    initials.font = .systemFont(ofSize: (bounds.height * 0.4).rounded(), weight: .semibold)
    super.layoutSubviews()
  }

  private static let colors: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple, .systemBlue,
  ]

  private func showName() {
    let letters = name.split(separator: " ").compactMap(\.first).prefix(2)
    initials.text = String(letters)
    backgroundColor = Self.colors[name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % Self.colors.count]
  }
}

/// An ``AvatarView`` in a description.
struct Avatar: NodeDescription {
  typealias NativeView = AvatarView

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var name: String

    init(name: String, key: Any) {
      self.name = name
      setKey(key)
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.key == rhs.key && lhs.name == rhs.name
    }
  }

  var props: Props

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: AvatarView,
    update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.name = props.name
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}
