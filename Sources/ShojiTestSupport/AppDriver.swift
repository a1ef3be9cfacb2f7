@_exported import DisplayDriver
@_exported import DisplayProtocol
@_exported import SceneTree

/// A driver that uses an app as a person would, on some display: the one set of verbs of the tests,
/// whether the app shows pixels or runs in a browser. Points are points of the window.
///
/// A verb returns once what it caused is done and shown, and throws a `DriverError` that says what was
/// found instead when it cannot be done: no such target, not enabled, covered by another view.
public protocol AppDriver: AnyObject, Sendable {
  /// The views there are.
  func tree() async throws -> TreeNode

  /// Presses and lets go in the middle of a target, while keys are held.
  func tap(_ target: DriverTarget, pointer: PointerInput.Kind, modifiers: KeyModifiers) async throws

  /// Presses and lets go twice in the middle of a target, as fast as a person does, however busy the machine
  /// is.
  func doubleTap(_ target: DriverTarget, pointer: PointerInput.Kind) async throws

  /// Types text into a text field or text view.
  func type(_ text: String, into target: DriverTarget) async throws

  /// Empties a text field or text view.
  func clear(_ target: DriverTarget) async throws

  /// Presses a key and lets it go. Names are those that browsers give (`a`, `Enter`, `Tab`, `ArrowLeft`);
  /// `Return` and `Space` are understood too.
  func press(_ key: String, modifiers: KeyModifiers) async throws

  /// Presses at `from`, moves to `to` in that many seconds, and lets go.
  func drag(
    from: DriverTarget, to: DriverTarget, seconds: TimeInterval, pointer: PointerInput.Kind
  ) async throws

  /// One step of one finger, for gestures of several fingers.
  func pointer(_ phase: PointerInput.Phase, id: Int, kind: PointerInput.Kind, at target: DriverTarget)
    async throws

  /// Scrolls what lies under a target: a positive distance shows what lies further right and down.
  func scroll(on target: DriverTarget, by distance: CGVector) async throws

  /// Changes the distance of two fingers over the middle of a target by a factor; a mouse stands for a
  /// trackpad's pinch.
  func pinch(
    on target: DriverTarget, by factor: CGFloat, seconds: TimeInterval, pointer: PointerInput.Kind
  ) async throws

  /// Chooses the files that the app requests; an empty list calls the choice off.
  func choose(_ files: [URL]) async throws

  /// Drags files from outside over a target and lets them go.
  func drop(_ files: [URL], on target: DriverTarget) async throws

  /// Goes to the screen before, as a browser's Back does.
  func back() async throws

  /// Goes to the screen that ``back()`` left, as a browser's Forward does.
  func forward() async throws

  /// Changes the size of the window.
  func resize(to size: CGSize) async throws

  /// Changes between light and dark.
  func setAppearance(_ appearance: Appearance) async throws

  /// Advances timers and animations by that many seconds.
  func advance(_ seconds: TimeInterval) async throws

  /// Waits in real time until a target is there; throws when it has not appeared in that many seconds.
  func wait(for target: DriverTarget, seconds: TimeInterval) async throws

  /// A picture of the window at that many pixels a point; nil for the display's own scale.
  func snapshot(scale: CGFloat?) async throws -> CGImage

  /// Ends the app as a closed window would, and waits until it has ended.
  func quit() async throws
}

extension AppDriver {
  /// Presses and lets go in the middle of a target.
  public func tap(_ target: DriverTarget, pointer: PointerInput.Kind) async throws {
    try await tap(target, pointer: pointer, modifiers: [])
  }

  /// Presses and lets go in the middle of a target, with the mouse.
  public func tap(_ target: DriverTarget) async throws {
    try await tap(target, pointer: .mouse)
  }

  /// Presses and lets go twice in the middle of a target, with the mouse.
  public func doubleTap(_ target: DriverTarget) async throws {
    try await doubleTap(target, pointer: .mouse)
  }

  /// Presses a key without others and lets it go.
  public func press(_ key: String) async throws {
    try await press(key, modifiers: [])
  }

  /// Drags with the mouse.
  public func drag(from: DriverTarget, to: DriverTarget, seconds: TimeInterval = 0.25) async throws {
    try await drag(from: from, to: to, seconds: seconds, pointer: .mouse)
  }

  /// Pinches with two fingers.
  public func pinch(on target: DriverTarget, by factor: CGFloat) async throws {
    try await pinch(on: target, by: factor, seconds: 0.25, pointer: .touch)
  }

  /// A picture of the window at the display's own scale.
  public func snapshot() async throws -> CGImage {
    try await snapshot(scale: nil)
  }

  /// The view of that name as it is now; throws when there is none.
  public func view(_ name: String, index: Int = 0) async throws -> TreeNode {
    try await tree().view(named: name, index: index)
  }
}
