import Combine
import Katana
import KatanaElements
import OSLog
import Reactant
import RxCocoa
import RxSwift
import UIKit

struct LampState: State {
  var isOn = false
}

struct Switch: SyncAction {
  var payload: Bool
  static func updatedState(currentState: State, action: Switch) -> State {
    var state = currentState as! LampState
    state.isOn = action.payload
    return state
  }
}

final class LampController: UIViewController {
  let label = UILabel()
  private let lamp = UISwitch()
  private let presses = BehaviorSubject(value: 0)
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "The lamp is off"
    label.accessibilityIdentifier = "state"
    lamp.accessibilityIdentifier = "lamp"
    lamp.addAction(UIAction { [unowned self] _ in change() }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [label, lamp])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    presses.filter { $0 > 0 }.map { "pressed \($0) times" }
      .subscribe(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
  }

  private func change() {
    label.text = lamp.isOn ? "The lamp is on" : "The lamp is off"
    presses.onNext(((try? presses.value()) ?? 0) + 1)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: LampController())
    window?.makeKeyAndVisible()
    return true
  }
}
