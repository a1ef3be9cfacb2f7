import UIKit

/// The list of frameworks, each with a screen.
final class ScreenList: UITableViewController {
  static let screens: [FrameworkScreen.Type] = [
    LocationScreen.self, NotificationScreen.self, ReviewScreen.self, MessageScreen.self, CryptoScreen.self,
    PathScreen.self, CodeScreen.self, DocumentScreen.self, ContactScreen.self, CalendarScreen.self,
    IndexScreen.self, ChanceScreen.self, DatabaseScreen.self, SignalScreen.self, OwnerScreen.self,
    LinkScreen.self, MotionScreen.self,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Frameworks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    let screen = Self.screens[indexPath.row]
    content.text = screen.framework
    content.secondaryText = screen.purpose
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: screen.symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(Self.screens[indexPath.row].init(), animated: true)
  }
}
