import UIKit

/// The rows of a ``Table``: their number, and the description of each.
///
/// A delegate is a value that describes the table's content at one moment. When the table is updated with
/// another one, the two are compared and only what differs changes: visible rows keep their nodes, the scroll
/// position stays, and a text field that is being edited goes on. A delegate that names its rows
/// (``identifier(forRowAt:)``) also has rows inserted, deleted and moved with an animation; without names,
/// rows are matched by their positions.
///
/// ```swift
/// struct Posts: TableDelegate {
///   var posts: [Post]
///
///   func numberOfRows(forSection section: Int) -> Int { posts.count }
///   func cellDescription(forRowAt indexPath: IndexPath) -> AnyNodeDescription {
///     PostCell(props: PostCell.Props(post: posts[indexPath.row]))
///   }
///   func height(forRowAt indexPath: IndexPath) -> Value { .scalable(120) }
///   func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { posts[indexPath.row].id }
/// }
/// ```
@preconcurrency @MainActor public protocol TableDelegate {
  /// The number of sections; 1 by default.
  func numberOfSections() -> Int

  /// The number of rows in a section.
  func numberOfRows(forSection section: Int) -> Int

  /// The description of a row. Its frame is set by the table.
  func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription

  /// The height of a row, scaled like lengths in the table's parent. `Value.automaticHeight` measures the
  /// content.
  func height(forRowAt indexPath: IndexPath) -> Value

  /// The height that rows of the section of a row have about, which is counted until a row was measured; the
  /// first row's height by default, and 44 points where that is automatic. It is called for a section's first
  /// row.
  func estimatedHeight(forRowAt indexPath: IndexPath) -> Value

  /// Whether another delegate describes the same content, so that the table need not be updated; false by
  /// default.
  func isEqual(to anotherDelegate: any TableDelegate) -> Bool

  // MARK: Identity

  /// A name that stays with a row when it moves, unique in the table; nil, the default, for rows without
  /// names. Either all rows of a section have names or none.
  func identifier(forRowAt indexPath: IndexPath) -> AnyHashable?

  /// A name that stays with a section when it moves; nil, the default, for sections without names.
  func identifier(forSection section: Int) -> AnyHashable?

  // MARK: Headers and footers

  /// The description of what stands above a section; nil, the default, for nothing. It stays at the table's
  /// top while its section scrolls.
  func headerDescription(forSection section: Int) -> (any AnyNodeDescription)?

  /// The height of what stands above a section; automatic by default.
  func headerHeight(forSection section: Int) -> Value

  /// The description of what stands below a section; nil, the default, for nothing.
  func footerDescription(forSection section: Int) -> (any AnyNodeDescription)?

  /// The height of what stands below a section; automatic by default.
  func footerHeight(forSection section: Int) -> Value

  // MARK: Interaction

  /// Notifies that a row is about to show, for instance to fetch more rows when the last one does. The
  /// default does nothing.
  func willDisplayRow(at indexPath: IndexPath)

  /// The actions of a swipe from the leading edge, the outermost one first; none by default.
  func leadingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction]

  /// The actions of a swipe from the trailing edge, the outermost one first; none by default.
  func trailingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction]

  // MARK: Editing

  /// The mark that a row has while the table is edited; none by default. A row with `.delete` and without
  /// trailing swipe actions can also be deleted by a swipe.
  func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle

  /// Notifies that a person deletes a row or requests another one there, usually to dispatch an action. The
  /// table changes when it is updated with other rows. The default does nothing.
  func commit(_ editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Whether a row has a handle by which it is moved while the table is edited; false by default.
  func canMoveRow(at indexPath: IndexPath) -> Bool

  /// The place where a row may be dropped instead of a proposed one; the proposed one by default.
  func targetIndexPath(forMoveFromRowAt source: IndexPath, toProposed proposed: IndexPath) -> IndexPath

  /// Notifies that a person moved a row, usually to dispatch an action. The row stays where it was dropped
  /// until the table is updated with other rows. The default does nothing.
  func moveRow(at source: IndexPath, to destination: IndexPath)
}

extension TableDelegate {
  /// One section.
  public func numberOfSections() -> Int { 1 }
  /// The first row's height.
  public func estimatedHeight(forRowAt indexPath: IndexPath) -> Value { .automaticHeight }
  /// Returns false: every update counts.
  public func isEqual(to anotherDelegate: any TableDelegate) -> Bool { false }
  /// Returns none by default.
  public func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { nil }
  /// Returns none by default.
  public func identifier(forSection section: Int) -> AnyHashable? { nil }
  /// Returns none by default.
  public func headerDescription(forSection section: Int) -> (any AnyNodeDescription)? { nil }
  /// Returns the height of the content by default.
  public func headerHeight(forSection section: Int) -> Value { .automaticHeight }
  /// Returns none by default.
  public func footerDescription(forSection section: Int) -> (any AnyNodeDescription)? { nil }
  /// Returns the height of the content by default.
  public func footerHeight(forSection section: Int) -> Value { .automaticHeight }
  /// Does nothing.
  public func willDisplayRow(at indexPath: IndexPath) {}
  /// Returns none by default.
  public func leadingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction] { [] }
  /// Returns none by default.
  public func trailingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction] { [] }
  /// Returns none by default.
  public func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }
  /// Does nothing.
  public func commit(_ editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  /// Returns false by default.
  public func canMoveRow(at indexPath: IndexPath) -> Bool { false }
  /// The proposed place.
  public func targetIndexPath(
    forMoveFromRowAt source: IndexPath, toProposed proposed: IndexPath
  ) -> IndexPath { proposed }
  /// Does nothing.
  public func moveRow(at source: IndexPath, to destination: IndexPath) {}
}

extension Value {
  /// The height of rows, headers and footers that are as high as their content.
  ///
  /// A ``SelfSizing`` description computes it; otherwise it is what the constraints in the description's
  /// native view ask for, or else the bottom of its lowest child.
  public static let automaticHeight = Value.fixed(-1)
}

/// A delegate without sections, which every empty table has.
public struct EmptyTableDelegate: TableDelegate {
  /// Makes a delegate.
  nonisolated public init() {}

  /// Returns none by default.
  public func numberOfSections() -> Int { 0 }

  /// Returns none by default.
  public func numberOfRows(forSection section: Int) -> Int { 0 }

  /// Traps: there are no rows.
  public func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
    preconditionFailure("An EmptyTableDelegate has no row at \(indexPath).")
  }

  /// Traps: there are no rows.
  public func height(forRowAt indexPath: IndexPath) -> Value {
    preconditionFailure("An EmptyTableDelegate has no row at \(indexPath).")
  }

  /// Whether the other one is empty as well.
  public func isEqual(to anotherDelegate: any TableDelegate) -> Bool {
    anotherDelegate is EmptyTableDelegate
  }
}
