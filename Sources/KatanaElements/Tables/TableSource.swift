import UIKit

/// The data source and delegate of a table view, from a ``TableDelegate`` whose descriptions it shows in
/// cells and headers.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The maximum number of nodes that cells keep for their next use while they are not visible.
  static let mostWaitingNodes = 30

  /// The delegate whose rows show.
  var delegate: any TableDelegate = EmptyTableDelegate()
  /// The node of the table's description.
  weak var node: (any AnyNode)?
  /// The factor for scalable heights.
  var multiplier: CGFloat = 0

  /// Whether the table view is querying its data source, so that its content must not be changed.
  var isQuerying: Bool { queryCount > 0 }
  private var queryCount = 0
  /// The rows that the table view has asked about since it was loaded.
  var known = QueriedRows()

  private var registered: Set<String> = []
  /// The views that are not visible and may have nodes, those unused for the longest time first.
  private var waiting: [any RowHosting] = []

  private func answer<T>(_ body: () -> T) -> T {
    queryCount += 1
    defer { queryCount -= 1 }
    return body()
  }

  // MARK: Counts and heights

  func numberOfSections(in tableView: UITableView) -> Int { answer { TableOutline.sectionCount(delegate) } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer { TableOutline.rowCount(delegate, in: section) }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    known.insert(indexPath)
    return answer { scaled(delegate.height(forRowAt: indexPath)) }
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    answer { scaled(delegate.estimatedHeight(forRowAt: indexPath)) }
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answer {
      delegate.headerDescription(forSection: section) == nil
        ? 0 : scaled(delegate.headerHeight(forSection: section))
    }
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    answer {
      delegate.footerDescription(forSection: section) == nil
        ? 0 : scaled(delegate.footerHeight(forSection: section))
    }
  }

  /// A height in points; less than nothing means automatic.
  private func scaled(_ height: Value) -> CGFloat {
    let points = height.scale(by: multiplier)
    return points < 0 ? UITableView.automaticDimension : points
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    known.insert(indexPath)
    return answer {
      let description = delegate.cellDescription(forRowAt: indexPath)
      let identifier = String(UInt(bitPattern: ObjectIdentifier(type(of: description))))
      if registered.insert(identifier).inserted {
        tableView.register(HostingCell.self, forCellReuseIdentifier: identifier)
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      if let cell = cell as? HostingCell { show(description, in: cell, at: indexPath, of: tableView) }
      return cell
    }
  }

  /// Shows the delegate's present description of a row in the row's cell.
  func update(_ cell: UITableViewCell, at indexPath: IndexPath, of tableView: UITableView) {
    guard let cell = cell as? HostingCell else { return }
    answer {
      show(delegate.cellDescription(forRowAt: indexPath), in: cell, at: indexPath, of: tableView)
    }
    // Marks and handles leave less room for the description.
    if tableView.isEditing { cell.setNeedsLayout() }
  }

  private func show(
    _ description: any AnyNodeDescription, in cell: HostingCell, at indexPath: IndexPath,
    of tableView: UITableView
  ) {
    let height = scaled(delegate.height(forRowAt: indexPath))
    show(
      description, name: delegate.identifier(forRowAt: indexPath), in: cell,
      height: height >= 0 ? height : tableView.rectForRow(at: indexPath).height, of: tableView)
  }

  private func show(
    _ description: any AnyNodeDescription, name: AnyHashable?, in view: any RowHosting, height: CGFloat,
    of tableView: UITableView
  ) {
    waiting.removeAll { $0 === view }
    guard let node else { return view.host.remove() }
    view.host.show(
      description, name: name, size: CGSize(width: tableView.bounds.width, height: height),
      in: view.contentView, of: node)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    answer { delegate.willDisplayRow(at: indexPath) }
  }

  // MARK: Headers and footers

  private static let headerIdentifier = "header"

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer {
      header(
        delegate.headerDescription(forSection: section), height: delegate.headerHeight(forSection: section),
        section: section, of: tableView)
    }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answer {
      header(
        delegate.footerDescription(forSection: section), height: delegate.footerHeight(forSection: section),
        section: section, of: tableView)
    }
  }

  private func header(
    _ description: (any AnyNodeDescription)?, height: Value, section: Int, of tableView: UITableView
  ) -> UIView? {
    guard let description else { return nil }
    if registered.insert(Self.headerIdentifier).inserted {
      tableView.register(HostingHeader.self, forHeaderFooterViewReuseIdentifier: Self.headerIdentifier)
    }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.headerIdentifier)
    if let view = view as? HostingHeader {
      show(
        description, name: delegate.identifier(forSection: section), in: view,
        height: max(scaled(height), 0), of: tableView)
    }
    return view
  }

  /// Shows the delegate's present descriptions above and below a section, where these show.
  func updateHeaders(ofSection old: Int, becoming new: Int, of tableView: UITableView) {
    answer {
      if let view = tableView.headerView(forSection: old) as? HostingHeader,
        let description = delegate.headerDescription(forSection: new)
      {
        show(
          description, name: delegate.identifier(forSection: new), in: view, height: view.bounds.height,
          of: tableView)
      }
      if let view = tableView.footerView(forSection: old) as? HostingHeader,
        let description = delegate.footerDescription(forSection: new)
      {
        show(
          description, name: delegate.identifier(forSection: new), in: view, height: view.bounds.height,
          of: tableView)
      }
    }
  }

  // MARK: Reuse

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    keep(cell, of: tableView)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    keep(view, of: tableView)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    keep(view, of: tableView)
  }

  private func keep(_ view: UIView, of tableView: UITableView) {
    guard let view = view as? any RowHosting else { return }
    waiting.append(view)
    // Views that are used again within this layout pass keep their nodes; the others are looked at after it.
    tableView.setNeedsLayout()
  }

  /// Removes the nodes of views that are not visible, beyond the limit.
  func trimWaiting() {
    guard !waiting.isEmpty else { return }
    var total = 0
    for view in waiting.reversed() {
      total += view.host.nodeCount
      if total > Self.mostWaitingNodes { view.host.remove() }
    }
    waiting.removeAll { $0.host.node == nil }
  }

  // MARK: Interaction

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    (tableView.cellForRow(at: indexPath) as? HostingCell)?.host.respondsToTaps ?? false
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // What is selected is the store's business: the row takes the next tap like the first one.
    tableView.deselectRow(at: indexPath, animated: false)
    (tableView.cellForRow(at: indexPath) as? HostingCell)?.host.tap(at: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = answer { delegate.leadingSwipeActions(forRowAt: indexPath) }
    return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = answer { delegate.trailingSwipeActions(forRowAt: indexPath) }
    return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions)
  }

  // MARK: Editing

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Outside of editing the question is whether the row can be swiped.
    !tableView.isEditing || answer { delegate.editingStyle(forRowAt: indexPath) } != .none
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer { delegate.editingStyle(forRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    delegate.commit(editingStyle, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer { delegate.canMoveRow(at: indexPath) }
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    answer { delegate.targetIndexPath(forMoveFromRowAt: source, toProposed: proposed) }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let old = delegate
    // The table view has the row at its new place from here on.
    delegate = MovedRows(base: old, source: source, destination: destination)
    // All that may have changed their places by it.
    for path in [source, destination] {
      let end =
        source.section == destination.section
        ? max(source.row, destination.row) + 1 : tableView.numberOfRows(inSection: path.section) + 1
      known.insert(min(path.row, end - 1)..<end, in: path.section)
    }
    queryCount += 1
    defer { queryCount -= 1 }
    old.moveRow(at: source, to: destination)
  }
}
