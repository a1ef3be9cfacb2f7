import Testing

@testable import UIKit

@MainActor @Suite("The heights of a table", .serialized)
struct TableHeightTests {
  /// A cell with a box in it, pinned on all sides.
  final class BoxCell: UITableViewCell {
    let box = Box(100, 30)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(box)
      NSLayoutConstraint.activate(box.pinned(to: contentView, 10, 10, 10, 10))
    }

    required init?(coder: NSCoder) { nil }
  }

  final class BoxSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat]
    init(_ heights: [CGFloat]) { self.heights = heights }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
      (cell as? BoxCell)?.box.content.height = heights[indexPath.row]
      return cell
    }
  }

  private func table(_ source: BoxSource) -> UITableView {
    let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test("T9: A row is as high as what is pinned in it, and a pixel for the line")
  func automatic() {
    let source = BoxSource([30])
    let said = loggedMessages {
      let table = table(source)
      #expect(table.rectForRow(at: path(0)).height == 50.5)
      #expect(table.cellForRow(at: path(0))?.contentView.frame == CGRect(0, 0, 320, 50))
    }
    #expect(said == [])
  }

  @Test("A row for which higher ones leave no room gets no cell, and constraints hold in all sizes")
  func measuredInVain() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = BoxCell(style: .default, reuseIdentifier: "box")
        cell.box.heightAnchor.constraint(equalToConstant: 100).isActive = true
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
    table.dataSource = source
    let said = loggedMessages {
      table.layoutIfNeeded()
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    #expect(said == [])
    let cells = table.subviews.compactMap { $0 as? BoxCell }
    #expect(cells.count == 4 && cells.allSatisfy { !$0.isHidden && $0.frame.height == 120.5 })
  }

  @Test("Updates without changes measure what is in sight anew, once")
  func remeasuring() {
    let source = BoxSource([30, 30, 30])
    let table = table(source)
    let box = (table.cellForRow(at: path(1)) as? BoxCell)?.box
    box?.content.height = 80
    box?.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)).height == 50.5)
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)) == CGRect(0, 50.5, 320, 100.5))
    #expect(table.cellForRow(at: path(2))?.frame.minY == 151 && table.contentSize.height == 201.5)
    box?.content.height = 10
    box?.invalidateIntrinsicContentSize()
    table.performBatchUpdates(nil)
    #expect(table.rectForRow(at: path(1)).height == 30.5)
  }

  @Test("Text that has less room while it is edited is given more lines", arguments: [false, true])
  func editing(animated: Bool) {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "ab ", count: indexPath.row == 0 ? 200 : 1)
        return cell
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
    }
    let controller = Controller(style: .plain)
    controller.view.frame = CGRect(0, 0, 320, 400)
    controller.view.layoutIfNeeded()
    let table = controller.tableView!
    let height = table.rectForRow(at: path(0)).height
    controller.setEditing(true, animated: animated)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height > height + 15)
    #expect(table.rectForRow(at: path(1)).height == 44)
    controller.setEditing(false, animated: animated)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == height)
  }

  @Test("Rows that are measured on the way leave those in sight where they are")
  func upwards() {
    let source = BoxSource((0..<200).map { CGFloat(20 + $0 % 7 * 10) })
    let table = table(source)
    table.scrollToRow(at: path(150), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.rectForRow(at: path(150)).minY)
    var top = table.indexPathsForVisibleRows![0]
    while top.row > 20 {
      let place = table.rectForRow(at: top).minY - table.contentOffset.y
      table.contentOffset.y -= 25
      table.layoutIfNeeded()
      #expect(abs(table.rectForRow(at: top).minY - table.contentOffset.y - place - 25) < 0.01)
      top = table.indexPathsForVisibleRows![0]
      for path in table.indexPathsForVisibleRows! {
        #expect(table.rectForRow(at: path).height == source.heights[path.row] + 20.5)
      }
    }
  }

  @Test("Without constraints a row is 44 high, and higher with several lines or a subtitle")
  func texts() {
    let rig = TableRig(TextsSource([["One", String(repeating: "many words ", count: 12)]]), rowHeight: nil)
    #expect(rig.table.rectForRow(at: path(0)).height == 44)
    #expect(rig.table.rectForRow(at: path(1)).height == 44)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    #expect((57...62).contains(cell.sizeThatFits(CGSize(width: 320, height: 0)).height))
    cell.textLabel?.text = String(repeating: "many words ", count: 12)
    cell.textLabel?.numberOfLines = 0
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 90)
  }

  @Test("A delegate that gives heights is asked for all in a short table, for few in a long one")
  func delegated() {
    final class Heights: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return CGFloat(20 + indexPath.row % 3 * 10)
      }
    }
    for (count, isExact) in [(90, true), (100_000, false)] {
      let heights = Heights()
      let rig = TableRig(TextsSource(rows: count))
      rig.table.delegate = heights
      rig.table.layoutIfNeeded()
      #expect(rig.table.rectForRow(at: path(4)).minY == 110 && rig.table.rectForRow(at: path(4)).height == 30)
      #expect(isExact ? rig.table.contentSize.height == 2_700 : heights.asked < 60)
    }
  }

  @Test("Headers and footers of groups have the heights that iOS gives them")
  func groups() {
    final class Titles: NSObject, UITableViewDataSource {
      var titles: [String?] = ["One", nil, "Three"]
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles[section]
      }
    }
    let titles = Titles()
    let table = UITableView(frame: CGRect(0, 0, 320, 600), style: .grouped)
    table.rowHeight = 44
    table.dataSource = titles
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [55.5, 17.5, 38])
    #expect((0..<3).map { table.rectForFooter(inSection: $0).height } == [17.5, 17.5, 17.5])
    #expect(table.rectForRow(at: path(0, 1)).minY == 134.5)
    titles.titles = [nil, nil, nil]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 35)
    let header = UITableView(frame: CGRect(0, 0, 320, 600), style: .plain)
    titles.titles = ["One", nil, "Three"]
    header.rowHeight = 44
    header.dataSource = titles
    header.layoutIfNeeded()
    #expect(header.rectForHeader(inSection: 0) == CGRect(0, 22, 320, 28))
    #expect(header.rectForHeader(inSection: 1).height == 0)
    #expect(header.headerView(forSection: 0)?.textLabel?.text == "One")
  }

  private final class Bare: NSObject, TwoRows {}

  private final class Titled: NSObject, TwoRows {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? nil : "T"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "T" : ""
    }
  }

  private final class Viewed: NSObject, TwoRows {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
  }

  private final class Measured: NSObject, TwoRows {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 28 }
  }

  @Test("A plain table's own height of headers and footers is for those with a title or a view")
  func ownHeights() {
    let sources: [(rows: any TwoRows, headers: [CGFloat], footers: [CGFloat])] = [
      (Bare(), [0, 0], [0, 0]), (Titled(), [0, 28], [28, 0]), (Viewed(), [28, 28], [28, 28]),
      (Measured(), [28, 28], [28, 28]),
    ]
    for source in sources {
      for hasDelegate in [true, false] {
        let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
        // As Xcode writes it into each table of a storyboard.
        (table.sectionHeaderHeight, table.sectionFooterHeight, table.rowHeight) = (28, 28, 44)
        table.sectionHeaderTopPadding = 0
        table.dataSource = source.rows
        if hasDelegate { table.delegate = source.rows }
        table.layoutIfNeeded()
        let isAsked = hasDelegate || source.rows is Titled
        let headers = (0..<2).map { table.rectForHeader(inSection: $0).height }
        let footers = (0..<2).map { table.rectForFooter(inSection: $0).height }
        #expect(headers == (isAsked ? source.headers : [0, 0]), "\(type(of: source.rows))")
        #expect(footers == (isAsked ? source.footers : [0, 0]), "\(type(of: source.rows))")
      }
    }
    let grouped = UITableView(frame: CGRect(0, 0, 320, 400), style: .grouped)
    (grouped.sectionHeaderHeight, grouped.sectionFooterHeight) = (18, 10)
    let rows = Bare()
    grouped.dataSource = rows
    grouped.layoutIfNeeded()
    #expect(grouped.rectForHeader(inSection: 1).height == 18)
  }

  @Test("The header of a plain table stays at the top until the next one pushes it out")
  func sticky() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "S" }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
    table.rowHeight = 40
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    table.contentOffset.y = 28 + 800 - 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == 828)
    #expect(table.headerView(forSection: 1)?.frame.minY == 828)
  }

  @Test("Another width measures rows anew")
  func width() {
    let rig = TableRig(TextsSource([[String(repeating: "many words ", count: 12)]]), rowHeight: nil)
    rig.table.cellForRow(at: path(0))?.textLabel?.numberOfLines = 0
    rig.table.reconfigureRows(at: [path(0)])
    rig.table.layoutIfNeeded()
    let narrow = rig.table.rectForRow(at: path(0)).height
    rig.table.frame.size.width = 700
    rig.table.layoutIfNeeded()
    #expect(rig.table.rectForRow(at: path(0)).height < narrow && narrow > 60)
    #expect(rig.table.cellForRow(at: path(0))?.frame.width == 700)
  }
}

/// A source and delegate of two sections of one row.
private protocol TwoRows: UITableViewDataSource, UITableViewDelegate {}

extension TwoRows {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
