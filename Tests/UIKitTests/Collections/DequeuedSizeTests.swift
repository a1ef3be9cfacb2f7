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
}
