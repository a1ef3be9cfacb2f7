/// Changes of a list that are made between its opening and its closing, and shown together. Batches nest:
/// what is made in inner ones shows when the outermost one closes.
@MainActor final class ListBatch<Animation> {
  private var updates = ListUpdates<Animation>()
  private var depth = 0
  private var before: [Int] = []
  private var completions: [(Bool) -> Void] = []

  /// Whether more changes may follow.
  var isOpen: Bool { depth > 0 }

  /// Takes changes.
  func record(_ change: (inout ListUpdates<Animation>) -> Void) { change(&updates) }

  /// Opens the batch, or one in it, for a list with so many rows in each section.
  func open(_ counts: [Int]) {
    if depth == 0 { before = counts }
    depth += 1
  }

  /// Closes what was opened last. Returns the changes, the rows there were before and what waits for the end,
  /// once the outermost batch is closed; nil until then.
  func close(
    completion: ((Bool) -> Void)?
  ) -> (updates: ListUpdates<Animation>, before: [Int], completion: (Bool) -> Void)? {
    ExceptionName.internalInconsistency.raise(
      unless: depth > 0, "endUpdates() of a list was called without beginUpdates().")
    depth -= 1
    if let completion { completions.append(completion) }
    guard depth == 0 else { return nil }
    let (all, recorded) = (completions, updates)
    (completions, updates) = ([], ListUpdates())
    return (recorded, before, { finished in all.forEach { $0(finished) } })
  }
}
