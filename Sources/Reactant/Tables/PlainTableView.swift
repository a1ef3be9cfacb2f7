import RxSwift
import UIKit

/// An action in a ``PlainTableView``.
public enum PlainTableViewAction<CELL: Component> {
  /// A person selected the row of a model.
  case selected(CELL.StateType)
  /// The component of a model's row emitted an action.
  case rowAction(CELL.StateType, CELL.ActionType)
  /// A person pulled the table to have it reloaded.
  case refresh
}

/// A table of one section, with a component in every row.
@preconcurrency @MainActor
open class PlainTableView<CELL: UIView>: RowTableView<
  CELL.StateType, Void, CELL, PlainTableViewAction<CELL>
>
where CELL: Component {
  /// The model of a row.
  public typealias MODEL = CELL.StateType

  /// Creates a table.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component; by default by its `init()`.
  ///   - style: The table's style.
  ///   - options: The table's options; none by default.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() }, style: UITableView.Style = .plain,
    options: TableViewOptions = []
  ) {
    super.init(
      cellFactory: cellFactory, style: style, options: options,
      makeSections: { [($0, ())] },
      makeAction: RowActions(
        selected: { .selected($0) }, rowAction: { .rowAction($0, $1) }, refresh: .refresh))
  }

  /// Creates a table that can be pulled to reload and deselects its rows, unless specified otherwise.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component; by default by its `init()`.
  ///   - style: The table's style.
  ///   - reloadable: Whether pulling the table emits `.refresh`.
  ///   - automaticallyDeselect: Whether a row is deselected right after it was selected.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() }, style: UITableView.Style = .plain,
    reloadable: Bool = true, automaticallyDeselect: Bool = true
  ) {
    super.init(
      cellFactory: cellFactory, style: style,
      options: TableViewOptions(reloadable: reloadable, automaticallyDeselect: automaticallyDeselect),
      makeSections: { [($0, ())] },
      makeAction: RowActions(
        selected: { .selected($0) }, rowAction: { .rowAction($0, $1) }, refresh: .refresh))
  }
}
