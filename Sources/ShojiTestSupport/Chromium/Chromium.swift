import DisplayDriver
import Foundation
import Synchronization

/// A headless Chromium, driven over the DevTools protocol over a pipe. It ends with this process.
public final class Chromium: Sendable {
  /// An error of the browser itself, as a sentence.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    static let ended = Failure(description: "Chromium has ended")

    static func crashed(during what: String) -> Failure {
      Failure(description: "the page's process in Chromium has died; nothing answers \(what)")
    }

    static func late(_ what: String, after seconds: TimeInterval) -> Failure {
      Failure(description: "Chromium has not answered \(what) in \(seconds) seconds")
    }
  }

  /// The maximum time to wait for an answer or an event before it is abandoned, in seconds.
  public static let patience: TimeInterval = 60

  private struct State {
    var nextRequest = 1
    var waiting: [Int: Waiting] = [:]
    var crashedSessions: Set<String> = []
    var hasEnded = false

    /// Removes the waiters for what a test sends.
    mutating func take(where isTaken: (Int, Waiting) -> Bool) -> [Waiting] {
      let taken = waiting.filter { isTaken($0.key, $0.value) }
      for number in taken.keys { waiting[number] = nil }
      return Array(taken.values)
    }
  }

  /// Somebody who waits for the answer to a request, or for an event.
  private struct Waiting {
    var what: String
    var session: String?
    /// The parameters that an event has to have; nil for the answer to a request.
    var parameters: [String: JSONValue]?
    var patience: TimeInterval
    var deadline: TimeInterval
    var continuation: CheckedContinuation<JSONValue, any Error>
  }

  private let process: Process
  private let profile: URL
  private let requests: FileHandle
  private let state = Mutex(State())

  /// The number of pixels to a point on the browser's screen.
  let scale: CGFloat

  /// The browser's process, to look at from outside.
  public var processIdentifier: Int32 { process.processIdentifier }

  private static let sharedBrowsers = Mutex<[CGFloat: Chromium]>([:])

  /// The browser that all tests of this process share which need a screen of so many pixels to a point;
  /// started when it is first requested.
  public static func shared(scale: CGFloat = 1) throws -> Chromium {
    try sharedBrowsers.withLock { browsers in
      if let browser = browsers[scale], !browser.state.withLock({ $0.hasEnded }) { return browser }
      let started = try Chromium(scale: scale)
      browsers[scale] = started
      return started
    }
  }

  /// Starts a browser with a profile of its own, on a screen of so many pixels to a point. (A page whose
  /// scale is only emulated puts its text on whole points.) Throws when Chromium is not installed.
  public init(scale: CGFloat = 1) throws {
    self.scale = scale
    guard let executable = Self.executable else {
      throw Failure(
        description: "Chromium is not installed: apt-get install chromium-headless-shell, or chromium")
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
        // Servers in tests have certificates that nobody vouches for. What a page's session says of them does
        // not always hold.
        "--ignore-certificate-errors",
        "about:blank",
      ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    requests = toBrowser.fileHandleForWriting
    try process.run()
    PipeReader.start(
      fromBrowser.fileHandleForReading, separator: 0, name: "chromium",
      piece: { [weak self] in self?.receive($0) }, ended: { [weak self] in self?.end() })
    watch()
  }

  /// Fails, now and then, the requests that have waited too long, and everything once the browser's process
  /// is gone: a child of it may hold the pipe open.
  private func watch() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) { [weak self] in
      guard let self, !state.withLock({ $0.hasEnded }) else { return }
      guard process.isRunning else { return end() }
      let now = ProcessInfo.processInfo.systemUptime
      for late in state.withLock({ $0.take { $1.deadline < now } }) {
        late.continuation.resume(throwing: Failure.late(late.what, after: late.patience))
      }
      watch()
    }
  }

  deinit {
    process.terminate()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Opens a page in a window of its own that shares nothing with others.
  public func newPage() async throws -> ChromiumPage {
    let context = try await send("Target.createBrowserContext")["browserContextId"]?.string
    // A browser without a screen has its mouse at the screen's corner: a window there would be notified of
    // it.
    let target = try await send(
      "Target.createTarget",
      [
        "url": .string("about:blank"), "browserContextId": context.json, "newWindow": .bool(true),
        "left": .number(8), "top": .number(8),
      ])
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

  /// Sends a request and waits for its answer, so many seconds at most.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: JSONValue] = [:], session: String? = nil,
    patience: TimeInterval = Chromium.patience
  ) async throws -> JSONValue {
    try await withCheckedThrowingContinuation { continuation in
      let number = wait(
        for: method, session: session, parameters: nil, patience: patience, continuation)
      guard let number else { return }
      var message: [String: JSONValue] = [
        "id": .number(Double(number)), "method": .string(method), "params": .object(parameters),
      ]
      if let session { message["sessionId"] = .string(session) }
      do {
        let data = try JSONEncoder().encode(message) + [0]
        try writeLock.withLock { _ in try requests.write(contentsOf: data) }
      } catch {
        for waiting in state.withLock({ $0.take { key, _ in key == number } }) {
          waiting.continuation.resume(throwing: error)
        }
      }
    }
  }

  private let writeLock = Mutex(())

  /// Adds a waiter. Returns the number of the wait; nil when it is over already.
  private func wait(
    for what: String, session: String?, parameters: [String: JSONValue]?,
    patience: TimeInterval = Chromium.patience,
    _ continuation: CheckedContinuation<JSONValue, any Error>
  ) -> Int? {
    let deadline = ProcessInfo.processInfo.systemUptime + patience
    let (number, failure) = state.withLock { state -> (Int, Failure?) in
      if state.hasEnded { return (0, .ended) }
      if let session, state.crashedSessions.contains(session) { return (0, .crashed(during: what)) }
      defer { state.nextRequest += 1 }
      state.waiting[state.nextRequest] = Waiting(
        what: what, session: session, parameters: parameters, patience: patience, deadline: deadline,
        continuation: continuation)
      return (state.nextRequest, nil)
    }
    if let failure { continuation.resume(throwing: failure) }
    return failure == nil ? number : nil
  }

  /// Waits for the next event of a name that has the given parameters, counted from now on, while `work` is
  /// done.
  func event(
    _ name: String, with parameters: [String: JSONValue] = [:], session: String,
    during work: () async throws -> Void
  ) async throws -> JSONValue {
    let isNoted = Mutex(false)
    async let event: JSONValue = withCheckedThrowingContinuation { continuation in
      _ = wait(for: name, session: session, parameters: parameters, continuation)
      isNoted.withLock { $0 = true }
    }
    while !isNoted.withLock({ $0 }) { await Task.yield() }
    try await work()
    return try await event
  }

  private func receive(_ bytes: Data) {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: bytes) else { return }
    if let number = message["id"]?.number {
      for answered in state.withLock({ $0.take { key, _ in key == Int(number) } }) {
        if let error = message["error"] {
          answered.continuation.resume(
            throwing: Failure(description: error["message"]?.string ?? "Chromium refused"))
        } else {
          answered.continuation.resume(returning: message["result"] ?? .null)
        }
      }
    } else if let name = message["method"]?.string {
      let session = message["sessionId"]?.string
      if name == "Inspector.targetCrashed", let session { crash(session) }
      let parameters = message["params"] ?? .null
      let heard = state.withLock {
        $0.take {
          $1.what == name && $1.session == session
            && $1.parameters?.allSatisfy { parameters[$0] == $1 } == true
        }
      }
      for waiting in heard { waiting.continuation.resume(returning: parameters) }
    }
  }

  /// A page's process has died: nothing that was asked of it is answered any more.
  private func crash(_ session: String) {
    let lost = state.withLock { state in
      state.crashedSessions.insert(session)
      return state.take { $1.session == session }
    }
    for waiting in lost { waiting.continuation.resume(throwing: Failure.crashed(during: waiting.what)) }
  }

  private func end() {
    let lost = state.withLock { state in
      state.hasEnded = true
      return state.take { _, _ in true }
    }
    for waiting in lost { waiting.continuation.resume(throwing: Failure.ended) }
  }

  /// The program: that of the environment's `SHOJI_CHROMIUM`, else the first that is installed. The headless
  /// shell is the same engine without the windows, bars and services of the whole browser, which take four
  /// fifths of the time of a page that is opened and closed. (Its script in `/usr/bin` would stay between
  /// this process and the browser.)
  private static var executable: String? {
    let named = ProcessInfo.processInfo.environment["SHOJI_CHROMIUM"].map { [$0] }
    return
      (named ?? [
        "/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
      ])
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
