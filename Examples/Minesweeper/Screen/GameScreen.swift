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
    guard let ground = views[.ground], let sizes = views[.sizes], let header = views[.header],
      let board = views[.board], let mode = views[.mode]
    else { return }
    ground.fill(views.nativeView)
    let size = props.frame.size
    let growth = TextGrowth.factor
    let controls: [(view: PlasticView, height: CGFloat)] = [
      (sizes, (32 * growth).rounded()), (header, Header.height), (mode, (36 * growth).rounded()),
    ]
    let isWide = isWide(size)
    let heights = controls.reduce(0) { $0 + $1.height }
    let column = min(320, size.width * 0.36).rounded()
    let beside = boardSize(
      props.difficulty, isWide: isWide,
      in: CGSize(width: size.width - column - 4 * margin, height: size.height - 2 * margin))
    let below = boardSize(
      props.difficulty, isWide: isWide,
      in: CGSize(
        width: size.width - 2 * margin,
        height: size.height - heights - gap * CGFloat(controls.count) - 2 * margin - 4))
    // The controls lie where they leave more room for the field.
    if beside.width * beside.height > below.width * below.height {
      layOutBeside(board, beside, controls, column: column, in: size, views.nativeView)
    } else {
      layOutBelow(board, below, controls, in: size, views.nativeView)
    }
  }

  /// Controls in a column of their own, the field beside it.
  private static func layOutBeside(
    _ board: PlasticView, _ field: CGSize, _ controls: [(view: PlasticView, height: CGFloat)],
    column: CGFloat, in size: CGSize, _ screen: PlasticView
  ) {
    let left = ((size.width - column - 2 * margin - field.width) / 2).rounded()
    let controlsHeight = controls.reduce(0) { $0 + $1.height } + gap * CGFloat(controls.count - 1)
    // The controls begin where the field does, as far as they are as high.
    var y = ((size.height - max(field.height, controlsHeight)) / 2).rounded()
    for (view, height) in controls {
      view.place(CGRect(x: left, y: y, width: column, height: height), in: screen)
      y += height + gap
    }
    let origin = CGPoint(
      x: left + column + 2 * margin, y: ((size.height - field.height) / 2).rounded())
    board.place(CGRect(origin: origin, size: field), in: screen)
  }

  /// All below each other, as wide as the field.
  private static func layOutBelow(
    _ board: PlasticView, _ field: CGSize, _ controls: [(view: PlasticView, height: CGFloat)],
    in size: CGSize, _ screen: PlasticView
  ) {
    let width = min(size.width - 2 * margin, max(field.width, 320), 640)
    let left = ((size.width - width) / 2).rounded()
    var y = margin
    for (view, height) in controls.dropLast() {
      view.place(CGRect(x: left, y: y, width: width, height: height), in: screen)
      y += height + gap
    }
    let (mode, height) = controls[controls.count - 1]
    let end = size.height - 20 - height
    mode.place(CGRect(x: left, y: end, width: width, height: height), in: screen)
    let origin = CGPoint(
      x: ((size.width - field.width) / 2).rounded(), y: ((y + end - gap - field.height) / 2).rounded())
    board.place(CGRect(origin: origin, size: field), in: screen)
  }

  /// The size of the field where there is so much room.
  private static func boardSize(_ difficulty: Difficulty, isWide: Bool, in room: CGSize) -> CGSize {
    let shape = Board.shape(difficulty, isWide: isWide)
    let cell = Board.cellSide(shape, in: room)
    return CGSize(
      width: min((cell * CGFloat(shape.columns)).rounded(), room.width),
      height: min((cell * CGFloat(shape.rows)).rounded(), room.height))
  }

  private static let margin: CGFloat = 16
  /// The distance between the parts.
  private static let gap: CGFloat = 12
}

extension PlasticView {
  /// Gives the view a frame in the space of its container.
  func place(_ frame: CGRect, in container: PlasticView) {
    size = .fixed(frame.width, frame.height)
    setLeft(container.left, offset: .fixed(frame.minX))
    setTop(container.top, offset: .fixed(frame.minY))
  }
}
