import Testing

@testable import UIKit

@MainActor @Suite("Sections of a compositional layout", .serialized)
struct CompositionalSectionTests {
  private func rows(
    _ height: CGFloat = 50, _ set: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    section(row(.fractionalWidth(1), .absolute(height), item(.fractionalWidth(1), .fractionalHeight(1))), set)
  }

  // MARK: Edges

  @Test("A pinned header stays in sight while its section does, and gives way to the next")
  func pinned() {
    let rig = CompositionalRig(
      rows { $0.boundarySupplementaryItems = [edge("header", 30, .top) { $0.pinToVisibleBounds = true }] },
      [20, 20])
    // A section is 30 + 20 × 50 = 1030 high.
    rig.scroll(to: 500)
    #expect(rig.frame("header") == CGRect(0, 500, 320, 30))
    #expect(rig.view.supplementaryView(forElementKind: "header", at: path(0))?.frame.minY == 500)
    rig.scroll(to: 1010)
    #expect(rig.frame("header") == CGRect(0, 1000, 320, 30))
    #expect(rig.frame("header", path(0, 1)) == CGRect(0, 1030, 320, 30))
    rig.scroll(to: -40)
    #expect(rig.frame("header") == CGRect(0, 0, 320, 30))
  }

  @Test("A pinned footer stays at the lower edge")
  func footer() {
    let rig = CompositionalRig(
      rows { $0.boundarySupplementaryItems = [edge("footer", 20, .bottom) { $0.pinToVisibleBounds = true }] },
      [20])
    #expect(rig.frame("footer") == CGRect(0, 580, 320, 20))
    rig.scroll(to: 420)
    #expect(rig.frame("footer") == CGRect(0, 1000, 320, 20) && rig.view.contentSize.height == 1020)
  }

  @Test("Views at the edges follow the section's insets unless they are not to")
  func insets() {
    for follows in [true, false] {
      let rig = CompositionalRig(
        rows {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
          $0.supplementariesFollowContentInsets = follows
          $0.boundarySupplementaryItems = [edge("header", 30, .top), edge("footer", 10, .bottom)]
        }, [1])
      #expect(rig.frame("header") == (follows ? CGRect(20, 0, 270, 30) : CGRect(0, 0, 320, 30)))
      // 30 + 5 + 50 + 7 = 92.
      #expect(rig.frame("footer")?.minY == 92 && rig.view.contentSize.height == 102)
      #expect(rig.frames() == [CGRect(20, 35, 270, 50)])
    }
  }

  @Test("A view at an edge that does not extend its section lies over it")
  func overlay() {
    let rig = CompositionalRig(
      rows { $0.boundarySupplementaryItems = [edge("header", 30, .top) { $0.extendsBoundary = false }] }, [1])
    #expect(rig.frame("header") == CGRect(0, 0, 320, 30) && rig.frames() == [CGRect(0, 0, 320, 50)])
  }

