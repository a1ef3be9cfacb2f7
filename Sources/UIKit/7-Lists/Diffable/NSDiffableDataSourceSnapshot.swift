import Foundation

/// The sections and items of a list at one moment, each known by an identifier that occurs once.
///
/// Lookups by identifier take constant time. Appending costs the appended items; inserting, deleting and
/// moving cost the items of the sections they touch.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The place of an item: its section's index and its row there.
  struct Place: Equatable {
    var section: Int
    var row: Int
  }

  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private(set) var rows: [[ItemIdentifierType]] = []
  private var sectionIndices: [SectionIdentifierType: Int] = [:]
  private var places: [ItemIdentifierType: Place] = [:]
  /// The identifiers of the sections that are loaded anew when the snapshot is applied, in the order of their
  /// marking.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items that are loaded anew when the snapshot is applied, in the order of their
  /// marking.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The identifiers of the items whose cells are set up again when the snapshot is applied, in the order of
  /// their marking.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { places.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { Array(rows.joined()) }

  /// Returns the number of items in a section. Traps where the snapshot does not have it.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    rows[requiredIndex(of: identifier)].count
  }

  /// Returns the identifiers of a section's items. Traps where the snapshot does not have the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    rows[requiredIndex(of: identifier)]
  }

  /// Returns the section that has an item; nil where none has it.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier].map { sectionIdentifiers[$0.section] }
  }

  /// Returns the position of an item among the items of all sections; nil where there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    places[identifier].map { place in rows[..<place.section].reduce(place.row) { $0 + $1.count } }
  }

  /// Returns the position of a section; nil where there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndices[identifier] }

  /// Returns the place of an item; nil where there is no such item.
  func place(of identifier: ItemIdentifierType) -> Place? { places[identifier] }

  // MARK: Items

  /// Appends items to a section, or to the last one. Items that the snapshot has already are moved there.
  /// Traps for items that are named twice, and where there is no section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    ExceptionName.internalInconsistency.raise(
      unless:
        sectionIdentifier != nil || !rows.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    removeKnown(identifiers)
    let section = sectionIdentifier.map { requiredIndex(of: $0) } ?? rows.count - 1
    insert(identifiers, at: Place(section: section, row: rows[section].count))
  }

  /// Inserts items before another one. Traps where the snapshot does not have that one, and for items that
  /// are named twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    ExceptionName.internalInconsistency.raise(
      unless: !identifiers.contains(beforeIdentifier), Self.selfReference(beforeIdentifier))
    _ = requiredPlace(of: beforeIdentifier)
    removeKnown(identifiers)
    insert(identifiers, at: requiredPlace(of: beforeIdentifier))
  }

  /// Inserts items after another one. Traps where the snapshot does not have that one, and for items that are
  /// named twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    ExceptionName.internalInconsistency.raise(
      unless: !identifiers.contains(afterIdentifier), Self.selfReference(afterIdentifier))
    _ = requiredPlace(of: afterIdentifier)
    removeKnown(identifiers)
    var place = requiredPlace(of: afterIdentifier)
    place.row += 1
    insert(identifiers, at: place)
  }

  /// Deletes items; those that the snapshot does not have are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
  }

  /// Deletes all items; the sections stay.
  public mutating func deleteAllItems() {
    rows = rows.map { _ in [] }
    places = [:]
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [])
  }

  /// Moves an item before another one. Traps where the snapshot does not have both.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves an item after another one. Traps where the snapshot does not have both.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, distance: 1)
  }

  /// Marks items, whose cells are replaced when the snapshot is applied. Traps where the snapshot does not
  /// have them.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    identifiers.forEach { _ = requiredPlace(of: $0) }
    Self.mark(identifiers, in: &reloadedItemIdentifiers)
  }

  /// Marks items, whose cells are kept and set up again when the snapshot is applied. Traps where the
  /// snapshot does not have them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    identifiers.forEach { _ = requiredPlace(of: $0) }
    Self.mark(identifiers, in: &reconfiguredItemIdentifiers)
  }

  // MARK: Sections

  /// Appends sections without items. Sections that the snapshot has already are moved to the end. Traps for
  /// sections that are named twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: { $0.sectionIdentifiers.count })
  }

  /// Inserts sections before another one. Traps where the snapshot does not have that one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    ExceptionName.internalInconsistency.raise(
      unless: !identifiers.contains(toIdentifier), Self.selfReference(toIdentifier))
    insert(identifiers, at: { $0.requiredIndex(of: toIdentifier) })
  }

  /// Inserts sections after another one. Traps where the snapshot does not have that one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    ExceptionName.internalInconsistency.raise(
      unless: !identifiers.contains(toIdentifier), Self.selfReference(toIdentifier))
    insert(identifiers, at: { $0.requiredIndex(of: toIdentifier) + 1 })
  }

  /// Deletes sections with their items; those that the snapshot does not have are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    guard sectionIdentifiers.contains(where: gone.contains) else { return }
    let kept = sectionIdentifiers.indices.filter { !gone.contains(sectionIdentifiers[$0]) }
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    let goneItems = sectionIdentifiers.indices.filter { gone.contains(sectionIdentifiers[$0]) }
      .flatMap { rows[$0] }
    removeMarks(of: Set(goneItems))
    for item in goneItems { places[item] = nil }
    reorder(kept)
  }

  /// Moves a section before another one. Traps where the snapshot does not have both.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves a section after another one. Traps where the snapshot does not have both.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, distance: 1)
  }

  /// Marks sections, whose cells, headers and footers are replaced when the snapshot is applied. Traps where
  /// the snapshot does not have them.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    identifiers.forEach { _ = requiredIndex(of: $0) }
    Self.mark(identifiers, in: &reloadedSectionIdentifiers)
  }

  /// The snapshot without what it marks, as a list keeps it when it was applied.
  var applied: Self {
    var applied = self
    applied.reloadedSectionIdentifiers = []
    applied.reloadedItemIdentifiers = []
    applied.reconfiguredItemIdentifiers = []
    return applied
  }

  // MARK: Storage

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: Place) {
    rows[place.section].insert(contentsOf: identifiers, at: place.row)
    renumber(section: place.section, from: place.row)
  }

  private mutating func renumber(section: Int, from first: Int = 0) {
    for row in first..<rows[section].count {
      places[rows[section][row]] = Place(section: section, row: row)
    }
  }

  /// Removes the items of a list that are to be inserted and are there already.
  private mutating func removeKnown(_ identifiers: [ItemIdentifierType]) {
    let known = Self.unique(identifiers, "item").filter { places[$0] != nil }
    guard !known.isEmpty else { return }
    warnOnce(
      """
      Diffable data source detected an attempt to insert or append \(known.count) item identifiers that already exist \
      in the snapshot. The existing item identifiers will be moved into place instead, which costs more.
      """)
    remove(known, keepingMarks: true)
  }

  private mutating func remove(_ gone: Set<ItemIdentifierType>, keepingMarks: Bool = false) {
    var first: [Int: Int] = [:]
    for place in gone.compactMap({ places[$0] }) {
      first[place.section] = min(first[place.section] ?? .max, place.row)
    }
    guard !first.isEmpty else { return }
    for identifier in gone { places[identifier] = nil }
    for (section, row) in first {
      rows[section].removeAll(where: gone.contains)
      renumber(section: section, from: row)
    }
    if !keepingMarks { removeMarks(of: gone) }
  }

  private mutating func removeMarks(of gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, distance: Int
  ) {
    ExceptionName.internalInconsistency.raise(unless: identifier != target, Self.selfReference(target))
    let old = requiredPlace(of: identifier)
    _ = requiredPlace(of: target)
    rows[old.section].remove(at: old.row)
    renumber(section: old.section, from: old.row)
    var place = requiredPlace(of: target)
    place.row += distance
    insert([identifier], at: place)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, distance: Int
  ) {
    ExceptionName.internalInconsistency.raise(unless: identifier != target, Self.selfReference(target))
    let old = requiredIndex(of: identifier)
    _ = requiredIndex(of: target)
    var order = sectionIdentifiers.indices.filter { $0 != old }
    let place = order.firstIndex { sectionIdentifiers[$0] == target }! + distance
    order.insert(old, at: place)
    reorder(order)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: (Self) -> Int) {
    let known = Self.unique(identifiers, "section").filter { sectionIndices[$0] != nil }
    if !known.isEmpty {
      warnOnce(
        """
        Diffable data source detected an attempt to insert or append \(known.count) section identifiers that already \
        exist in the snapshot. The existing sections will be moved into place instead, which costs more.
        """)
    }
    var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    for identifier in known { items[identifier] = rows[sectionIndices[identifier]!] }
    if !known.isEmpty {
      reorder(sectionIdentifiers.indices.filter { !known.contains(sectionIdentifiers[$0]) })
    }
    let place = index(self)
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
    rows.insert(contentsOf: identifiers.map { items[$0] ?? [] }, at: place)
    renumberSections(from: place)
  }

  /// Keeps the sections of some indices, in their order.
  private mutating func reorder(_ order: [Int]) {
    sectionIdentifiers = order.map { sectionIdentifiers[$0] }
    rows = order.map { rows[$0] }
    let old = sectionIndices
    sectionIndices = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      sectionIndices[identifier] = section
      if old[identifier] != section { renumber(section: section) }
    }
  }

  private mutating func renumberSections(from first: Int) {
    for section in first..<sectionIdentifiers.count
    where sectionIndices[sectionIdentifiers[section]] != section {
      sectionIndices[sectionIdentifiers[section]] = section
      renumber(section: section)
    }
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether two snapshots have the same identifiers in the same order, and mark the same ones.
  public static func == (a: Self, b: Self) -> Bool {
    a.sectionIdentifiers == b.sectionIdentifiers && a.rows == b.rows
      && a.reloadedSectionIdentifiers == b.reloadedSectionIdentifiers
      && a.reloadedItemIdentifiers == b.reloadedItemIdentifiers
      && a.reconfiguredItemIdentifiers == b.reconfiguredItemIdentifiers
  }
}

