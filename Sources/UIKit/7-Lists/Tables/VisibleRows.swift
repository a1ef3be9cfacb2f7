import QuartzCore

/// The rows of a table that have cells.
@MainActor final class VisibleRows {
  /// A row and its cell.
  typealias Row = (path: IndexPath, cell: UITableViewCell)

  /// The rows that have cells, from top to bottom.
  private(set) var rows: [Row] = []
  /// Whether rows are being shown, which may not be begun anew inside.
  private(set) var isShowing = false
  /// The accumulated offset by which measurements above the visible rows have moved them.
  private(set) var anchorShift: CGFloat = 0
  /// The cells whose content requires another size than they were measured with.
  private var invalid: Set<ObjectIdentifier> = []

  /// The cell of a row; nil for rows without one.
  func cell(at path: IndexPath) -> UITableViewCell? { rows.first { $0.path == path }?.cell }

  /// The row of a cell; nil for cells that are not in use.
  func path(of cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }

  // MARK: Showing

  /// Begins to show rows.
  func beginShowing() { isShowing = true }

  /// Ends the showing of rows, which stay where they are now.
  func endShowing() { isShowing = false }

  /// Records by how much the rows above have moved the visible ones.
  func shiftAnchor(to distance: CGFloat) { anchorShift = distance }

  // MARK: Cells

  /// Gives a row a cell.
  func append(_ cell: UITableViewCell, at path: IndexPath) { rows.append((path, cell)) }

  /// Brings the rows into their order from top to bottom.
  func sort() { rows.sort { $0.path < $1.path } }

  /// Takes the cells away from rows.
  func remove(where isGone: (IndexPath) -> Bool) { rows.removeAll { isGone($0.path) } }

  /// Takes the cells away from all rows.
  func removeAll() { rows = [] }

  /// Gives a row another cell in place of its own.
  func replace(_ old: UITableViewCell, with new: UITableViewCell) {
    guard let index = rows.firstIndex(where: { $0.cell === old }) else { return }
    rows[index].cell = new
  }

  /// Renames the rows to their new places. Returns those that have none, with their old places.
  func rename(_ newPath: (IndexPath) -> IndexPath?) -> [Row] {
    var (kept, gone): ([Row], [Row]) = ([], [])
    for row in rows {
      if let new = newPath(row.path) { kept.append((new, row.cell)) } else { gone.append(row) }
    }
    rows = kept.sorted { $0.path < $1.path }
    return gone
  }

  // MARK: Sizes

  /// Records a cell whose content requires another size.
  func invalidate(_ cell: UITableViewCell) { invalid.insert(ObjectIdentifier(cell)) }

  /// Returns the rows whose cells request another size, once.
  func takeInvalid() -> [IndexPath] {
    guard !invalid.isEmpty else { return [] }
    let cells = exchange(&invalid, with: [])
    return rows.filter { cells.contains(ObjectIdentifier($0.cell)) }.map(\.path)
  }
}
