import Foundation
import ShojiTestSupport

/// `shoji run` over a package, and a tab that shows its app.
class ToolRun: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let process = Process()
  let package: URL
  private let scratchPath: String
  private let state: URL
  private let cache: URL
  private let lock = NSLock()
  private var text = ""
  private var current = "the app is built and its page opened"

  /// The rest of the scenario's command line.
  let details: [String]

  /// The folder of the tool's cache; nil for one beside the package.
  class var cache: URL? { nil }

  /// The options of the tool besides those of every scenario.
  var options: [String] { [] }

  required init(tool: URL, package: URL, scratchPath: String, details: [String]) throws {
    self.details = details
    self.package = package
    self.scratchPath = scratchPath
    let beside = package.deletingLastPathComponent().appendingPathComponent("state")
    state =
      Self.cache == nil
      ? beside
      : FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
    cache = Self.cache ?? state.appendingPathComponent("cache")
    process.executableURL = tool
    process.arguments = ["run", "--package-path", package.path, "--scratch-path", scratchPath] + options
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_STATE_HOME": state.path, "XDG_CACHE_HOME": cache.path,
      "XDG_CONFIG_HOME": state.appendingPathComponent("config").path, "SHOJI_TEST_HOOKS": "1",
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
    try prepare()
    try process.run()
  }

  /// Writes what the app is made of before it is built first.
  func prepare() throws {}

  /// Works on the app, and throws where it does not go as it should.
  func play() async throws {}

  /// The output of the tool so far.
  var output: String { lock.withLock { text } }

  /// The step under way.
  var currentStep: String { lock.withLock { current } }

  /// The time for the whole scenario, in seconds.
  var limit: Double { 600 }

  /// Ends the tool, which ends its app; with force when it takes more than ten seconds.
  func end() {
    guard process.isRunning else { return }
    process.terminate()
    for _ in 0..<1000 where process.isRunning { usleep(10_000) }
    guard process.isRunning else { return }
    for number in apps + [process.processIdentifier] { kill(number, SIGKILL) }
  }

  /// Ends the scenario once its time is over, as where a browser does not answer.
  func limitTime() {
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: limit)
      fail("the scenario takes more than \(Int(limit)) seconds")
    }
  }

  /// Ends the tool and this process, and says what the tool was at.
  func fail(_ reason: String) -> Never {
    let step = currentStep
    end()
    ToolRun.end(saying: "\(reason)\nThe step: \(step)\nThe tool wrote:\n\(output)")
  }

  static func end(saying message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }

  // MARK: The app

  /// The contents of all files of the project.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: package.path)?.compactMap { $0 as? String } ?? []
    for name in names {
      contents[name] = FileManager.default.contents(atPath: package.appendingPathComponent(name).path)
    }
    return contents
  }

  var sources: URL {
    get throws {
      let folder = package.appendingPathComponent("Sources")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return folder.appendingPathComponent(names[0])
    }
  }

  /// The names of the programs that the tool may have started.
  var programs: [String] { [package.lastPathComponent] }

  /// The processes that run a program of the place to build.
  var apps: [Int32] { running.map(\.number) }

  /// The processes that run a program of the place to build, with its path.
  var running: [(number: Int32, program: String)] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.compactMap { number in
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
      // A program that was built anew since is called so.
      let path = program?.replacing(" (deleted)", with: "") ?? ""
      // That of an Xcode project runs among its resources, in the cache.
      let isOurs =
        path.hasPrefix(scratchPath) && programs.contains { path.hasSuffix("/debug/\($0)") }
        || path.hasPrefix(cache.path)
          && path.hasSuffix(".app/\(URL(fileURLWithPath: path).lastPathComponent)")
      return isOurs ? (number, path) : nil
    }
  }

  // MARK: The steps

  func step(_ words: String) {
    lock.withLock { current = words }
    FileHandle.standardError.write(Data("    \(words)\n".utf8))
  }

  func address() async throws -> URL {
    try await wait("the tool prints the page's address", seconds: 400) {
      self.output.contains("/\n") && self.output.contains("http://127.0.0.1:")
    }
    let line = output.split(separator: "\n").first { $0.hasPrefix("http://127.0.0.1:") }
    guard let line, let url = URL(string: String(line)) else {
      throw Failure(description: "no address was printed")
    }
    return url
  }

  func wait(_ words: String, seconds: Double, until isSo: () -> Bool) async throws {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while !isSo() {
      guard ProcessInfo.processInfo.systemUptime < end else {
        throw Failure(description: "\(words): not within \(Int(seconds)) seconds")
      }
      guard process.isRunning || isSo() else { throw Failure(description: "\(words): the tool has ended") }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  // MARK: The tab

  func expectSameTab(_ page: ChromiumPage, _ url: URL) async throws {
    guard try await page.evaluate("window.isSameTab === true", as: Bool.self) else {
      throw Failure(description: "the tab was loaded again")
    }
    // The part behind the # is the address of the screen, which changes as the app is used.
    let address = try await page.evaluate("location.href.split('#')[0]", as: String.self)
    guard address == url.absoluteString else { throw Failure(description: "the address became \(address)") }
  }

  func expect(_ words: String, on page: ChromiumPage, seconds: Double = 30) async throws {
    // A line whose digits have a width of their own is several elements.
    try await expect(
      "[...document.querySelectorAll('.t')].some((e, i, all) => [1, 3].some(n => all.slice(i, i + n).map(e => e.textContent).join('') === '\(words)'))",
      "“\(words)”", page, seconds)
  }

  func expect(value: String, on page: ChromiumPage) async throws {
    try await expect(
      "[...document.querySelectorAll('.e')].some(e => e.value === '\(value)')", "a field with “\(value)”",
      page, 30)
  }

  func expect(_ condition: String, _ words: String, _ page: ChromiumPage, _ seconds: Double)
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

  func press(_ words: String, on page: ChromiumPage) async throws {
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
