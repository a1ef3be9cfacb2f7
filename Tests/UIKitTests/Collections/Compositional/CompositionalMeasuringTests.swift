import Testing

@testable import UIKit

@MainActor @Suite("Estimated sizes in a compositional layout", .serialized)
struct CompositionalMeasuringTests {
  private func list(_ estimate: CGFloat = 44) -> UICollectionViewCompositionalLayout {
    section(
      column(.fractionalWidth(1), .estimated(estimate), item(.fractionalWidth(1), .estimated(estimate))))
  }

  @Test("Items are measured when they come into sight, and the others keep their estimate")
  func measured() {
    let rig = CompositionalRig(list(), [1000]) { $0.heights = { CGFloat(50 + $0.item % 2 * 10) } }
    #expect(
      rig.frames().prefix(3) == [CGRect(0, 0, 320, 50), CGRect(0, 50, 320, 60), CGRect(0, 110, 320, 50)])
    // Fourteen rows of 44 show in 600 points and are measured, 7 × 50 + 7 × 60; eleven of them show then.
    #expect(rig.view.visibleCells.count == 11)
    #expect(rig.view.contentSize.height == CGFloat(770 + 986 * 44))
  }

  @Test("An item that turns out not to show keeps the size in which its constraints hold")
  func measuredInVain() {
    final class TallCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: 150),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let view = UICollectionView(frame: CGRect(0, 0, 320, 600), collectionViewLayout: list())
    let registration = UICollectionView.CellRegistration<TallCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<30))
    let said = loggedMessages {
      source.applySnapshotUsingReloadData(snapshot)
      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(said == [])
    let cells = view.subviews.compactMap { $0 as? TallCell }
    #expect(cells.count > 4 && cells.allSatisfy { $0.bounds.height == 150 })
  }

  @Test("Items measured above the ones in sight do not move them")
  func above() {
    let rig = CompositionalRig(list(), [1000]) { $0.heights = { _ in 100 } }
    rig.scroll(to: 20_000)
    let cell = rig.view.visibleCells[2]
    let path = rig.view.indexPath(for: cell)!
    for _ in 0..<20 {
      let place = cell.frame.minY - rig.view.contentOffset.y
      rig.view.contentOffset.y -= 10
      rig.view.layoutIfNeeded()
      #expect(abs(cell.frame.minY - rig.view.contentOffset.y - place - 10) < 0.01)
    }
    #expect(rig.view.indexPath(for: cell) == path)
  }

  @Test("An estimate that is far too large fills the view all the same")
  func large() {
    let rig = CompositionalRig(list(1000), [500]) { $0.heights = { _ in 10 } }
    #expect(rig.view.visibleCells.count == 60)
  }

  @Test("A group with an estimated height is as high as its highest item")
  func tallest() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      repeatingSubitem: item(.fractionalWidth(0.5), .estimated(50)), count: 2)
    let rig = CompositionalRig(section(group), [4]) { $0.heights = { CGFloat([30, 90, 60, 20][$0.item]) } }
    #expect(
      rig.frames() == [
        CGRect(0, 0, 160, 30), CGRect(160, 0, 160, 90), CGRect(0, 90, 160, 60), CGRect(160, 90, 160, 20),
      ])
    #expect(rig.view.contentSize.height == 150)
  }

  @Test("Siblings of a uniform dimension take the largest one")
  func uniform() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      repeatingSubitem: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)), count: 2)
    let rig = CompositionalRig(section(group), [2]) { $0.heights = { CGFloat([30, 90][$0.item]) } }
    #expect(rig.frames().map(\.height) == [90, 90])
  }

  @Test("Items of estimated widths flow into lines")
  func flowing() {
    let group = row(.fractionalWidth(1), .absolute(30), item(.estimated(100), .absolute(30))) {
      $0.interItemSpacing = .fixed(10)
    }
    // 100 + 10 + 150 is 260, and 80 more would be 350; 80 + 10 + 200 is 290.
    let rig = CompositionalRig(section(group), [5]) {
      $0.widths = { CGFloat([100, 150, 80, 200, 40][$0.item]) }
    }
    #expect(
      rig.frames() == [
        CGRect(0, 0, 100, 30), CGRect(110, 0, 150, 30), CGRect(0, 30, 80, 30), CGRect(90, 30, 200, 30),
        CGRect(0, 60, 40, 30),
      ])
  }

  @Test("A header of estimated height pushes its section down")
  func header() {
    let layout = section(
      row(.fractionalWidth(1), .absolute(20), item(.fractionalWidth(1), .fractionalHeight(1)))
    ) {
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(10)), elementKind: "tall", alignment: .top)
      ]
    }
    final class Tall: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 70
        return layoutAttributes
      }
    }
    let items = CompositionalItems([2])
    let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    view.register(Tall.self, forSupplementaryViewOfKind: "tall", withReuseIdentifier: "view")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: "tall", at: path(0))?.frame == CGRect(0, 0, 320, 70))
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(0, 90, 320, 20))
  }

  @Test("Another width has the cells measured again, a scroll and a change of items do not")
  func again() {
    let rig = CompositionalRig(list(), [100]) { $0.heights = { _ in 50 } }
    let first = MeasuredCell.measures
    rig.view.setNeedsLayout()
    rig.view.layoutIfNeeded()
    #expect(MeasuredCell.measures == first)
    rig.items.counts = [99]
    rig.view.deleteItems(at: [path(0)])
    rig.view.layoutIfNeeded()
    #expect(MeasuredCell.measures - first <= 1)
    let second = MeasuredCell.measures
    rig.items.heights = { _ in 70 }
    for cell in rig.view.visibleCells { (cell as! MeasuredCell).wanted.height = 70 }
    rig.view.frame.size.width = 300
    rig.view.layoutIfNeeded()
    #expect(MeasuredCell.measures > second && rig.frames().first == CGRect(0, 0, 300, 70))
  }

  @Test("Scrolling to an item among measured ones ends where it was wanted")
  func scrollTo() {
    let rig = CompositionalRig(list(), [1000]) { $0.heights = { CGFloat(30 + $0.item % 7 * 20) } }
    for (item, position) in [
      (500, UICollectionView.ScrollPosition.top), (999, .bottom), (20, .bottom), (700, .centeredVertically),
    ] {
      rig.view.scrollToItem(at: path(item), at: position, animated: false)
      rig.view.layoutIfNeeded()
      let frame = rig.view.layoutAttributesForItem(at: path(item))!.frame
      let shown = rig.view.bounds
      switch position {
      case .top: #expect(abs(frame.minY - shown.minY) < 1)
      case .bottom: #expect(abs(frame.maxY - shown.maxY) < 1)
      default: #expect(abs(frame.midY - shown.midY) < 1)
      }
    }
  }

  @Test("A layout that never comes to rest is left with a message")
  func endless() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Restless: UICollectionViewCompositionalLayout {
          override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            if collectionView?.isShowing == true { measureCount += 1 }
          }
          override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
          ) -> Bool { true }
        }
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let layout = Restless(section: NSCollectionLayoutSection(group: group))
        let items = CompositionalItems([3])
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.layoutIfNeeded()
        #expect(MeasuredCell.measures <= 3 * 101, "it begins again: \(MeasuredCell.measures)")
        view.bounds.size.width = 200
        let measures = MeasuredCell.measures
        view.layoutIfNeeded()
        #expect(MeasuredCell.measures > measures, "another width is tried again")
      }
      exit(0)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("did not come to rest after 100 rounds"))
  }
}
