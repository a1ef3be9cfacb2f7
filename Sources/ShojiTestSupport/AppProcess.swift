import Foundation

/// An app in a process of its own, with an image for a display, driven in the driver's language.
///
/// Timers and animations run only in ``AppDriver/advance(_:)`` and ``AppDriver/wait(for:seconds:)``.
public final class AppProcess: AppDriver, @unchecked Sendable {
  /// The maximum time to wait for an answer before the app is abandoned, in seconds.
  public static let patience: TimeInterval = 60

  private let process = Process()
  private let name: String
  /// Requests and answers pass one at a time, off the callers' threads.
  private let queue = DispatchQueue(label: "shoji.driver")
  private let requests = Pipe()
  private let answers = Pipe()
  private let errors = AppOutput()
  private var received = Data()

  /// Starts an app that shows an image of a size in points, at a scale in pixels to a point. Throws when the
  /// program cannot be started. `appearance` and further arguments are passed to it.
  public init(
    _ program: URL, size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 1,
    appearance: Appearance = .light, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    name = program.lastPathComponent
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw DriverError("there is no program \(program.path); build it first")
    }
    process.executableURL = program
    process.arguments =
      [
        "--display", "image", "--size", "\(number(size.width))x\(number(size.height))", "--scale",
        number(scale),
        "--appearance", appearance.rawValue,
      ] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = requests
    process.standardOutput = answers
    let errorPipe = Pipe()
    process.standardError = errorPipe
    PipeReader.start(errorPipe.fileHandleForReading, separator: 10, name: "\(name)'s errors") {
      [errors] line in
      errors.append(line + [10])
    }
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    // The app's own end closes with it.
    try? answers.fileHandleForWriting.close()
  }

  /// Starts an app that the package that is being tested has built.
  public convenience init(
    built name: String, size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 1,
    appearance: Appearance = .light, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    try self.init(
      BuildFolder.program(name), size: size, scale: scale, appearance: appearance, arguments: arguments,
      environment: environment)
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The text that the app has written to standard error so far.
  public var errorOutput: String { errors.text }

  /// The app's process, to look at from outside.
  public var processIdentifier: Int32 { process.processIdentifier }

  // MARK: Lines

  /// Sends a line as it is and returns the line that answers it.
  public func answer(to line: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try self.exchange(line) })
      }
    }
  }

  private func exchange(_ line: String) throws -> String {
    do {
      try requests.fileHandleForWriting.write(contentsOf: Data(line.utf8) + [10])
    } catch {
      throw ended(during: line)
    }
    let deadline = Date(timeIntervalSinceNow: AppProcess.patience)
    let descriptor = answers.fileHandleForReading.fileDescriptor
    while true {
      if let end = received.firstIndex(of: 10) {
        defer { received = Data(received[(end + 1)...]) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = deadline.timeIntervalSinceNow
      let ready = poll(&poller, 1, Int32(max(left, 0) * 1_000) + 1)
      if ready < 0 && errno == EINTR { continue }
      guard left > 0, ready >= 0 else {
        process.terminate()
        throw DriverError("\(name) has not answered \(line) in \(Int(AppProcess.patience)) seconds")
      }
      if poller.revents == 0 { continue }
      let data = PipeReader.next(descriptor)
      guard !data.isEmpty else { throw ended(during: line) }
      received.append(data)
    }
  }

  private func ended(during line: String) -> DriverError {
    Self.waitForExit(of: process)
    let how =
      process.terminationReason == .uncaughtSignal
      ? "crashed with signal \(process.terminationStatus)" : "ended with status \(process.terminationStatus)"
    return DriverError("\(name) \(how) at \(line)\(errors.lastLines)")
  }

  private struct Answer: Decodable {
    var error: String?
    var tree: TreeNode?
    var saved: [SavedFile]?
    var shared: [SharedLine]?
  }

  @discardableResult private func ask(_ request: some DriverRequest) async throws -> Answer {
    let line = String(decoding: try JSONEncoder().encode(request.json), as: UTF8.self)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(try await self.answer(to: line).utf8))
    if let error = answer.error { throw DriverError(error) }
    return answer
  }
}

extension AppProcess {
  /// The views there are now.
  public func tree() async throws -> TreeNode {
    guard let tree = try await ask(TreeRequest()).tree else {
      throw DriverError("\(name) answered without a tree")
    }
    return tree
  }

  /// Presses and lets go in the middle of a target, while keys are held.
  public func tap(
    _ target: DriverTarget, pointer: PointerInput.Kind, modifiers: KeyModifiers
  ) async throws {
    try await ask(TapRequest(target: target, kind: pointer, modifiers: modifiers))
  }

  /// Presses and lets go twice in the middle of a target. No time passes in between.
  public func doubleTap(_ target: DriverTarget, pointer: PointerInput.Kind) async throws {
    for _ in 1...2 { try await tap(target, pointer: pointer) }
  }

