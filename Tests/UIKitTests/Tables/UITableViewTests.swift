import Testing

@testable import UIKit

@MainActor @Suite("A table", .serialized)
struct UITableViewTests {
  @Test("begins as UIKit's does")
  func defaults() {
    let table = UITableView()
    #expect(table.style == .plain && table.rowHeight == -1 && table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == -1 && table.separatorStyle == .singleLine && table.allowsSelection)
    #expect(!table.allowsMultipleSelection && !table.allowsSelectionDuringEditing && !table.isEditing)
    #expect(table.indexPathForSelectedRow == nil && table.numberOfSections == 0 && table.visibleCells.isEmpty)
    #expect(UITableView.automaticDimension == -1 && table.alwaysBounceVertical)
    let cell = UITableViewCell()
    #expect(cell.selectionStyle == .default && cell.accessoryType == .none && cell.indentationWidth == 10)
    #expect(cell.detailTextLabel == nil && cell.textLabel != nil && cell.reuseIdentifier == nil)
  }

  @Test("T5: Rows of one height lie below one another")
  func rows() {
    let rig = TableRig(TextsSource(rows: 10))
    #expect(rig.table.contentSize == CGSize(width: 320, height: 440))
    #expect(rig.table.rectForRow(at: path(3)) == CGRect(0, 132, 320, 44))
    #expect(rig.table.indexPathForRow(at: CGPoint(x: 5, y: 133)) == path(3))
    #expect(rig.table.indexPathForRow(at: CGPoint(x: 5, y: 441)) == nil)
  }

