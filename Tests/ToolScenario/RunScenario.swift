import Foundation
import ShojiTestSupport

/// An app of three screens, whose sources change while text is typed, fail to compile, and whose process is
/// killed.
final class RunScenario: ToolRun, @unchecked Sendable {
  override func prepare() throws { try write("Version one") }

  // MARK: The app

  private func write(_ words: String, broken: Bool = false) throws {
    let file = try sources.appendingPathComponent("MainController.swift")
    try Data((list + pages(words) + (broken ? "this is no Swift\n" : "")).utf8).write(to: file)
  }

  private let list = """
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

    """

  private func pages(_ words: String) -> String {
    """
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

    """
  }

  // MARK: The play

  override func play() async throws {
    let url = try await address()
    let page = try await Chromium.shared(scale: 1).newPage()
    try await page.setSize(CGSize(width: 393, height: 600), scale: 1)
    try await page.open(url)
    try await goToDetail(on: page)
    let typed = try await changeWhileTyping(on: page)
    try await expectSameTab(page, url)
    try await failToCompile(on: page)
    try await expectSameTab(page, url)

    step("the app is killed: it comes back, and so does the screen")
    for number in apps { kill(number, SIGKILL) }
    let killed = apps
    try await wait("another process of the app runs", seconds: 30) {
      self.apps.count == 1 && self.apps != killed
    }
    try await expect("More: Version four", on: page)
    try await expectSameTab(page, url)
    // The modal screen covers the others, which are there too.
    try await expect(value: typed, on: page)

    step("the tool ends, and the app with it")
    process.terminate()
    try await wait("the tool and the app end", seconds: 20) { !self.process.isRunning && self.apps.isEmpty }
    guard process.terminationStatus == 0 else {
      throw Failure(description: "the tool ended with status \(process.terminationStatus)")
    }
    await page.close()
  }

  private func goToDetail(on page: ChromiumPage) async throws {
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
  }

  /// Types while the sources change, and returns all that the field has then.
  private func changeWhileTyping(on page: ChromiumPage) async throws -> String {
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
    return typed + "0"
  }

  private func failToCompile(on page: ChromiumPage) async throws {
    step("a file that does not compile: its error is shown, and the app stays")
    let app = apps
    try write("Version three", broken: true)
    try await wait("the tool shows the compiler's error", seconds: 120) {
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
  }
}
