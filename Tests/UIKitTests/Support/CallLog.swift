@testable import UIKit

/// Lines written by several controllers, in order.
@MainActor final class CallLog {
  var lines: [String] = []

  /// The lines since the last look, without those about layout, which may come several times.
  func read() -> [String] {
    defer { lines = [] }
    return lines.filter { !$0.contains("Layout") }
  }
}

/// A controller that records its calls.
class LoggedController: UIViewController {
  let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("not archived")
  }

  func note(_ line: String) { log.lines.append("\(name) \(line)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent: \((parent as? LoggedController)?.name ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent: \((parent as? LoggedController)?.name ?? "nil"))")
  }
}

/// A window with a root controller, for the time of a test.
@MainActor final class ShownWindow {
  let window: UIWindow

  init(_ root: UIViewController) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    finishTurn()
  }

  func finishTurn() { UIScreen.main.host.finishTurn() }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
    finishTurn()
  }

  /// Presents without movement, to the end.
  func present(_ controller: UIViewController, from presenter: UIViewController) {
    presenter.present(controller, animated: false)
    finishTurn()
  }

  /// Dismisses without movement, to the end.
  func dismiss(from presenter: UIViewController) {
    presenter.dismiss(animated: false)
    finishTurn()
  }
}
