import CoreGraphics
import DisplayDriver
import DisplayProtocol
import Foundation
import FoundationNetworking
import Synchronization

/// WebKitGTK's browser for tests, driven through its WebDriver. It needs an X display, such as Xvfb's.
final class WebKitDriver: WebDriverConnection {
  /// The places where Debian has the browser.
  private static let program = "/usr/lib/\(machine)-linux-gnu/webkit2gtk-4.1/MiniBrowser"

  #if arch(arm64)
    private static let machine = "aarch64"
  #else
    private static let machine = "x86_64"
  #endif

  private let driver: BrowserProcess
  private let session: URL
  /// The size of the app's window in points, and the pixels to a point.
  private let wanted = Mutex<(size: CGSize, scale: CGFloat)>((.zero, 1))

  /// Starts the driver and a browser; so many times where the driver ends, as it does where another program
  /// has its port. Throws when they are not installed, or there is no display.
  static func start(
    scale: CGFloat, appearance: Appearance, attempts: Int = 3
  ) async throws -> WebKitDriver {
    // Below the ports that the system gives away.
    let port = Int.random(in: 20_000..<32_000)
    let driver = try BrowserProcess(
      "WebKitWebDriver",
      environment: [
        "GDK_SCALE": "\(max(1, Int(scale)))", "GTK_THEME": appearance == .dark ? "Adwaita:dark" : "Adwaita",
        "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
      ]
    ) { _ in ["--port=\(port)", "--host=127.0.0.1"] }
    let root = URL(string: "http://127.0.0.1:\(port)")!
    let options: JSONValue = .object([
      "binary": .string(program), "args": .array(["--automation", "--geometry=800x1000"]),
    ])
    let body: [String: JSONValue] = [
      "capabilities": .object(["alwaysMatch": .object(["webkitgtk:browserOptions": options])])
    ]
    let end = ProcessInfo.processInfo.systemUptime + Chromium.patience
    while true {
      do {
        let answer = try await request("POST", root.appending(path: "session"), body)
        guard let id = answer["sessionId"]?.string else {
          throw Chromium.Failure(description: "WebKitWebDriver started no browser")
        }
        let session = WebKitDriver(driver, session: root.appending(path: "session/\(id)"))
        _ = try await request(
          "POST", session.session.appending(path: "timeouts"), ["script": .number(Chromium.patience * 1000)])
        return session
      } catch let error as URLError where error.code == .cannotConnectToHost {
        if attempts > 1, !driver.process.isRunning {
          return try await start(scale: scale, appearance: appearance, attempts: attempts - 1)
        }
        guard ProcessInfo.processInfo.systemUptime < end, driver.process.isRunning else {
          throw Chromium.Failure(
            description:
              "WebKit does not start; the Debian package is webkit2gtk-driver, and it needs an X display")
        }
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private init(_ driver: BrowserProcess, session: URL) {
    (self.driver, self.session) = (driver, session)
  }

  func end() async {
    _ = try? await Self.request("DELETE", session, nil)
    driver.end()
  }

  func call(_ command: WebDriverCommand, _ parameters: [String: JSONValue]) async throws -> JSONValue {
    switch command {
    case .navigate:
      let answer = try await Self.request("POST", session.appending(path: "url"), parameters)
      try await fitPage()
      return answer
    case .execute: return try await Self.request("POST", session.appending(path: "execute/async"), parameters)
    case .screenshot: return try await picture()
    case .actions: return try await Self.request("POST", session.appending(path: "actions"), parameters)
    case .releaseActions: return try await Self.request("DELETE", session.appending(path: "actions"), nil)
    case .windowRect:
      return try await Self.request("POST", session.appending(path: "window/rect"), parameters)
    }
  }

  func setViewport(_ size: CGSize, scale: CGFloat) async throws {
    wanted.withLock { $0 = (size, scale) }
    _ = try await call(
      .windowRect, ["width": .number(size.width.rounded()), "height": .number(size.height.rounded() + 38)])
    try await fitPage()
  }

  /// Resizes the app's window in the page to the requested size: the browser's own window has a least width.
  /// The page has the keyboard, as WebDriver has it, though no window manager gives it to the browser's
  /// window.
  private func fitPage() async throws {
    let (size, _) = wanted.withLock { $0 }
    let script = """
      // In a window of the size the page may make the app smaller, as its developer panel does.
      const width = innerWidth === \(size.width) ? '' : 'right:auto;width:\(size.width)px;';
      const height = innerHeight === \(size.height) ? '' : 'bottom:auto;height:\(size.height)px;';
      const rule = '.l[data-id="0"]{' + width + height + '}';
      // The page lets in no style elements but its own.
      if (!window.sizeSheet) {
        window.sizeSheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sizeSheet];
      }
      sizeSheet.replaceSync(rule);
      document.hasFocus = () => true;
      dispatchEvent(new Event('resize'));
      arguments[arguments.length - 1](true);
      """
    _ = try await call(.execute, ["script": .string(script), "args": .array([])])
  }

  /// The part of the window that the app's is.
  private func picture() async throws -> JSONValue {
    let answer = try await Self.request("GET", session.appending(path: "screenshot"), nil)
    guard let data = answer.string.flatMap({ Data(base64Encoded: $0) }) else { return answer }
    let (size, scale) = wanted.withLock { $0 }
    let box = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    guard let part = try CGImage(data: data).cropping(to: box) else { return answer }
    return .string(try part.pngData().base64EncodedString())
  }

  let turnsWheelWithKeys = false

  /// Does nothing: the appearance is that of the browser's start.
  func setAppearance(_ appearance: Appearance) async throws {}

  private static func request(_ method: String, _ url: URL, _ body: [String: JSONValue]?) async throws
    -> JSONValue
  {
    var request = URLRequest(url: url, timeoutInterval: Chromium.patience * 2)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let body { request.httpBody = try JSONEncoder().encode(body) }
    let (data, _) = try await URLSession.shared.data(for: request)
    let answer = try JSONDecoder().decode([String: JSONValue].self, from: data)
    let value = answer["value"] ?? JSONValue.null
    if let error = value["error"]?.string {
      throw Chromium.Failure(description: "WebKit: \(error): \(value["message"]?.string ?? "")")
    }
    return value
  }
}
