import QuartzCore

/// The rows of a list that are selected, the one that is pressed, and the one that the keyboard goes to.
@MainActor final class ListSelection {
  /// The selected rows.
  private(set) var paths: Set<IndexPath> = []
  /// The row under a finger.
  private(set) var pressed: IndexPath?
  /// The row that the keyboard goes to.
  private(set) var focused: IndexPath?

  /// Whether a row is selected.
  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  /// Selects a row.
  func insert(_ path: IndexPath) { paths.insert(path) }

  /// Deselects a row. Returns whether it was selected.
  @discardableResult func remove(_ path: IndexPath) -> Bool { paths.remove(path) != nil }

  /// Begins a press on a row.
  func press(_ path: IndexPath) { pressed = path }

  /// Ends the press. Returns the row that was pressed.
  func unpress() -> IndexPath? { exchange(&pressed, with: nil) }

  /// Brings the keyboard to a row; nil lets it come in anew.
  func focus(_ path: IndexPath?) { focused = path }

  /// Clears the selection and the press, when the rows are loaded anew.
  func clear() { (paths, pressed) = ([], nil) }

  /// Follows the rows to their new places; nil is that of rows that are gone. Those that are reloaded are
  /// deselected, and keep the keyboard.
  func rowsDidMove(reloading isReloaded: (IndexPath) -> Bool, _ newPath: (IndexPath) -> IndexPath?) {
    paths = Set(paths.compactMap { isReloaded($0) ? nil : newPath($0) })
    focused = focused.flatMap(newPath)
  }
}
