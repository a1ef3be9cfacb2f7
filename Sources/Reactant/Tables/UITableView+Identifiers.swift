import UIKit

extension UITableView {
  // MARK: Cells

  /// Registers wrappers of a component under an identifier.
  public func register<T>(identifier: TableViewCellIdentifier<T>) {
    register(identifier: identifier.typeErased())
  }

  /// Registers wrappers of a component under an identifier.
  public func register(identifier: AnyTableViewCellIdentifier) {
    register(identifier.type, forCellReuseIdentifier: identifier.name)
  }

  /// Unregisters an identifier.
  public func unregister<T>(identifier: TableViewCellIdentifier<T>) {
    unregister(identifier: identifier.typeErased())
  }

  /// Unregisters an identifier.
  public func unregister(identifier: AnyTableViewCellIdentifier) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier.name)
  }

  /// Returns a wrapper for use. An identifier that was not registered is a programming error.
  public func dequeue<T>(identifier: TableViewCellIdentifier<T>) -> TableViewCellWrapper<T> {
    guard let cell = dequeueReusableCell(withIdentifier: identifier.name) as? TableViewCellWrapper<T> else {
      Self.trapOnUnknown(identifier.name, "cell")
    }
    return cell
  }

  /// Returns a wrapper for use. An identifier that was not registered is a programming error.
  public func dequeue(identifier: AnyTableViewCellIdentifier) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier.name) else {
      Self.trapOnUnknown(identifier.name, "cell")
    }
    return cell
  }

  /// Returns a wrapper for use in a row. An identifier that was not registered is a programming error.
  public func dequeue<T>(
    identifier: TableViewCellIdentifier<T>, for indexPath: IndexPath
  ) -> TableViewCellWrapper<T> {
    guard
      let cell = dequeueReusableCell(withIdentifier: identifier.name, for: indexPath)
        as? TableViewCellWrapper<T>
    else { Self.trapOnUnknown(identifier.name, "cell") }
    return cell
  }

  /// Returns a wrapper for use in a row. An identifier that was not registered is a programming error.
  public func dequeue<T>(
    identifier: TableViewCellIdentifier<T>, forRow row: Int, inSection section: Int = 0
  ) -> TableViewCellWrapper<T> {
    dequeue(identifier: identifier, for: IndexPath(row: row, section: section))
  }

  // MARK: Headers and footers

  /// Registers wrappers of a component under an identifier.
  public func register<T>(identifier: TableViewHeaderFooterIdentifier<T>) {
    register(identifier: identifier.typeErased())
  }

  /// Registers wrappers of a component under an identifier.
  public func register(identifier: AnyTableViewHeaderFooterIdentifier) {
    register(identifier.type, forHeaderFooterViewReuseIdentifier: identifier.name)
  }

  /// Unregisters an identifier.
  public func unregister<T>(identifier: TableViewHeaderFooterIdentifier<T>) {
    unregister(identifier: identifier.typeErased())
  }

  /// Unregisters an identifier.
  public func unregister(identifier: AnyTableViewHeaderFooterIdentifier) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier.name)
  }

  /// Returns a wrapper for use. An identifier that was not registered is a programming error.
  public func dequeue<T>(
    identifier: TableViewHeaderFooterIdentifier<T>
  ) -> TableViewHeaderFooterWrapper<T> {
    guard
      let view = dequeueReusableHeaderFooterView(withIdentifier: identifier.name)
        as? TableViewHeaderFooterWrapper<T>
    else { Self.trapOnUnknown(identifier.name, "header or footer") }
    return view
  }

  private static func trapOnUnknown(_ name: String, _ kind: String) -> Never {
    ReactantTrap.report(
      """
      \(kind) with identifier "\(name)" is not registered. Register it first, with register(identifier:), where the \
      table is set up.
      """)
  }
}
