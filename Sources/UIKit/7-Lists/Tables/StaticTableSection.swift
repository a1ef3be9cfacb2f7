import CoreGraphics

/// A section of a table whose content stands in a storyboard.
@MainActor package struct StaticTableSection {
  /// A row.
  package struct Row {
    /// The cell, which shows no other row.
    package var cell: UITableViewCell
    /// The height in points; nil for the table's.
    package var height: CGFloat?

    /// Makes a row.
    package init(cell: UITableViewCell, height: CGFloat?) { (self.cell, self.height) = (cell, height) }
  }

  /// The title above the rows.
  package var header: String?
  /// The title below the rows.
  package var footer: String?
  /// The view above the rows; nil for the title.
  package var headerView: UIView?
  /// The view below the rows; nil for the title.
  package var footerView: UIView?
  /// The rows.
  package var rows: [Row]

  /// Makes a section.
  package init(
    header: String?, footer: String?, headerView: UIView? = nil, footerView: UIView? = nil, rows: [Row]
  ) {
    (self.header, self.footer, self.rows) = (header, footer, rows)
    (self.headerView, self.footerView) = (headerView, footerView)
  }
}

extension UITableView {
  /// The section of a static table; nil for others.
  func staticSection(_ section: Int) -> StaticTableSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  /// The row of a static table; nil for others.
  func staticRow(_ path: IndexPath) -> StaticTableSection.Row? {
    guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }
}
