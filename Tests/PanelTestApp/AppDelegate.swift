import Foundation
import KatanaStore
import UIKit

struct Shelf: Equatable, Codable {
  var boxes = 0
  var isOpen = false
  var name = "shelf"
}

/// About 2 MB, unless the environment says otherwise.
struct Warehouse: State, Codable {
  private static let count = ProcessInfo.processInfo.environment["SHELVES"].flatMap { Int($0) } ?? 62_500

  var total = 0
  var title = "Warehouse"
  var shelves = [Shelf](repeating: Shelf(), count: Warehouse.count)
}

struct StoreBox: StateUpdater, Codable {
  /// Whether the state update is another one, as after an edit.
  private static let isEdited = ProcessInfo.processInfo.environment["EDITED_UPDATE"] != nil

  var shelf: Int

  func updateState(_ state: inout Warehouse) {
    state.total += 1
    state.shelves[shelf % state.shelves.count].boxes += Self.isEdited ? 2 : 1
  }
}

struct Rename: StateUpdater, Codable {
  var title: String

  func updateState(_ state: inout Warehouse) { state.title = title }
}

/// Shows the total and the title, and has buttons that dispatch.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let store = Store<Warehouse>()
  private let total = UILabel()
  private let name = UILabel()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.backgroundColor = .systemBackground
    total.accessibilityIdentifier = "total"
    name.accessibilityIdentifier = "name"
    let stack = UIStackView(arrangedSubviews: [
      name, total, button("Add one") { $0.dispatch(StoreBox(shelf: 41)) },
      button("Add many") { store in for number in 0..<10_000 { store.dispatch(StoreBox(shelf: number)) } },
      button("Rename") { $0.dispatch(Rename(title: "Depot")) },
    ])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])
    store.addListener { [weak self] in self?.show() }
    show()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func show() {
    total.text = "\(store.value(of: \.total)) boxes"
    name.text = store.value(of: \.title)
  }

  private func button(_ title: String, _ action: @escaping (Store<Warehouse>) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [store] _ in action(store) }, for: .touchUpInside)
    return button
  }
}
