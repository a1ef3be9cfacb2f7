import UIKit

/// Rows with a switch each, which show anew, each in another way, as soon as their switch was used.
class RowsController: CountedController, UITableViewDataSource {
  private let table = UITableView()
  private var uses = [0, 0, 0, 0, 0, 0]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.allowsSelection = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    view.addSubview(table)
  }

  private func use(_ row: Int) {
    uses[row] += 1
    let path = IndexPath(row: row, section: 0)
    switch row {
    case 0: table.reloadRows(at: [path], with: .fade)
    case 1: table.reloadRows(at: [path], with: .none)
    case 2: table.reloadData()
    case 3: table.reconfigureRows(at: [path])
    case 4:
      guard let cell = table.cellForRow(at: path) else { break }
      cell.accessoryView = nil
      show(row, in: cell)
    default:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [table] in
        table.reloadRows(at: [path], with: .automatic)
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { uses.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    show(indexPath.row, in: cell)
    return cell
  }

  private func show(_ row: Int, in cell: UITableViewCell) {
    cell.textLabel?.text = "Row \(row): \(uses[row])"
    let toggle = cell.accessoryView as? UISwitch ?? UISwitch()
    toggle.isOn = uses[row] % 2 == 1
    toggle.addAction(
      UIAction(identifier: .init("use")) { [unowned self] _ in use(row) }, for: .valueChanged)
    cell.accessoryView = toggle
  }
}
