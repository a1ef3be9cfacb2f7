import RxSwift
import Testing

@testable import Reactant

private final class Title: ViewBase<String, Int> {
  let label = UILabel()
  override func loadView() { children(label) }
  override func setupConstraints() {
    _ = label.pinned(to: self)
    heightAnchor.constraint(equalToConstant: 30).isActive = true
  }
  override func update() { label.text = componentState }
}

@MainActor private func component<V: UIView>(_ view: UIView?, _ type: V.Type) -> V? {
  (view as? TableViewHeaderFooterWrapper<V>)?.contentView.subviews.first as? V
}

@Suite(.serialized) @MainActor struct SectionTests {
  private let rows = [[1, 2], [3]]

  @Test("A header table has a component above each section") func headers() throws {
    try withScreen { screen in
      let table = HeaderTableView<Title, NumberRow>(options: .deselectsAutomatically)
      table.rowHeight = 40
      table.sectionHeaderHeight = 30
      table.componentState = .items([
        SectionModel(model: "A", items: [1, 2]), SectionModel(model: "B", items: [3]),
      ])
      screen.show(table)
      let recording = Recorder(table.action)
      let header = try #require(component(table.tableView.headerView(forSection: 1), Title.self))
      #expect(header.label.text == "B" && table.tableView.visibleCells.count == 3)
      header.perform(action: 5)
      guard case .headerAction("B", 5)? = recording.elements.last else { Issue.record("No action"); return }
      table.tableView(table.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
      guard case .selected(3)? = recording.elements.last else { Issue.record("No selection"); return }
      // Rows of one section change, the header of another.
      table.componentState = .items([
        SectionModel(model: "A", items: [2]), SectionModel(model: "C", items: [3, 4]),
      ])
      screen.layOut()
      #expect(
        table.tableView.numberOfRows(inSection: 0) == 1 && table.tableView.numberOfRows(inSection: 1) == 2)
      #expect(component(table.tableView.headerView(forSection: 1), Title.self)?.label.text == "C")
      table.componentState = .items([SectionModel(model: "C", items: [3, 4])])
      screen.layOut()
      #expect(table.tableView.numberOfSections == 1)
      #expect(component(table.tableView.headerView(forSection: 0), Title.self)?.label.text == "C")
    }
  }

  @Test("A footer table has a component below each section") func footers() throws {
    try withScreen { screen in
      let table = FooterTableView<NumberRow, Title>(options: [])
      table.rowHeight = 40
      table.sectionFooterHeight = 30
      table.componentState = .items([SectionModel(model: "end", items: [1])])
      screen.show(table)
      let recording = Recorder(table.action)
      let footer = try #require(component(table.tableView.footerView(forSection: 0), Title.self))
      #expect(footer.label.text == "end")
      footer.perform(action: 1)
      guard case .footerAction("end", 1)? = recording.elements.last else { Issue.record("No action"); return }
    }
  }

  @Test("A simple table has both") func both() throws {
    try withScreen { screen in
      let table = SimpleTableView<Title, NumberRow, Title>(reloadable: false)
      table.rowHeight = 40
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (30, 30)
      table.componentState = .items([SectionModel(model: (header: "top", footer: "end"), items: [1])])
      screen.show(table)
      #expect(component(table.tableView.headerView(forSection: 0), Title.self)?.label.text == "top")
      #expect(component(table.tableView.footerView(forSection: 0), Title.self)?.label.text == "end")
      table.componentState = .items([SectionModel(model: (header: "top", footer: "END"), items: [1])])
      screen.layOut()
      #expect(component(table.tableView.footerView(forSection: 0), Title.self)?.label.text == "END")
    }
  }

  @Test("Simulated separators lie below each row") func separators() throws {
    try withScreen { screen in
      let table = SimulatedSeparatorTableView<NumberRow>(options: [])
      #expect(table.separatorHeight == 1)
      table.rowHeight = 40
      table.separatorHeight = 5
      table.separatorColor = .red
      table.componentState = .items([1, 2])
      screen.show(table)
      #expect(table.tableView.numberOfSections == 2)
      let second = table.tableView.rectForRow(at: IndexPath(row: 0, section: 1))
      let first = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(first.height == 40 && table.tableView.rectForFooter(inSection: 0).height == 5)
      #expect(second.minY >= first.maxY + 5)
      #expect(table.tableView.footerView(forSection: 0)?.contentView.backgroundColor == .red)
    }
  }