/// Preconditions and their messages.
extension NSDiffableDataSourceSnapshot {
  private func requiredIndex(of identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIndices[identifier] else {
      ExceptionName.internalInconsistency.raise(
        """
        Invalid section identifier: the snapshot has no section \(identifier). Append or insert it first, with \
        appendSections(_:) or insertSections(_:beforeSection:).
        """)
    }
    return index
  }

  private func requiredPlace(of identifier: ItemIdentifierType) -> Place {
    guard let place = places[identifier] else {
      ExceptionName.internalInconsistency.raise(
        """
        Invalid item identifier: the snapshot has no item \(identifier). Append or insert it first, with \
        appendItems(_:toSection:) or insertItems(_:beforeItem:).
        """)
    }
    return place
  }

  private static func selfReference(_ identifier: some Hashable) -> String {
    "Invalid identifier: \(identifier) cannot be inserted or moved before or after itself."
  }

  private static func unique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) -> Set<
    Identifier
  > {
    let unique = Set(identifiers)
    guard unique.count < identifiers.count else { return unique }
    var seen: Set<Identifier> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }.prefix(5)
    ExceptionName.internalInconsistency.raise(
      """
      Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \
      \(twice.map { "\($0)" }.joined(separator: ", ")).
      """)
  }

  private static func mark<Identifier: Hashable>(_ identifiers: [Identifier], in marked: inout [Identifier]) {
    var known = Set(marked)
    marked += identifiers.filter { known.insert($0).inserted }
  }
}
