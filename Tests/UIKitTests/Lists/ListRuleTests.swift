import QuartzCore
import ShojiTestSupport
import Testing

@testable import UIKit

/// The rules of UIKit's lists about estimates, selection, accessories and swipes.
@MainActor @Suite("Rules of lists", .serialized)
struct ListRuleTests {
  /// Rows with labels of several lines, whose delegate notes how high they are when they are displayed.
  final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var asked: [IndexPath] = []
    var heights: [IndexPath: CGFloat] = [:]
    var frames: [IndexPath: CGRect] = [:]
    var headerHeights: [Int: CGFloat] = [:]
    var askedHeaders: [Int] = []
    init(_ counts: [Int]) { self.counts = counts }

    func lines(_ path: IndexPath) -> Int { 1 + (path.row * 7 + path.section) % 6 }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? WalkTableCell)?.label.text = Array(repeating: "line", count: lines(indexPath)).joined(
        separator: "\n")
      return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      heights[indexPath] = cell.frame.height
      frames[indexPath] = cell.frame
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath)
      return heights[indexPath] ?? 50
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard counts.count > 1 else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
      view.contentView.addSubview(Box(100, CGFloat(30 + section * 10)))
      NSLayoutConstraint.activate(
        (view.contentView.subviews[0] as! Box).pinned(to: view.contentView, 0, 0, 0, 0))
      return view
    }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      askedHeaders.append(section)
      return headerHeights[section] ?? UITableView.automaticDimension
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { headerHeights[section] = view.frame.height }
  }

  private func table(_ notes: Notes, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(0, 0, 320, 400), style: style)
    table.register(WalkTableCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (notes, notes)
    table.layoutIfNeeded()
    return table
  }

  // MARK: Estimates

  @Test("A delegate is asked for the estimate of every row that was not measured")
  func estimatesOfAllRows() {
    let notes = Notes([40, 30])
    let table = table(notes)
    #expect(Set(notes.asked) == Set((0..<40).map { path($0) } + (0..<30).map { path($0, 1) }))
    #expect(notes.asked.count == 70 && Set(notes.askedHeaders) == [0, 1])
    // The height of the content is what was measured and what was estimated.
    let measured = notes.heights.values.reduce(0, +)
    let rest = CGFloat(70 - notes.heights.count) * 50
    let around = (0..<2).map { table.rect(forSection: $0).height }.reduce(0, +)
    let rows = (0..<2).map { section in
      (0..<notes.counts[section]).map { table.rectForRow(at: path($0, section)).height }.reduce(0, +)
    }.reduce(0, +)
    #expect(abs(rows - measured - rest) < 0.01 && table.contentSize.height == around)
    notes.asked = []
    notes.counts[0] = 42
    table.insertRows(at: [path(20), path(21)], with: .none)
    #expect(notes.asked.contains(path(20)) && notes.asked.contains(path(21)))
    #expect(
      notes.asked.allSatisfy { notes.heights[$0] == nil || $0.row >= 20 }, "not of one that was measured")
  }

  @Test("A row has its final frame when it is about to be displayed, and a header its height")
  func finalHeightsInWillDisplay() {
    let notes = Notes([40, 30])
    let table = table(notes, style: .grouped)
    for _ in 0..<50 {
      for shown in table.indexPathsForVisibleRows ?? [] {
        #expect(notes.frames[shown]?.height == table.rectForRow(at: shown).height)
        #expect(notes.heights[shown].map { $0 > CGFloat(notes.lines(shown)) * 18 } == true)
      }
      table.contentOffset.y += 90
      table.layoutIfNeeded()
    }
    #expect(notes.headerHeights == [0: 30, 1: 40])
  }

  @Test("Items of every layout have their final size when they are about to be displayed")
  func finalSizesOfItems() {
    for kind in [ListWalkFixture.Kind.insetList, .flow, .compositional] {
      final class Delegate: NSObject, UICollectionViewDelegate {
        var sizes: [IndexPath: CGSize] = [:]
        var balance = 0
        func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        ) {
          sizes[indexPath] = cell.frame.size
          balance += 1
        }
        func collectionView(
          _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        ) { balance -= 1 }
      }
      let (list, delegate) = (ListWalkFixture(kind), Delegate())
      list.collection?.delegate = delegate
      var random = SeededGenerator(seed: 5)
      list.apply([list.make(40, using: &random), []], animated: false)
      for _ in 0..<20 {
        list.view.layoutIfNeeded()
        for cell in list.collection!.visibleCells {
          let path = list.collection!.indexPath(for: cell)!
          #expect(delegate.sizes[path] == cell.frame.size, "\(kind)")
        }
        #expect(delegate.balance == list.collection!.visibleCells.count, "\(kind)")
        list.view.contentOffset.y += 110
      }
    }
  }

  @Test("Heights that are noted when rows are displayed and returned as estimates leave all rows in place")
  func notedHeights() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let notes = Notes(style == .plain ? [200] : [60, 140])
      let table = table(notes, style: style)
      while table.contentOffset.y < 5_000 {
        table.contentOffset.y += 130
        table.layoutIfNeeded()
      }
      let before = table.visibleCells.map { $0.frame.minY - table.contentOffset.y }
      let paths = table.indexPathsForVisibleRows
      let (offset, size) = (table.contentOffset, table.contentSize)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == paths && table.contentOffset == offset)
      #expect(table.visibleCells.map { $0.frame.minY - table.contentOffset.y } == before)
      #expect(abs(table.contentSize.height - size.height) < 0.01)
    }
  }

  @Test("Heights that count as estimates again leave the rows that show where they are")
  func replacedEstimates() {
    let notes = Notes([200])
    let table = table(notes)
    while table.contentOffset.y < 5_000 {
      table.contentOffset.y += 130
      table.layoutIfNeeded()
    }
    @MainActor func places() -> [CGFloat] { table.visibleCells.map { $0.frame.minY - table.contentOffset.y } }
    let (before, paths) = (places(), table.indexPathsForVisibleRows)
    let changes: [@MainActor () -> Void] = [
      { table.separatorInset.left = 30 }, { table.estimatedRowHeight = 90 },
      { table.reconfigureRows(at: paths!) }, { table.performBatchUpdates(nil) },
      { table.reloadRows(at: paths!, with: .none) },
    ]
    for (number, change) in changes.enumerated() {
      change()
      table.layoutIfNeeded()
      #expect(places() == before && table.indexPathsForVisibleRows == paths, "\(number)")
    }
  }

  // MARK: Selection

  @Test("Rows and items that are reloaded are deselected; those that are set up again are not")
  func reloadedRowsAreDeselected() {
    for kind in ListWalkFixture.Kind.allCases {
      let list = ListWalkFixture(kind)
      var random = SeededGenerator(seed: 3)
      let numbers = list.make(6, using: &random)
      list.apply([Array(numbers[..<3]), Array(numbers[3...])], animated: false)
      list.view.layoutIfNeeded()
      @MainActor func check(_ left: [Int], _ change: () -> Void) {
        for number in numbers where !list.selected.contains(number) { list.toggleSelection(number) }
        change()
        list.view.layoutIfNeeded()
        #expect(list.selectedNumbers == Set(left), "\(kind)")
        let marked = list.cells.filter {
          ($0 as? UITableViewCell)?.isSelected ?? ($0 as? UICollectionViewCell)?.isSelected ?? false
        }
        #expect(Set(marked.map(\.tag)) == Set(left), "\(kind)")
        for number in list.selected where !left.contains(number) { list.toggleSelection(number) }
      }
      let (first, second) = (path(0), path(1, 1))
      check(numbers.filter { $0 != numbers[0] && $0 != numbers[4] }) {
        list.table?.reloadRows(at: [first, second], with: .automatic)
        list.collection?.reloadItems(at: [first, second])
      }
      check(Array(numbers[3...])) {
        list.table?.reloadSections([0], with: .automatic)
        list.collection?.reloadSections([0])
      }
      check(numbers) {
        list.table?.reconfigureRows(at: [first, second])
        list.collection?.reconfigureItems(at: [first, second])
      }
      check(Array(numbers[1...])) { list.apply(list.sections, reloading: [numbers[0]], animated: false) }
      check(numbers) { list.apply(list.sections, reconfiguring: [numbers[0]], animated: false) }
      check([]) { list.reloadData() }
    }
  }

  // MARK: Accessories

  @Test("Accessories that are set again as they are keep their views, with the new handlers")
  func equalAccessories() {
    TouchFixture.run { fixture in
      let cell = UICollectionViewListCell(frame: CGRect(0, 0, 320, 44))
      fixture.window.addSubview(cell)
      let custom = UIView(frame: CGRect(0, 0, 20, 20))
      var tapped = 0
      @MainActor func set(_ number: Int, text: String = "a") {
        cell.accessories = [
          .checkmark(), .detail { tapped = number }, .label(text: text), .disclosureIndicator(),
          .customView(configuration: .init(customView: custom, placement: .leading())),
          .multiselect(displayed: .always), .reorder(displayed: .always),
        ]
        cell.layoutIfNeeded()
      }
      set(1)
      let views = cell.subviews
      set(2)
      #expect(cell.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
      let button = views.compactMap { $0 as? ListCellAccessoryView }.first {
        $0.accessory.accessoryType == .detail
      }
      button?.sendActions(for: .touchUpInside)
      #expect(tapped == 2)
      set(3, text: "b")
      let kept = cell.subviews.filter { new in views.contains { $0 === new } }
      #expect(kept.count == views.count - 1 && cell.subviews.count == views.count)
      cell.accessories = [.disclosureIndicator(options: .init(tintColor: .red))]
      cell.layoutIfNeeded()
      #expect(cell.subviews.filter { $0 is ListCellAccessoryView }.count == 1)
    }
  }

  @Test("Parts of a cell that come in while it is laid out in an animation do not move to their places")
  func newParts() {
    TouchFixture.run { fixture in
      let cell = UICollectionViewListCell(frame: CGRect(0, 0, 320, 60))
      let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      row.frame = CGRect(0, 100, 320, 60)
      for view in [cell, row] { fixture.window.addSubview(view) }
      UIScreen.main.host.finishTurn()
      UIView.animate(withDuration: 1) {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "Secondary")
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .checkmark(), .label(text: "new")]
        row.textLabel?.text = "Text"
        row.detailTextLabel?.text = "Detail"
        row.imageView?.image = UIImage(systemName: "star")
        row.accessoryType = .detailDisclosureButton
        for view in [cell, row] { view.layoutIfNeeded() }
      }
      for _ in 0..<3 {
        UIScreen.main.host.finishTurn()
        @MainActor func check(_ view: UIView) {
          for part in view.subviews where !part.isHidden {
            let isPart = part is UILabel || part is UIImageView || part is ListCellAccessoryView
            if isPart { #expect(part.shownFrame == part.frame, "\(part)") }
            check(part)
          }
        }
        check(cell)
        check(row)
        fixture.wait(0.2)
      }
    }
  }

  @Test("Accessories stay in their rows when a swipe deletes one and the rest is set up again in the layout")
  func accessoriesWhileSwiping() throws {
    final class Controller: UIViewController {
      let list = ListWalkFixture(.insetList)
      var shown: [Int] = []
      override func viewDidLoad() { view.addSubview(list.view) }
      override func viewWillLayoutSubviews() {
        list.apply([shown, []], reconfiguring: shown, animated: true)
      }
    }
    try TouchFixture.run { fixture in
      let controller = Controller()
      var random = SeededGenerator(seed: 4)
      controller.shown = controller.list.make(8, using: &random)
      fixture.window.rootViewController = controller
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      UIScreen.main.host.finishTurn()
      let list = controller.list
      let collection = try #require(list.collection)
      collection.openSwipe(
        path(2),
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            controller.shown.remove(at: 2)
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            done(true)
          }
        ]))
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      let button = try #require(collection.swipe?.actions.subviews.first as? UIControl)
      button.sendActions(for: .touchUpInside)
      for _ in 0..<12 {
        UIScreen.main.host.finishTurn()
        for cell in list.shown {
          let accessories = cell.view.subviews.filter { $0 is ListCellAccessoryView }
          #expect(accessories.count == 2)
          for part in accessories {
            let (end, wanted) = (
              cell.frame.width - part.shownFrame.maxX, cell.view.bounds.width - part.frame.maxX
            )
            #expect(abs(end - wanted) < 0.5)
          }
        }
        fixture.wait(1.0 / 30)
      }
      fixture.wait(1)
      UIScreen.main.host.finishTurn()
      let numbers = list.cells.map(\.tag)
      #expect(numbers.count > 3 && numbers == Array(controller.shown.prefix(numbers.count)))
    }
  }

  // MARK: Coming from nothing

  @Test("Rows that come into an empty list all fade in, where they end up, and no others show")
  func insertingIntoNothing() {
    for kind in ListWalkFixture.Kind.allCases {
      TouchFixture.run { fixture in
        let list = ListWalkFixture(kind)
        fixture.window.addSubview(list.view)
        list.apply([[], []], animated: false)
        UIScreen.main.host.finishTurn()
        var random = SeededGenerator(seed: 9)
        list.apply([list.make(20, using: &random), []])
        for frame in 0..<9 {
          UIScreen.main.host.finishTurn()
          let alphas = list.shown.map(\.view.shownAlpha)
          #expect((alphas.max() ?? 0) - (alphas.min() ?? 0) < 0.01, "\(kind) \(frame)")
          #expect(frame == 0 || frame > 7 || (0.01...0.99).contains(alphas.first ?? 0), "\(kind) \(frame)")
          for cell in list.shown {
            #expect(cell.frame == cell.view.frame && cell.frame.intersects(list.view.bounds), "\(kind)")
            #expect(list.cells.contains { $0 === cell.view }, "\(kind)")
          }
          fixture.wait(1.0 / 30)
        }
      }
    }
  }

  // MARK: Swipes

  @Test("The buttons of a swiped row keep their form while it goes back, also after a layout")
  func swipeButtonsKeepTheirForm() throws {
    for kind in [ListWalkFixture.Kind.insetList, .plainTable, .insetTable] {
      for count in 1...3 {
        for layout in 0..<4 {
          try TouchFixture.run { fixture in
            try closeSwipe(fixture, kind, buttons: count, layout: layout)
          }
        }
      }
    }
  }

  private func closeSwipe(
    _ fixture: TouchFixture, _ kind: ListWalkFixture.Kind, buttons: Int, layout: Int
  ) throws {
    let list = ListWalkFixture(kind)
    fixture.window.addSubview(list.view)
    var random = SeededGenerator(seed: 4)
    let numbers = list.make(6, using: &random)
    list.apply([numbers, []], animated: false)
    UIScreen.main.host.finishTurn()
    func act() {
      switch layout {
      case 0: break
      case 1:
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
      case 2: list.apply([numbers, []], reconfiguring: numbers)
      default:
        UIView.animate(withDuration: 0.4) {
          list.view.setNeedsLayout()
          list.view.layoutIfNeeded()
        }
      }
    }
    let host = list.view as! any RowSwipeHost
    host.openSwipe(
      path(1),
      UISwipeActionsConfiguration(
        actions: (0..<buttons).map { number in
          UIContextualAction(style: .normal, title: "B\(number)") { _, _, done in
            act()
            done(true)
          }
        }))
    UIScreen.main.host.finishTurn()
    fixture.wait(1)
    UIScreen.main.host.finishTurn()
    let swipe = try #require(host.swipe)
    let (actions, cell) = (swipe.actions, swipe.cell)
    let natural = actions.subviews.map(\.bounds.width)
    let edge = actions.frame.maxX
    (actions.subviews.last as? UIControl)?.sendActions(for: .touchUpInside)
    for frame in 0..<9 {
      UIScreen.main.host.finishTurn()
      guard actions.superview != nil else { break }
      let (room, row) = (actions.shownFrame, cell.shownFrame)
      let case_ = "\(kind) \(buttons) \(layout) \(frame)"
      #expect(abs(room.minX - row.maxX) < 0.75 && abs(room.maxX - edge) < 0.75, "\(case_)")
      var left: CGFloat = 0
      // From the row outward, without gaps, each as broad a part of the room as it is of all.
      for (button, width) in zip(actions.subviews, natural) {
        #expect(abs(button.shownFrame.minX - left) < 0.75, "\(case_): \(button.shownFrame) in \(room)")
        let part = width / natural.reduce(0, +)
        #expect(abs(button.shownFrame.width - part * room.width) < 0.75, "\(case_)")
        left = button.shownFrame.maxX
      }
      fixture.wait(1.0 / 30)
    }
  }

  // MARK: Counting

  @Test("Items are counted while the layout is prepared, or before where the app asks")
  func countingInPrepare() {
    final class Layout: UICollectionViewFlowLayout {
      var source: Source?
      override func prepare() {
        source?.isReady = true
        source?.log.append("prepare")
        super.prepare()
        source?.log.append("prepared")
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      var isReady = false
      var log: [String] = []
      func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.append("sections")
        return 1
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.append("items")
        return isReady ? 3 : 0
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let (layout, source) = (Layout(), Source())
    layout.source = source
    let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.log == ["prepare", "sections", "items", "prepared"] && view.visibleCells.count == 3)
    (source.log, source.isReady) = ([], false)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(source.log == ["prepare", "sections", "items", "prepared"] && view.visibleCells.count == 3)
    source.log = []
    view.reloadData()
    #expect(view.numberOfItems(inSection: 0) == 3 && source.log == ["sections", "items"])
    view.layoutIfNeeded()
    #expect(source.log == ["sections", "items", "prepare", "prepared"] && view.visibleCells.count == 3)
  }
}