  @Test("Differences of lists") func differences() {
    func difference(_ old: [Int], _ new: [Int], replaces: Bool = false) -> ListDifference {
      ListDifference(identities: old, new, replaces: replaces)
    }
    #expect(difference([1, 2, 3], [1, 2, 3]).isEmpty)
    #expect(difference([1, 2, 3], [1, 3]).deleted == [1] && difference([1, 3], [1, 2, 3]).inserted == [1])
    #expect(difference([1, 2, 3], [3, 1, 2]).moved == [ListDifference.Move(from: 2, to: 0)])
    #expect(difference([1, 2, 3], [1, 9, 3], replaces: true).isEmpty)
    let replaced = difference([1, 2, 3], [1, 9, 3])
    #expect(replaced.deleted == [1] && replaced.inserted == [1])
    // Equal elements.
    let equal = difference([1, 1, 2], [1, 2, 1, 1])
    #expect(3 - equal.deleted.count + equal.inserted.count == 4)
    let compared = ListDifference(count: 4, 3) { [1, 2, 3, 4][$0] == [1, 3, 4][$1] }
    #expect(compared.deleted == [1] && compared.inserted.isEmpty)
    #expect(
      ListDifference(positions: 2, 4).inserted == [2, 3] && ListDifference(positions: 4, 2).deleted == [2, 3])
  }

  @Test("Differences lead from one list to the other") func randomDifferences() {
    for _ in 0..<300 {
      let old = Array(0..<12).shuffled().prefix(.random(in: 0...12))
      let new = Array(0..<12).shuffled().prefix(.random(in: 0...12))
      let difference = ListDifference(identities: Array(old), Array(new), replaces: false)
      let movedFrom = Set(difference.moved.map(\.from)), movedTo = Set(difference.moved.map(\.to))
      let stay = old.indices.filter { !difference.deleted.contains($0) && !movedFrom.contains($0) }.map {
        old[$0]
      }
      let stays = new.indices.filter { !difference.inserted.contains($0) && !movedTo.contains($0) }.map {
        new[$0]
      }
      #expect(stay == stays)
      for move in difference.moved { #expect(old[move.from] == new[move.to]) }
      #expect(Set(difference.inserted.map { new[$0] }).isDisjoint(with: old))
    }
  }
}

@Suite(.serialized) @MainActor struct CollectionTests {
  private func collection(_ test: (Screen, SimpleCollectionView<NumberRow>) throws -> Void) throws {
    try withScreen { screen in
      let collection = SimpleCollectionView<NumberRow>(reloadable: false)
      collection.itemSize = CGSize(width: 100, height: 50)
      collection.componentState = .items([1, 2, 3])
      NumberRow.reset()
      screen.show(collection)
      try test(screen, collection)
    }
  }

  private func texts(_ collection: UICollectionView) -> [String] {
    collection.indexPathsForVisibleItems.sorted().compactMap {
      (collection.cellForItem(at: $0)?.contentView.subviews.first as? NumberRow)?.label.text
    }
  }

  @Test("Items show the models, and follow their changes") func items() throws {
    try collection { screen, collection in
      #expect(texts(collection.collectionView) == ["1", "2", "3"] && NumberRow.made == 3)
      NumberRow.reset()
      collection.componentState = .items([2, 3, 4])
      screen.layOut()
      #expect(texts(collection.collectionView) == ["2", "3", "4"] && NumberRow.updates == 1)
      collection.componentState = .items([2, 9, 4])
      screen.layOut()
      #expect(texts(collection.collectionView) == ["2", "9", "4"])
      collection.componentState = .empty(message: "None")
      screen.layOut()
      #expect(texts(collection.collectionView).isEmpty && collection.emptyLabel.text == "None")
      collection.componentState = .loading
      #expect(collection.loadingIndicator.isAnimating)
    }
  }

  @Test("Selections and actions of items are emitted") func actions() throws {
    try collection { screen, collection in
      let recording = Recorder(collection.action)
      let path = IndexPath(item: 1, section: 0)
      collection.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      collection.collectionView.delegate?.collectionView(collection.collectionView, didSelectItemAt: path)
      guard case .selected(2)? = recording.elements.last else { Issue.record("No selection"); return }
      #expect(collection.collectionView.indexPathsForSelectedItems == nil)
      let cell = collection.collectionView.cellForItem(at: path)?.contentView.subviews.first as? NumberRow
      cell?.perform(action: "tap")
      guard case .cellAction(2, "tap")? = recording.elements.last else { Issue.record("No action"); return }
    }
  }

  @Test("Pages are as large as the collection, with a dot for each") func paging() throws {
    try withScreen { screen in
      let pages = PagingCollectionView<NumberRow>(reloadable: false)
      pages.componentState = .items([1, 2, 3])
      screen.show(pages)
      screen.layOut()
      #expect(pages.itemSize == CGSize(width: 320, height: 480) && pages.pageControl.numberOfPages == 3)
      #expect(pages.pageControl.frame.maxY == 472 && pages.showPageControl)
      pages.showPageControl = false
      #expect(pages.pageControl.alpha == 0)
      pages.collectionView.contentOffset.x = 640
      pages.scrollViewDidEndDecelerating(pages.collectionView)
      #expect(pages.pageControl.currentPage == 2)
    }
  }
}
