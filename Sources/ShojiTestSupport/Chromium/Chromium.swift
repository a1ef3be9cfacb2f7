import Foundation
import ImageDisplay
import Synchronization

/// A headless Chromium, spoken to in the DevTools protocol over a pipe. It ends with this process.
public final class Chromium: Sendable {
  /// What goes wrong with the browser itself, as a sentence.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String
  }

  private struct State {
    var nextRequest = 1
    var answers: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    var events: [EventKey: [CheckedContinuation<JSONValue, any Error>]] = [:]
    var hasEnded = false
  }

  private struct EventKey: Hashable {
    var name: String
    var session: String?
  }

  private let process: Process
  private let profile: URL
  private let requests: FileHandle
  private let state = Mutex(State())

  /// How many pixels the browser's screen has to a point.
  let scale: CGFloat

  private static let sharedBrowsers = Mutex<[CGFloat: Chromium]>([:])

  /// The browser that all tests of this process share which want a screen of so many pixels to a point; started
  /// when it is first asked for.
  public static func shared(scale: CGFloat = 1) throws -> Chromium {
    try sharedBrowsers.withLock { browsers in
      if let browser = browsers[scale], !browser.state.withLock({ $0.hasEnded }) { return browser }
      let started = try Chromium(scale: scale)
      browsers[scale] = started
      return started
    }
  }

  /// Starts a browser with a profile of its own, on a screen of so many pixels to a point. (A page whose scale is
  /// only emulated puts its text on whole points.) Throws when Chromium is not installed.
  public init(scale: CGFloat = 1) throws {
    self.scale = scale
    guard let executable = Self.executable else {
      throw Failure(
        description: "Chromium is not installed; the Debian package is chromium (apt-get install chromium)")
    }
    profile = FileManager.default.temporaryDirectory.appending(path: "shoji-chromium-\(UUID().uuidString)")
    let (toBrowser, fromBrowser) = (Pipe(), Pipe())
    process = Process()
    // A process started from here cannot be given the descriptors 3 and 4, so a shell moves them there.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh", executable]
      + [
        "--headless", "--no-sandbox", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
        "--no-first-run", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
        "--disable-backgrounding-occluded-windows", "--touch-events=enabled", "--hide-scrollbars",
        "--force-device-scale-factor=\(scale)",
        "about:blank",
      ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    requests = toBrowser.fileHandleForWriting
    try process.run()
    PipeReader.start(
      fromBrowser.fileHandleForReading, separator: 0, name: "chromium",
      piece: { [weak self] in self?.receive($0) }, ended: { [weak self] in self?.end() })
  }

  deinit {
    process.terminate()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Opens a page in a window of its own that shares nothing with others.
  public func newPage() async throws -> ChromiumPage {
    let context = try await send("Target.createBrowserContext")["browserContextId"]?.string
    let target = try await send(
      "Target.createTarget",
      ["url": .string("about:blank"), "browserContextId": context.json, "newWindow": .bool(true)])
    guard let id = target["targetId"]?.string else { throw Failure(description: "Chromium made no page") }
    let attached = try await send(
      "Target.attachToTarget", ["targetId": .string(id), "flatten": .bool(true)])
    guard let session = attached["sessionId"]?.string else {
      throw Failure(description: "Chromium did not let the page be driven")
    }
    let page = ChromiumPage(browser: self, session: session, context: context)
    try await page.prepare()
    return page
  }

  /// Sends a request and waits for its answer.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: JSONValue] = [:], session: String? = nil
  ) async throws -> JSONValue {
    try await withCheckedThrowingContinuation { continuation in
      let number = state.withLock { state -> Int? in
        guard !state.hasEnded else { return nil }
        defer { state.nextRequest += 1 }
        state.answers[state.nextRequest] = continuation
        return state.nextRequest
      }
      guard let number else { return continuation.resume(throwing: Self.ended) }
      var message: [String: JSONValue] = [
        "id": .number(Double(number)), "method": .string(method), "params": .object(parameters),
      ]
      if let session { message["sessionId"] = .string(session) }
      do {
        let data = try JSONEncoder().encode(message) + [0]
        try writeLock.withLock { _ in try requests.write(contentsOf: data) }
      } catch {
        let waiting = state.withLock { $0.answers.removeValue(forKey: number) }
        waiting?.resume(throwing: error)
      }
    }
  }

  private let writeLock = Mutex(())

  /// Waits for the next event of a name, counted from now on, while `work` is done.
  func event(_ name: String, session: String, during work: () async throws -> Void) async throws -> JSONValue
  {
    let key = EventKey(name: name, session: session)
    async let event: JSONValue = withCheckedThrowingContinuation { continuation in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.events[key, default: []].append(continuation) }
        return state.hasEnded
      }
      if hasEnded { continuation.resume(throwing: Self.ended) }
    }
    while !state.withLock({ $0.hasEnded || $0.events[key] != nil }) { await Task.yield() }
    try await work()
    return try await event
  }

  private func receive(_ bytes: Data) {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: bytes) else { return }
    if let number = message["id"]?.number {
      let continuation = state.withLock { $0.answers.removeValue(forKey: Int(number)) }
      if let error = message["error"] {
        continuation?.resume(throwing: Failure(description: error["message"]?.string ?? "Chromium refused"))
      } else {
        continuation?.resume(returning: message["result"] ?? .null)
      }
    } else if let name = message["method"]?.string {
      let key = EventKey(name: name, session: message["sessionId"]?.string)
      let waiting = state.withLock { $0.events.removeValue(forKey: key) } ?? []
      for continuation in waiting { continuation.resume(returning: message["params"] ?? .null) }
    }
  }

  private func end() {
    let waiting = state.withLock { state in
      defer {
        state.hasEnded = true
        state.answers = [:]
        state.events = [:]
      }
      return Array(state.answers.values) + state.events.values.flatMap { $0 }
    }
    for continuation in waiting { continuation.resume(throwing: Self.ended) }
  }

  private static let ended = Failure(description: "Chromium has ended")

  private static var executable: String? {
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
