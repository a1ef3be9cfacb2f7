import Foundation

/// The source of a table's rows. All methods but the first two may be left out.
///
/// Whether a source carries deletions and insertions out decides whether rows can be swiped to delete them,
/// and whether it moves rows decides whether they can be moved. This is inferred from the types that these
/// two methods return: nothing where the source has them, `_UITableViewUnimplemented` where it has not. So
/// the protocol has associated types, which app code never names; a variable that holds any source is an
/// `any UITableViewDataSource`.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// The result of carrying an edit out; inferred.
  associatedtype Commitment = _UITableViewUnimplemented
  /// The result of moving a row; inferred.
  associatedtype Movement = _UITableViewUnimplemented

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
  /// Performs what a person did: changes the data, and updates the table. Without it rows cannot be swiped to
  /// delete them.
  @discardableResult func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Commitment
  /// Moves a row in the data after a person moved it in the table. Without it rows cannot be moved.
  @discardableResult func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Movement
  /// Returns short titles for an index at the side; nil, the default, for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that a title of the index leads to; by default the one of the same position.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// Stands for the result of a method that a data source leaves out. Public only because default results of a
/// public protocol are.
public struct _UITableViewUnimplemented: Sendable {
  init() {}
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
  @discardableResult public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> _UITableViewUnimplemented { _UITableViewUnimplemented() }
  /// Does nothing.
  @discardableResult public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> _UITableViewUnimplemented { _UITableViewUnimplemented() }
  /// Returns no titles.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the title's position.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Whether the source carries edits out.
  var commitsEdits: Bool {
    if let source = self as? any OverriddenDataSource { return source.overridesCommit }
    return Commitment.self != _UITableViewUnimplemented.self
  }

  /// Whether the source moves rows.
  var movesRows: Bool {
    if let source = self as? any OverriddenDataSource { return source.overridesMove }
    return Movement.self != _UITableViewUnimplemented.self
  }
}

/// A data source whose class has all methods, so that only its subclasses' overrides count.
@MainActor protocol OverriddenDataSource: AnyObject {
  /// Whether a subclass carries edits out.
  var overridesCommit: Bool { get }
  /// Whether a subclass moves rows.
  var overridesMove: Bool { get }
}
