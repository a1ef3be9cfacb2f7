import RxCocoa
import RxSections
import RxSwift
import UIKit

/// An action in a ``HeaderTableView``.
public enum HeaderTableViewAction<HEADER: Component, CELL: Component> {
  /// A person selected the row of a model.
  case selected(CELL.StateType)
  /// The component of a section's header emitted an action.
  case headerAction(HEADER.StateType, HEADER.ActionType)
  /// The component of a model's row emitted an action.
  case rowAction(CELL.StateType, CELL.ActionType)
  /// A person pulled the table to have it reloaded.
  case refresh
}

/// A table of sections, with a component above each and in every row.
@preconcurrency @MainActor
open class HeaderTableView<HEADER: UIView, CELL: UIView>: RowTableView<
  SectionModel<HEADER.StateType, CELL.StateType>, HEADER.StateType, CELL, HeaderTableViewAction<HEADER, CELL>
>
where HEADER: Component, CELL: Component {
  /// The model of a section.
  public typealias SECTION = SectionModel<HEADER.StateType, CELL.StateType>
  /// The model of a section.
  public typealias MODEL = SECTION

  private let header: SectionComponent<HEADER>

  /// Creates a table.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component; by default by its `init()`.
  ///   - headerFactory: Makes a header's component; by default by its `init()`.
  ///   - style: The table's style.
  ///   - options: The table's options.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() },
    headerFactory: @escaping () -> HEADER = { makeComponent() }, style: UITableView.Style = .plain,
    options: TableViewOptions
  ) {
    header = SectionComponent(factory: headerFactory)
    super.init(
      cellFactory: cellFactory, style: style, options: options,
      makeSections: { $0.map { ($0.items, $0.model) } },
      makeAction: RowActions(
        selected: { .selected($0) }, rowAction: { .rowAction($0, $1) }, refresh: .refresh))
  }

  /// Creates a table that can be pulled to reload and deselects its rows, unless specified otherwise.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component; by default by its `init()`.
  ///   - headerFactory: Makes a header's component; by default by its `init()`.
  ///   - style: The table's style.
  ///   - reloadable: Whether pulling the table emits `.refresh`.
  ///   - automaticallyDeselect: Whether a row is deselected right after it was selected.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() },
    headerFactory: @escaping () -> HEADER = { makeComponent() }, style: UITableView.Style = .plain,
    reloadable: Bool = true, automaticallyDeselect: Bool = true
  ) {
    header = SectionComponent(factory: headerFactory)
    super.init(
      cellFactory: cellFactory, style: style,
      options: TableViewOptions(reloadable: reloadable, automaticallyDeselect: automaticallyDeselect),
      makeSections: { $0.map { ($0.items, $0.model) } },
      makeAction: RowActions(
        selected: { .selected($0) }, rowAction: { .rowAction($0, $1) }, refresh: .refresh))
  }

  /// Registers the cells and the sections' views. An override calls `super`.
  open override func loadView() {
    super.loadView()
    header.register(in: tableView)
  }

  override func sectionDidChange(_ section: Int, _ model: HEADER.StateType) {
    header.update(tableView.headerView(forSection: section), to: model, in: self) { .headerAction($0, $1) }
  }

  /// The section's header component.
  open override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header.view(for: rows.sections[section].model, in: self) { .headerAction($0, $1) }
  }
}
