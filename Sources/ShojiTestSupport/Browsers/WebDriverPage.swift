import CoreGraphics
import DisplayDriver
import DisplayProtocol
import Foundation
import Synchronization

/// A page in a browser that is driven as the WebDriver standard has it. Each page has a browser of its own,
/// which a later page gets once this one is closed.
public final class WebDriverPage: BrowserPage {
  private let connection: any WebDriverConnection
  private let kind: Kind
  private let held = Mutex<Set<Int>>([])
  /// The number of turns of the wheel.
  private let turns = Mutex(0)

  /// A browser, with what it has from its start on.
  private struct Kind: Hashable {
    var browser: Browser
    var scale: CGFloat = 1
    var appearance: Appearance = .light
  }

  /// Browsers whose pages are closed: another one takes seconds to start.
  private static let idle = Mutex<[Kind: [any WebDriverConnection]]>([:])

  /// Opens an empty page in a browser in which the person prefers light or dark, with so many pixels to a
  /// point.
  public static func start(
    _ browser: Browser, scale: CGFloat, appearance: Appearance
  ) async throws -> WebDriverPage {
    let kind =
      browser == .webkit
      ? Kind(browser: browser, scale: scale, appearance: appearance) : Kind(browser: browser)
    if let connection = idle.withLock({ $0[kind]?.popLast() }) { return WebDriverPage(connection, kind) }
    let connection: any WebDriverConnection =
      switch browser {
      case .firefox: try await Marionette.start()
      case .webkit: try await WebKitDriver.start(scale: scale, appearance: appearance)
      case .chromium: throw Chromium.Failure(description: "Chromium is driven by its own protocol")
      }
    return WebDriverPage(connection, kind)
  }

  private init(_ connection: any WebDriverConnection, _ kind: Kind) {
    self.connection = connection
    self.kind = kind
  }

  /// Sets the size in points, and the pixels to a point.
  public func setSize(_ size: CGSize, scale: CGFloat) async throws {
    try await connection.setViewport(size, scale: scale)
  }

  /// Makes the person prefer light or dark.
  public func setAppearance(_ appearance: Appearance) async throws {
    try await connection.setAppearance(appearance)
  }

  /// Goes to an address and waits until the page has loaded.
  public func open(_ url: URL) async throws {
    _ = try await connection.call(.navigate, ["url": .string(url.absoluteString)])
    try await run(Self.keepingFilesToTests)
  }

  /// The value of a JavaScript expression in an array, as JSON.
  public func evaluateJSON(_ expression: String, patience: TimeInterval) async throws -> String {
    let script = """
      const done = arguments[arguments.length - 1];
      (async () => JSON.stringify([await (\(expression)
      )]))().then(text => done({text}), error => done({error: String(error)}));
      """
    let answer = try await connection.call(.execute, ["script": .string(script), "args": .array([])])
    if let error = answer["error"]?.string {
      throw Chromium.Failure(description: "the page's script failed: \(error)")
    }
    guard let text = answer["text"]?.string else {
      throw Chromium.Failure(description: "the page's script gave no answer")
    }
    return text
  }

  /// The page as a PNG file's bytes.
  public func screenshot(magnification: CGFloat) async throws -> Data {
    // WebKit takes the picture that it drew last.
    try await nextFrame()
    guard let data = try await connection.call(.screenshot, [:]).string.flatMap({ Data(base64Encoded: $0) })
    else {
      throw Chromium.Failure(description: "the browser took no picture")
    }
    return data
  }

  /// Leaves the page, and its browser to the next one; ends a browser that does not answer.
  public func close() async {
    do {
      _ = try await connection.call(.releaseActions, [:])
      _ = try await connection.call(.navigate, ["url": "about:blank"])
      Self.idle.withLock { $0[kind, default: []].append(connection) }
    } catch {
      await connection.end()
    }
  }

  // MARK: Hands

  private func perform(_ sources: [JSONValue]) async throws {
    _ = try await connection.call(.actions, ["actions": .array(sources)])
  }

  /// A device and what it does, one step after the other.
  private func source(_ type: String, id: String, pointer: String? = nil, steps: [JSONValue]) -> JSONValue {
    var source: [String: JSONValue] = ["type": .string(type), "id": .string(id), "actions": .array(steps)]
    if let pointer { source["parameters"] = .object(["pointerType": .string(pointer)]) }
    return .object(source)
  }

  private func move(to point: CGPoint) -> JSONValue {
    .object([
      "type": "pointerMove", "duration": 0, "origin": "viewport", "x": .number(point.x.rounded()),
      "y": .number(point.y.rounded()),
    ])
  }

  private func button(_ type: String) -> JSONValue {
    .object(["type": .string(type), "button": 0])
  }

  /// One step of the mouse.
  public func mouse(
    _ phase: PointerInput.Phase, at point: CGPoint, isDown: Bool, modifiers: KeyModifiers, time: Date?
  ) async throws {
    let held = Self.codes(of: modifiers)
    var steps = held.map { _ in Self.pause } + [move(to: point)]
    switch phase {
    case .down: steps.append(button("pointerDown"))
    case .up, .cancel: steps.append(button("pointerUp"))
    case .move: break
    }
    try await perform(
      [source("pointer", id: "mouse", pointer: "mouse", steps: steps)]
        + keys(held, during: steps.count - held.count))
  }

