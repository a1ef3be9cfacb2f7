import Katana
import UIKit

/// One of a few, chosen by a segmented control of UIKit's.
struct Choice: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var label: String
    var titles: [String]
    var selected: Int
    var didChoose: (Int) -> Void

    init(
      key: Any, label: String, titles: [String], selected: Int, didChoose: @escaping (Int) -> Void
    ) {
      self.label = label
      self.titles = titles
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
    if view.numberOfSegments != props.titles.count {
      view.removeAllSegments()
      for (index, title) in props.titles.enumerated() {
        view.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    if TextGrowth.factor > 1 {
      let font = TextGrowth.scaled(.systemFont(ofSize: 13, weight: .medium))
      view.setTitleTextAttributes([.font: font], for: .normal)
    }
    view.selectedSegmentIndex = props.selected
    view.accessibilityLabel = props.label
    let choose = UIAction(identifier: UIAction.Identifier("choose")) { [weak view] _ in
      if let view { props.didChoose(view.selectedSegmentIndex) }
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
