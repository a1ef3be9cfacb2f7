import Testing

@testable import UIKit

/// The sizes of cells and headers as an app gets them to set up: those of their items, as on iOS.
@MainActor struct DequeuedSizeTests {
  private final class Badge: UICollectionViewCell {
    static var made: [CGRect] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      Badge.made.append(frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    static var made: [CGSize] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      Header.made.append(bounds.size)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var sizes: [CGSize] = []
    var count = 4
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      sizes.append(cell.contentView.bounds.size)
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test func viewsHaveTheirSizesFromTheStart() {
    Badge.made = []
    Header.made = []
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: CGRect(0, 0, 220, 300), collectionViewLayout: layout)
    let source = Source()
    view.register(Badge.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(Badge.made.map(\.size) == Array(repeating: CGSize(width: 100, height: 60), count: 4))
    #expect(Badge.made.map(\.minY).sorted() == [30, 30, 100, 100])
    #expect(source.sizes == Badge.made.map(\.size))
    #expect(Header.made == [CGSize(width: 220, height: 30)])

    layout.itemSize = CGSize(width: 50, height: 40)
    source.sizes = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Badge.made.count == 4)
    #expect(source.sizes == Array(repeating: CGSize(width: 50, height: 40), count: 4))
  }

  @Test func whatAnAppHidesWhenItSetsAViewUpStaysHidden() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item]
    )
    let view = UICollectionView(
      frame: CGRect(0, 0, 200, 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let badges = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "badge") {
      $0.isHidden = $2.item % 2 == 0
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    for offset in [0, 30, 250, 100] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
      let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
      #expect(paths.count >= 2)
      for path in paths {
        let shown = view.supplementaryView(forElementKind: "badge", at: path)
        #expect(shown?.isHidden == (path.item % 2 == 0), "\(path) at \(offset)")
      }
    }
  }
}
