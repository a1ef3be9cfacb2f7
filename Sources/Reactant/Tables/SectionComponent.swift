import UIKit

/// The headers or the footers of a table's sections, each of which is a component of one class.
@MainActor struct SectionComponent<VIEW: UIView> where VIEW: Component {
  private let identifier = TableViewHeaderFooterIdentifier<VIEW>()
  private let factory: () -> VIEW

  /// Creates headers or footers.
  /// - Parameter factory: Makes a component.
  init(factory: @escaping () -> VIEW) {
    self.factory = factory
  }

  func register(in tableView: UITableView) {
    tableView.register(identifier: identifier)
  }

  /// Returns a view of a section's state for the table to show.
  /// - Parameters:
  ///   - state: The component's state.
  ///   - table: The table.
  ///   - mapAction: Returns the table's action for the state and an action of the component.
  func view<MODEL, ACTION>(
    for state: VIEW.StateType, in table: TableViewBase<MODEL, ACTION>,
    mapAction: @escaping (VIEW.StateType, VIEW.ActionType) -> ACTION
  ) -> UIView {
    table.dequeueAndConfigure(
      identifier: identifier, factory: factory, model: state, mapAction: { mapAction(state, $0) })
  }

  /// Passes a section's new state to the view that shows it, if one does.
  func update<MODEL, ACTION>(
    _ view: UITableViewHeaderFooterView?, to state: VIEW.StateType, in table: TableViewBase<MODEL, ACTION>,
    mapAction: @escaping (VIEW.StateType, VIEW.ActionType) -> ACTION
  ) {
    guard let view = view as? TableViewHeaderFooterWrapper<VIEW> else { return }
    table.configure(view: view, factory: factory, model: state, mapAction: { mapAction(state, $0) })
  }
}
