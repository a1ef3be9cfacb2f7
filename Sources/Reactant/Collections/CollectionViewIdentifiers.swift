import UIKit

/// Names the cells of a collection that show a component of a type.
public struct CollectionViewCellIdentifier<T: UIView>: Sendable {
  /// The name.
  public let name: String

  /// Creates an identifier.
  /// - Parameter name: The name; by default that of the component's type, with its module.
  public init(name: String = String(reflecting: T.self)) {
    self.name = name
  }
}

/// Names the headers, footers and other views of a collection that show a component of a type.
public struct CollectionSupplementaryViewIdentifier<T: UIView>: Sendable {
  /// The name.
  public let name: String
  /// The kind, such as `UICollectionView.elementKindSectionHeader`.
  public let kind: String

  /// Creates an identifier.
  /// - Parameters:
  ///   - name: The name; by default that of the component's type, with its module.
  ///   - kind: The kind, such as `UICollectionView.elementKindSectionHeader`.
  public init(name: String = String(reflecting: T.self), kind: String) {
    self.name = name
    self.kind = kind
  }
}

extension UICollectionView {
  /// Registers wrappers of a component under an identifier.
  public func register<T>(identifier: CollectionViewCellIdentifier<T>) {
    register(CollectionViewCellWrapper<T>.self, forCellWithReuseIdentifier: identifier.name)
  }

  /// Unregisters an identifier.
  public func unregister<T>(identifier: CollectionViewCellIdentifier<T>) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier.name)
  }

  /// Registers wrappers of a component under an identifier.
  public func register<T>(identifier: CollectionSupplementaryViewIdentifier<T>) {
    register(
      CollectionReusableViewWrapper<T>.self, forSupplementaryViewOfKind: identifier.kind,
      withReuseIdentifier: identifier.name)
  }

  /// Unregisters an identifier.
  public func unregister<T>(identifier: CollectionSupplementaryViewIdentifier<T>) {
    register(
      nil as AnyClass?, forSupplementaryViewOfKind: identifier.kind, withReuseIdentifier: identifier.name)
  }

  /// Returns a wrapper for use in an item's place. An identifier that was not registered is a programming
  /// error.
  public func dequeue<T>(
    identifier: CollectionViewCellIdentifier<T>, for indexPath: IndexPath
  ) -> CollectionViewCellWrapper<T> {
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: identifier.name, for: indexPath)
        as? CollectionViewCellWrapper<T>
    else {
      ReactantTrap.report("cell with identifier \"\(identifier.name)\" is registered for another component.")
    }
    return cell
  }

  /// Returns a wrapper for use in an item's place. An identifier that was not registered is a programming
  /// error.
  public func dequeue<T>(
    identifier: CollectionViewCellIdentifier<T>, forRow row: Int, inSection section: Int = 0
  ) -> CollectionViewCellWrapper<T> {
    dequeue(identifier: identifier, for: IndexPath(item: row, section: section))
  }

  /// Returns a wrapper for use. An identifier that was not registered is a programming error.
  public func dequeue<T>(
    identifier: CollectionSupplementaryViewIdentifier<T>, for indexPath: IndexPath
  ) -> CollectionReusableViewWrapper<T> {
    guard
      let view = dequeueReusableSupplementaryView(
        ofKind: identifier.kind, withReuseIdentifier: identifier.name, for: indexPath)
        as? CollectionReusableViewWrapper<T>
    else {
      ReactantTrap.report("view with identifier \"\(identifier.name)\" is registered for another component.")
    }
    return view
  }

  /// Returns a wrapper for use. An identifier that was not registered is a programming error.
  public func dequeue<T>(
    identifier: CollectionSupplementaryViewIdentifier<T>, forRow row: Int, inSection section: Int = 0
  ) -> CollectionReusableViewWrapper<T> {
    dequeue(identifier: identifier, for: IndexPath(item: row, section: section))
  }
}
