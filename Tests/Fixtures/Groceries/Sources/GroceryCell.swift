import Katana
import KatanaElements
import UIKit

/// A thing to buy, struck out when it is bought. A tap changes that.
struct GroceryCell: @MainActor TableCell {
  enum Keys { case name }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var item: Grocery

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.item == rhs.item
    }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyHighlightableState, update: @escaping (EmptyHighlightableState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    [
      Label(
        props: Label.Props.build {
          $0.setKey(Keys.name)
          $0.frame = CGRect(x: 16, y: 0, width: props.frame.width - 32, height: props.frame.height)
          $0.text = NSAttributedString(string: (props.item.isBought ? "✓ " : "") + props.item.name)
          $0.backgroundColor = state.highlighted ? .systemGray5 : .white
        })
    ]
  }

  static func didTap(dispatch: @escaping StoreDispatch, props: Props, indexPath: IndexPath) {
    dispatch(ToggleGrocery(id: props.item.id))
  }
}
