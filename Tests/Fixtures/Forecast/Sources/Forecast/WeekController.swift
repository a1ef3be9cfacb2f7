import UIKit

/// The week's weather as a list.
final class WeekController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "This week"
    tableView.rowHeight = 64
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Day.week.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let day = Day.week[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = day.name
    content.secondaryText = Design.words(for: day)
    cell.contentConfiguration = content
    return cell
  }
}
