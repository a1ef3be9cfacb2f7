import Foundation
import KatanaStore
import UIKit

/// Does to the main thread what the button is called, or what `STUCK` names once the app has been launched.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var endsNever = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: Trouble.allCases.map(button))
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 0
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
    ])
    window.makeKeyAndVisible()
    self.window = window
    if let trouble = ProcessInfo.processInfo.environment["STUCK"].flatMap(Trouble.init) {
      if trouble == .launch { begin(trouble) } else { DispatchQueue.main.async { self.begin(trouble) } }
    }
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    if endsNever { loopForEver() }
    report("will terminate")
  }

  private func button(_ trouble: Trouble) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(trouble.rawValue, for: .normal)
    button.addAction(UIAction { [unowned self] _ in begin(trouble) }, for: .touchUpInside)
    return button
  }

  private func begin(_ trouble: Trouble) {
    UserDefaults.standard.set(trouble.rawValue, forKey: "trouble")
    switch trouble {
    case .none, .crash, .overflow, .invalid, .abort, .pause, .background, .exit: break
    default: report("stuck in \(trouble.rawValue)")
    }
    switch trouble {
    case .none: report("running")
    case .loop, .launch: loopForEver()
    case .sleep: sleepForEver()
    case .semaphore: waitForEver()
    case .lock: lockForEver()
    case .layout: layOutForEver()
    case .threads: exhaustThreads()
    case .terminate: endsNever = true
    case .pause: pauseForAWhile()
    case .crash: crash()
    case .overflow: _ = overflow(1)
    case .invalid: UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
    case .abort: Foundation.abort()
    case .background: setInBackground()
    case .exit: exitElsewhere()
    }
  }
}

/// The ways in which the app can get stuck or fail.
enum Trouble: String, CaseIterable {
  case none, loop, launch, sleep, semaphore, lock, layout, threads, terminate, pause, crash, overflow,
    invalid, abort, background, exit
}

func report(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}

@inline(never) func loopForEver() {
  while true {}
}

@inline(never) func sleepForEver() {
  while true { usleep(1_000_000_000) }
}

@inline(never) func waitForEver() {
  DispatchSemaphore(value: 0).wait()
}

struct Count: State, Equatable {
  var value = 0
}

struct Slow: StateUpdater {
  var isStarted: DispatchSemaphore

  func updateState(_ state: inout Count) {
    isStarted.signal()
    while true { usleep(1_000_000_000) }
  }
}

/// Waits for a store whose state another thread changes for ever.
@inline(never) func lockForEver() {
  let store = Store<Count>()
  let isStarted = DispatchSemaphore(value: 0)
  store.dispatch(Slow(isStarted: isStarted))
  isStarted.wait()
  while true { _ = store.state.value }
}

@inline(never) func layOutForEver() {
  let view = UIApplication.shared.windows[0]
  while true {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

/// Blocks every thread that Dispatch makes, and the main one.
@inline(never) func exhaustThreads() {
  let semaphore = DispatchSemaphore(value: 0)
  for _ in 0..<600 { DispatchQueue.global().async { semaphore.wait() } }
  for _ in 0..<64 { Task.detached { semaphore.wait() } }
  semaphore.wait()
}

/// Ends the app by itself, on another thread, with a status that the environment names.
func exitElsewhere() {
  let status = ProcessInfo.processInfo.environment["STATUS"].flatMap(Int32.init) ?? 0
  Thread.detachNewThread { exit(status) }
}

@inline(never) func pauseForAWhile() {
  let seconds = ProcessInfo.processInfo.environment["PAUSE"].flatMap(Double.init) ?? 3
  // Foundation's own way of sleeping looks at a clock that stands still under the driver.
  usleep(UInt32(seconds * 1_000_000))
}

@inline(never) func crash() {
  let nothing: Int? = nil
  print(nothing!)
}

@inline(never) func overflow(_ number: Int) -> Int {
  number == .max ? 0 : overflow(number + 1) + number
}

/// Calls back on another thread, as a library that fetches something does.
nonisolated func fetch(_ completion: @escaping () -> Void) {
  struct Unchecked: @unchecked Sendable { let call: () -> Void }
  let unchecked = Unchecked(call: completion)
  DispatchQueue.global().async { unchecked.call() }
}

/// Changes a label on another thread, as an app that forgets to come back to the main one does.
@inline(never) func setInBackground() {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  UIApplication.shared.windows[0].addSubview(label)
  fetch {
    for number in 0..<3 { label.text = "\(number)" }
    label.alpha = 0.5
    Foundation.DispatchQueue.main.async { report("set") }
  }
}
