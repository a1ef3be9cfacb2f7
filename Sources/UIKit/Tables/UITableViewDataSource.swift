import Foundation

/// Gives a table its rows. All methods but the first two may be left out.
///
/// Whether a source carries deletions and insertions out decides whether rows can be swiped to delete them, and whether
/// it moves rows decides whether they can be moved.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  // `DefaultWitness` knows these two by their order.
  /// Carries out what a person did: changes the data, and tells the table. Without it rows cannot be swiped to delete
  /// them.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )
  /// Moves a row in the data after a person moved it in the table. Without it rows cannot be moved.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a cell for a row, best one that the table gives for reuse.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; nothing by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nothing by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row may be edited; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row may be moved; true by default, for sources that move rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns short titles for an index at the side; nil, the default, for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that a title of the index leads to; by default the one of the same position.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// Returns one section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns no title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns no title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { markLeftOutMethod() }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { markLeftOutMethod() }
  /// Returns no titles.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the title's position.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Whether the source carries edits out.
  var commitsEdits: Bool { DataSourceMethods.commitsEdits(self) }
  /// Whether the source moves rows.
  var movesRows: Bool { DataSourceMethods.movesRows(self) }
}

/// Marks the defaults of methods that count as absent where a source leaves them out.
@inline(never) @_optimize(none) @usableFromInline func markLeftOutMethod() {}

/// A data source whose class has all methods, so that only its subclasses' overrides count.
@MainActor protocol OverriddenDataSource: AnyObject {
  /// Whether a subclass carries edits out.
  var overridesCommit: Bool { get }
  /// Whether a subclass moves rows.
  var overridesMove: Bool { get }
}

extension UITableViewController: OverriddenDataSource {}

/// Which of a data source's methods are there.
@MainActor package enum DataSourceMethods {
  private class LeavingOut: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private class Having: UITableViewDataSource {
    private var calls = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calls }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { calls += 1 }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { calls += 2 }
  }

  private static let commit = DefaultWitness(
    requirement: 0, leavingOut: LeavingOut() as any UITableViewDataSource,
    having: Having() as any UITableViewDataSource)
  private static let move = DefaultWitness(
    requirement: 1, leavingOut: LeavingOut() as any UITableViewDataSource,
    having: Having() as any UITableViewDataSource)

  /// Returns whether a source carries edits out. Should that be unknown, it counts as one that does.
  package static func commitsEdits(_ source: any UITableViewDataSource) -> Bool {
    if let source = source as? any OverriddenDataSource { return source.overridesCommit }
    return commit.isLeftOut(by: source as any UITableViewDataSource) != true
  }

  /// Returns whether a source moves rows. Should that be unknown, it counts as one that does.
  package static func movesRows(_ source: any UITableViewDataSource) -> Bool {
    if let source = source as? any OverriddenDataSource { return source.overridesMove }
    return move.isLeftOut(by: source as any UITableViewDataSource) != true
  }
}
