import Testing

@testable import UIKit

/// When a collection asks for the number of its items.
@MainActor struct PreparedCountTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var isReady = { false }
    var log: [String] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.append("count")
      return isReady() ? 12 : 0
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private final class Flow: UICollectionViewFlowLayout {
    var isPrepared = false
    override func prepare() {
      isPrepared = true
      super.prepare()
    }
  }

  /// Asks for nothing in `prepare()`; what it has it says later.
  private final class Grid: UICollectionViewLayout {
    var isPrepared = false
    override func prepare() {
      super.prepare()
      isPrepared = true
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 600) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: path.item * 50, width: 300, height: 50)
      return attributes
    }
  }

  private func show(_ layout: UICollectionViewLayout, _ isReady: @escaping () -> Bool, twice: Bool)
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    source.isReady = isReady
    view.dataSource = source
    if twice { view.reloadData() }
    view.layoutIfNeeded()
    #expect(!source.log.isEmpty)
    #expect(!view.visibleCells.isEmpty)
    return view
  }

  @Test(arguments: [false, true]) func aSourceThatIsReadyWithItsLayoutShowsItsItems(twice: Bool) {
    let flow = Flow()
    #expect(show(flow, { flow.isPrepared }, twice: twice).numberOfItems(inSection: 0) == 12)
    let grid = Grid()
    #expect(show(grid, { grid.isPrepared }, twice: twice).numberOfItems(inSection: 0) == 12)
  }
}
