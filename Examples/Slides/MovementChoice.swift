import KatanaUI
import UIKit

/// The kinds of animation, in a segmented control of UIKit's.
struct MovementChoice: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var selected: Movement
    var didChoose: (Movement) -> Void

    init(key: Any, selected: Movement, didChoose: @escaping (Movement) -> Void) {
      self.selected = selected
      self.didChoose = didChoose
      setKey(key)
    }
  }

  var props: Props

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UISegmentedControl,
    update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
    if view.numberOfSegments == 0 {
      for movement in Movement.allCases {
        view.insertSegment(withTitle: movement.title, at: movement.rawValue, animated: false)
      }
      view.accessibilityLabel = "Animation"
      // The slides have the same colors in light and dark.
      view.selectedSegmentTintColor = .white
      view.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
      view.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
    }
    view.selectedSegmentIndex = props.selected.rawValue
    let choose = UIAction(identifier: UIAction.Identifier("choose")) { [weak view] _ in
      if let movement = view.flatMap({ Movement(rawValue: $0.selectedSegmentIndex) }) {
        props.didChoose(movement)
      }
    }
    view.addAction(choose, for: .valueChanged)
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}
