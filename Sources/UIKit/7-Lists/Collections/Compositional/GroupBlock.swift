import CoreGraphics

/// A group with the places of everything in it, from its own origin, read from the left.
@MainActor struct GroupBlock {
  /// An item's place.
  struct Leaf {
    var frame: CGRect
    var axes: MeasuredAxes
    var zIndex = 0
  }

  /// A supplementary view's place, and the item in the group that it belongs to.
  struct Extra {
    var item: NSCollectionLayoutSupplementaryItem
    var leaf: Int
    var frame: CGRect
  }

  /// The size without the space around the group.
  var size: CGSize
  /// The items, of which there may be fewer than the group has places.
  var leaves: [Leaf] = []
  var extras: [Extra] = []
  /// The items that a full group has.
  var capacity = 0

  /// The block with only its first items.
  func truncated(to count: Int) -> GroupBlock {
    guard count < leaves.count else { return self }
    var block = self
    block.leaves = Array(leaves[..<count])
    block.extras = extras.filter { $0.leaf < count }
    return block
  }

  /// Adds what another block has, moved to a place in this one.
  mutating func add(_ other: GroupBlock, at origin: CGPoint) {
    let first = capacity
    for leaf in other.leaves {
      var leaf = leaf
      leaf.frame.origin.x += origin.x
      leaf.frame.origin.y += origin.y
      leaves.append(leaf)
    }
    for extra in other.extras {
      var extra = extra
      extra.frame.origin.x += origin.x
      extra.frame.origin.y += origin.y
      extra.leaf += first
      extras.append(extra)
    }
    capacity += other.capacity
  }

  /// Adds views attached to a box of the block, which belong to an item.
  mutating func attach(_ items: [NSCollectionLayoutSupplementaryItem], to box: CGRect, leaf: Int) {
    for item in items {
      let size = item.layoutSize.size(in: box.size)
      let frame = item.containerAnchor.frame(of: size, in: box, own: item.itemAnchor)
      extras.append(Extra(item: item, leaf: leaf, frame: frame.inset(by: item.ownInsets)))
    }
  }
}
