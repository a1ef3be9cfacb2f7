/// A list whose rows a trail leads to.
@MainActor protocol TrailRowList: UIView {
  /// The number of rows of each section.
  var trailRowCounts: [Int] { get }
  /// The cell of a row; nil for one that has none.
  func trailCell(at path: IndexPath) -> UIView?
  /// Scrolls to a row, which then has a cell.
  func trailShow(_ path: IndexPath)
}

extension UITableView: TrailRowList {
  var trailRowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }
  func trailCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func trailShow(_ path: IndexPath) {
    scrollToRow(at: path, at: .middle, animated: false)
    layoutIfNeeded()
  }
}

extension UICollectionView: TrailRowList {
  var trailRowCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }
  func trailCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func trailShow(_ path: IndexPath) {
    scrollToItem(at: path, at: .centeredVertically, animated: false)
    layoutIfNeeded()
  }
}

/// The search for a row in a list, tried again and again until the list has it.
@MainActor struct TrailRowSearch {
  /// The greatest number of rows that are looked at, around the place where the row was.
  private static let most = 500

  private struct Search {
    var list: ObjectIdentifier
    var counts: [Int]
    var found: IndexPath?
  }

  /// The last search. The same number of rows is not searched again.
  private var last: Search?

  /// Returns the cell of the row with a content, which is brought into sight: of those most like it the one
  /// nearest to where it was. The row at that place is taken where none is like it; nil where there is none
  /// at all.
  mutating func cell(
    of content: TrailRowContent?, at path: IndexPath, in list: any TrailRowList
  ) -> UIView? {
    let counts = list.trailRowCounts
    let isThere = counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    if let content, !content.isEmpty {
      if isThere, content.likeness(to: self.content(at: path, in: list)) == .whole {
        return list.trailCell(at: path)
      }
      if last?.list != ObjectIdentifier(list) || last?.counts != counts {
        let found = search(content, near: path, counts, in: list)
        last = Search(list: ObjectIdentifier(list), counts: counts, found: found)
      }
      if let found = last?.found { return shownCell(at: found, in: list) }
    }
    return isThere ? shownCell(at: path, in: list) : nil
  }

  private func shownCell(at path: IndexPath, in list: any TrailRowList) -> UIView? {
    if list.trailCell(at: path) == nil { list.trailShow(path) }
    return list.trailCell(at: path)
  }

  private func content(at path: IndexPath, in list: any TrailRowList) -> TrailRowContent {
    shownCell(at: path, in: list).map { TrailRowContent(of: $0) } ?? TrailRowContent()
  }

  private func search(
    _ content: TrailRowContent, near path: IndexPath, _ counts: [Int], in list: any TrailRowList
  ) -> IndexPath? {
    let paths = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    let place = paths.firstIndex { $0 >= path } ?? paths.count
    let start = max(min(place - Self.most / 2, paths.count - Self.most), 0)
    var best: (path: IndexPath, likeness: TrailRowContent.Likeness, distance: Int)?
    for index in start..<min(start + Self.most, paths.count) {
      let likeness = content.likeness(to: self.content(at: paths[index], in: list))
      let distance = abs(index - place)
      guard likeness != .none else { continue }
      if best.map({ (likeness, -distance) > ($0.likeness, -$0.distance) }) ?? true {
        best = (paths[index], likeness, distance)
      }
    }
    return best?.path
  }
}
