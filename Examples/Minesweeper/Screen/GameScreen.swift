import Foundation
import Katana
import KatanaElements
import UIKit

/// The whole screen: the sizes, how the game stands, the field and what a tap does.
struct GameScreen: ConnectedNodeDescription {
  enum Keys {
    case ground, sizes, header, board, mode
  }

  struct Props: NodeDescriptionProps, Buildable {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var difficulty = Difficulty.easy
    var isFlagging = false

    init() {}

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key
        && lhs.difficulty == rhs.difficulty && lhs.isFlagging == rhs.isFlagging
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: GameState) {
    props.difficulty = storeState.difficulty
    props.isFlagging = storeState.isFlagging
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let sizes = Difficulty.allCases
    return [
      View(
        props: .build {
          $0.setKey(Keys.ground)
          $0.backgroundColor = .ground
        }),
      Choice(
        props: Choice.Props(
          key: Keys.sizes, label: "Size", titles: sizes.map(\.title),
          selected: sizes.firstIndex(of: props.difficulty) ?? 0,
          didChoose: { dispatch(NewGame(difficulty: sizes[$0])) })),
      Header(props: Header.Props(key: Keys.header)),
      Board(
        props: Board.Props(
          key: Keys.board, difficulty: props.difficulty, isWide: isWide(props.frame.size))),
      Choice(
        props: Choice.Props(
          key: Keys.mode, label: "A tap", titles: ["Open", "Flag"], selected: props.isFlagging ? 1 : 0,
          didChoose: { dispatch(SetFlagging(isFlagging: $0 == 1)) })),
    ]
  }

  /// Whether the field lies on its side.
  static func isWide(_ size: CGSize) -> Bool { size.width > size.height }
}

extension GameScreen: PlasticNodeDescription {
  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let screen = views.nativeView
    guard let ground = views[.ground], let sizes = views[.sizes], let header = views[.header],
      let board = views[.board], let mode = views[.mode]
    else { return }
    ground.fill(screen)
    let width = min(props.frame.width - 2 * margin, 480)
    for (view, height) in [(sizes, 32), (header, 64), (mode, 36)] as [(PlasticView, CGFloat)] {
      view.size = .fixed(width, height)
      view.centerX = screen.centerX
    }
    sizes.setTop(screen.top, offset: .fixed(margin))
    header.setTop(sizes.bottom, offset: .fixed(12))
    mode.setBottom(screen.bottom, offset: .fixed(-20))
    let (columns, rows) = Board.shape(props.difficulty, isWide: isWide(props.frame.size))
    board.fit(
      top: header.bottom, left: screen.left, bottom: mode.top, right: screen.right,
      aspectRatio: CGFloat(columns) / CGFloat(rows), insets: .fixed(12, 15, 12, 15))
    let largest = CGFloat(columns) * largestCell
    if board.frame.width > largest {
      board.size = .fixed(largest, CGFloat(rows) * largestCell)
      board.centerX = screen.centerX
      board.centerBetween(top: header.bottom, bottom: mode.top)
    }
  }

  private static let margin: CGFloat = 16
  /// The side of a cell where there is room enough, in points.
  private static let largestCell: CGFloat = 56
}
