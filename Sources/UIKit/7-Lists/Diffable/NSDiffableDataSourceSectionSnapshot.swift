/// The items of one section as a tree, whose branches are expanded or collapsed; each item occurs once.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Reading

  /// The items of all levels, each parent before its children.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

  /// The items whose parents are all expanded, each parent before its children.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { $0.isExpanded } }

  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the position of an item among the items of all levels; nil where there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// Returns the number of an item's ancestors: 0 for a root. Traps where the snapshot does not have the
  /// item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var next = required(item).parent
    while let parent = next {
      level += 1
      next = nodes[parent]?.parent
    }
    return level
  }

  /// Returns the parent of an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { required(child).parent }

  /// Returns whether an item shows its children. Traps where the snapshot does not have the item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { required(item).isExpanded }

  /// Returns whether the parents of an item are all expanded; false where there is no such item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent.flatMap({ nodes[$0] }) {
      guard parent.isExpanded else { return false }
      node = parent
    }
    return true
  }

  /// Returns a snapshot of an item's descendants. Traps where the snapshot does not have the item.
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is the root of the new snapshot; else its children are its roots.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let node = required(parent)
    var copy = Self()
    copy.rootItems = includingParent ? [parent] : node.children
    for item in flattened(copy.rootItems, { _ in true }) { copy.nodes[item] = nodes[item] }
    for root in copy.rootItems { copy.nodes[root]?.parent = nil }
    return copy
  }

  /// The items in lines, indented by their levels, with a sign for whether they are expanded.
  public func visualDescription() -> String {
    items.map { item in
      let node = required(item)
      let sign = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Appends items to the children of an item, or to the roots. Traps for items that the snapshot has
  /// already.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { _ = required(parent) }
    add(items, parent)
    change(childrenOf: parent) { $0 += items }
  }

  /// Inserts items before another one, on its level. Traps for items that the snapshot has already.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, distance: 0)
  }

  /// Inserts items after another one, on its level. Traps for items that the snapshot has already.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, distance: 1)
  }

  /// Inserts another snapshot's items before an item, on its level. Traps for items that the snapshot has
  /// already.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.rootItems, at: item, distance: 0)
    graft(snapshot)
  }

  /// Inserts another snapshot's items after an item, on its level. Traps for items that the snapshot has
  /// already.
  @discardableResult public mutating func insert(
    _ snapshot: Self, after item: ItemIdentifierType
  ) -> ItemIdentifierType {
    insert(snapshot.rootItems, at: item, distance: 1)
    graft(snapshot)
    return item
  }

  /// Replaces the descendants of an item with another snapshot's items.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(required(parent).children)
    append(snapshot.rootItems, to: parent)
    graft(snapshot)
  }

  /// Deletes items with their descendants; those that the snapshot does not have are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter { contains($0) })
    for parent in Set(gone.map { nodes[$0]?.parent }) {
      change(childrenOf: parent) { $0.removeAll(where: gone.contains) }
    }
    for item in gone where contains(item) {
      for descendant in flattened([item], { _ in true }) { nodes[descendant] = nil }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    (nodes, rootItems) = ([:], [])
  }

  /// Expands items. Traps where the snapshot does not have them.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = required(item)
      nodes[item]?.isExpanded = true
    }
  }

  /// Collapses items. Traps where the snapshot does not have them.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = required(item)
      nodes[item]?.isExpanded = false
    }
  }

  /// Returns whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item]?.children.isEmpty == false }

  // MARK: Tree

  private func required(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      ExceptionName.internalInconsistency.raise(
        "Invalid item identifier: the section snapshot has no item \(item).")
    }
    return node
  }

  private func flattened(_ roots: [ItemIdentifierType], _ opens: (Node) -> Bool) -> [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    // A stack of its own, since trees may be deeper than the thread's stack.
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      items.append(item)
      if let node = nodes[item], opens(node) { waiting += node.children.reversed() }
    }
    return items
  }

  private mutating func add(_ items: [ItemIdentifierType], _ parent: ItemIdentifierType?) {
    for item in items {
      ExceptionName.internalInconsistency.raise(
        unless:
          nodes[item] == nil,
        "Fatal: supplied item identifiers are not unique. The section snapshot has item \(item) already.")
      nodes[item] = Node(parent: parent)
    }
  }

  private mutating func change(
    childrenOf parent: ItemIdentifierType?, _ body: (inout [ItemIdentifierType]) -> Void
  ) {
    guard let parent else { return body(&rootItems) }
    if nodes[parent] != nil { body(&nodes[parent]!.children) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at sibling: ItemIdentifierType, distance: Int
  ) {
    let parent = required(sibling).parent
    add(items, parent)
    change(childrenOf: parent) {
      guard let index = $0.firstIndex(of: sibling) else { return }
      $0.insert(contentsOf: items, at: index + distance)
    }
  }

  /// Takes the branches below another snapshot's roots, which are here already.
  private mutating func graft(_ snapshot: Self) {
    for (item, node) in snapshot.nodes {
      if node.parent == nil {
        nodes[item]?.children = node.children
        nodes[item]?.isExpanded = node.isExpanded
      } else {
        add([item], node.parent)
        nodes[item] = node
      }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable where ItemIdentifierType: Sendable {}
