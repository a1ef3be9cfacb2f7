import Foundation
import Katana
import KatanaElements
import UIKit

/// A player's mark, name and score. The card of the player whose turn it is has the player's color.
struct PlayerCard: NodeDescription, PlasticNodeDescription {
  enum Keys {
    case card, mark, name, score
  }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var player: Player
    var score: Int
    /// Whether it is the player's turn, or the player has won.
    var isActive: Bool
    /// How much larger than on the reference screen the text is.
    var textScale: CGFloat
    /// The factor by which the person's size of text makes the card larger.
    var growth: CGFloat

    init(key: Any, player: Player, score: Int, isActive: Bool, textScale: CGFloat, growth: CGFloat) {
      self.player = player
      self.score = score
      self.isActive = isActive
      self.textScale = textScale
      self.growth = growth
      setKey(key)
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.player == rhs.player
        && lhs.score == rhs.score && lhs.isActive == rhs.isActive && lhs.textScale == rhs.textScale
        && lhs.growth == rhs.growth
    }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let player = props.player
    let nameFont = UIFont.systemFont(ofSize: 13 * props.textScale, weight: .medium)
    let scoreFont = UIFont.systemFont(ofSize: 30 * props.textScale, weight: .bold)
    return [
      View(
        props: .card(
          color: props.isActive ? .fill(of: player) : .card, cornerRadius: .scalable(16), key: Keys.card)),
      Image(
        props: .mark(
          of: player, color: props.isActive ? .white : .mark(of: player),
          side: markSide(props), key: Keys.mark)),
      Label(
        props: .line(
          player.name, font: nameFont, color: props.isActive ? .white : .fadedInk, key: Keys.name)),
      Label(
        props: .line(
          "\(props.score)", font: scoreFont, color: props.isActive ? .white : .ink, key: Keys.score)),
    ]
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let nativeView = views.nativeView
    guard let mark = views[.mark], let name = views[.name], let score = views[.score] else { return }
    views[.card]?.fill(nativeView)
    mark.size = .fixed(markSide(props), markSide(props))

    let growth = props.growth
    if isWide(props), isStacked(growth) {
      layoutStacked(views, props: props)
    } else if isWide(props) {
      mark.setLeft(nativeView.left, offset: .scalable(16))
      mark.centerY = nativeView.centerY
      for label in [name, score] {
        label.left = mark.right
        label.setRight(nativeView.right, offset: .scalable(-8))
      }
      name.setTop(nativeView.top, offset: .scalable(10 * growth))
      name.height = .fixed(20 * props.textScale)
      score.top = name.bottom
      score.height = .fixed(38 * props.textScale)
    } else {
      mark.setTop(nativeView.top, offset: .scalable(20 * growth))
      mark.centerX = nativeView.centerX
      name.fillHorizontally(nativeView, insets: .scalable(0, 8, 0, 8))
      name.setTop(mark.bottom, offset: .scalable(14 * growth))
      name.height = .fixed(20 * props.textScale)
      score.fillHorizontally(nativeView, insets: .scalable(0, 8, 0, 8))
      score.setTop(name.bottom, offset: .scalable(2))
      score.height = .fixed(38 * props.textScale)
    }
  }

  /// Whether text is so large that a name has no room beside the mark.
  static func isStacked(_ growth: CGFloat) -> Bool { growth > 1.15 }

  /// The mark and the score side by side, the name below them.
  private static func layoutStacked(_ views: ViewsContainer<Keys>, props: Props) {
    let card = views.nativeView
    guard let mark = views[.mark], let name = views[.name], let score = views[.score] else { return }
    mark.setLeft(card.left, offset: .scalable(16))
    mark.setTop(card.top, offset: .scalable(8 * props.growth))
    score.left = mark.right
    score.setRight(card.right, offset: .scalable(-8))
    score.height = .fixed(38 * props.textScale)
    score.centerY = mark.centerY
    name.fillHorizontally(card, insets: .scalable(0, 6, 0, 6))
    name.setBottom(card.bottom, offset: .scalable(-5 * props.growth))
    name.height = .fixed(20 * props.textScale)
  }

  private static func isWide(_ props: Props) -> Bool {
    props.frame.width > props.frame.height
  }

  /// The side of the mark, in points.
  private static func markSide(_ props: Props) -> CGFloat {
    (min(props.frame.width, props.frame.height) * 0.4).rounded()
  }
}
