import Foundation
import Katana
import KatanaElements

struct GameCell: NodeDescription, PlasticNodeDescription {
  typealias PropsType = Props
  typealias StateType = EmptyState
  typealias NativeView = UIView
  typealias Keys = ChildrenKeys

  var props: PropsType

  static func childrenDescriptions(
    props: PropsType,
    state: StateType,
    update: @escaping (StateType) -> (),
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {

    var children: [AnyNodeDescription] = [
      Button(
        props: .gameCellButtonProps(
          isWinningCell: props.isWinningCell,
          didTap: props.didTap,
          key: Keys.button)
      )
    ]

    if props.player != nil {
      let image = Image(props: .gameCellImage(player: props.player, key: Keys.image))
      children.append(image)
    }

    return children
  }

  static func layout(
    views: ViewsContainer<Keys>,
    props: PropsType,
    state: StateType
  ) {

    let nativeView = views.nativeView
    views[.image]?.fill(nativeView, insets: .scalable(10, 10, 10, 10))
    views[.button]?.fill(nativeView)
  }
}

extension GameCell {
  enum ChildrenKeys {
    case button, image
  }
}

extension GameCell {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var key: String?
    var alpha: CGFloat = 1.0

    var player: Player?
    var isWinningCell: Bool
    var didTap: () -> ()

    init(key: Any, player: Player?, isWinningCell: Bool, didTap: @escaping () -> ()) {
      self.player = player
      self.isWinningCell = isWinningCell
      self.didTap = didTap
      self.setKey(key)
    }
  }
}
