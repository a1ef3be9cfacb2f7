import Testing

@testable import UIKit

/// The items that a collection asks for before they show.
@MainActor struct PrefetchingTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    var prefetched: [Int] = []
    var cancelled: [Int] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths.map(\.item)
    }
    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.item)
    }
  }

  @Test func itemsAreReportedBeforeTheyShowOnceAndCancelledWhenScrollingTurns() {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.prefetchDataSource = items
    view.layoutIfNeeded()
    // Twelve have cells, for the fourth line begins at the edge.
    #expect(items.prefetched == Array(12..<21))
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(items.prefetched == Array(12..<24) && items.cancelled.isEmpty)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(items.cancelled == Array(15..<24))
    let count = items.prefetched.count
    view.isPrefetchingEnabled = false
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    #expect(items.prefetched.count == count)
  }
}
