import UIKit

/// Rows as the cells of a table.
final class TableRows: UITableView, Rows, UITableViewDataSource {
  private var model = RowsModel()

  init(frame: CGRect) {
    super.init(frame: frame, style: .plain)
    rowHeight = RowLayout.height
    dataSource = self
    register(Cell.self, forCellReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { fatalError("Rows are not archived.") }

  func perform(_ operation: RowsModel.Operation) {
    model.perform(operation)
    reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Cell
    let item = model.items[indexPath.row]
    cell.row.show(item, isSelected: item.id == model.selected)
    cell.row.perform = { [unowned self] in perform($0) }
    return cell
  }

  private final class Cell: UITableViewCell {
    let row = RowView(frame: RowLayout.frame(0))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(row)
    }

    required init?(coder: NSCoder) { fatalError("Cells are not archived.") }
  }
}
