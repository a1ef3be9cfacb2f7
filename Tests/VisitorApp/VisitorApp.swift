import KatanaStore
import UIKit
import VisitorSessions

/// The state of one visitor.
struct VisitorState: State, Codable {
  var taps = 0
}

/// A tap on the first row.
struct Tap: StateUpdater {
  func updateState(_ state: inout VisitorState) { state.taps += 1 }
}

/// Counts taps in a store, and does what visitors must not be able to do to others. Rows are 40 points high,
/// from the top, with some that count in files beside them: which is which is in
/// `Tests/Visitors/visitors.py`.
@main
final class VisitorApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let store = Store<VisitorState, EmptySideEffectDependencyContainer>()
  private let label = UILabel(frame: CGRect(x: 200, y: 0, width: 190, height: 40))
  private var asked = 0
  private var memory: [UnsafeMutableRawPointer] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // A bad release: it is loaded, and does not run.
    if ProcessInfo.processInfo.environment["VISITOR_APP"] == "crashes" { fatalError("at its start") }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    let view = controller.view!
    view.backgroundColor = .systemBackground
    let rows: [(String, () -> Void)] = [
      ("Tap", { [unowned self] in store.dispatch(Tap()) }),
      ("Loop", { while true {} }),
      ("Memory", { [unowned self] in eatMemory() }),
      ("Disk", { Self.fillDisk() }),
      ("Fork", { [unowned self] in tryToFork() }),
      ("Crash", { fatalError("as asked") }),
      ("Read", { [unowned self] in readOthers() }),
    ]
    for (index, row) in rows.enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: row.0) { _ in row.1() })
      button.frame = CGRect(x: 0, y: 40 * CGFloat(index), width: 190, height: 40)
      view.addSubview(button)
    }
    for number in 0..<8 {
      let field = UITextField(frame: CGRect(x: 0, y: 300 + 40 * CGFloat(number), width: 390, height: 40))
      field.borderStyle = .roundedRect
      field.autocorrectionType = .no
      field.accessibilityIdentifier = "text \(number)"
      view.addSubview(field)
    }
    let append = UIButton(
      type: .system, primaryAction: UIAction(title: "Append") { [unowned self] _ in appendLine() })
    append.frame = CGRect(x: 200, y: 40, width: 190, height: 40)
    view.addSubview(append)
    let share = UIButton(
      type: .system, primaryAction: UIAction(title: "Share") { [unowned self] _ in appendSharedLine() })
    share.frame = CGRect(x: 200, y: 80, width: 190, height: 40)
    view.addSubview(share)
    let atLaunch = Self.timeZone
    let zone = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Zone") { [unowned self] _ in
        asked += 1
        label.text = "zone \(Self.timeZone) \(atLaunch) \(asked)"
      })
    zone.frame = CGRect(x: 200, y: 120, width: 190, height: 40)
    view.addSubview(zone)
    addFaults(to: view)
    view.addSubview(label)
    window.makeKeyAndVisible()
    self.window = window
    show()
    _ = store.addListener { [unowned self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show() } }
    }
    return true
  }

  /// Adds the rows of an app that does what it must not.
  private func addFaults(to view: UIView) {
    let rows: [(String, () -> Void)] = [
      ("Signal", { [unowned self] in signalOthers() }),
      ("Deaf", { [unowned self] in ignoreSignals() }),
    ]
    for (index, row) in rows.enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: row.0) { _ in row.1() })
      button.frame = CGRect(x: 200, y: 160 + 40 * CGFloat(index), width: 190, height: 40)
      view.addSubview(button)
    }
  }

  /// Looks whether signals reach the template, and others that it has forked.
  private func signalOthers() {
    let template = getppid()
    let others = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let reached = others.compactMap { pid_t($0) }.filter { $0 != getpid() && $0 > 1 && kill($0, 0) == 0 }
    // The C library's header has it for its own extensions only.
    typealias Limiting =
      @convention(c) (pid_t, Int32, UnsafeRawPointer?, UnsafeMutablePointer<rlimit>?) -> Int32
    let prlimit = unsafeBitCast(dlsym(nil, "prlimit"), to: Limiting.self)
    var limit = rlimit()
    let limited = others.compactMap { pid_t($0) }.filter { (other: pid_t) in
      guard other != getpid(), other > 1 else { return false }
      return prlimit(other, Int32(RLIMIT_NOFILE.rawValue), nil, &limit) == 0
        || setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(other), 19) == 0
    }
    label.text =
      "reached \(reached.count) limited \(limited.count) template \(kill(template, 0) == 0)"
  }

  /// Does not end when it is asked to, and does not see that the server is gone.
  private func ignoreSignals() {
    signal(SIGTERM, SIG_IGN)
    label.text = "deaf"
  }

  private func show() { label.text = "taps \(store.state.taps)" }

  /// Adds a line to a file, and shows how many it has.
  private func appendLine() {
    let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("lines")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "") + "line\n"
    try? lines.write(to: file, atomically: true, encoding: .utf8)
    label.text = "lines \(lines.split(separator: "\n").count)"
  }

  private static var timeZone: String { VisitorSession.current?.timeZone?.identifier ?? "none" }

  /// Adds a line to the file that all visitors share, and shows how many it has.
  private func appendSharedLine() {
    guard let folder = VisitorSession.current?.sharedFolder else { return label.text = "nothing shared" }
    let file = folder.appendingPathComponent("lines").path
    let descriptor = open(file, O_RDWR | O_CREAT | O_APPEND, 0o660)
    guard descriptor >= 0, write(descriptor, "line\n", 5) == 5 else {
      return label.text = "not shared: \(errno)"
    }
    label.text = "shared \(lseek(descriptor, 0, SEEK_END) / 5)"
    close(descriptor)
  }

  private func eatMemory() {
    for _ in 0..<4_096 {
      let block = UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 16)
      memset(block, 1, 16 << 20)
      memory.append(block)
    }
  }

  private static func fillDisk() {
    let folder = URL(fileURLWithPath: NSHomeDirectory())
    for number in 0..<10_000 {
      try? Data(count: 8 << 20).write(to: folder.appendingPathComponent("fill\(number)"))
      usleep(20_000)
    }
  }

  private func tryToFork() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["60"]
    do {
      try process.run()
      label.text = "forked"
    } catch {
      label.text = "not forked"
    }
  }

  /// Looks for what others have, and for places outside of the visitor's own to write to.
  private func readOthers() {
    let home = URL(fileURLWithPath: NSHomeDirectory())
    // The app's own home may lie deeper in the visitor's folder.
    let temporary = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TMPDIR"] ?? "/")
    let visitors = (0..<3).reduce(temporary) { folder, _ in folder.deletingLastPathComponent() }
    let manager = FileManager.default
    let lists = [visitors, visitors.deletingLastPathComponent(), URL(fileURLWithPath: "/root")]
    let seen = lists.contains { (try? manager.contentsOfDirectory(atPath: $0.path))?.isEmpty == false }
    let writes = ["/tmp/visitor", "/var/tmp/visitor", visitors.path + "/visitor"].contains { path in
      manager.createFile(atPath: path, contents: Data("x".utf8))
    }
    let own = manager.createFile(atPath: home.path + "/own", contents: Data("x".utf8))
    label.text = "seen \(seen) written \(writes) own \(own)"
  }
}
