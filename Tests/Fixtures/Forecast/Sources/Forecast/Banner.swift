import UIKit

/// A warning above the week.
final class Banner: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 340, height: Design.bannerHeight))
    backgroundColor = .systemYellow
    layer.cornerRadius = 12
    label.text = text
    label.numberOfLines = 0
    label.textColor = .black
    label.frame = bounds.insetBy(dx: 16, dy: 12)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
