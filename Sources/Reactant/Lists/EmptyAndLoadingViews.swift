import UIKit

extension UIView {
  /// Constrains the message of an empty list and the sign of one that loads to the middle.
  func center(_ emptyLabel: UILabel, _ loadingIndicator: UIActivityIndicatorView) {
    let width = emptyLabel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32)
    // A collapsed list is narrower than the room around its message.
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      emptyLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      width,
      loadingIndicator.centerXAnchor.constraint(equalTo: centerXAnchor),
      loadingIndicator.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
