import Testing

@testable import UIKit

/// Sections of items whose cells may ask for sizes of their own, and a log of what was asked for.
final class CompositionalItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  /// The height that the cell of an item asks for; nil for none.
  var heights: (IndexPath) -> CGFloat? = { _ in nil }
  /// The width that the cell of an item asks for; nil for none.
  var widths: (IndexPath) -> CGFloat? = { _ in nil }
  private(set) var cellsMade = 0

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsMade += 1
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MeasuredCell
    cell.accessibilityLabel = "\(indexPath.section).\(indexPath.item)"
    cell.wanted = (widths(indexPath), heights(indexPath))
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell that asks for a size.
final class MeasuredCell: UICollectionViewCell {
  var wanted: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  static var measures = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    MeasuredCell.measures += 1
    if let width = wanted.width { layoutAttributes.frame.size.width = width }
    if let height = wanted.height { layoutAttributes.frame.size.height = height }
    return layoutAttributes
  }
}

/// A collection with a compositional layout, laid out, with what it is not kept alive by.
@MainActor struct CompositionalRig {
  let view: UICollectionView
  let items: CompositionalItems
  let layout: UICollectionViewCompositionalLayout

  init(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int], width: CGFloat = 320,
    height: CGFloat = 600,
    isMirrored: Bool = false, _ set: (CompositionalItems) -> Void = { _ in }
  ) {
    self.layout = layout
    items = CompositionalItems(counts)
    set(items)
    view = UICollectionView(frame: CGRect(0, 0, width, height), collectionViewLayout: layout)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "side", UICollectionView.elementKindSectionHeader] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
  }

  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!.frame
    }
  }

  func frame(_ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0)) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }
}

@MainActor func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ set: (NSCollectionLayoutItem) -> Void = { _ in }
) -> NSCollectionLayoutItem {
  let item = NSCollectionLayoutItem(layoutSize: size(width, height))
  set(item)
  return item
}

@MainActor func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ items: NSCollectionLayoutItem...,
  set: (NSCollectionLayoutGroup) -> Void = { _ in }
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: items)
  set(group)
  return group
}

@MainActor func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ items: NSCollectionLayoutItem...,
  set: (NSCollectionLayoutGroup) -> Void = { _ in }
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
  set(group)
  return group
}

@MainActor func section(
  _ group: NSCollectionLayoutGroup, _ set: (NSCollectionLayoutSection) -> Void = { _ in }
) -> UICollectionViewCompositionalLayout {
  let section = NSCollectionLayoutSection(group: group)
  set(section)
  return UICollectionViewCompositionalLayout(section: section)
}

@MainActor func edge(
  _ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment,
  _ set: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
  set(item)
  return item
}
