#if os(iOS)
import UIKit

/// A colored capsule with a text.
open class BadgeView: UIView {

    private let label = UILabel()

    /// The text.
    public var text: String? {
        get { return label.text }
        set { label.text = newValue }
    }

    public init(text: String, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color.withAlphaComponent(0.18)
        layer.cornerRadius = 14
        label.text = text
        label.textColor = color
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            heightAnchor.constraint(equalToConstant: 28)
        ])
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

}

/// The words of the package's own bundle.
public func badgeWords() -> [String] {
    guard let file = Bundle.module.url(forResource: "words", withExtension: "json"),
          let data = try? Data(contentsOf: file)
    else { return [] }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
}
#endif
