import CoreGraphics
import DisplayDriver
import DisplayProtocol
import Foundation
import Synchronization

/// A browser that tests can run in.
public enum Browser: String, Sendable {
  case chromium, firefox, webkit

  /// The browser that the environment's `SHOJI_BROWSER` names; Chromium without it.
  public static var current: Browser {
    get throws {
      guard let name = ProcessInfo.processInfo.environment["SHOJI_BROWSER"], !name.isEmpty else {
        return .chromium
      }
      guard let browser = Browser(rawValue: name) else {
        throw Chromium.Failure(description: "SHOJI_BROWSER is chromium, firefox or webkit, not \(name)")
      }
      return browser
    }
  }
}

/// A command of the WebDriver standard.
enum WebDriverCommand {
  case navigate, execute, screenshot, actions, releaseActions, windowRect
}

/// A browser of its own that takes WebDriver's commands.
protocol WebDriverConnection: Sendable {
  /// Sends a command and waits for its value. Throws what the browser says is wrong.
  func call(_ command: WebDriverCommand, _ parameters: [String: JSONValue]) async throws -> JSONValue
  /// Makes the page so large, with so many pixels to a point.
  func setViewport(_ size: CGSize, scale: CGFloat) async throws
  /// Makes the person prefer light or dark.
  func setAppearance(_ appearance: Appearance) async throws
  /// Moves the browser's own fingers, by number, to points of the page. Gives whether it has some; else the
  /// standard's actions stand for them.
  func touch(_ phase: PointerInput.Phase, fingers: [Int: CGPoint]) async throws -> Bool
  /// Whether the wheel of the standard's actions turns with the keys that are held.
  var turnsWheelWithKeys: Bool { get }
  /// Brings the keyboard back to the page from the browser's own controls, to which Tab goes behind the
  /// page's last stop: the keys of WebDriver reach the page all the same, though it has not got the keyboard.
  func keepKeyboard() async throws
  /// Ends the browser.
  func end() async
}

extension WebDriverConnection {
  func touch(_ phase: PointerInput.Phase, fingers: [Int: CGPoint]) async throws -> Bool { false }
  func keepKeyboard() async throws {}
  var turnsWheelWithKeys: Bool { true }
}

/// A program that runs beside a test, with a folder of its own; ended and removed with it.
final class BrowserProcess: Sendable {
  let process: Process
  let folder: URL

  /// The folders of those that run, by their processes: they end with this process.
  private static let running: Mutex<[Int32: URL]> = {
    atexit {
      for (process, folder) in BrowserProcess.running.withLock({ $0 }) { BrowserProcess.end(process, folder) }
    }
    return Mutex([:])
  }()

  /// Starts a program by its path or name, with a new folder that `arguments` may name.
  init(_ program: String, environment: [String: String] = [:], arguments: (URL) throws -> [String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "shoji-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + (try arguments(folder))
    process.environment = ProcessInfo.processInfo.environment
      .merging(["HOME": folder.path]) { _, new in new }.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Self.running.withLock { $0[process.processIdentifier] = folder }
  }

  /// Ends the program at once, with all that it started: WebKitWebDriver goes on when it is asked to end.
  func end() {
    let identifier = process.processIdentifier
    guard Self.running.withLock({ $0.removeValue(forKey: identifier) }) != nil else { return }
    Self.end(identifier, folder)
  }

  private static func end(_ process: Int32, _ folder: URL) {
    kill(getpgid(process) == process ? -process : process, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  deinit { end() }
}
