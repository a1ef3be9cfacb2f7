import UIKit

/// The rows of js-framework-benchmark; `ROWS` says how they are shown: `hand`, `katana` or `table`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window

    let frame = CGRect(
      x: 0, y: 50, width: controller.view.bounds.width, height: controller.view.bounds.height - 50)
    let rows: any Rows =
      switch ProcessInfo.processInfo.environment["ROWS"] {
      case "katana": KatanaRows(frame: frame)
      case "table": TableRows(frame: frame)
      default: HandRows(frame: frame)
      }
    rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(rows)
    for (index, (title, operation)) in RowsModel.Operation.buttons.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 10 + 120 * index, y: 5, width: 110, height: 40)
      button.accessibilityIdentifier = title
      button.addAction(UIAction { _ in rows.perform(operation) }, for: .touchUpInside)
      controller.view.addSubview(button)
    }
    return true
  }
}

/// A view of all rows.
protocol Rows: UIView {
  func perform(_ operation: RowsModel.Operation)
}

/// The places of what a row shows.
enum RowLayout {
  static let height: CGFloat = 30
  static let label = CGRect(x: 10, y: 0, width: 480, height: 30)
  static let select = CGRect(x: 500, y: 0, width: 90, height: 30)
  static let remove = CGRect(x: 600, y: 0, width: 90, height: 30)
  static func frame(_ index: Int) -> CGRect {
    CGRect(x: 0, y: height * CGFloat(index), width: 700, height: height)
  }
  static let selection = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
}

/// A label and two buttons.
class RowView: UIView {
  let label = UILabel(frame: RowLayout.label)
  private var item: Item?
  var perform: (RowsModel.Operation) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    for (title, place) in [("select", RowLayout.select), ("remove", RowLayout.remove)] {
      let button = UIButton(type: .system)
      button.frame = place
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in
          guard let id = self.item?.id else { return }
          perform(title == "select" ? .select(id) : .remove(id))
        }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { fatalError("Rows are not archived.") }

  func show(_ item: Item, isSelected: Bool) {
    if item != self.item {
      self.item = item
      label.text = "\(item.id) \(item.label)"
      accessibilityIdentifier = "row \(item.id)"
    }
    backgroundColor = isSelected ? RowLayout.selection : nil
  }
}
