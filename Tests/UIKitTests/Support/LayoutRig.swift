import Diagnostics
import Synchronization
import Testing

@testable import UIKit

/// A view with a content of a fixed size. A negative length is none.
@MainActor final class Box: UIView {
  var content: CGSize {
    didSet { if content != oldValue { invalidateIntrinsicContentSize() } }
  }

  init(_ width: CGFloat, _ height: CGFloat = -1, hug: Float? = nil, resist: Float? = nil) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    if let hug { setContentHuggingPriority(UILayoutPriority(hug), for: .horizontal) }
    if let resist { setContentCompressionResistancePriority(UILayoutPriority(resist), for: .horizontal) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Things to lay out in a container of a fixed size.
@MainActor struct LayoutRig {
  let container: UIView

  init(_ width: CGFloat, _ height: CGFloat = 100, _ views: UIView...) {
    container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
  }

  /// Activates the constraints in this order, at these priorities, and lays out.
  func lay(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
  }
}

extension NSLayoutConstraint {
  /// The constraint at a priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension UIView {
  /// Pins all edges to another item's, moved inwards.
  func pinned(
    to other: UIView, _ top: CGFloat = 0, _ left: CGFloat = 0, _ bottom: CGFloat = 0, _ right: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: left),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -bottom),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -right),
    ]
  }
}

/// Whether two frames agree within half a point.
func isClose(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
  abs(frame.minX - x) <= 0.5 && abs(frame.minY - y) <= 0.5 && abs(frame.width - width) <= 0.5
    && abs(frame.height - height) <= 0.5
}

/// Whether what a view takes across agrees within half a point.
func isClose(_ frame: CGRect, x: CGFloat, width: CGFloat) -> Bool {
  abs(frame.minX - x) <= 0.5 && abs(frame.width - width) <= 0.5
}

/// Runs `body` on a screen of another scale.
@MainActor func atScale(_ scale: CGFloat, _ body: () throws -> Void) rethrows {
  let old = UIScreen.main.scale
  UIScreen.main.update(scale: scale)
  defer { UIScreen.main.update(scale: old) }
  try body()
}
