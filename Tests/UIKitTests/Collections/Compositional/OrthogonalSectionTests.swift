import Testing

@testable import UIKit

@MainActor @Suite("A section that scrolls across its layout", .serialized)
struct OrthogonalSectionTests {
  /// Groups of 100 by 80, 10 apart, in a section with insets of 20, with a second section of rows below.
  private func rig(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    width: NSCollectionLayoutDimension? = nil,
    count: Int = 20, isMirrored: Bool = false, _ set: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalRig {
    let group = row(width ?? .absolute(100), .absolute(80), item(.fractionalWidth(1), .fractionalHeight(1)))
    let first = NSCollectionLayoutSection(group: group)
    first.interGroupSpacing = 10
    first.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    first.orthogonalScrollingBehavior = behavior
    set(first)
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0
        ? first
        : NSCollectionLayoutSection(
          group: row(.fractionalWidth(1), .absolute(50), item(.fractionalWidth(1), .fractionalHeight(1))))
    }
    return CompositionalRig(layout, [count, 30], width: 320, height: 400, isMirrored: isMirrored)
  }

  private func scroller(_ rig: CompositionalRig) -> OrthogonalScrollView { rig.view.scrollers[0]! }

  @Test("has a scroll view as long as its groups, in which its cells lie")
  func place() {
    let rig = rig(.continuous)
    let scroller = scroller(rig)
    // 20 + 20 × 100 + 19 × 10 + 20 = 2230.
    #expect(
      scroller.frame == CGRect(0, 0, 320, 80) && scroller.contentSize == CGSize(width: 2230, height: 80))
    #expect(rig.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
    #expect(rig.view.cellForItem(at: path(0))?.superview === scroller)
    #expect(rig.view.contentSize == CGSize(width: 320, height: 80 + 30 * 50))
    #expect(rig.view.cellForItem(at: path(0, 1))?.frame == CGRect(0, 80, 320, 50))
  }

  @Test("shows and reuses cells as it scrolls, and knows where they lie")
  func scrolling() {
    let rig = rig(.continuous, count: 10_000)
    let scroller = scroller(rig)
    for x in stride(from: CGFloat(0), to: 11_000, by: 55) {
      scroller.contentOffset.x = x
      rig.view.layoutIfNeeded()
    }
    scroller.contentOffset.x = 11_000
    rig.view.layoutIfNeeded()
    // Item 100 begins at 20 + 100 × 110 = 11020.
    #expect(rig.view.layoutAttributesForItem(at: path(100))?.frame == CGRect(20, 0, 100, 80))
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 30, y: 40)) == path(100))
    #expect(rig.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [99, 100, 101, 102])
    #expect(scroller.subviews.compactMap { $0 as? MeasuredCell }.count < 20)
    #expect(rig.view.cellForItem(at: path(100))?.frame == CGRect(11_020, 0, 100, 80))
  }

  @Test("keeps its place while it is out of sight")
  func away() {
    let rig = rig(.continuous)
    scroller(rig).contentOffset.x = 200
    rig.view.layoutIfNeeded()
    rig.scroll(to: 500)
    #expect(rig.view.scrollers.isEmpty)
    rig.scroll(to: 0)
    #expect(scroller(rig).contentOffset.x == 200 && !scroller(rig).isHidden)
  }

  @Test(
    "comes to rest as its behavior has it",
    arguments: [
      // Nothing holds it: it goes on from where it was let go.
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, CGFloat.nan),
      // Groups begin every 110 points, the inset before them.
      (.continuousGroupLeadingBoundary, 110), (.groupPaging, 110),
      // A page is 320 - 40.
      (.paging, 280),
    ])
  func rest(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, step: CGFloat) {
    TouchFixture.run { fixture in
      let rig = rig(behavior)
      fixture.window.addSubview(rig.view)
      rig.view.layoutIfNeeded()
      fixture.down(300, 40)
      for x in stride(from: CGFloat(290), through: 200, by: -10) {
        fixture.wait(0.016)
        fixture.move(x, 40)
      }
      fixture.up()
      fixture.wait(4)
      rig.view.layoutIfNeeded()
      let x = scroller(rig).contentOffset.x
      #expect(x > 85 && rig.view.contentOffset.y == 0)
      if step.isFinite { #expect((x / step).rounded() * step == x) }
      if behavior == .groupPaging { #expect(x == 110) }
      if behavior == .paging { #expect(x == 280) }
    }
  }

  @Test("centers groups, the first one from the beginning on")
  func centered() {
    let rig = rig(.groupPagingCentered, width: .fractionalWidth(0.5))
    // (320 - 40)/2 = 140 wide, so 90 from each side.
    #expect(rig.view.layoutAttributesForItem(at: path(0))?.frame == CGRect(90, 0, 140, 80))
    TouchFixture.run { fixture in
      fixture.window.addSubview(rig.view)
      rig.view.layoutIfNeeded()
      fixture.down(200, 40)
      for x in stride(from: CGFloat(190), through: 120, by: -10) {
        fixture.wait(0.016)
        fixture.move(x, 40)
      }
      fixture.up()
      fixture.wait(4)
      rig.view.layoutIfNeeded()
      #expect(rig.view.layoutAttributesForItem(at: path(1))?.frame == CGRect(90, 0, 140, 80))
    }
  }

  @Test("leaves a header where it is in other sections, whatever centers its groups")
  func header() {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered,
    ] {
      let rig = rig(behavior, width: .fractionalWidth(0.5)) {
        $0.boundarySupplementaryItems = [edge("header", 30, .top)]
      }
      #expect(rig.frame("header") == CGRect(20, 0, 280, 30))
    }
  }

  @Test("turns by a wheel across, and leaves a wheel down to the collection")
  func wheel() {
    TouchFixture.run { fixture in
      let rig = rig(.groupPaging)
      fixture.window.addSubview(rig.view)
      rig.view.layoutIfNeeded()
      rig.view.cellForItem(at: path(0))!.scrollByWheel(CGVector(dx: -40, dy: 0))
      fixture.wait(3)
      #expect(scroller(rig).contentOffset.x == 110)
      rig.view.layoutIfNeeded()
      rig.view.cellForItem(at: path(1))!.scrollByWheel(CGVector(dx: 0, dy: -40))
      fixture.wait(3)
      #expect(rig.view.contentOffset.y == 40 && scroller(rig).contentOffset.x == 110)
    }
  }

  @Test("A tap chooses an item in it, and keys go along it")
  func selecting() {
    TouchFixture.run { fixture in
      let rig = rig(.continuous)
      fixture.window.addSubview(rig.view)
      rig.view.layoutIfNeeded()
      fixture.tap(150, 40)
      #expect(rig.view.indexPathsForSelectedItems == [path(1)])
      for item in 2...8 {
        Keyboard(view: rig.view.tabStop!).press("ArrowRight")
        #expect(rig.view.indexPath(for: rig.view.tabStop!) == path(item))
      }
      // Item 8 ends at 20 + 8 × 110 + 100 = 1000, and 320 show.
      #expect(scroller(rig).contentOffset.x == 680)
      Keyboard(view: rig.view.tabStop!).press("ArrowDown")
      #expect(rig.view.indexPath(for: rig.view.tabStop!) == path(0, 1))
    }
  }

  @Test("scrolls to an item, wherever it was before")
  func scrollTo() {
    let rig = rig(.continuous)
    rig.scroll(to: 700)
    rig.view.scrollToItem(at: path(12), at: .centeredHorizontally, animated: false)
    rig.view.layoutIfNeeded()
    // The middle of item 12 is 20 + 12 × 110 + 50 = 1390; 160 less is 1230.
    #expect(scroller(rig).contentOffset.x == 1230 && rig.view.contentOffset.y == 0)
    #expect(rig.view.cellForItem(at: path(12)) != nil)
    rig.view.scrollToItem(at: path(0), at: .left, animated: false)
    rig.view.layoutIfNeeded()
    #expect(scroller(rig).contentOffset.x == 20)
  }

  @Test("begins at the right where text reads from there")
  func mirrored() {
    let rig = rig(.continuous, isMirrored: true)
    #expect(scroller(rig).contentOffset.x == CGFloat(2230 - 320), "\(scroller(rig).contentOffset.x - 1910)")
    #expect(rig.view.layoutAttributesForItem(at: path(0))?.frame == CGRect(200, 0, 100, 80))
    scroller(rig).contentOffset.x -= 110
    rig.view.layoutIfNeeded()
    #expect(rig.view.layoutAttributesForItem(at: path(1))?.frame == CGRect(200, 0, 100, 80))
    #expect(
      rig.view.cellForItem(at: path(1)).map { $0.convert($0.bounds, to: rig.view) } == CGRect(200, 0, 100, 80)
    )
  }

  @Test("is as high as the highest group that was measured")
  func measured() {
    let group = row(.absolute(100), .estimated(40), item(.fractionalWidth(1), .estimated(40)))
    let rig = CompositionalRig(section(group) { $0.orthogonalScrollingBehavior = .continuous }, [6, 1]) {
      $0.heights = { $0.section == 0 ? CGFloat([50, 90, 70, 60, 120, 60][$0.item]) : 30 }
    }
    #expect(scroller(rig).frame.height == 90)
    scroller(rig).contentOffset.x = 200
    rig.view.layoutIfNeeded()
    #expect(scroller(rig).frame.height == 120)
  }

  @Test("Its handler is told how far it has scrolled")
  func handler() {
    var reported: [CGFloat] = []
    let rig = rig(.continuous) {
      $0.visibleItemsInvalidationHandler = { _, offset, _ in reported.append(offset.x) }
    }
    scroller(rig).contentOffset.x = 33
    rig.view.layoutIfNeeded()
    #expect(reported.first == 0 && reported.last == 33)
  }

  @Test("follows changes of items and sections, each section with its own offset")
  func changes() {
    let rig = rig(.continuous)
    scroller(rig).contentOffset.x = 220
    rig.view.layoutIfNeeded()
    rig.items.counts = [19, 30]
    rig.view.deleteItems(at: [path(2)])
    rig.view.layoutIfNeeded()
    #expect(scroller(rig).contentSize.width == 2120 && scroller(rig).contentOffset.x == 220)
    #expect(rig.view.visibleCells.prefix(2).map(\.accessibilityLabel) == ["0.1", "0.3"])
    rig.items.counts = [30]
    rig.view.deleteSections([0])
    rig.view.layoutIfNeeded()
    #expect(rig.view.numberOfSections == 1)
  }

  @Test("A layout of the app's own says where content comes to rest")
  func ownRest() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 70).rounded() * 70)
      }
    }
    TouchFixture.run { fixture in
      let items = CompositionalItems([100])
      let layout = Snapping()
      layout.itemSize = CGSize(width: 300, height: 60)
      let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
      view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      fixture.window.addSubview(view)
      view.layoutIfNeeded()
      fixture.down(150, 300)
      for y in stride(from: CGFloat(290), through: 180, by: -10) {
        fixture.wait(0.016)
        fixture.move(150, y)
      }
      fixture.up()
      fixture.wait(5)
      #expect(view.contentOffset.y > 100 && view.contentOffset.y.truncatingRemainder(dividingBy: 70) == 0)
    }
  }
}
