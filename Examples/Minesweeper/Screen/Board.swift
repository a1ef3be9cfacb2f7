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
    view.contentSize = contentSize(of: props)
  }

  /// The side of a cell in so much room. Where a field has none for cells that a finger finds, it scrolls,
  /// and its cells are larger.
  static func cellSide(_ shape: (columns: Int, rows: Int), in room: CGSize) -> CGFloat {
    let fitting = min(room.width / CGFloat(shape.columns), room.height / CGFloat(shape.rows), largestCell)
    // A little less, as the field is as large as whole points.
    return fitting < smallestCell - 0.1 ? scrolledCell : fitting
  }

  private static let smallestCell: CGFloat = 24
  private static let scrolledCell: CGFloat = 32
  private static let largestCell: CGFloat = 64

  /// The size of all cells together.
  private static func contentSize(of props: Props) -> CGSize {
    let shape = shape(props.difficulty, isWide: props.isWide)
    let side = cellSide(shape, in: props.frame.size)
    guard side == scrolledCell else { return props.frame.size }
    return CGSize(width: side * CGFloat(shape.columns), height: side * CGFloat(shape.rows))
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let (columns, rows) = shape(props.difficulty, isWide: props.isWide)
    let scale = UIScreen.main.scale
    let content = contentSize(of: props)
    // Edges lie on whole pixels, so that neighbors neither overlap nor part.
    func edge(_ place: Int, of count: Int, in length: CGFloat) -> CGFloat {
      (length * CGFloat(place) / CGFloat(count) * scale).rounded() / scale
    }
    return (0..<columns * rows).map { place in
      let (column, row) = (place % columns, place / columns)
      let (left, right) = (
        edge(column, of: columns, in: content.width), edge(column + 1, of: columns, in: content.width)
      )
      let (top, bottom) = (
        edge(row, of: rows, in: content.height), edge(row + 1, of: rows, in: content.height)
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
