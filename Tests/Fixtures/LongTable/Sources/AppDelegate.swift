import CHeapSize
import Katana
import KatanaElements
import UIKit

/// Shows a described table in a view, and below it what of the table is in memory.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var renderer: Renderer?
  private let count = UIButton(type: .system)
  private let counts = UILabel()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.backgroundColor = .white
    count.setTitle("Count", for: .normal)
    count.addAction(UIAction { [weak self] _ in self?.showCounts() }, for: .touchUpInside)
    counts.accessibilityIdentifier = "counts"
    counts.font = .systemFont(ofSize: 12)
    let footer = CGRect(x: 8, y: window.bounds.height - 40, width: window.bounds.width - 16, height: 40)
    count.frame = footer.divided(atDistance: 80, from: .minXEdge).slice
    counts.frame = footer.divided(atDistance: 80, from: .minXEdge).remainder
    for view in [count, counts] { controller.view.addSubview(view) }

    let table = Table(
      props: Table.Props.build {
        $0.setKey("table")
        $0.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: footer.minY)
        $0.delegate = Rows()
      })
    let renderer = Renderer(rootDescription: table, store: nil)
    renderer.render(in: controller.view)
    self.renderer = renderer
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Says how many rows are visible, how many nodes are alive beyond theirs, how often the table asked about a row, and how many
  /// bytes the process has allocated.
  private func showCounts() {
    guard let node = renderer?.rootNode, let table = node.container as? UITableView else { return }
    let visible = table.visibleCells.count
    // The table's own node, and a row's and its label's for each row.
    let beyond = nodes(of: node) - 1 - 2 * visible
    counts.text =
      "visible \(visible) beyond \(beyond) asked \(Rows.asked) rows \(RowCell.alive) heap \(heap_size())"
  }

  private func nodes(of node: any AnyNode) -> Int {
    (node.children + node.managedChildren).reduce(1) { $0 + nodes(of: $1) }
  }
}
