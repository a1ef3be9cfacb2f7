import Katana
import UIKit

/// The part of a cell that can be pressed and that a screen reader reads.
struct CellButton: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var fill = UIColor.card
    var cornerRadius = Value.zero
    var isEnabled = true
    var spokenText = ""
    var didTap: () -> Void = {}

    init(
      key: Any, fill: UIColor, cornerRadius: Value, isEnabled: Bool, spokenText: String,
      didTap: @escaping () -> Void
    ) {
      self.fill = fill
      self.cornerRadius = cornerRadius
      self.isEnabled = isEnabled
      self.spokenText = spokenText
      self.didTap = didTap
      setKey(key)
    }
  }

  var props: Props

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: CellView,
    update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
    view.isEnabled = props.isEnabled
    view.fill = props.fill
    view.layer.cornerRadius = props.cornerRadius.scale(by: node.plasticMultiplier)
    view.accessibilityLabel = props.spokenText
    let tap = UIAction(identifier: UIAction.Identifier("tap")) { _ in props.didTap() }
    view.addAction(tap, for: .touchUpInside)
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}
