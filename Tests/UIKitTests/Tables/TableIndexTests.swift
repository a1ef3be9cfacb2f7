import QuartzCore
import Testing

@testable import UIKit

/// The index at a table's side, the rows that are prefetched, and the sizes of cells that are set up.
@MainActor struct TableIndexTests {
  private final class Letters: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    let letters = ["A", "B", "C", "D"]
    private(set) var prefetched: [IndexPath] = []
    private(set) var cancelled: [IndexPath] = []
    private(set) var sizes: [CGSize] = []
    var hasIndex = true

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      sizes.append(cell.frame.size)
      #expect(cell.contentView.frame.width == cell.bounds.width - (hasIndex ? 15 : 0))
      return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasIndex ? letters : nil }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
      letters.firstIndex(of: title) ?? 0
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
  }

  private func table(_ source: Letters) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test func indexLiesAtTheSideAndLeadsToSections() throws {
    let source = Letters()
    let table = table(source)
    let index = try #require(table.sectionIndex)
    #expect(index.titles == ["A", "B", "C", "D"])
    #expect(index.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
    table.scrollToIndexTitle(at: 2)
    #expect(table.contentOffset.y == 1600)
    #expect(index.frame.minY == 1600)
    #expect(table.visibleCells[0].contentView.frame.width == 285)
    table.sectionIndexMinimumDisplayRowCount = 81
    #expect(table.sectionIndex == nil)
    table.sectionIndexMinimumDisplayRowCount = 80
    #expect(table.sectionIndex != nil)
    source.hasIndex = false
    table.reloadSectionIndexTitles()
    #expect(table.sectionIndex == nil)
  }

  @Test func rowsAreReportedBeforeTheyShowOnceAndCancelledWhenScrollingTurns() {
    let source = Letters()
    let table = table(source)
    #expect(source.prefetched == (10..<20).map { path($0) })
    table.contentOffset.y = 80
    table.layoutIfNeeded()
    #expect(source.prefetched == (10..<20).map { path($0) } + [path(0, 1), path(1, 1)])
    #expect(source.cancelled.isEmpty)
    table.contentOffset.y = 40
    table.layoutIfNeeded()
    #expect(source.cancelled == (12..<20).map { path($0) } + [path(0, 1), path(1, 1)])
    #expect(source.prefetched.last == path(0))
  }

  @Test func cellsHaveTheirRowsSizeWhenTheyAreSetUp() {
    let source = Letters()
    source.hasIndex = false
    _ = table(source)
    #expect(Set(source.sizes.map(\.width)) == [300] && Set(source.sizes.map(\.height)) == [40])
  }
}
