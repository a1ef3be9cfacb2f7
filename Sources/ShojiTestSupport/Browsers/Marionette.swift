import CoreGraphics
import DisplayDriver
import DisplayProtocol
import Foundation
import Synchronization

/// A headless Firefox, driven over Marionette, the protocol of WebDriver's commands that it has built in.
final class Marionette: WebDriverConnection {
  private let browser: BrowserProcess
  private let descriptor: Int32
  /// Commands are sent and answered one after the other, on a thread that may wait.
  private let queue = DispatchQueue(label: "marionette")
  private nonisolated(unsafe) var number = 0
  /// The scale and appearance of the page, set again when another one comes in its place.
  private let wanted = Mutex<(scale: CGFloat, appearance: Appearance)>((1, .light))

  /// Starts a Firefox with a profile of its own. Throws when it is not installed, or does not listen in time.
  static func start() async throws -> Marionette {
    let settings = [
      "\"marionette.port\", 0", "\"dom.w3c_touch_events.enabled\", 1", "\"app.update.enabled\", false",
      "\"datareporting.policy.dataSubmissionEnabled\", false", "\"browser.shell.checkDefaultBrowser\", false",
      "\"ui.prefersReducedMotion\", 0", "\"accessibility.tabfocus\", 7",
      // Pages that are left are gone.
      "\"browser.sessionhistory.max_total_viewers\", 0", "\"browser.sessionhistory.max_entries\", 1",
    ]
    // Its window is no larger than the screen that there is none of.
    let screen = ["MOZ_HEADLESS_WIDTH": "1600", "MOZ_HEADLESS_HEIGHT": "2400"]
    let browser = try BrowserProcess("firefox-esr", environment: screen) { folder in
      let lines = settings.map { "user_pref(\($0));\n" }.joined()
      try lines.write(to: folder.appending(path: "user.js"), atomically: true, encoding: .utf8)
      return [
        "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", folder.path,
        "about:blank",
      ]
    }
    let file = browser.folder.appending(path: "MarionetteActivePort")
    let end = ProcessInfo.processInfo.systemUptime + Chromium.patience
    while true {
      if let port = (try? String(contentsOf: file, encoding: .utf8)).flatMap(UInt16.init) {
        let marionette = try Marionette(browser, port: port)
        _ = try await marionette.send("WebDriver:NewSession", [:])
        _ = try await marionette.send("WebDriver:SetTimeouts", ["script": .number(Chromium.patience * 1000)])
        return marionette
      }
      guard ProcessInfo.processInfo.systemUptime < end, browser.process.isRunning else {
        throw Chromium.Failure(
          description:
            "Firefox does not start; the Debian package is firefox-esr (apt-get install firefox-esr)")
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  private init(_ browser: BrowserProcess, port: UInt16) throws {
    self.browser = browser
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Chromium.Failure(description: "Firefox does not listen") }
    var limit = timeval(tv_sec: Int(Chromium.patience) * 2, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    // What Firefox says of itself.
    _ = try receive()
  }

  deinit { Glibc.close(descriptor) }

  func end() async { browser.end() }

  func call(_ command: WebDriverCommand, _ parameters: [String: JSONValue]) async throws -> JSONValue {
    switch command {
    case .navigate:
      let answer = try await send("WebDriver:Navigate", parameters)
      // A page of another site comes in a browsing context of its own, which may still take the former one's
      // place.
      for _ in 0..<100 {
        try await applySettings()
        if try await hasSettings() { break }
      }
      return answer
    case .execute: return try await send("WebDriver:ExecuteAsyncScript", parameters)
    case .screenshot: return try await send("WebDriver:TakeScreenshot", ["full": false])
    case .actions: return try await send("WebDriver:PerformActions", parameters)
    case .releaseActions: return try await send("WebDriver:ReleaseActions", [:])
    case .windowRect: return try await send("WebDriver:SetWindowRect", parameters)
    }
  }

  func setViewport(_ size: CGSize, scale: CGFloat) async throws {
    _ = try await call(
      .windowRect,
      ["width": .number(size.width.rounded() + 200), "height": .number(size.height.rounded() + 300)])
    // Windows have a least width; the page in them has none.
    try await inChrome(
      """
      const browser = gBrowser.selectedBrowser;
      const set = (name, value) => {
        for (const kind of ["min-", "max-", ""]) browser.style.setProperty(kind + name, value + "px", "important");
      };
      set("width", \(Int(size.width.rounded())));
      set("height", \(Int(size.height.rounded())));
      """)
    wanted.withLock { $0.scale = scale }
    try await applySettings()
  }

  func setAppearance(_ appearance: Appearance) async throws {
    wanted.withLock { $0.appearance = appearance }
    try await applySettings()
  }

  private func applySettings() async throws {
    let (scale, appearance) = wanted.withLock { $0 }
    try await inChrome(
      """
      const context = gBrowser.selectedBrowser.browsingContext;
      context.overrideDPPX = \(scale);
      context.prefersColorSchemeOverride = "\(appearance.rawValue)";
      """)
  }

  /// Whether the page has the scale and appearance that are wanted. Waits for the frame after, before which
  /// the page is notified.
  private func hasSettings() async throws -> Bool {
    let (scale, appearance) = wanted.withLock { $0 }
    let script = """
      const done = arguments[arguments.length - 1];
      requestAnimationFrame(() => {
        const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
        const has = devicePixelRatio === \(scale) && isDark === \(appearance == .dark);
        requestAnimationFrame(() => done({has}));
      });
      """
    let answer = try await call(.execute, ["script": .string(script), "args": .array([])])
    return if case .bool(true)? = answer["has"] { true } else { false }
  }

  func keepKeyboard() async throws {
    try await inChrome(
      "if (document.activeElement !== gBrowser.selectedBrowser) gBrowser.selectedBrowser.focus();")
  }

  /// Touches the screen as a person does: the fingers of WebDriver's actions reach the page, but scroll
  /// nothing.
  func touch(_ phase: PointerInput.Phase, fingers: [Int: CGPoint]) async throws -> Bool {
    let state =
      switch phase {
      case .down, .move: 2
      case .up: 4
      case .cancel: 8
      }
    let points = fingers.sorted { $0.key < $1.key }.map { "[\($0.key), \($0.value.x), \($0.value.y)]" }
    try await inChrome(
      """
      const box = gBrowser.selectedBrowser.getBoundingClientRect();
      const pixels = (start, place) => Math.round((start + place) * window.devicePixelRatio);
      for (const [finger, x, y] of [\(points.joined(separator: ","))]) {
        windowUtils.sendNativeTouchPoint(
          finger, \(state), pixels(mozInnerScreenX + box.left, x), pixels(mozInnerScreenY + box.top, y), 1, 90, null);
      }
      """)
    // A touch comes to the page by way of what scrolls it, with a frame.
    let frames =
      "requestAnimationFrame(() => requestAnimationFrame(() => arguments[arguments.length - 1](true)));"
    _ = try await call(.execute, ["script": .string(frames), "args": .array([])])
    return true
  }

  /// Runs JavaScript in the browser's own window.
  private func inChrome(_ script: String) async throws {
    _ = try await send("Marionette:SetContext", ["value": "chrome"])
    _ = try await send("WebDriver:ExecuteScript", ["script": .string(script), "args": .array([])])
    _ = try await send("Marionette:SetContext", ["value": "content"])
  }

  // MARK: Messages

  /// Sends `length:[0, number, command, parameters]` and waits for `length:[1, number, error, value]`.
  private func send(_ command: String, _ parameters: [String: JSONValue]) async throws -> JSONValue {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(with: Result { try exchange(command, parameters) })
      }
    }
  }

  private func exchange(_ command: String, _ parameters: [String: JSONValue]) throws -> JSONValue {
    number += 1
    let message: JSONValue = .array([0, .number(Double(number)), .string(command), .object(parameters)])
    let body = try JSONEncoder().encode(message)
    var bytes = Array("\(body.count):".utf8) + body
    while !bytes.isEmpty {
      let count = write(descriptor, bytes, bytes.count)
      guard count > 0 else { throw Chromium.Failure(description: "Firefox has ended during \(command)") }
      bytes.removeFirst(count)
    }
    guard let answer = try receive().array, answer.count == 4 else {
      throw Chromium.Failure(description: "Firefox gave no answer to \(command)")
    }
    if let error = answer[2]["message"]?.string {
      throw Chromium.Failure(description: "\(command): \(error)")
    }
    return answer[3]["value"] ?? answer[3]
  }

  private func receive() throws -> JSONValue {
    var length = 0
    while true {
      let byte = try read(1)[0]
      if byte == UInt8(ascii: ":") { break }
      length = length * 10 + Int(byte) - 48
    }
    return try JSONDecoder().decode(JSONValue.self, from: Data(try read(length)))
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress! + done, count - done, 0) }
      guard got > 0 else {
        throw Chromium.Failure(description: "Firefox has not answered in time, or has ended")
      }
      done += got
    }
    return bytes
  }
}