  /// One step of the fingers that are named.
  public func touch(_ phase: PointerInput.Phase, fingers: [Int: CGPoint], time: Date?) async throws {
    if try await connection.touch(phase, fingers: fingers) { return }
    let sources = fingers.sorted { $0.key < $1.key }.map { id, point -> JSONValue in
      let isHeld = held.withLock { held in
        defer { if phase == .down { held.insert(id) } else if phase != .move { held.remove(id) } }
        return held.contains(id)
      }
      var steps = [move(to: point)]
      if phase == .down, !isHeld { steps.append(button("pointerDown")) }
      if phase == .up || phase == .cancel { steps.append(button("pointerUp")) }
      return source("pointer", id: "finger\(id)", pointer: "touch", steps: steps)
    }
    try await perform(sources)
  }

  /// Turns the wheel over a point, while keys are held.
  public func wheel(at point: CGPoint, by distance: CGVector, modifiers: KeyModifiers) async throws {
    if !modifiers.isEmpty, !connection.turnsWheelWithKeys {
      return try await run(
        """
        document.elementFromPoint(\(point.x), \(point.y)).dispatchEvent(new WheelEvent('wheel', {
          clientX: \(point.x), clientY: \(point.y), deltaX: \(distance.dx), deltaY: \(distance.dy), bubbles: true,
          cancelable: true, ctrlKey: \(modifiers.contains(.control)), shiftKey: \(modifiers.contains(.shift)),
          altKey: \(modifiers.contains(.alternate)), metaKey: \(modifiers.contains(.command)),
        }));
        """)
    }
    let step: JSONValue = .object([
      "type": "scroll", "duration": 0, "origin": "viewport", "x": .number(point.x.rounded()),
      "y": .number(point.y.rounded()), "deltaX": .number(distance.dx.rounded()),
      "deltaY": .number(distance.dy.rounded()),
    ])
    // A wheel of its own for each turn: WebKitWebDriver sends the difference from the last turn of the same
    // one.
    let turn = turns.withLock { turns in
      turns += 1
      return turns
    }
    let held = Self.codes(of: modifiers)
    try await perform(
      [source("wheel", id: "wheel\(turn)", steps: held.map { _ in Self.pause } + [step])]
        + keys(held, during: 1))
  }

  private static let pause = JSONValue.object(["type": "pause", "duration": 0])

  /// Keys that go down one after the other, are held during so many steps of another source, and come up.
  private func keys(_ held: [String], during steps: Int) -> [JSONValue] {
    guard !held.isEmpty else { return [] }
    let (down, up) = (
      held.map { Self.keyStep("keyDown", $0) }, held.reversed().map { Self.keyStep("keyUp", $0) }
    )
    return [source("key", id: "keys", steps: down + Array(repeating: Self.pause, count: steps) + up)]
  }

  /// Presses a key, by the name that browsers give it, and lets it go.
  public func press(_ key: String, modifiers: KeyModifiers) async throws {
    let held = Self.codes(of: modifiers)
    let own = Self.codes[key] ?? key
    let down = (held + [own]).map { Self.keyStep("keyDown", $0) }
    let up = ([own] + held.reversed()).map { Self.keyStep("keyUp", $0) }
    try await perform([source("key", id: "keys", steps: down + up)])
    if key == "Tab" { try await connection.keepKeyboard() }
  }

  private static func codes(of modifiers: KeyModifiers) -> [String] {
    [(KeyModifiers.shift, "Shift"), (.control, "Control"), (.alternate, "Alt"), (.command, "Meta")]
      .filter { modifiers.contains($0.0) }.compactMap { codes[$0.1] }
  }

  private static func keyStep(_ type: String, _ value: String) -> JSONValue {
    .object(["type": .string(type), "value": .string(value)])
  }

  /// Types one character: a key where there is one for it, else as an input method does.
  public func type(_ character: Character) async throws {
    if character.isNewline { return try await press("Enter", modifiers: []) }
    guard character.utf16.count == 1 else {
      return try await run("document.execCommand('insertText', false, '\(character)')")
    }
    try await press(String(character), modifiers: [])
  }

  /// The characters by which the standard names keys that write nothing.
  private static let codes = [
    "Backspace": "\u{E003}", "Tab": "\u{E004}", "Enter": "\u{E007}", "Shift": "\u{E008}",
    "Control": "\u{E009}",
    "Alt": "\u{E00A}", "Escape": "\u{E00C}", " ": "\u{E00D}", "PageUp": "\u{E00E}", "PageDown": "\u{E00F}",
    "End": "\u{E010}", "Home": "\u{E011}", "ArrowLeft": "\u{E012}", "ArrowUp": "\u{E013}",
    "ArrowRight": "\u{E014}", "ArrowDown": "\u{E015}", "Insert": "\u{E016}", "Delete": "\u{E017}",
    "F10": "\u{E03A}", "Meta": "\u{E03D}",
  ]
}
