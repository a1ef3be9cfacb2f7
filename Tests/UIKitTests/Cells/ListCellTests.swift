import QuartzCore
import Testing

@testable import UIKit

/// Cells of lists in collections, their registrations, accessories and trees.
@MainActor struct ListCellTests {
  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    return UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 430), collectionViewLayout: layout)
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func source(
    _ collection: UICollectionView, _ accessories: [UICellAccessory] = [.outlineDisclosure()]
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    return Source(collectionView: collection) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
  }

  private func texts(_ collection: UICollectionView) -> [String] {
    collection.layoutIfNeeded()
    return collection.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func accessories(_ cell: UICollectionViewCell?) -> [ListCellAccessoryView] {
    (cell?.subviews ?? []).compactMap { $0 as? ListCellAccessoryView }.sorted {
      $0.frame.minX < $1.frame.minX
    }
  }

  @Test func registrationsUseCellsAgain() {
    let collection = collection()
    let source = source(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<1_000).map { "\($0)" })
    source.apply(snapshot, animatingDifferences: false)
    #expect(texts(collection) == (0..<10).map { "\($0)" })
    let cells = Set(collection.visibleCells.map(ObjectIdentifier.init))
    collection.contentOffset.y = 44 * 500
    #expect(texts(collection) == (500..<510).map { "\($0)" })
    #expect(Set(collection.visibleCells.map(ObjectIdentifier.init)) == cells)
  }

  @Test func registrationMadeForEachCellEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 440),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
          list, path, item in
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        collection.layoutIfNeeded()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("using a registration that was created inside"))
  }

  @Test func itemsAreReconfiguredInTheirCells() {
    let collection = collection()
    let source = source(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    _ = texts(collection)
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    cell?.contentConfiguration = nil
    snapshot.reconfigureItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(texts(collection) == ["a", "b"])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }

  @Test func accessoriesShowInTheirStates() {
    let collection = collection()
    let source = source(
      collection,
      [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .label(text: "7"), .multiselect()])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    let cell = collection.visibleCells[0]
    #expect(accessories(cell).map(\.accessory.accessoryType) == [.disclosureIndicator, .label])
    #expect(accessories(cell).last?.frame.maxX == 304)
    collection.isEditing = true
    collection.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(accessories(cell).map(\.accessory.accessoryType) == [.delete, .multiselect, .label])
    #expect(accessories(cell).first?.frame.minX == 16)
    let text = cell.contentView.subviews.compactMap { $0 as? UILabel }.first
    #expect((text?.convert(CGPoint.zero, to: cell).x ?? 0) == 88)
  }

  @Test(arguments: [
    (
      UICollectionLayoutListConfiguration.Appearance.insetGrouped, UIListContentConfiguration.groupedHeader(),
      UIListContentConfiguration.cell(), UIListContentConfiguration.groupedFooter()
    ),
    (.plain, .plainHeader(), .cell(), .plainFooter()),
    (.sidebar, .sidebarHeader(), .sidebarCell(), .groupedFooter()),
  ])
  func defaultContentIsThatOfTheListsPart(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ header: UIListContentConfiguration,
    _ item: UIListContentConfiguration, _ footer: UIListContentConfiguration
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
    let collection = UICollectionView(
      frame: CGRect(0, 0, 320, 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    var contents: [String: UIListContentConfiguration] = [:]
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
      contents["item"] = cell.defaultContentConfiguration()
    }
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let others = kinds.map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        cell, kind, _ in
        contents[kind] = cell.defaultContentConfiguration()
      }
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: others[kinds.firstIndex(of: kind)!], for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    for (name, expected) in [("item", item), (kinds[0], header), (kinds[1], footer)] {
      #expect(contents[name]?.style == expected.style, "\(name)")
      #expect(contents[name]?.textProperties.font == expected.textProperties.font, "\(name)")
      #expect(contents[name]?.textProperties.transform == expected.textProperties.transform, "\(name)")
    }
  }

  @Test func aPopUpMenuTakesTheWidthOfItsChoice() throws {
    let collection = collection()
    let menu = UIMenu(children: [
      UIAction(title: "Automatic", state: .on) { _ in }, UIAction(title: "Dark") { _ in },
    ])
    let source = source(collection, [.popUpMenu(menu)])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    inWindow(UIViewController()) { window in
      window.addSubview(collection)
      UIScreen.main.finishTurn()
      let accessory = accessories(collection.visibleCells[0]).first
      let button = accessory?.subviews.compactMap { $0 as? PopUpMenuAccessoryButton }.first
      let (start, end) = (accessory?.frame.minX ?? 0, accessory?.frame.maxX)
      let choice = button?.menu?.children.last as? UIAction
      if let choice, let menu = button?.menu { button?.menuWillChoose(choice, in: menu) }
      UIScreen.main.finishTurn()
      #expect((accessory?.frame.minX ?? 0) > start + 20 && accessory?.frame.maxX == end)
      #expect(button?.bounds.width == accessory?.bounds.width)
      collection.removeFromSuperview()
    }
    _ = source
  }

  @Test func treesExpandAndCollapse() throws {
    let collection = collection()
    let source = source(collection)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    source.apply(tree, to: 0, animatingDifferences: false)
    #expect(texts(collection) == ["a", "b"])
    let arrow = try #require(accessories(collection.visibleCells[0]).first)
    #expect(accessories(collection.visibleCells[1]).isEmpty)
    var expanded: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    arrow.sendActions(for: .primaryActionTriggered)
    #expect(texts(collection) == ["a", "a1", "a2", "b"])
    #expect(expanded == ["a"])
    let cells = collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(cells.map(\.indentationLevel) == [0, 1, 1, 0])
    #expect(cells[0].configurationState.isExpanded)
    #expect(cells[1].textStart == cells[0].textStart + 10)
    #expect(source.snapshot(for: 0).isExpanded("a"))
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    arrow.sendActions(for: .primaryActionTriggered)
    #expect(texts(collection) == ["a", "a1", "a2", "b"])
    source.sectionSnapshotHandlers.shouldCollapseItem = nil
    arrow.sendActions(for: .primaryActionTriggered)
    #expect(texts(collection) == ["a", "b"])
  }

  @Test func movedItemIsTakenIntoTheSnapshot() {
    let collection = collection()
    let source = source(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    var order: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.didReorder = { order = $0.finalSnapshot.itemIdentifiers }
    let (first, second, last) = (
      IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)
    )
    #expect(source.collectionView(collection, canMoveItemAt: first))
    #expect(!source.collectionView(collection, canMoveItemAt: second))
    source.collectionView(collection, moveItemAt: first, to: last)
    #expect(order == ["b", "c", "a"])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
  }

  @Test func aCustomViewThatTakesNoTouchesLeavesThemToItsRow() throws {
    let collection = collection()
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "12.50"
    let source = source(
      collection,
      [
        .customView(configuration: .init(customView: label, placement: .trailing())),
        .customView(configuration: .init(customView: toggle, placement: .trailing())),
      ])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    let cell = try #require(collection.visibleCells.first)
    cell.layoutIfNeeded()
    func hit(_ view: UIView) -> UIView? {
      collection.hitTest(
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: collection), with: nil)
    }
    #expect(hit(label).map { $0 is UIControl } == false)
    #expect(hit(toggle) is UIControl)
  }

  @Test func aPopUpMenuShowsTheSelectedElementAndReportsAnotherOne() throws {
    var (chosen, changes): ([String], [String]) = ([], [])
    let menu = UIMenu(
      options: .singleSelection,
      children: ["Small", "Large"].map { title in
        UIAction(title: title, state: title == "Large" ? .on : .off) { chosen.append($0.title) }
      })
    let accessory = UICellAccessory.popUpMenu(menu) { menu in
      changes += menu.selectedElements.map(\.title)
    }
    #expect(accessory.accessoryType == .popUpMenu)
    guard case .view(let view, _) = accessory.content, let button = view as? UIButton else {
      Issue.record("no button")
      return
    }
    #expect(
      button.menu === menu && button.showsMenuAsPrimaryAction && button.selectedElement?.title == "Large")
    let small = try #require(menu.children.first as? UIAction)
    button.menuWillChoose(small, in: menu)
    #expect(button.selectedElement?.title == "Small" && changes == ["Small"])
    button.menuWillChoose(small, in: menu)
    #expect(changes == ["Small"] && chosen.isEmpty)
  }

  @Test func headersThatAreListCellsAreNoItems() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 430),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let source = source(collection, [])
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: header, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(texts(collection) == ["a", "b"])
    #expect(collection.indexPathsForVisibleItems.count == 2)
    let path = IndexPath(item: 0, section: 0)
    let shown = try #require(
      collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        as? UICollectionViewListCell)
    // The keyboard comes to the first item.
    #expect(collection.tabStop === collection.cellForItem(at: path) && collection.tabStop !== shown)
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(!shown.isSelected)
  }
}
