import CoreGraphics

/// Items and groups in a row, in a column, or where an app places them. Behaves as UIKit's does.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of a group's items.
  enum Arrangement {
    /// Items that follow each other until the group is full.
    case filling(LayoutAxis, [NSCollectionLayoutItem])
    /// One item several times, shrunk or stretched to fit if `isEven`.
    case repeating(LayoutAxis, NSCollectionLayoutItem, count: Int, isEven: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row of items that repeat until its width is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.horizontal, subitems))
  }

  /// Returns a row of one item, repeated with its own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, subitem, count: count, isEven: false))
  }

  /// Returns a row of one item, repeated with widths that fill the row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, subitem, count: count, isEven: true))
  }

  /// Returns a column of items that repeat until its height is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.vertical, subitems))
  }

  /// Returns a column of one item, repeated with its own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, subitem, count: count, isEven: false))
  }

  /// Returns a column of one item, repeated with heights that fill the column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, subitem, count: count, isEven: true))
  }

  /// Returns a group whose items an app places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  /// The items that repeat; none in a custom group.
  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .filling(_, let items): items
    case .repeating(_, let item, let count, _): Array(repeating: item, count: max(count, 0))
    case .custom: []
    }
  }

  /// The space between items along the group's axis; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The views attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// Returns a description of the group and what is in it, for use while debugging.
  open func visualDescription() -> String {
    let parts = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
    return "group[\(parts.joined(separator: ", "))]"
  }
}
