import ShojiTestSupport
import Testing

@testable import UIKit

/// Lists whose data sources say more than can be asked, kept or shown. Calls and kept values are counted.
@MainActor @Suite("Lists of very many rows and sections") struct ManyRowsTests {
  nonisolated private static let billion = 1_000_000_000
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// A data source and delegate that counts its calls.
  private class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let sections: Int
    let rows: Int
    var asked = 0

    init(_ sections: Int, _ rows: Int) { (self.sections, self.rows) = (sections, rows) }

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return rows
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "Row \(indexPath.row) ", count: indexPath.row % 7 + 1)
      return cell
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      asked += 1
      return rows
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MeasuredCell
      cell.wanted = (CGFloat(40 + indexPath.item % 5 * 10), CGFloat(30 + indexPath.item % 3 * 10))
      return cell
    }
  }

  private final class Estimates: Source, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return 50
    }
  }

  private final class Heights: Source, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return CGFloat(40 + indexPath.row % 3)
    }
  }

  private final class Sizes: Source, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 40 + indexPath.item % 3, height: 40)
    }
  }

  private func show(_ source: Source, _ set: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source as? any UITableViewDelegate)
    set(table)
    walk(table)
    return table
  }

  private func show(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (source, source as? any UICollectionViewDelegate)
    walk(collection)
    return collection
  }

  /// Goes to places near the ends and within, as a scroller's knob does.
  private func walk(_ list: UIScrollView) {
    list.layoutIfNeeded()
    for share in [0.3, 0.9, 1, 0.5, 0] {
      list.contentOffset.y = max(list.contentSize.height - 480, 0) * share
      list.layoutIfNeeded()
    }
  }

  @Test("a table asks for what comes into sight, however heights are said", arguments: [billion, Int.max])
  func table(count: Int) {
    for source in [Source(1, count), Estimates(1, count), Heights(1, count), Estimates(3, count)] {
      for estimate in [UITableView.automaticDimension, 0, 60] {
        source.asked = 0
        let table = show(source) { $0.estimatedRowHeight = estimate }
        #expect((20...800).contains(source.asked), "\(type(of: source)) \(estimate): \(source.asked)")
        #expect(table.visibleCells.count > 5 && table.subviews.count < 100)
        #expect(table.geometry!.sections.allSatisfy { $0.rows.allKnown.count < 400 })
      }
    }
  }

  @Test("of sections beyond all the first ones show") func sections() {
    let source = Source(Self.billion, 2)
    let table = show(source)
    #expect(table.numberOfSections == ListCounts.mostSections && table.visibleCells.count > 5)
    #expect(source.asked < ListCounts.mostSections + 1_000)
    source.asked = 0
    let flow = show(source, UICollectionViewFlowLayout())
    #expect(flow.numberOfSections == ListCounts.mostSections && !flow.visibleCells.isEmpty)
    #expect(source.asked < ListCounts.mostSections + 2_000)
  }

  @Test("a flow whose cells are measured keeps what was measured", arguments: [billion, Int.max])
  func measuredFlow(count: Int) {
    for source in [Source(1, count), Sizes(2, count)] {
      for estimate in [UICollectionViewFlowLayout.automaticSize, CGSize(width: 80, height: 44)] {
        source.asked = 0
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        let collection = show(source, layout)
        #expect((50...3_000).contains(source.asked), "\(estimate): \(source.asked)")
        #expect(collection.visibleCells.count > 20 && collection.subviews.count < 400)
      }
    }
    let sizes = Sizes(1, count)
    #expect(show(sizes, UICollectionViewFlowLayout()).visibleCells.count > 20 && sizes.asked < 1_000)
  }

  @Test("a compositional layout keeps what was measured", arguments: [billion, Int.max])
  func compositional(count: Int) {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutSize
    {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let flowing = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.estimated(60), .estimated(44)))])
    let tall = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(1e9)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(1)))])
    let layouts = [
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: flowing)),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: tall)),
    ]
    for (number, layout) in layouts.enumerated() {
      let source = Source(1, count)
      let collection = show(source, layout)
      #expect((20...4_000).contains(source.asked), "\(number): \(source.asked)")
      #expect(!collection.visibleCells.isEmpty && collection.subviews.count < 1_000)
      #expect(layout.solutions[0].groups.keptCount < 4_000)
    }
  }

  @Test("rows and items without a height worth the name show up to a number of them")
  func thinRows() {
    var geometry = TableGeometry.Section()
    for height in [1e-7, 1e-300] {
      geometry.rows = LengthIndex(count: Self.billion, estimate: height)
      let rows = TableGeometry(sections: [geometry]).rows(of: 0, from: 0, to: 480)
      #expect((1...TableGeometry.mostInSight).contains(rows.count), "\(height): \(rows)")
    }
    for length in [0, 1e-7, 1e-300] {
      var section = FlowSection(
        room: 320, begin: 0, before: 0, after: 0, header: 0, footer: 0, spacing: 0, lineSpacing: 0)
      let size = FlowSize(along: length, across: length)
      for known in [[:], [3: FlowSize(along: 5, across: 5)]] {
        section.fill(count: Self.billion, size: size, known: known)
        #expect(section.items(from: 0, to: 480).count <= FlowSection.mostInSight, "\(length)")
      }
    }
  }

  @Test("as many rows are selected at once as are bounded") func selection() {
    final class Selecting: Source, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool { true }
    }
    let source = Selecting(1, Self.billion)
    let table = show(source) { $0.allowsMultipleSelection = true }
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.selection.focus(IndexPath(row: 0, section: 0))
    _ = table.selectRange(to: IndexPath(row: Self.billion - 1, section: 0))
    #expect((table.indexPathsForSelectedRows?.count ?? 0) == SelectedRange.mostRows)
  }

  @Test("a picker has as many wheels as are bounded") func components() {
    final class Wheels: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { ManyRowsTests.billion }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }
    let (picker, wheels) = (UIPickerView(frame: frame), Wheels())
    picker.dataSource = wheels
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 100)
  }

  // MARK: Reference models

  @Test("lines of a flow with known sizes are those that are filled one by one", arguments: 0..<6)
  func flowModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let made = FlowSection(
        room: CGFloat(Int.random(in: 40...330, using: &random)), begin: 3, before: 5, after: 7, header: 11,
        footer: 13, spacing: CGFloat(Int.random(in: 0...10, using: &random)),
        lineSpacing: CGFloat(Int.random(in: 0...10, using: &random)))
      let count = Int.random(in: 1...120, using: &random)
      let size = FlowSize(along: CGFloat(Int.random(in: 10...90, using: &random)), across: 30)
      var known: [Int: FlowSize] = [:]
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        known[Int.random(in: 0..<count, using: &random)] = FlowSize(
          along: CGFloat(Int.random(in: 0...400, using: &random)),
          across: CGFloat(Int.random(in: 5...60, using: &random)))
      }
      var (model, section) = (made, made)
      model.fill((0..<count).map { known[$0] ?? size })
      section.fill(count: count, size: size, known: known)
      #expect(abs(section.length - model.length) < 1e-6)
      for item in -1...count {
        let (own, right) = (section.place(of: item), model.place(of: item))
        #expect(own?.size == right?.size, "\(item) of \(count)")
        guard let own, let right else { continue }
        #expect(abs(own.along - right.along) < 1e-6 && abs(own.across - right.across) < 1e-6)
      }
      for low in stride(from: -20, to: model.length + 20, by: 23) {
        let (found, right) = (section.items(from: low, to: low + 60), model.items(from: low, to: low + 60))
        let inSight = (0..<count).filter {
          let place = model.place(of: $0)!
          return place.across < low + 60 && place.across + place.size.across > low
        }
        #expect(inSight.allSatisfy { found.contains($0) && right.contains($0) })
        #expect(found.count <= inSight.count + 200)
      }
    }
    var large = FlowSection(
      room: 320, begin: 0, before: 0, after: 0, header: 0, footer: 0, spacing: 10, lineSpacing: 10)
    let size = FlowSize(along: 50, across: 50)
    large.fill(
      count: Self.billion, size: size,
      known: [7: FlowSize(along: 300, across: 20), Self.billion - 1: FlowSize(along: 9, across: 9)])
    #expect(large.keptCount < 40 && large.place(of: Self.billion - 1)?.size.along == 9)
  }

  @Test("groups whose items are measured in any order are those that are filled one by one", arguments: 0..<6)
  func groupModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let traits = UITraitCollection.current
    func item(_ width: CGFloat) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .estimated(width), heightDimension: .estimated(30)))
    }
    for _ in 0..<60 {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        subitems: (0..<Int.random(in: 1...3, using: &random)).map { _ in
          item(CGFloat(Int.random(in: 20...150, using: &random)))
        })
      let room = CGSize(width: 320, height: 480)
      let count = Int.random(in: 1...90, using: &random)
      var groups = SectionGroups(
        group, in: room, along: .vertical, spacing: 4, count: count, traits: traits, measured: [:],
        tracksExtent: false)
      var measured: [Int: CGSize] = [:]
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let item = Int.random(in: 0..<count, using: &random)
        measured[item] = CGSize(
          width: CGFloat(Int.random(in: 5...340, using: &random)),
          height: CGFloat(Int.random(in: 10...70, using: &random)))
        groups.record([item: measured[item]!])
      }
      guard !measured.isEmpty else { continue }
      var (next, number, start) = (0, 0, CGFloat.zero)
      while next < count {
        let block = GroupSolver(limit: count - next, traits: traits, measured: { measured[next + $0] })
          .solve(group, in: room)
        #expect(groups.items(of: number) == next..<min(next + block.leaves.count, count))
        #expect(abs(groups.start(number) - start) < 1e-6, "\(number)")
        for item in groups.items(of: number) { #expect(groups.group(of: item) == number) }
        #expect(groups.block(number).leaves.map(\.frame) == block.leaves.map(\.frame))
        start += block.size.height + 4
        next += block.leaves.count
        number += 1
      }
      #expect(groups.count == number && abs(groups.total - (start - 4)) < 1e-6)
    }
  }
}
