import RxSwift
import UIKit

/// An action in a ``SimulatedSeparatorTableView``.
public enum SimulatedSeparatorTableViewAction<CELL: Component> {
  /// A person selected the row of a model.
  case selected(CELL.StateType)
  /// The component of a model's row emitted an action.
  case rowAction(CELL.StateType, CELL.ActionType)
  /// A person pulled the table to have it reloaded.
  case refresh
}

/// A table with a component in every row, and below each row a separator of any height and color: every row
/// is a section, whose footer is the separator.
@preconcurrency @MainActor
open class SimulatedSeparatorTableView<CELL: UIView>: RowTableView<
  CELL.StateType, CELL.StateType, CELL, SimulatedSeparatorTableViewAction<CELL>
>
where CELL: Component {
  /// The model of a row.
  public typealias MODEL = CELL.StateType

  private let separatorIdentifier = TableViewHeaderFooterIdentifier<UIView>(name: "Reactant separator")

  /// The color of separators; nil, the default, for none.
  open var separatorColor: UIColor? {
    didSet {
      for section in rows.sections.indices {
        tableView.footerView(forSection: section)?.contentView.backgroundColor = separatorColor
      }
      setNeedsLayout()
    }
  }

  /// The height of separators, in points; 1 by default. It is the table's `sectionFooterHeight`.
  open var separatorHeight: CGFloat {
    get { sectionFooterHeight }
    set { sectionFooterHeight = newValue }
  }

  /// Creates a table.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component; by default by its `init()`.
  ///   - style: The table's style.
  ///   - options: The table's options.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() }, style: UITableView.Style = .plain,
    options: TableViewOptions
  ) {
    super.init(
      cellFactory: cellFactory, style: style, options: options,
      makeSections: { $0.map { ([$0], $0) } },
      makeAction: RowActions(
        selected: { .selected($0) }, rowAction: { .rowAction($0, $1) }, refresh: .refresh))
    separatorHeight = 1
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
      makeSections: { $0.map { ([$0], $0) } },
      makeAction: RowActions(
        selected: { .selected($0) }, rowAction: { .rowAction($0, $1) }, refresh: .refresh))
    separatorHeight = 1
  }

  /// Registers the cells and separators. An override calls `super`.
  open override func loadView() {
    super.loadView()
    tableView.separatorStyle = .none
    tableView.register(identifier: separatorIdentifier)
  }

  /// The separator below a row.
  open override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let view = tableView.dequeue(identifier: separatorIdentifier)
    view.contentView.backgroundColor = separatorColor
    return view
  }
}
