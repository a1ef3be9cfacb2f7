import Testing

@testable import UIKit

@MainActor @Suite("A list in a collection", .serialized)
struct ListLayoutTests {
  private func rig(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: [Int] = [3, 2],
    _ set: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CompositionalRig {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    set(&configuration)
    return CompositionalRig(.list(using: configuration), counts, width: 393)
  }

  private func cell(_ rig: CompositionalRig, _ item: Int, _ section: Int = 0) -> MeasuredCell {
    rig.view.cellForItem(at: path(item, section)) as! MeasuredCell
  }

  @Test("begins as UIKit's does")
  func defaults() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(list.showsSeparators && list.headerMode == .none && list.footerMode == .none)
    #expect(list.backgroundColor == nil && list.headerTopPadding == nil && list.itemSeparatorHandler == nil)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
  }

  @Test("has rows of the whole width that cells may make higher")
  func plain() {
    let rig = rig(.plain) { _ in }
    #expect(rig.frames(0) == (0..<3).map { CGRect(0, CGFloat($0) * 44, 393, 44) })
    #expect(rig.frames(1).first == CGRect(0, 132, 393, 44))
  }

  @Test("insets its groups and rounds their ends")
  func insetGrouped() {
    let rig = rig(.insetGrouped)
    // 16 from each side, 17.5 above and below each group.
    #expect(rig.frames(0)[0] == CGRect(16, 17.5, 361, 44) && rig.frames(1)[0].minY == 17.5 + 132 + 35)
    #expect([0, 1, 2].map { cell(rig, $0).layer.cornerRadius } == [10, 0, 10])
    #expect(cell(rig, 0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(rig.view.backgroundColor == .systemGroupedBackground)
  }

  @Test("leaves a color that the app has set")
  func background() {
    let rig = rig(.plain)
    rig.view.backgroundColor = .systemTeal
    rig.view.setNeedsLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.view.backgroundColor == .systemTeal)
  }

  @Test("draws lines below rows, as handlers have them")
  func separators() {
    let rig = rig(.insetGrouped) {
      $0.itemSeparatorHandler = { path, lines in
        var lines = lines
        if path.item == 1 {
          lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 5)
          lines.color = .systemRed
        }
        return lines
      }
    }
    rig.view.layoutIfNeeded()
    let thickness = 1 / rig.view.traitCollection.displayScale
    #expect(cell(rig, 0).separators.bottom?.frame == CGRect(16, 44 - thickness, 345, thickness))
    #expect(
      cell(rig, 1).separators.bottom?.frame.minX == 60 && cell(rig, 1).separators.bottom?.frame.maxX == 356)
    #expect(cell(rig, 1).separators.bottom?.backgroundColor == .systemRed)
    #expect(cell(rig, 2).separators.bottom?.isHidden != false)
    let bare = self.rig(.plain) { $0.showsSeparators = false }
    #expect(cell(bare, 0).separators.bottom == nil)
  }

  @Test("makes headers of first items, or asks for them")
  func headers() {
    let first = rig(.insetGrouped) { $0.headerMode = .firstItemInSection }
    #expect([0, 1, 2].map { cell(first, $0).layer.cornerRadius } == [0, 10, 10])
    let asked = rig(.plain) { $0.headerMode = .supplementary }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(asked.frame(kind)?.minY == 22 && asked.frames(0)[0].minY == 66)
    asked.scroll(to: 100)
    #expect(asked.frame(kind)?.minY == 100)
  }

  @Test("A swipe uncovers an item's actions, and one of them is carried out")
  func swipes() {
    TouchFixture.run { fixture in
      var done: [String] = []
      let rig = rig(.plain, [5]) {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          guard path.item != 3 else { return nil }
          let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, finish in
            done.append("archive \(path.item)")
            finish(true)
          }
          let configuration = UISwipeActionsConfiguration(actions: [archive])
          configuration.performsFirstActionWithFullSwipe = false
          return configuration
        }
      }
      fixture.window.addSubview(rig.view)
      rig.view.layoutIfNeeded()
      @MainActor func swipe(_ y: CGFloat) {
        fixture.down(300, y)
        for x in stride(from: CGFloat(290), through: 180, by: -10) {
          fixture.wait(0.016)
          fixture.move(x, y)
        }
        fixture.up()
        fixture.wait(1)
      }
      swipe(66)
      let actions = rig.view.subviews.compactMap { $0 as? SwipeActionsView }
      #expect(rig.view.swipe?.path == path(1) && actions.count == 1)
      #expect(cell(rig, 1).frame.minX == -actions[0].naturalWidth && actions[0].frame.maxX == 393)
      #expect(rig.view.indexPathsForSelectedItems == nil)
      // A layout leaves it open; a press on the button carries the action out.
      rig.view.setNeedsLayout()
      rig.view.layoutIfNeeded()
      #expect(cell(rig, 1).frame.minX < 0)
      fixture.tap(380, 66)
      fixture.wait(1)
      #expect(done == ["archive 1"] && rig.view.swipe == nil && cell(rig, 1).frame.minX == 0)
      swipe(3 * 44 + 20)
      #expect(rig.view.swipe == nil)
    }
  }

  @Test("List cells take the list's background, unless the app gives them one")
  func listCells() {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(number)"
        cell.contentConfiguration = content
        if number == 1 {
          var background = UIBackgroundConfiguration.clear()
          background.backgroundColor = .systemPink
          cell.backgroundConfiguration = background
        }
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: indexPath.item)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(0, 0, 393, 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      view.cellForItem(at: path(0))?.backgroundConfiguration?.backgroundColor
        == UIBackgroundConfiguration.listGroupedCell().backgroundColor)
    #expect(view.cellForItem(at: path(1))?.backgroundConfiguration?.backgroundColor == .systemPink)
    #expect(view.cellForItem(at: path(0))!.frame.height >= 43.5)
  }
}