  /// Types into a text field or text view.
  public func type(_ text: String, into target: DriverTarget) async throws {
    try await ask(TypeRequest(text: text, target: target))
  }

  /// Empties a text field or text view.
  public func clear(_ target: DriverTarget) async throws {
    try await ask(ClearRequest(target: target))
  }

  /// Presses a key and lets it go.
  public func press(_ key: String, modifiers: KeyModifiers) async throws {
    try await ask(KeyRequest(key: key, modifiers: modifiers))
  }

  /// Presses, moves and lets go.
  public func drag(
    from: DriverTarget, to: DriverTarget, seconds: TimeInterval, pointer: PointerInput.Kind
  ) async throws {
    try await ask(DragRequest(start: from, end: to, seconds: seconds, kind: pointer))
  }

  /// One step of one finger.
  public func pointer(
    _ phase: PointerInput.Phase, id: Int, kind: PointerInput.Kind, at target: DriverTarget
  ) async throws {
    try await ask(PointerRequest(phase: phase, id: id, kind: kind, target: target))
  }

  /// Scrolls what lies under a target: a positive distance shows what lies further right and down.
  public func scroll(on target: DriverTarget, by distance: CGVector) async throws {
    try await ask(ScrollRequest(target: target, distance: distance))
  }

  /// Changes the distance of two fingers, or pinches on a trackpad.
  public func pinch(
    on target: DriverTarget, by factor: CGFloat, seconds: TimeInterval, pointer: PointerInput.Kind
  ) async throws {
    try await ask(PinchRequest(target: target, factor: factor, seconds: seconds, kind: pointer))
  }

  /// Chooses the files that the app requests.
  public func choose(_ files: [URL]) async throws {
    try await ask(ChooseRequest(paths: files.map(\.path)))
  }

  /// Drags files from outside over a target and lets them go.
  public func drop(_ files: [URL], on target: DriverTarget) async throws {
    try await ask(DropRequest(paths: files.map(\.path), target: target))
  }

  /// A file that the app gave away.
  public struct SavedFile: Decodable, Sendable {
    /// The name for the person.
    public var name: String
    /// The place of its contents.
    public var path: String
    /// The media type.
    public var type: String
  }

  /// Content that the app shared with other apps.
  public struct SharedLine: Decodable, Sendable {
    /// The title; empty for none.
    public var title: String
    /// The text; empty for none.
    public var text: String
    /// The address of a page; empty for none.
    public var url: String
    /// The names of the files.
    public var files: [String]
  }

  /// The files that the app gave away.
  public func saved() async throws -> [SavedFile] {
    try await ask(SavedRequest()).saved ?? []
  }

  /// Returns what the app shared with other apps.
  public func shared() async throws -> [SharedLine] {
    try await ask(SharedRequest()).shared ?? []
  }

  /// Ends the sheet in which the person hands content to other apps.
  public func endSharing(isCompleted: Bool) async throws {
    try await ask(ShareRequest(end: isCompleted ? .done : .cancel))
  }

  /// Goes to the screen before.
  public func back() async throws { try await ask(BackRequest()) }

  /// Goes to the screen that ``back()`` left.
  public func forward() async throws { try await ask(ForwardRequest()) }

  /// Changes the size of the window.
  public func resize(to size: CGSize) async throws {
    try await ask(ResizeRequest(size: size))
  }

  /// Changes between light and dark.
  public func setAppearance(_ appearance: Appearance) async throws {
    try await ask(AppearanceRequest(appearance: appearance))
  }

  /// Advances the virtual clock, from timer to timer.
  public func advance(_ seconds: TimeInterval) async throws {
    try await ask(AdvanceRequest(seconds: seconds))
  }

  /// Waits in real time until a target is there.
  public func wait(for target: DriverTarget, seconds: TimeInterval) async throws {
    try await ask(WaitRequest(target: target, seconds: seconds))
  }

  /// A picture of the window.
  public func snapshot(scale: CGFloat?) async throws -> CGImage {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("shoji-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try await ask(SnapshotRequest(path: file.path, scale: scale))
    return try CGImage(data: Data(contentsOf: file))
  }

  /// Blocks until a process has ended. Foundation's own way runs a loop in which nothing waits, at full
  /// speed.
  private static func waitForExit(of process: Process) {
    while process.isRunning { usleep(1_000) }
  }

  /// Closes the window and waits until the process has ended well.
  public func quit() async throws {
    try await ask(QuitRequest())
    await withCheckedContinuation { continuation in
      queue.async {
        Self.waitForExit(of: self.process)
        continuation.resume()
      }
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ended(during: "{\"quit\": true}")
    }
  }
}

/// A number without a fraction where it has none, as a command line likes it.
private func number(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}
