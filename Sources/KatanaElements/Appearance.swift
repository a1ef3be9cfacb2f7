import UIKit

/// The props that all elements have for the appearance of their native view's box.
protocol AppearanceProps: NodeDescriptionProps {
  var backgroundColor: UIColor { get }
  var cornerRadius: Value { get }
  var borderWidth: Value { get }
  var borderColor: UIColor { get }
  var clipsToBounds: Bool { get }
}

extension AppearanceProps {
  /// Shows frame, opacity and box by a view.
  @MainActor func apply(to view: UIView, node: any AnyNode) {
    let multiplier = node.plasticMultiplier
    view.frame = frame
    view.alpha = alpha
    view.backgroundColor = backgroundColor
    view.layer.cornerRadius = cornerRadius.scale(by: multiplier)
    view.layer.borderWidth = borderWidth.scale(by: multiplier)
    view.layer.borderColor = borderColor.resolvedColor(with: view.traitCollection).cgColor
    view.clipsToBounds = clipsToBounds
  }

  /// Whether frame, opacity, key and box are the same.
  func hasSameAppearance(as other: Self) -> Bool {
    frame == other.frame && alpha == other.alpha && key == other.key
      && backgroundColor == other.backgroundColor && cornerRadius == other.cornerRadius
      && borderWidth == other.borderWidth && borderColor == other.borderColor
      && clipsToBounds == other.clipsToBounds
  }
}