  @Test("Lines show a blur in place of their color, and their color again without it")
  func separatorEffect() throws {
    let rig = TableRig(TextsSource(rows: 3), style: .grouped)
    let cell = try #require(rig.table.visibleCells.first)
    let lines = try [cell.line, #require(cell.topLine)]
    let blur = UIBlurEffect(style: .dark)
    let material = UIView()
    material.showMaterial(blur)
    rig.table.separatorEffect = blur
    for line in lines {
      #expect(line.layer.backgroundBlur == material.layer.backgroundBlur)
      #expect(line.backgroundColor == material.backgroundColor)
    }
    rig.table.separatorEffect = UIVibrancyEffect(blurEffect: blur)
    rig.table.separatorColor = .red
    for line in lines {
      #expect(line.layer.backgroundBlur == UIView().layer.backgroundBlur && line.backgroundColor == .red)
    }
  }

  @Test("T6: What stands above all rows moves them down")
  func head() {
    let rig = TableRig(TextsSource(rows: 10))
    let (head, foot) = (UIView(frame: CGRect(0, 0, 50, 60)), UIView(frame: CGRect(0, 0, 50, 20)))
    rig.table.tableHeaderView = head
    rig.table.tableFooterView = foot
    rig.table.layoutIfNeeded()
    #expect(rig.table.contentSize.height == 520 && rig.table.rectForRow(at: path(0)).minY == 60)
    #expect(head.frame == CGRect(0, 0, 320, 60) && foot.frame == CGRect(0, 500, 320, 20))
    rig.table.tableHeaderView = nil
    rig.table.layoutIfNeeded()
    #expect(rig.table.contentSize.height == 460 && head.superview == nil)
  }

  @Test("T7: Only rows in sight have cells, which are used again")
  func reuse() {
    let rig = TableRig(TextsSource(rows: 1_000), rowHeight: 80)
    #expect(CountingCell.made == 5 && CountingCell.reused == 0)
    #expect(rig.texts == (0..<5).map { "Row \($0)" })
    for y in stride(from: CGFloat(7), to: 70_000, by: 63) { rig.scroll(to: y) }
    #expect(CountingCell.made <= 7)
    #expect(rig.texts.count <= 6 && rig.texts.first == "Row \(Int(rig.table.contentOffset.y / 80))")
    rig.scroll(to: 0)
    #expect(rig.texts == (0..<5).map { "Row \($0)" })
  }

  @Test("A hundred thousand rows are asked for as few as a hundred are")
  func work() {
    var askedByCount: [Int] = []
    for count in [100, 100_000] {
      let rig = TableRig(TextsSource(rows: count), rowHeight: nil)
      for y in stride(from: CGFloat(0), to: 2_000, by: 30) { rig.scroll(to: y) }
      askedByCount.append(rig.source.asked.count)
    }
    #expect(askedByCount[0] == askedByCount[1])
    let far = TableRig(TextsSource(rows: 100_000))
    far.table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
    #expect(far.texts.last == "Row 99999" && far.source.asked.count < 30)
  }

  @Test("Views of cells stand in the order of their rows")
  func order() {
    let rig = TableRig(TextsSource(rows: 50))
    for y: CGFloat in [300, 100, 500, 480, 0, 1_000, 33] {
      rig.scroll(to: y)
      let shown = rig.table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      #expect(shown.map { $0.frame.minY } == shown.map { $0.frame.minY }.sorted())
      #expect(shown == rig.table.visibleCells)
    }
  }

  @Test("A cell that leaves is told, and is prepared for its next row")
  func displaying() {
    final class Log: NSObject, UITableViewDelegate {
      var lines: [String] = []
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { lines.append("+\(indexPath.row)") }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { lines.append("-\(indexPath.row)") }
    }
    let log = Log()
    let rig = TableRig(TextsSource(rows: 20), height: 88)
    rig.table.delegate = log
    rig.table.layoutIfNeeded()
    #expect(log.lines == ["-0", "-1", "+0", "+1"])
    log.lines = []
    rig.scroll(to: 44)
    #expect(log.lines == ["-0", "+2"])
  }

  @Test("Cells of a class are made by its own initialiser, and subclasses' of that too")
  func making() {
    final class Sub: CountingCell { let words = "own" }
    let table = UITableView()
    table.register(Sub.self, forCellReuseIdentifier: "sub")
    CountingCell.made = 0
    let cell = table.dequeueReusableCell(withIdentifier: "sub")
    #expect((cell as? Sub)?.words == "own" && cell?.reuseIdentifier == "sub" && CountingCell.made == 1)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "sub")
    #expect(table.dequeueReusableCell(withIdentifier: "sub") == nil)
  }

  @Test("A cell that nobody registered ends the app with words")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "lost", for: IndexPath(indexes: [0, 0]))
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("unable to dequeue a cell with identifier lost - must register"))
  }

  @Test("A row is scrolled to where it is wanted")
  func scrolling() {
    let rig = TableRig(TextsSource(rows: 100))
    let table = rig.table
    let places: [(UITableView.ScrollPosition, CGFloat)] = [(.top, 2_200), (.middle, 2_022), (.bottom, 1_844)]
    for (position, offset) in places {
      table.scrollToRow(at: path(50), at: position, animated: false)
      #expect(table.contentOffset.y == offset)
    }
    table.scrollToRow(at: path(50), at: .none, animated: false)
    #expect(table.contentOffset.y == 1_844)
    table.scrollToRow(at: path(10), at: .none, animated: false)
    #expect(table.contentOffset.y == 440)
    table.scrollToRow(at: path(99), at: .top, animated: false)
    #expect(table.contentOffset.y == 4_000)
  }

  @Test("Cells know their rows, and a table that goes takes its cells with it")
  func lifetime() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    autoreleasepool {
      let rig = TableRig(TextsSource(rows: 3))
      table = rig.table
      cell = rig.table.cellForRow(at: path(1))
      #expect(rig.table.indexPath(for: cell!) == path(1) && rig.table.cellForRow(at: path(9)) == nil)
      rig.table.insertRowsForTest(rig.source)
    }
    #expect(table == nil && cell == nil)
  }

  @Test("A table whose source is gone shows nothing")
  func lostSource() {
    let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
    autoreleasepool {
      let source = EditedSource(rows: 3)
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 3)
    }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
  }

  @Test("Heights that are none count as nothing, and are told of")
  func badHeights() {
    let rig = TableRig(TextsSource(rows: 3), rowHeight: 44)
    let said = loggedMessages {
      rig.table.rowHeight = .nan
      rig.table.layoutIfNeeded()
    }
    #expect(said.contains { $0.contains("rowHeight of a table cannot be nan") })
    #expect(rig.table.contentSize.height == 0)
    rig.table.rowHeight = 44
    rig.table.layoutIfNeeded()
    #expect(rig.texts.count == 3)
  }

  @Test("Rows that come into sight under an animation are at their places from the beginning")
  func rowsUnderAnAnimation() {
    AnimationFixture.run { fixture in
      let rig = TableRig(TextsSource(rows: 100), rowHeight: 44)
      fixture.root.addSublayer(rig.table.layer)
      rig.table.layoutIfNeeded()
      fixture.finishTurn()
      let last = rig.table.indexPathsForVisibleRows!.last!.row
      UIView.animate(withDuration: 1) {
        rig.table.contentOffset.y = 100
        rig.table.layoutIfNeeded()
      }
      fixture.finishTurn()
      fixture.advance(0.2)
      let cell = rig.table.cellForRow(at: IndexPath(row: last + 1, section: 0))
      #expect(cell != nil && cell?.shownFrame == cell?.frame)
      #expect(cell?.contentView.shownFrame == cell?.contentView.frame)
    }
  }
}

private func autoreleasepool(_ work: () -> Void) { work() }

extension UITableView {
  fileprivate func insertRowsForTest(_ source: TextsSource) {
    source.sections[0].insert("New", at: 0)
    insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}
