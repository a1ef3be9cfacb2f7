import UIKit

/// A split view controller with a sidebar of colors; one column where there is little room.
final class SplitPage: UIViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = self
    split.setViewController(SidebarController(), for: .primary)
    split.setViewController(ColorController("Blue", .systemBlue), for: .secondary)
    addChild(split)
    split.view.frame = view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(split.view)
    split.didMove(toParent: self)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// The sidebar: a list of colors, each shown in the secondary column.
private final class SidebarController: UITableViewController {
  private let colors: [(String, UIColor)] = [
    ("Blue", .systemBlue), ("Green", .systemGreen), ("Orange", .systemOrange), ("Purple", .systemPurple),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colours"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    colors.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = colors[indexPath.row].0
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let (name, color) = colors[indexPath.row]
    showDetailViewController(ColorController(name, color), sender: self)
  }
}

/// One color.
private final class ColorController: UIViewController {
  private let color: UIColor

  init(_ name: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let patch = UIView(frame: CGRect(x: 20, y: 120, width: 120, height: 120))
    patch.backgroundColor = color
    patch.layer.cornerRadius = 16
    view.addSubview(patch)
  }
}
