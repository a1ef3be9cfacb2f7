import Katana
import UIKit

/// One cell. It is rendered again only when something changes that it shows.
struct CellNode: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var index: Int
    /// The position of the cell, in words.
    var place: String
    var appearance = CellAppearance.covered
    var didTap: () -> Void
    var didHold: () -> Void

    init(
      key: Any, index: Int, place: String, frame: CGRect, didTap: @escaping () -> Void,
      didHold: @escaping () -> Void
    ) {
      self.index = index
      self.place = place
      self.frame = frame
      self.didTap = didTap
      self.didHold = didHold
      setKey(key)
    }

    /// A cell does the same on every tap, so that two which look alike need no rendering.
    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.index == rhs.index
        && lhs.appearance == rhs.appearance
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: GameState) {
    let cells = storeState.field.cells
    guard cells.indices.contains(props.index) else { return }
    props.appearance = CellAppearance(
      cells[props.index], phase: storeState.phase, isHit: storeState.hitCell == props.index)
  }

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: CellView,
    update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
    view.show(props.appearance, at: props.place)
    view.didTap = props.didTap
    view.didHold = props.didHold
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}
