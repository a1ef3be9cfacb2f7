import Katana
import UIKit

/// The field. It is rendered again when its size changes; each cell follows its own part of the state.
struct Board: NodeDescription {
  enum Keys {
    case cell(Int)
  }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var difficulty: Difficulty
    /// Whether the field lies on its side, as on a wide screen.
    var isWide: Bool

    init(key: Any, difficulty: Difficulty, isWide: Bool) {
      self.difficulty = difficulty
      self.isWide = isWide
      setKey(key)
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key
        && lhs.difficulty == rhs.difficulty && lhs.isWide == rhs.isWide
    }
  }

  var props: Props

  /// The columns and rows as they are shown.
  static func shape(_ difficulty: Difficulty, isWide: Bool) -> (columns: Int, rows: Int) {
    isWide ? (difficulty.rows, difficulty.columns) : (difficulty.columns, difficulty.rows)
  }

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: BoardView,
    update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let (columns, rows) = shape(props.difficulty, isWide: props.isWide)
    let scale = UIScreen.main.scale
    // Edges lie on whole pixels, so that neighbors neither overlap nor part.
    func edge(_ place: Int, of count: Int, in length: CGFloat) -> CGFloat {
      (length * CGFloat(place) / CGFloat(count) * scale).rounded() / scale
    }
    return (0..<columns * rows).map { place in
      let (column, row) = (place % columns, place / columns)
      let (left, right) = (
        edge(column, of: columns, in: props.frame.width), edge(column + 1, of: columns, in: props.frame.width)
      )
      let (top, bottom) = (
        edge(row, of: rows, in: props.frame.height), edge(row + 1, of: rows, in: props.frame.height)
      )
      let index = props.isWide ? column * rows + row : place
      let (cellColumn, cellRow) = (index % props.difficulty.columns, index / props.difficulty.columns)
      return CellNode(
        props: CellNode.Props(
          key: Keys.cell(index), index: index, place: "Row \(cellRow + 1), column \(cellColumn + 1)",
          frame: CGRect(x: left, y: top, width: right - left, height: bottom - top),
          didTap: {
            dispatch(TapCell(cell: index, seed: Seeds.next()))
          },
          didHold: { dispatch(FlagCell(cell: index)) }))
    }
  }
}
