import Katana
import UIKit

/// UIKit's own activity indicator, described.
struct Spinner: NodeDescription {
  typealias NativeView = UIActivityIndicatorView

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    init(key: Any) {
      setKey(key)
    }

    static func == (lhs: Props, rhs: Props) -> Bool { lhs.frame == rhs.frame && lhs.key == rhs.key }
  }

  var props: Props

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UIActivityIndicatorView,
    update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.startAnimating()
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}