  @Test("A view beside a section takes its room from the groups")
  func beside() {
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(40), .absolute(20)), elementKind: "side", alignment: .leading)
    let rig = CompositionalRig(rows { $0.boundarySupplementaryItems = [side] }, [2])
    #expect(rig.frames() == [CGRect(40, 0, 280, 50), CGRect(40, 50, 280, 50)])
    #expect(rig.frame("side") == CGRect(0, 40, 40, 20))
  }

  @Test("Views at the edges of the whole layout lie around all sections")
  func surroundings() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [edge("header", 40, .top), edge("footer", 10, .bottom)]
    let group = row(.fractionalWidth(1), .absolute(50), item(.fractionalWidth(1), .fractionalHeight(1)))
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration), [1, 1])
    #expect(rig.frames(0) == [CGRect(0, 40, 320, 50)] && rig.frames(1) == [CGRect(0, 102, 320, 50)])
    #expect(rig.frame("header", IndexPath(index: 0)) == CGRect(0, 0, 320, 40))
    #expect(rig.frame("footer", IndexPath(index: 0)) == CGRect(0, 152, 320, 10))
    #expect(rig.view.contentSize.height == 162)
    #expect(rig.view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0)) != nil)
  }

  @Test("Insets count from the boundary that a section names")
  func references() {
    for (reference, leading) in [(UIContentInsetsReference.none, CGFloat(0)), (.layoutMargins, 24)] {
      let layout = rows { $0.contentInsetsReference = reference }
      let items = CompositionalItems([1])
      let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
      view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.layoutIfNeeded()
      #expect(view.layoutAttributesForItem(at: path(0))?.frame == CGRect(leading, 0, 320 - 2 * leading, 50))
    }
  }

  // MARK: Attached views

  @Test("A badge lies at a corner of its item, and moves with it")
  func badge() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let square = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let rig = CompositionalRig(section(row(.fractionalWidth(1), .absolute(100), square)), [4])
    // The corner lies at (100, 0); half of 20 to the right and up from the badge's own corner.
    #expect(
      rig.frame("badge") == CGRect(90, -10, 20, 20) && rig.frame("badge", path(3)) == CGRect(90, 90, 20, 20))
    #expect(rig.view.visibleSupplementaryViews(ofKind: "badge").count == 4)
    #expect(rig.view.supplementaryView(forElementKind: "badge", at: path(0))!.layer.zPosition == 1)
  }

  @Test("A background lies behind its section with headers, inset, of the registered class")
  func decoration() {
    final class Ground: UICollectionReusableView {}
    let layout = rows {
      let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
      ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      $0.decorationItems = [ground]
      $0.boundarySupplementaryItems = [edge("header", 30, .top)]
    }
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let rig = CompositionalRig(layout, [2, 3])
    let grounds = rig.view.subviews.compactMap { $0 as? Ground }
    // 30 + 2 × 50 = 130, 30 + 3 × 50 = 180.
    #expect(grounds.map(\.frame) == [CGRect(8, 4, 304, 122), CGRect(8, 134, 304, 172)])
    #expect(rig.view.subviews.first === grounds[0])
    #expect(
      rig.view.layoutAttributesForDecorationView(ofKind: "ground", at: path(0, 1))?.representedElementCategory
        == .decorationView)
  }

  // MARK: Direction

  @Test("Everything is mirrored where text reads from the right")
  func mirrored() {
    let layout = section(
      row(.fractionalWidth(1), .absolute(50), item(.absolute(100), .fractionalHeight(1)))
    ) { $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30) }
    let rig = CompositionalRig(layout, [3], isMirrored: true)
    #expect(rig.frames() == [CGRect(210, 0, 100, 50), CGRect(110, 0, 100, 50), CGRect(210, 50, 100, 50)])
  }

  // MARK: Providers and bad values

  @Test("A provider is asked for each section, with its room")
  func provider() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      #expect(environment.container.effectiveContentSize == CGSize(width: 320, height: 600))
      return NSCollectionLayoutSection(
        group: row(
          .fractionalWidth(1), .absolute(CGFloat(10 * (section + 1))),
          item(.fractionalWidth(1), .fractionalHeight(1))))
    }
    let rig = CompositionalRig(layout, [1, 1, 1])
    #expect(asked == [0, 1, 2] && rig.frames(2) == [CGRect(0, 30, 320, 30)])
    rig.scroll(to: 5)
    #expect(asked == [0, 1, 2])
  }

  @Test("A provider may return nil for a section without items, and for others ends the app with a reason")
  func nothing() async {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1
        ? nil
        : NSCollectionLayoutSection(
          group: row(.fractionalWidth(1), .absolute(10), item(.fractionalWidth(1), .fractionalHeight(1))))
    }
    #expect(CompositionalRig(layout, [1, 0, 1]).frames(2) == [CGRect(0, 10, 320, 10)])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CompositionalRig(UICollectionViewCompositionalLayout { _, _ in nil }, [1])
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("returned nil for section 0, which has 1 items"))
  }

  @Test(
    "Sizes that are none, negative or endless show nothing wrong",
    arguments: [CGFloat.nan, -10, 0, .infinity, -.infinity])
  func bad(_ value: CGFloat) {
    for layout in [
      section(row(.absolute(value), .absolute(value), item(.absolute(value), .absolute(value)))),
      section(
        column(.fractionalWidth(value), .estimated(value), item(.fractionalWidth(value), .estimated(value)))),
      section(row(.fractionalWidth(1), .absolute(44), item(.fractionalWidth(value), .absolute(44)))) {
        $0.interGroupSpacing = value
        $0.contentInsets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
        $0.boundarySupplementaryItems = [edge("header", value, .top)]
      },
    ] {
      let rig = CompositionalRig(layout, [50])
      #expect(
        rig.frames().allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0 })
      #expect(rig.view.contentSize.height.isFinite)
    }
  }

  @Test("A section without items still has its header and insets")
  func empty() {
    let rig = CompositionalRig(
      rows {
        $0.boundarySupplementaryItems = [edge("header", 30, .top)]
        $0.contentInsets.bottom = 10
      }, [0, 1])
    #expect(rig.frame("header") == CGRect(0, 0, 320, 30) && rig.frames(1) == [CGRect(0, 70, 320, 50)])
  }

  // MARK: Work

  @Test("A hundred thousand items cost what a hundred do", arguments: [100, 100_000])
  func work(count: Int) {
    final class Counting: UICollectionViewLayoutAttributes {
      static var made = 0
      required init() {
        Counting.made += 1
        super.init()
      }
    }
    final class Layout: UICollectionViewCompositionalLayout {
      override class var layoutAttributesClass: AnyClass { Counting.self }
    }
    let group = column(.fractionalWidth(1), .estimated(44), item(.fractionalWidth(1), .estimated(44)))
    Counting.made = 0
    let rig = CompositionalRig(Layout(section: NSCollectionLayoutSection(group: group)), [count]) {
      $0.heights = { _ in 50 }
    }
    #expect(rig.items.cellsMade <= 14 && rig.view.visibleCells.count == 12)
    #expect(Counting.made < 120)
    for step in 1...40 { rig.scroll(to: CGFloat(step) * 100) }
    #expect(rig.items.cellsMade <= 140 && Counting.made < 120 + 40 * 60)
    #expect(rig.view.subviews.count <= 20)
    rig.view.scrollToItem(at: path(count - 1), at: .bottom, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.indexPathsForVisibleItems.last?.item == count - 1)
  }

  @Test("A handler sees what shows, and may change it")
  func visibleItems() {
    var offsets: [CGFloat] = []
    let layout = rows {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.y)
        for item in items where item.indexPath.item % 2 == 1 {
          item.alpha = 0.5
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        #expect(environment.container.contentSize.width == 320)
      }
    }
    let rig = CompositionalRig(layout, [30])
    #expect(rig.view.visibleCells.map(\.alpha).prefix(3) == [1, 0.5, 1])
    #expect(rig.view.cellForItem(at: path(1))?.transform.a == 0.5)
    rig.scroll(to: 75)
    #expect(offsets.last == 75)
  }
}
