import Foundation

extension UICollectionView {
  /// The class and the setup of cells for items of one type. It is created once, outside of the data source's
  /// cell provider.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// Creates a registration of the cell class that the closure names.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class and the setup of headers, footers or other views of one kind. It is created once, outside of
  /// the data source's provider of such views.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// Sets a view up.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the view class that the closure names, for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a cell of a registration's class, set up for an item. Traps where the item is nil.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let item else {
      ExceptionName.internalInconsistency.raise(
        "A cell registration was asked for a cell at \(indexPath) without an item.")
    }
    let identifier = registration.identity.name
    if !pool.contains(poolName(nil, identifier)) {
      checkIsNew(registration.identity)
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      ExceptionName.internalInconsistency.raise("\(type(of: cell)) is no \(Cell.self).")
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// Returns a view of a registration's class, set up for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (identifier, kind) = (registration.identity.name, registration.elementKind)
    if !pool.contains(poolName(kind, identifier)) {
      checkIsNew(registration.identity)
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      ExceptionName.internalInconsistency.raise("\(type(of: view)) is no \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// A registration that is made anew for each cell would never use one again.
  private func checkIsNew(_ identity: RegistrationIdentity) {
    ExceptionName.internalInconsistency.raise(
      unless:
        !identity.isMadeForCell,
      """
      Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or \
      inside a diffable data source's provider. Creating a new registration each time a cell is requested will prevent \
      reuse and cause created cells to remain inaccessible in memory; create it once, outside.
      """)
  }
}

/// The identity of a registration, whose name is that under which its views are used again.
@MainActor final class RegistrationIdentity {
  private static var count = 0
  /// The number of cells that collections are requesting at the moment, one inside the other.
  static var requests = 0

  let name: String
  /// Whether it was made while a collection requested a cell.
  let isMadeForCell = RegistrationIdentity.requests > 0

  init() {
    Self.count += 1
    name = "UICollectionView registration \(Self.count)"
  }
}
