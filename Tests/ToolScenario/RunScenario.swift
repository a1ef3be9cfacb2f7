import Foundation
import ShojiTestSupport

/// `shoji run` over an app of three screens, and a tab that shows it.
final class RunScenario: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let package: URL
  private let scratchPath: String
  private let state: URL
  private let lock = NSLock()
  private var text = ""

  init(tool: URL, package: URL, scratchPath: String) throws {
    self.package = package
    self.scratchPath = scratchPath
    state = package.deletingLastPathComponent().appendingPathComponent("state")
    process.executableURL = tool
    process.arguments = ["run", "--package-path", package.path, "--scratch-path", scratchPath]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_STATE_HOME": state.path, "XDG_CONFIG_HOME": state.appendingPathComponent("config").path,
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      self.lock.withLock { self.text += String(decoding: data, as: UTF8.self) }
      if data.isEmpty { handle.readabilityHandler = nil }
    }
    try write("Version one")
    try process.run()
  }

  /// The output of the tool so far.
  var output: String { lock.withLock { text } }

  func end() {
    if process.isRunning { process.terminate() }
  }

  // MARK: The app

  private func write(_ words: String, broken: Bool = false) throws {
    let source = """
      import UIKit

      final class MainController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Rows"
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          cell.textLabel?.text = "Row \\(indexPath.row)"
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          // As after a request: the page appears later.
          DispatchQueue.main.async {
            self.navigationController?.pushViewController(DetailController(row: indexPath.row), animated: true)
          }
        }
      }

      final class DetailController: UIViewController {
        private let row: Int
        private let field = UITextField()

        init(row: Int) {
          self.row = row
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
          label.text = "\(words) of row \\(row)"
          view.addSubview(label)
          field.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
          field.placeholder = "Notes"
          field.text = UserDefaults.standard.string(forKey: "notes")
          field.addAction(
            UIAction { [field] _ in UserDefaults.standard.set(field.text, forKey: "notes") }, for: .editingChanged)
          view.addSubview(field)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", primaryAction: UIAction { [weak self] _ in
              self?.present(MoreController(), animated: true)
            })
        }
      }

      final class MoreController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let label = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
          label.text = "More: \(words)"
          view.addSubview(label)
        }
      }
      \(broken ? "this is no Swift" : "")

      """
    let file = try sources.appendingPathComponent("MainController.swift")
    try Data(source.utf8).write(to: file)
  }

  private var sources: URL {
    get throws {
      let folder = package.appendingPathComponent("Sources")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return folder.appendingPathComponent(names[0])
    }
  }

  /// The processes that run a program of the place to build.
  private var apps: [Int32] {
    let name = package.lastPathComponent
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.filter { number in
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
      // A program that was built anew since is called so.
      let path = program?.replacing(" (deleted)", with: "") ?? ""
      return path.hasPrefix(scratchPath) && path.hasSuffix("/debug/\(name)")
    }
  }

  // MARK: The play

  func play() async throws {
    let url = try await address()
    let page = try await Chromium.shared(scale: 1).newPage()
    try await page.setSize(CGSize(width: 393, height: 600), scale: 1)
    try await page.open(url)
    try await expect("Row 3", on: page)
    // A tab that were loaded again would not have it.
    try await page.run("window.isSameTab = true")

    step("the tab goes to the third screen, and text is typed on the second")
    try await press("Row 3", on: page)
    try await expect("Version one of row 3", on: page)
    let field = CGPoint(x: 100, y: 220)
    try await page.mouse(.down, at: field, isDown: true)
    try await page.mouse(.up, at: field, isDown: false)
    for key in "ab" { try await page.type(key) }
    try await expect(value: "ab", on: page)

    step("a Swift file changes while text is typed: the same tab shows the new text on the same screen")
    try write("Version two")
    var typed = "ab"
    for key in "cdefghijklmnopqrstuvwxyz" {
      try await page.type(key)
      typed.append(key)
      try await Task.sleep(for: .milliseconds(150))
    }
    try await expect("Version two of row 3", on: page, seconds: 120)
    try await expect(value: typed, on: page)
    try await page.type("0")
    try await expect(value: typed + "0", on: page)
    try await expectSameTab(page, url)

    step("a file that does not compile: its error is shown, and the app stays")
    let app = apps
    try write("Version three", broken: true)
    try await wait(seconds: 120) {
      self.output.contains("the app that runs is the last one that could be built")
    }
    guard output.contains("MainController.swift:"), output.contains("error:") else {
      throw Failure(description: "the compiler's error is not shown")
    }
    guard apps == app, app.count == 1 else {
      throw Failure(description: "the app did not stay: \(app), \(apps)")
    }
    try await press("More", on: page)
    try await expect("More: Version two", on: page)
    try write("Version four")
    try await expect("More: Version four", on: page, seconds: 120)
    try await expectSameTab(page, url)

    step("the app is killed: it comes back, and so does the screen")
    for number in apps { kill(number, SIGKILL) }
    let killed = apps
    try await wait(seconds: 30) { self.apps.count == 1 && self.apps != killed }
    try await expect("More: Version four", on: page)
    try await expectSameTab(page, url)
    // The modal screen covers the others, which are there too.
    try await expect(value: typed + "0", on: page)

    step("the tool ends, and the app with it")
    process.terminate()
    try await wait(seconds: 20) { !self.process.isRunning && self.apps.isEmpty }
    guard process.terminationStatus == 0 else {
      throw Failure(description: "the tool ended with status \(process.terminationStatus)")
    }
    await page.close()
  }

  private func step(_ words: String) {
    FileHandle.standardError.write(Data("    \(words)\n".utf8))
  }

  private func address() async throws -> URL {
    try await wait(seconds: 400) { self.output.contains("/\n") && self.output.contains("http://127.0.0.1:") }
    let line = output.split(separator: "\n").first { $0.hasPrefix("http://127.0.0.1:") }
    guard let line, let url = URL(string: String(line)) else {
      throw Failure(description: "no address was printed")
    }
    return url
  }

  private func wait(seconds: Double, until isSo: () -> Bool) async throws {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while !isSo() {
      guard ProcessInfo.processInfo.systemUptime < end else {
        throw Failure(description: "it has not come about in \(seconds) seconds")
      }
      guard process.isRunning || isSo() else { throw Failure(description: "the tool has ended") }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  // MARK: The tab

  private func expectSameTab(_ page: ChromiumPage, _ url: URL) async throws {
    guard try await page.evaluate("window.isSameTab === true", as: Bool.self) else {
      throw Failure(description: "the tab was loaded again")
    }
    let address = try await page.evaluate("location.href", as: String.self)
    guard address == url.absoluteString else { throw Failure(description: "the address became \(address)") }
  }

  private func expect(_ words: String, on page: ChromiumPage, seconds: Double = 30) async throws {
    try await expect(
      "[...document.querySelectorAll('.t')].some(e => e.textContent === '\(words)')", "“\(words)”", page,
      seconds)
  }

  private func expect(value: String, on page: ChromiumPage) async throws {
    try await expect(
      "[...document.querySelectorAll('.e')].some(e => e.value === '\(value)')", "a field with “\(value)”",
      page, 30)
  }

  private func expect(_ condition: String, _ words: String, _ page: ChromiumPage, _ seconds: Double)
    async throws
  {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while try await !page.evaluate(condition, as: Bool.self) {
      guard ProcessInfo.processInfo.systemUptime < end else {
        let found = try await page.evaluate(
          "[...document.querySelectorAll('.t')].map(e => e.textContent).concat([...document.querySelectorAll('.e')].map(e => e.value)).join(' | ')",
          as: String.self)
        throw Failure(description: "the page does not show \(words), but: \(found)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func press(_ words: String, on page: ChromiumPage) async throws {
    let place = try await page.evaluate(
      """
      (() => {
        const e = [...document.querySelectorAll('.t')].find(e => e.textContent === '\(words)');
        const box = e.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """, as: [Double].self)
    let point = CGPoint(x: place[0], y: place[1])
    try await page.mouse(.down, at: point, isDown: true)
    try await page.mouse(.up, at: point, isDown: false)
    // A page that slides in is used once it is there.
    try await Task.sleep(for: .milliseconds(700))
  }
}
