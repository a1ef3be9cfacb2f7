import RxCocoa
import RxSwift
import UIKit

/// The base of the ready-made tables: a component of one class in every row, with its selections, actions and
/// swipes.
///
/// Subclasses state how models become sections, and add headers and footers. Its initializer is not public:
/// derive tables of your own from ``TableViewBase`` or from a ready-made one.
@preconcurrency @MainActor
open class RowTableView<MODEL, SECTIONSTATE, CELL: UIView, ACTION>: TableViewBase<MODEL, ACTION>
where CELL: Component {
  /// The cases of a table's action that all ready-made tables have.
  struct RowActions {
    var selected: (CELL.StateType) -> ACTION
    var rowAction: (CELL.StateType, CELL.ActionType) -> ACTION
    var refresh: ACTION
  }

  /// The sections that are shown.
  let rows = TableContent<SECTIONSTATE, CELL.StateType>()

  private let cellIdentifier = TableViewCellIdentifier<CELL>()
  private let cellFactory: () -> CELL
  private let makeSections: ([MODEL]) -> [TableContent<SECTIONSTATE, CELL.StateType>.Section]
  private let makeAction: RowActions

  /// The actions behind a model's row that is swiped from where lines end; nil, the default, for none. What
  /// an action does is its handler's; once the models have changed, assign the state.
  ///
  /// ```swift
  /// noteTableView.rowActions = { [weak self] note in
  ///   UISwipeActionsConfiguration(actions: [
  ///     UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
  ///       self?.perform(action: .delete(note))
  ///       done(true)
  ///     }
  ///   ])
  /// }
  /// ```
  public final var rowActions: ((CELL.StateType) -> UISwipeActionsConfiguration?)?

  /// Creates a table.
  /// - Parameters:
  ///   - cellFactory: Makes a row's component.
  ///   - style: The table's style.
  ///   - options: The table's options.
  ///   - makeSections: Returns the sections of models.
  ///   - makeAction: The cases of the table's action.
  init(
    cellFactory: @escaping () -> CELL, style: UITableView.Style, options: TableViewOptions,
    makeSections: @escaping ([MODEL]) -> [TableContent<SECTIONSTATE, CELL.StateType>.Section],
    makeAction: RowActions
  ) {
    self.cellFactory = cellFactory
    self.makeSections = makeSections
    self.makeAction = makeAction
    super.init(style: style, options: options)
  }

  /// Selections and pulls; the actions of rows and sections come beside these.
  open override var actions: [Observable<ACTION>] {
    [
      selectedRows.map { [rows, makeAction] in makeAction.selected(rows.item(at: $0)) },
      refreshes.map { [makeAction] in makeAction.refresh },
    ]
  }

  /// Registers the cells. An override calls `super`.
  open override func loadView() {
    super.loadView()
    tableView.register(identifier: cellIdentifier)
  }

  /// Shows the models in rows. Rows whose model is still there are kept.
  open override func bind(items: Observable<[MODEL]>) {
    rows.makeCell = { [weak self, makeAction] _, model in
      guard let self else { return UITableViewCell() }
      return dequeueAndConfigure(
        identifier: cellIdentifier, factory: cellFactory, model: model,
        mapAction: { makeAction.rowAction(model, $0) })
    }
    rows.sectionDidChange = { [weak self] in self?.sectionDidChange($0, $1) }
    tableView.dataSource = rows
    items.subscribe(onNext: { [weak self] in self?.show($0) })
      .disposed(by: lifetimeDisposeBag)
  }

  private func show(_ items: [MODEL]) { rows.show(makeSections(items), in: tableView) }

  /// Passes a section's new state to its header and footer, if they are visible.
  func sectionDidChange(_ section: Int, _ state: SECTIONSTATE) {}

  /// The actions of ``rowActions``.
  open override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    rowActions?(rows.item(at: indexPath))
  }
}
