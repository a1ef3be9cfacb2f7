import CoreGraphics

/// A list out of which rows are dragged, and onto which things are dropped: a table or a collection.
@MainActor protocol DragList: UIScrollView {
  /// The drags of its rows, once the app has said what they are.
  var dragging: ListDragging? { get }

  // MARK: Asking the app

  /// Returns the items of a row.
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// Returns the appearance of a row while it is dragged.
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Returns whether the items may be moved.
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  /// Returns whether the items may be dropped only in the app.
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  /// Follows the beginning of a drag.
  func dragWillBegin(_ session: any UIDragSession)
  /// Follows the end of a drag.
  func dragDidEnd(_ session: any UIDragSession)
  /// Returns whether the app takes things that are dropped.
  var acceptsDrops: Bool { get }
  /// Returns whether the app is concerned by a drag.
  func dropCanHandle(_ session: any UIDropSession) -> Bool
  /// Follows a drag that came over the list, left it, or has ended.
  func dropDid(_ event: ListDropEvent, _ session: any UIDropSession)
  /// Returns the answer of the app to a drag over a place.
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent)
  /// Calls the delegate with the items. Returns the rows to which it moves them.
  func performDrop(_ drop: ListDrop, proposal: UIDropProposal) -> ListDropGoals
  /// Returns the appearance of an item that goes to a row.
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?

  // MARK: Rows

  /// Returns the row at a point of the content.
  func dragRow(at point: CGPoint) -> IndexPath?
  /// Returns the place for new rows at a point of the content; nil where there is none.
  func insertionPath(at point: CGPoint) -> IndexPath?
  /// Returns the shown cell of a row.
  func dragCell(at path: IndexPath) -> UIView?
  /// Sets a cell's drag state.
  func setDragState(_ state: UICellConfigurationState.DragState, of cell: UIView)
  /// Ends a press, which the lifting of a row takes over.
  func unpressForDrag()
  /// Shows the place before a row where things would come in; nil for none.
  func showInsertion(at path: IndexPath?)
  /// Highlights a cell as the drop target, or ends its highlight.
  func setDropHighlighted(_ isHighlighted: Bool, _ cell: UIView)

  // MARK: Placeholders

  /// Shows a change of presented rows that the data source does not have: one that came, went or is loaded
  /// anew.
  func changePresented(_ change: ListPlaceholderChange)
  /// Whether the app is recording changes, before which no others may show.
  var isRecordingUpdates: Bool { get }

  // MARK: Reordering

  /// Returns whether a person may move a row.
  func canReorder(_ path: IndexPath) -> Bool
  /// Begins to move a row with the pointer. Returns whether it moves.
  func beginReordering(_ path: IndexPath, location: CGPoint) -> Bool
  /// Moves the row.
  func reorder(to location: CGPoint)
  /// The place that the moved row would get.
  var reorderingPath: IndexPath? { get }
  /// Leaves the row in its new place.
  func endReordering()
  /// Brings the row back.
  func cancelReordering()
}

/// A step of a drag over a list.
enum ListDropEvent { case entered, exited, ended }

/// The way in which a list takes items in.
enum ListDropIntent { case unspecified, insertAt, insertInto, automatic }

/// The rows and places that items go to.
struct ListDropGoals {
  /// A place for an item.
  enum Goal {
    case row(IndexPath)
    case rect(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    case placeholder(ListPlaceholder)
  }

  private var goals: [ObjectIdentifier: (goal: Goal, animator: DragAnimator)] = [:]

  subscript(item: UIDragItem) -> (goal: Goal, animator: DragAnimator)? { goals[ObjectIdentifier(item)] }

  /// Records the place of an item, and returns the animation of its way.
  @MainActor mutating func drop(_ item: UIDragItem, to goal: Goal) -> DragAnimator {
    let animator = DragAnimator()
    goals[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }
}

/// An item that is dropped on a list.
@MainActor final class ListDropItem: UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, size previewSize: CGSize) {
    (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
  }
}

/// A drop on a list, as its app gets it.
@MainActor struct ListDrop {
  unowned var list: any DragList
  var items: [ListDropItem]
  var destination: IndexPath?
  var session: any UIDropSession

  /// Counts the destination among the rows without those that are moved, as on iOS, where the others close up
  /// behind them.
  mutating func closeUpBehindMoved() {
    guard let path = destination else { return }
    let moved = items.compactMap(\.sourceIndexPath).filter {
      $0.section == path.section && $0.row < path.row
    }
    destination = IndexPath(row: path.row - Set(moved).count, section: path.section)
  }
}

/// A drop as the delegates of tables and of collections get it.
@MainActor class ListDropCoordinator<Proposal: UIDropProposal> {
  final let drop: ListDrop
  final let proposal: Proposal
  /// The rows and places that the delegate has items go to.
  final var goals = ListDropGoals()

  init(_ drop: ListDrop, _ proposal: Proposal) {
    (self.drop, self.proposal) = (drop, proposal)
  }

  final var destinationIndexPath: IndexPath? { drop.destination }
  final var session: any UIDropSession { drop.session }

  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    goals.drop(dragItem, to: .target(target))
  }
}

/// A change of a presented row without a change of the data.
enum ListPlaceholderChange {
  case insert(IndexPath), delete(IndexPath), reload(IndexPath)
}
