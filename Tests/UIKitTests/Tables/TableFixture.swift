import QuartzCore

@testable import UIKit

/// A table of texts, which records its calls and counts its cells.
@MainActor final class TextsSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  private(set) var asked: [IndexPath] = []

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A cell that counts the cells of its kind, and how often they are used again.
class CountingCell: UITableViewCell {
  static var made = 0
  static var reused = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountingCell.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    CountingCell.reused += 1
  }
}

/// A table of texts in a view.
@MainActor struct TableRig {
  let table: UITableView
  let source: TextsSource

  init(
    _ source: TextsSource, width: CGFloat = 320, height: CGFloat = 400, style: UITableView.Style = .plain,
    rowHeight: CGFloat? = 44
  ) {
    self.source = source
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    table.register(CountingCell.self, forCellReuseIdentifier: "text")
    if let rowHeight { table.rowHeight = rowHeight }
    table.dataSource = source
    (CountingCell.made, CountingCell.reused) = (0, 0)
    table.layoutIfNeeded()
  }

  /// The texts that can be seen, from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
