import Foundation

/// A snapshot whose identifiers have no types, as fetched results controllers hand it to their delegates.
/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` has them.
public nonisolated final class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  typealias Content = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>

  private lazy var content = make()
  private let make: () -> Content

  /// Creates a snapshot without sections.
  public override init() {
    make = { Content() }
  }

  /// Creates a snapshot that is made when it is first read, so that those who do not read it pay nothing.
  package init(making make: @escaping () -> NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>) {
    self.make = make
  }

  fileprivate init(_ content: Content) {
    make = { content }
  }

  /// Returns a snapshot with the same content.
  public func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(content) }

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { content.numberOfItems }
  /// The number of sections.
  public var numberOfSections: Int { content.numberOfSections }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.base) }
  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.base) }
  /// The identifiers of the sections that are loaded anew.
  public var reloadedSectionIdentifiers: [Any] { content.reloadedSectionIdentifiers.map(\.base) }
  /// The identifiers of the items that are loaded anew.
  public var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.base) }
  /// The identifiers of the items whose cells are set up again.
  public var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItemIdentifiers.map(\.base) }

  /// Returns the number of items in a section. Traps where the snapshot does not have it.
  public func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    content.numberOfItems(inSection: Self.key(sectionIdentifier))
  }

  /// Returns the identifiers of a section's items. Traps where the snapshot does not have the section.
  public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    content.itemIdentifiers(inSection: Self.key(sectionIdentifier)).map(\.base)
  }

  /// Returns the section that has an item; nil where none has it.
  public func sectionIdentifierForSection(containingItemIdentifier itemIdentifier: Any) -> Any? {
    content.sectionIdentifier(containingItem: Self.key(itemIdentifier))?.base
  }

  /// Returns the position of an item among the items of all sections; `NSNotFound` where there is none.
  public func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    content.indexOfItem(Self.key(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the position of a section; `NSNotFound` where there is none.
  public func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    content.indexOfSection(Self.key(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Changing

  /// Appends sections.
  public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    content.appendSections(sectionIdentifiers.map(Self.key))
  }

  /// Deletes sections with their items.
  public func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    content.deleteSections(sectionIdentifiers.map(Self.key))
  }

  /// Marks sections, which are loaded anew when the snapshot is applied.
  public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    content.reloadSections(sectionIdentifiers.map(Self.key))
  }

  /// Appends items to the last section.
  public func appendItems(withIdentifiers identifiers: [Any]) {
    content.appendItems(identifiers.map(Self.key))
  }

  /// Appends items to a section.
  public func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any) {
    content.appendItems(identifiers.map(Self.key), toSection: Self.key(section))
  }

  /// Inserts items before another one.
  public func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier item: Any) {
    content.insertItems(identifiers.map(Self.key), beforeItem: Self.key(item))
  }

  /// Inserts items after another one.
  public func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier item: Any) {
    content.insertItems(identifiers.map(Self.key), afterItem: Self.key(item))
  }

  /// Deletes items; those that the snapshot does not have are ignored.
  public func deleteItems(withIdentifiers identifiers: [Any]) {
    content.deleteItems(identifiers.map(Self.key))
  }

  /// Deletes all items; the sections stay.
  public func deleteAllItems() { content.deleteAllItems() }

  /// Moves an item before another one.
  public func moveItem(withIdentifier from: Any, beforeItemWithIdentifier to: Any) {
    content.moveItem(Self.key(from), beforeItem: Self.key(to))
  }

  /// Moves an item after another one.
  public func moveItem(withIdentifier from: Any, afterItemWithIdentifier to: Any) {
    content.moveItem(Self.key(from), afterItem: Self.key(to))
  }

  /// Marks items, whose cells are replaced when the snapshot is applied.
  public func reloadItems(withIdentifiers identifiers: [Any]) {
    content.reloadItems(identifiers.map(Self.key))
  }

  /// Marks items, whose cells are set up again when the snapshot is applied.
  public func reconfigureItems(withIdentifiers identifiers: [Any]) {
    content.reconfigureItems(identifiers.map(Self.key))
  }

  private static func key(_ identifier: Any) -> AnyHashable {
    if let key = identifier as? AnyHashable { return key }
    ExceptionName.invalidArgument.raise("\(type(of: identifier)) is not Hashable, as identifiers are.")
  }

  // MARK: Types

  /// Returns the snapshot with identifiers of the types; sections that are numbered have their index. Nil
  /// where an identifier is of another type.
  fileprivate func typed<Section, Item>() -> NSDiffableDataSourceSnapshot<Section, Item>? {
    var typed = NSDiffableDataSourceSnapshot<Section, Item>()
    func sections(_ keys: [AnyHashable]) -> [Section]? {
      Self.all(keys) { $0.base as? Section ?? content.indexOfSection($0) as? Section }
    }
    func items(_ keys: [AnyHashable]) -> [Item]? { Self.all(keys) { $0.base as? Item } }
    guard let identifiers = sections(content.sectionIdentifiers) else { return nil }
    typed.appendSections(identifiers)
    for (section, key) in zip(identifiers, content.sectionIdentifiers) {
      guard let members = items(content.itemIdentifiers(inSection: key)) else { return nil }
      typed.appendItems(members, toSection: section)
    }
    guard let reloadedSections = sections(content.reloadedSectionIdentifiers),
      let reloaded = items(content.reloadedItemIdentifiers),
      let reconfigured = items(content.reconfiguredItemIdentifiers)
    else { return nil }
    typed.reloadSections(reloadedSections)
    typed.reloadItems(reloaded)
    typed.reconfigureItems(reconfigured)
    return typed
  }

  private static func all<Value>(_ keys: [AnyHashable], _ value: (AnyHashable) -> Value?) -> [Value]? {
    let values = keys.compactMap(value)
    return values.count == keys.count ? values : nil
  }
}

/// The conversion that `as` does, in both directions.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// Returns the snapshot without the types of its identifiers.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    var content = NSDiffableDataSourceSnapshotReference.Content()
    content.appendSections(sectionIdentifiers.map { AnyHashable($0) })
    for section in sectionIdentifiers {
      content.appendItems(
        itemIdentifiers(inSection: section).map { AnyHashable($0) }, toSection: AnyHashable(section))
    }
    content.reloadSections(reloadedSectionIdentifiers.map { AnyHashable($0) })
    content.reloadItems(reloadedItemIdentifiers.map { AnyHashable($0) })
    content.reconfigureItems(reconfiguredItemIdentifiers.map { AnyHashable($0) })
    return NSDiffableDataSourceSnapshotReference(content)
  }

  /// Gives the snapshot its types; traps where an identifier is of another one.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Gives the snapshot its types, where all identifiers are of them.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    result = source.typed()
    return result != nil
  }

  /// Returns the snapshot with its types; traps where an identifier is of another one.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    guard let source else { return NSDiffableDataSourceSnapshot() }
    if let typed: NSDiffableDataSourceSnapshot = source.typed() { return typed }
    ExceptionName.invalidArgument.raise(
      "The snapshot's identifiers are not \(SectionIdentifierType.self) and \(ItemIdentifierType.self).")
  }
}
