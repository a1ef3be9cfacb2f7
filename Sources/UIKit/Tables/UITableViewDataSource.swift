import Foundation

/// Gives a table its rows. All methods but the first two may be left out.
///
/// Whether a source carries deletions and insertions out decides whether rows can be swiped to delete them, and whether
/// it moves rows decides whether they can be moved. Swift tells by the types of what these two methods give back: nothing
/// where the source has them, ``UITableViewUnimplemented`` where it has not. So the protocol has associated types, which
/// app code never names; a variable that holds any source is an `any UITableViewDataSource`.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// What carrying an edit out gives back; inferred.
  associatedtype Commitment = UITableViewUnimplemented
  /// What moving a row gives back; inferred.
  associatedtype Movement = UITableViewUnimplemented

  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A cell for a row, best one that the table gives for reuse.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// What stands above a section; nothing by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// What stands below a section; nothing by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row may be edited; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row may be moved; true by default, for sources that move rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Carries out what a person did: changes the data, and tells the table. Without it rows cannot be swiped to delete
  /// them.
  @discardableResult func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Commitment
  /// Moves a row in the data after a person moved it in the table. Without it rows cannot be moved.
  @discardableResult func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Movement
  /// Short titles for an index at the side; kept for later, none are shown.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

/// Stands for what a method would do that a data source leaves out.
public struct UITableViewUnimplemented: Sendable {
  init() {}
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// True.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// True.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  @discardableResult public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> UITableViewUnimplemented { UITableViewUnimplemented() }
  /// Does nothing.
  @discardableResult public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> UITableViewUnimplemented { UITableViewUnimplemented() }
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Whether the source carries edits out.
  var commitsEdits: Bool {
    if let controller = self as? UITableViewController { return controller.overridesCommit }
    return Commitment.self != UITableViewUnimplemented.self
  }

  /// Whether the source moves rows.
  var movesRows: Bool {
    if let controller = self as? UITableViewController { return controller.overridesMove }
    return Movement.self != UITableViewUnimplemented.self
  }
}
