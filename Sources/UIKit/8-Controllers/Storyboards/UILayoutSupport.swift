import CoreGraphics

/// The room that bars cover at the top or at the bottom of a controller's view, as of before iOS 11. The safe
/// area has it since.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the room, in points.
  var length: CGFloat { get }
  /// The top edge of the room.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the room.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the room.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide that lies between an edge of a view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(in view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }

  /// Returns the guide of a view, made where there is none yet.
  static func guide(in view: UIView, isTop: Bool) -> BarLayoutGuide {
    for case let guide as BarLayoutGuide in view.layoutGuides where guide.isTop == isTop { return guide }
    return BarLayoutGuide(in: view, isTop: isTop)
  }
}
