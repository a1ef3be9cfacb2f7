import RxCocoa
import RxSections
import RxSwift
import UIKit

/// An action in a ``FooterTableView``.
public enum FooterTableViewAction<CELL: Component, FOOTER: Component> {
  /// A person selected the row of a model.
  case selected(CELL.StateType)
  /// The component of a model's row emitted an action.
  case rowAction(CELL.StateType, CELL.ActionType)
  /// The component of a section's footer emitted an action.
  case footerAction(FOOTER.StateType, FOOTER.ActionType)
  /// A person pulled the table to have it reloaded.
  case refresh
}

/// A table of sections, with a component below each and in every row.
@preconcurrency @MainActor
open class FooterTableView<CELL: UIView, FOOTER: UIView>: RowTableView<
  SectionModel<FOOTER.StateType, CELL.StateType>, FOOTER.StateType, CELL, FooterTableViewAction<CELL, FOOTER>
>
where CELL: Component, FOOTER: Component {
  /// The model of a section.
  public typealias SECTION = SectionModel<FOOTER.StateType, CELL.StateType>
  /// The model of a section.
  public typealias MODEL = SECTION

  private let footer: SectionComponent<FOOTER>

  /// Creates a table.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component; by default by its `init()`.
  ///   - footerFactory: Makes a footer's component; by default by its `init()`.
  ///   - style: The table's style.
  ///   - options: The table's options.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() },
    footerFactory: @escaping () -> FOOTER = { makeComponent() }, style: UITableView.Style = .plain,
    options: TableViewOptions
  ) {
    footer = SectionComponent(factory: footerFactory)
    super.init(
      cellFactory: cellFactory, style: style, options: options,
      makeSections: { $0.map { ($0.items, $0.model) } },
      makeAction: RowActions(
        selected: { .selected($0) }, rowAction: { .rowAction($0, $1) }, refresh: .refresh))
  }

  /// Creates a table that can be pulled to reload and deselects its rows, unless specified otherwise.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component; by default by its `init()`.
  ///   - footerFactory: Makes a footer's component; by default by its `init()`.
  ///   - style: The table's style.
  ///   - reloadable: Whether pulling the table emits `.refresh`.
  ///   - automaticallyDeselect: Whether a row is deselected right after it was selected.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() },
    footerFactory: @escaping () -> FOOTER = { makeComponent() }, style: UITableView.Style = .plain,
    reloadable: Bool = true, automaticallyDeselect: Bool = true
  ) {
    footer = SectionComponent(factory: footerFactory)
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
    footer.register(in: tableView)
  }

  override func sectionDidChange(_ section: Int, _ model: FOOTER.StateType) {
    footer.update(tableView.footerView(forSection: section), to: model, in: self) { .footerAction($0, $1) }
  }

  /// The section's footer component.
  open override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer.view(for: rows.sections[section].model, in: self) { .footerAction($0, $1) }
  }
}
