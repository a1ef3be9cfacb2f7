import Testing

@testable import UIKit

@MainActor @Suite("A flow layout", .serialized)
struct FlowLayoutTests {
  /// A collection of numbers whose delegate may say how large they are.
  final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var sizes: [CGSize]?
    var asked = 0
    /// Collections do not keep their sources.
    static var kept: [Numbers] = []
    init(_ counts: [Int]) {
      self.counts = counts
      super.init()
      Numbers.kept.append(self)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizes?[indexPath.item] ?? (collectionViewLayout as! UICollectionViewFlowLayout).itemSize
    }
  }

  private func collection(
    _ source: Numbers, width: CGFloat, height: CGFloat = 400,
    _ set: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    set(layout)
    let view = UICollectionView(frame: CGRect(0, 0, width, height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    if source.sizes != nil { view.delegate = source }
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!.frame
    }
  }

  @Test("centers items that are wider than their lines", arguments: [[], [50], [50, 60]] as [[CGFloat]])
  func wideItems(others: [CGFloat]) {
    let source = Numbers([1 + others.count])
    source.sizes = [CGSize(width: 370, height: 20)] + others.map { CGSize(width: $0, height: 20) }
    let view = collection(source, width: 320)
    let frame = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame == CGRect(x: -25, y: 0, width: 370, height: 20))
  }

  @Test("begins as UIKit's does")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.scrollDirection == .vertical)
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.estimatedItemSize == .zero)
    #expect(layout.headerReferenceSize == .zero && !layout.sectionHeadersPinToVisibleBounds)
  }

  @Test("T11: spreads two items over a line that has room for no third")
  func two() {
    let view = collection(Numbers([3]), width: 320) {
      $0.sectionInset = UIEdgeInsets(10, 10, 10, 10)
      $0.itemSize = CGSize(width: 100, height: 100)
    }
    #expect(frames(view) == [CGRect(10, 10, 100, 100), CGRect(210, 10, 100, 100), CGRect(10, 120, 100, 100)])
    #expect(view.contentSize == CGSize(width: 320, height: 230))
  }

  @Test("T12: keeps the columns of items of one size in a short last line")
  func columns() {
    let source = Numbers([11])
    for sizes in [nil, Array(repeating: CGSize(width: 84, height: 56), count: 11)] {
      source.sizes = sizes
      let view = collection(source, width: 375) {
        $0.sectionInset = UIEdgeInsets(12, 12, 12, 12)
        $0.itemSize = CGSize(width: 84, height: 56)
      }
      #expect(frames(view).map(\.minX) == [12, 145.5, 279, 12, 145.5, 279, 12, 145.5, 279, 12, 145.5])
    }
  }

  @Test("T13: centers the lower items of a line, and keeps a last line of different items together")
  func heights() {
    let source = Numbers([2])
    source.sizes = [CGSize(width: 100, height: 44), CGSize(width: 80, height: 60)]
    let view = collection(source, width: 320)
    #expect(frames(view) == [CGRect(0, 8, 100, 44), CGRect(110, 0, 80, 60)])
  }

  @Test("puts headers and footers around sections, and pins headers where that is wanted")
  func around() {
    let view = collection(Numbers([4, 4]), width: 200, height: 100) {
      $0.itemSize = CGSize(width: 200, height: 50)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    #expect(view.contentSize.height == 500 && frames(view, 1)[0] == CGRect(0, 280, 200, 50))
    view.contentOffset.y = 110
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.supplementaryView(forElementKind: kind, at: path(0))?.frame == CGRect(0, 110, 200, 30))
    view.contentOffset.y = 215
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: kind, at: path(0))?.frame.maxY == 230)
  }

  @Test("fills columns where it scrolls across")
  func horizontal() {
    let view = collection(Numbers([5]), width: 100, height: 120) { $0.scrollDirection = .horizontal }
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 70), CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 70),
        CGPoint(x: 120, y: 0),
      ])
    #expect(view.contentSize == CGSize(width: 170, height: 120))
  }

  @Test("makes cells only for what is in sight of a hundred thousand items")
  func work() {
    let source = Numbers([100_000])
    let view = collection(source, width: 320)
    let first = view.visibleCells.count
    #expect(first == 35)
    for y in stride(from: CGFloat(0), to: 20_000, by: 70) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }
    #expect(view.subviews.count <= first + 5)
    view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.last?.item == 99_999)
  }

  @Test("takes sizes that are none for nothing")
  func bad() {
    let view = collection(Numbers([3]), width: 320) {
      $0.itemSize = CGSize(width: CGFloat.nan, height: -5)
    }
    #expect(frames(view).allSatisfy { $0.size == .zero })
  }

  @Test("gives cells the size that their constraints ask for")
  func automatic() {
    final class WideCell: UICollectionViewCell {
      let box = Box(70, 30)
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(box)
        NSLayoutConstraint.activate(box.pinned(to: contentView, 5, 5, 5, 5))
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
    view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
    let source = Numbers([4])
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(frames(view).allSatisfy { $0.size == CGSize(width: 80, height: 40) })
    #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 80, height: 40) })
  }
}
