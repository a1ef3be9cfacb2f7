import CoreGraphics
import DisplayDriver
import DisplayProtocol
import Foundation

/// A page in a browser: what it shows can be read, and its events are those of a person's hands.
public protocol BrowserPage: Sendable {
  /// Sets the size in points, and the pixels to a point.
  func setSize(_ size: CGSize, scale: CGFloat) async throws
  /// Makes the person prefer light or dark.
  func setAppearance(_ appearance: Appearance) async throws
  /// Goes to an address and waits until the page has loaded.
  func open(_ url: URL) async throws
  /// The value of a JavaScript expression in an array, as JSON, waiting for it when it is a promise, so many
  /// seconds at most.
  func evaluateJSON(_ expression: String, patience: TimeInterval) async throws -> String
  /// The page as a PNG file's bytes, at a multiple of its own scale.
  func screenshot(magnification: CGFloat) async throws -> Data
  /// One step of the mouse. `isDown` is whether its button is held after the step. Its event is dispatched
  /// with the time `time`, where the browser's protocol has it; with the present time when that is nil.
  func mouse(
    _ phase: PointerInput.Phase, at point: CGPoint, isDown: Bool, modifiers: KeyModifiers, time: Date?
  ) async throws
  /// One step of the fingers, by number: those that leave the glass for `up`, all that are on it for `down`
  /// and `move`. `time` as in ``mouse(_:at:isDown:modifiers:time:)``.
  func touch(_ phase: PointerInput.Phase, fingers: [Int: CGPoint], time: Date?) async throws
  /// Turns the wheel over a point, while keys are held.
  func wheel(at point: CGPoint, by distance: CGVector, modifiers: KeyModifiers) async throws
  /// Presses a key, by the name that browsers give it, and lets it go.
  func press(_ key: String, modifiers: KeyModifiers) async throws
  /// Types one character.
  func type(_ character: Character) async throws
  /// Chooses the files that the page requests; none calls the choice off. Throws when it requests none.
  func choose(_ files: [URL]) async throws
  /// Drags files from outside to a point of the page and lets them go.
  func drop(_ files: [URL], at point: CGPoint) async throws
  /// Closes the page and discards all that belongs to it.
  func close() async
}

extension BrowserPage {
  /// The value of a JavaScript expression, waiting for it when it is a promise, so many seconds at most.
  public func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type = Value.self, patience: TimeInterval = Chromium.patience
  ) async throws -> Value {
    let text = try await evaluateJSON(expression, patience: patience)
    return try JSONDecoder().decode([Value].self, from: Data(text.utf8))[0]
  }

  /// Runs JavaScript, and waits for it when it is a promise.
  public func run(_ script: String) async throws {
    _ = try await evaluate("(async () => { \(script) })().then(() => 0)", as: Int.self)
  }

  /// The page as a PNG file's bytes, at its own scale.
  public func screenshot() async throws -> Data { try await screenshot(magnification: 1) }

  /// One step of the mouse, now.
  public func mouse(_ phase: PointerInput.Phase, at point: CGPoint, isDown: Bool) async throws {
    try await mouse(phase, at: point, isDown: isDown, modifiers: [], time: nil)
  }

  /// One step of the fingers, now.
  public func touch(_ phase: PointerInput.Phase, fingers: [Int: CGPoint]) async throws {
    try await touch(phase, fingers: fingers, time: nil)
  }

  /// Turns the wheel over a point: positive distances in points show what lies further right and down.
  public func wheel(at point: CGPoint, by distance: CGVector) async throws {
    try await wheel(at: point, by: distance, modifiers: [])
  }

  /// Presses a key and lets it go.
  public func press(_ key: String) async throws { try await press(key, modifiers: []) }

  /// Waits until the page has drawn twice, so that it has received a change of its window.
  public func nextFrame() async throws {
    try await run("await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
  }
}
