import Foundation
import Katana
import KatanaElements
import UIKit

/// One of the nine cells: a button, and the mark of the player who took it.
struct GameCell: NodeDescription, PlasticNodeDescription {
  enum Keys {
    case button, mark
  }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    /// Counted from 0, row by row.
    var index: Int
    /// Who took the cell.
    var player: Player?
    /// Whether the cell is part of the line that won.
    var isWinning: Bool
    /// Whether somebody may still take a cell.
    var isOpen: Bool
    var didTap: () -> Void

    init(
      key: Any, index: Int, player: Player?, isWinning: Bool, isOpen: Bool, didTap: @escaping () -> Void
    ) {
      self.index = index
      self.player = player
      self.isWinning = isWinning
      self.isOpen = isOpen
      self.didTap = didTap
      setKey(key)
    }

    /// A cell does the same on every tap, so that two which look alike need no redrawing.
    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.index == rhs.index
        && lhs.player == rhs.player && lhs.isWinning == rhs.isWinning && lhs.isOpen == rhs.isOpen
    }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    var fill = UIColor.card
    if let player = props.player, props.isWinning {
      fill = .fill(of: player)
    }
    var children: [AnyNodeDescription] = [
      CellButton(
        props: CellButton.Props(
          key: Keys.button, fill: fill, cornerRadius: .scalable(14), isEnabled: props.isOpen,
          spokenText: spokenText(of: props), didTap: props.didTap))
    ]
    if let player = props.player {
      let color = props.isWinning ? UIColor.white : .mark(of: player)
      let side = (props.frame.width * markShare).rounded()
      children.append(Image(props: .mark(of: player, color: color, side: side, key: Keys.mark)))
    }
    return children
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    views[.button]?.fill(views.nativeView)
    if let mark = views[.mark] {
      mark.size = .fixed((props.frame.width * markShare).rounded(), (props.frame.width * markShare).rounded())
      mark.center(views.nativeView)
    }
  }

  /// How much of a cell's width its mark takes.
  private static let markShare: CGFloat = 0.5

  private static func spokenText(of props: Props) -> String {
    let place = "Row \(props.index / 3 + 1), column \(props.index % 3 + 1)"
    guard let player = props.player else { return "\(place), empty" }
    return "\(place), \(player.markName)\(props.isWinning ? ", won" : "")"
  }
}
