import Foundation
import Synchronization

/// An app in a process of its own that shows itself in a page of a headless browser, used with the browser's
/// own mouse, fingers and keys. Time is real.
public final class BrowserApp: AppDriver {
  /// The maximum time the app may take to report the address of its page, and to end, in seconds.
  public static let patience: TimeInterval = 60
  /// The maximum time the app may work on what one input caused before a verb returns, in seconds.
  private static let longestTurn: TimeInterval = 2

  /// The page in the browser that the environment names.
  public let page: any BrowserPage
  /// The page in Chromium, to be looked at by Chromium's own protocol; tests that do so run in no other
  /// browser.
  public var chromiumPage: ChromiumPage { page as! ChromiumPage }

  /// The app's process, and its number where somebody else has started it.
  private let process: Process?
  private let processIdentifierOfOther: Int32
  private let name: String
  private let address: URL
  /// The output of the app; empty where somebody else has started it.
  private let written = AppOutput()
  private let scale: CGFloat
  /// The pointers that are down.
  private let fingers = Mutex<[Int: CGPoint]>([:])

  /// Starts an app and opens its page in a window of a size in points, at a scale in pixels to a point.
  /// Throws when the program cannot be started, does not say where its page is, or Chromium is not installed.
  public init(
    _ program: URL, size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 1,
    appearance: Appearance = .light, arguments: [String] = [], environment: [String: String] = [:]
  ) async throws {
    name = program.lastPathComponent
    self.scale = scale
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw DriverError("there is no program \(program.path); build it first")
    }
    let process = Process()
    self.process = process
    processIdentifierOfOther = 0
    process.executableURL = program
    process.arguments = ["--display", "browser", "--port", "0"] + Self.latency + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SHOJI_TEST_HOOKS": "1"]) { _, new in new }
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    PipeReader.start(errors.fileHandleForReading, name: "\(name)'s errors") { [written] part in
      written.append(part)
      FileHandle.standardError.write(part)
    }
    try process.run()
    address = try await Self.address(in: output.fileHandleForReading, name: name, written: written)
    page = try await Self.page(size, scale, appearance)
    try await load()
    try await settle()
  }

  /// Opens the page of an app that somebody else has started, with `SHOJI_TEST_HOOKS=1` in its environment,
  /// and will end.
  public init(
    running address: URL, processIdentifier: Int32, size: CGSize = CGSize(width: 320, height: 568),
    scale: CGFloat = 1, appearance: Appearance = .light
  ) async throws {
    name = address.absoluteString
    self.scale = scale
    self.address = address
    process = nil
    processIdentifierOfOther = processIdentifier
    page = try await Self.page(size, scale, appearance)
    try await load()
    try await settle()
  }

  /// Starts an app that the package that is being tested has built.
  public convenience init(
    built name: String, size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 1,
    appearance: Appearance = .light, arguments: [String] = [], environment: [String: String] = [:]
  ) async throws {
    try await self.init(
      BuildFolder.program(name), size: size, scale: scale, appearance: appearance, arguments: arguments,
      environment: environment)
  }

  /// The option for a long line, where the environment has `SHOJI_TEST_LATENCY=300`: the milliseconds each
  /// way.
  private static var latency: [String] {
    ProcessInfo.processInfo.environment["SHOJI_TEST_LATENCY"].map { ["--latency", $0] } ?? []
  }

  /// Opens an empty page in the browser that the environment names.
  private static func page(
    _ size: CGSize, _ scale: CGFloat, _ appearance: Appearance
  ) async throws -> any BrowserPage {
    let browser = try Browser.current
    let page: any BrowserPage =
      browser == .chromium
      ? try await Chromium.shared(scale: scale).newPage()
      : try await WebDriverPage.start(browser, scale: scale, appearance: appearance)
    try await page.setSize(size, scale: scale)
    try await page.setAppearance(appearance)
    return page
  }

  deinit {
    if let process, process.isRunning { process.terminate() }
  }

  /// The app's process, to look at from outside.
  public var processIdentifier: Int32 { process?.processIdentifier ?? processIdentifierOfOther }

  private var isRunning: Bool { process?.isRunning ?? (kill(processIdentifierOfOther, 0) == 0) }

  /// The address that an app prints on a line of its own.
  private static func address(
    in output: FileHandle, name: String, written: AppOutput
  ) async throws -> URL {
    let (lines, source) = AsyncStream.makeStream(of: String.self)
    PipeReader.start(
      output, separator: 10, name: name,
      piece: { line in
        written.append(line + [10])
        source.yield(String(decoding: line, as: UTF8.self))
      },
      ended: { source.finish() })
    let timer = Task {
      try await Task.sleep(for: .seconds(patience))
      source.finish()
    }
    defer { timer.cancel() }
    for await line in lines {
      if line.hasPrefix("http://"), let url = URL(string: line) { return url }
    }
    throw DriverError("\(name) did not print the address of its page")
  }

  private func load() async throws {
    try await page.open(address)
    try await page.run(String(decoding: PackageResources.page_queries_js, as: UTF8.self))
  }

  /// Loads the page anew, and waits until it shows what the app shows. The app goes on as it is.
  public func reload() async throws {
    try await doing("reloading") {
      try await load()
      _ = try await page.evaluate("shoji.sync()", as: Int.self)
    }
  }

  /// Waits until everything that was done so far has been answered by the app, shown, and led to nothing
  /// more.
  private func settle() async throws {
    guard isRunning else { throw Chromium.Failure(description: "the app is gone") }
    var shown = try await page.evaluate("shoji.sync()", as: Int.self)
    for _ in 0..<10 {
      let isResting = try await ProcessRest.wait(for: processIdentifier, seconds: Self.longestTurn)
      let now = try await page.evaluate("shoji.sync()", as: Int.self)
      if now == shown && isResting { return }
      shown = now
    }
    let note = "\(name) has not come to rest after what a test did; it was left at commit \(shown)\n"
    FileHandle.standardError.write(Data(note.utf8))
  }

  /// Does what a verb asks. When the browser does not answer in its time, or has died, or the app has, throws
  /// an error that names the verb, and how far each of them got.
  private func doing<Result>(_ verb: String, _ work: () async throws -> Result) async throws -> Result {
    do {
      return try await work()
    } catch let failure as Chromium.Failure {
      throw DriverError("\(name): \(verb) was given up: \(failure.description)\(await appsEnd)")
    }
  }

  /// A description of how the app has ended and of what it wrote last, to be appended to another message;
  /// empty while it runs. An app that is crashing is waited for: it writes where it crashed before it ends.
  public var appsEnd: String {
    get async {
      guard let process else { return "" }
      let start = ProcessInfo.processInfo.systemUptime
      while process.isRunning {
        let isCrashing = written.text.contains("Backtracing from")
        guard ProcessInfo.processInfo.systemUptime < start + (isCrashing ? Self.patience : 1) else { break }
        try? await Task.sleep(for: .milliseconds(50))
      }
      guard !process.isRunning else { return "" }
      let how = process.terminationReason == .uncaughtSignal ? "crashed with signal" : "ended with status"
      return "; \(name) has \(how) \(process.terminationStatus)\(written.lastLines)"
    }
  }

  // MARK: Looking

  private struct PageTree: Decodable {
    var tree: TreeNode
    var layers: [Int]
  }

  /// The views there are now, read from the page.
  public func tree() async throws -> TreeNode {
    var answer = try await doing("reading the tree") {
      try await page.evaluate("pageQueries.tree()", as: PageTree.self)
    }
    var layers = answer.layers[...]
    func name(_ node: inout TreeNode) {
      node.layer = layers.popFirst().map(LayerID.init)
      for index in node.children.indices { name(&node.children[index]) }
    }
    name(&answer.tree)
    return answer.tree
  }

  /// Waits until a target is there.
  public func wait(for target: DriverTarget, seconds: TimeInterval) async throws {
    if case .point = target { return }
    let end = ProcessInfo.processInfo.systemUptime + seconds
    var commit = 0
    while true {
      let tree = try await tree()
      do {
        _ = try tree.view(target, editable: true)
        return
      } catch  where ProcessInfo.processInfo.systemUptime >= end {
        throw DriverError("after \(seconds) seconds \(error.message)")
      } catch {}
      commit = try await page.evaluate("pageQueries.nextCommit(\(commit))")
    }
  }

  /// A picture of the page.
  public func snapshot(scale: CGFloat?) async throws -> CGImage {
    try CGImage(
      data: try await doing("a snapshot") {
        try await page.screenshot(magnification: (scale ?? self.scale) / self.scale)
      })
  }

  // MARK: Pointers

  private struct Place: Decodable {
    var x: Double?
    var y: Double?
    var error: String?
  }

  /// Returns the point to press to hit a target. When it is to be touched, throws unless the press would get
  /// to it.
  private func place(of target: DriverTarget, isTouched: Bool) async throws -> CGPoint {
    switch target {
    case .point(let point): return point
    case .view(let number): return try await place(of: LayerID(number), named: target, isTouched: isTouched)
    case .name(let name, let index):
      let layer = try await tree().view(named: name, index: index).layer!
      return try await place(of: layer, named: target, isTouched: isTouched)
    }
  }

  private func place(of layer: LayerID, named target: DriverTarget, isTouched: Bool) async throws -> CGPoint {
    let place = try await page.evaluate(
      "pageQueries.place(\(layer.rawValue), \(isTouched))", as: Place.self)
    guard let x = place.x, let y = place.y else {
      throw DriverError("\(target) \(place.error ?? "cannot be found")")
    }
    return CGPoint(x: x, y: y)
  }

  /// Presses and lets go in the middle of a target.
  public func tap(
    _ target: DriverTarget, pointer: PointerInput.Kind, modifiers: KeyModifiers
  ) async throws {
    try await doing("tapping \(target)") {
      let point = try await place(of: target, isTouched: true)
      try await step(.down, id: 0, kind: pointer, at: point, modifiers: modifiers)
      try await step(.up, id: 0, kind: pointer, at: point, modifiers: modifiers)
      try await settle()
    }
  }

  /// Presses and lets go twice in the middle of a target. Nothing is waited for in between, and the second
  /// press is sent with a time a tenth of a second after the first one's.
  public func doubleTap(_ target: DriverTarget, pointer: PointerInput.Kind) async throws {
    try await doing("tapping \(target) twice") {
      let point = try await place(of: target, isTouched: true)
      let began = Date()
      for (phase, seconds) in [(PointerInput.Phase.down, 0), (.up, 0.03), (.down, 0.1), (.up, 0.13)] {
        try await step(phase, id: 0, kind: pointer, at: point, time: began.addingTimeInterval(seconds))
      }
      try await settle()
    }
  }

  /// Presses, moves in as many steps as a display of 60 frames a second shows, and lets go.
  public func drag(
    from: DriverTarget, to: DriverTarget, seconds: TimeInterval, pointer: PointerInput.Kind
  ) async throws {
    try await doing("dragging from \(from) to \(to)") {
      let start = try await place(of: from, isTouched: true)
      let end = try await place(of: to, isTouched: false)
      let steps = min(max(2, Int((seconds * 60).rounded(.up))), 3_600)
      // The steps are sent with their times, though a machine that has much to do makes them late.
      let began = Date()
      try await step(.down, id: 0, kind: pointer, at: start, time: began)
      for number in 1...steps {
        let part = CGFloat(number) / CGFloat(steps)
        let time = began.addingTimeInterval(seconds * part)
        try await Task.sleep(for: .seconds(max(0, time.timeIntervalSinceNow)))
        try await step(
          .move, id: 0, kind: pointer,
          at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
          time: time)
      }
      try await step(.up, id: 0, kind: pointer, at: end, time: began.addingTimeInterval(seconds))
      try await settle()
    }
  }

  /// One step of one finger.
  public func pointer(
    _ phase: PointerInput.Phase, id: Int, kind: PointerInput.Kind, at target: DriverTarget
  ) async throws {
    try await doing("pointer \(id) \(phase) at \(target)") {
      let point = try await place(of: target, isTouched: phase == .down)
      let isDown = fingers.withLock { $0[id] != nil }
      if phase == .down && isDown { throw DriverError("pointer \(id) is down already") }
      if (phase == .up || phase == .cancel) && !isDown { throw DriverError("pointer \(id) is not down") }
      try await step(phase, id: id, kind: kind, at: point)
      try await settle()
    }
  }

  private func step(
    _ phase: PointerInput.Phase, id: Int, kind: PointerInput.Kind, at point: CGPoint,
    modifiers: KeyModifiers = [], time: Date? = nil
  ) async throws {
    let isLeaving = phase == .up || phase == .cancel
    let (all, isDown) = fingers.withLock { fingers in
      if phase == .down || fingers[id] != nil { fingers[id] = point }
      defer { if isLeaving { fingers[id] = nil } }
      return (fingers, fingers[id] != nil && !isLeaving)
    }
    switch kind {
    case .mouse, .pen:
      try await page.mouse(phase, at: point, isDown: isDown, modifiers: modifiers, time: time)
    case .touch:
      try await page.touch(phase, fingers: isLeaving ? [id: point] : all, time: time)
    }
  }

  /// Turns the wheel over a target: a positive distance shows what lies further right and down.
  public func scroll(on target: DriverTarget, by distance: CGVector) async throws {
    try await doing("scrolling on \(target)") {
      try await page.wheel(at: try await place(of: target, isTouched: true), by: distance)
      try await settle()
    }
  }

  /// Changes the distance of two fingers, or turns the wheel with Control.
  public func pinch(
    on target: DriverTarget, by factor: CGFloat, seconds: TimeInterval, pointer: PointerInput.Kind
  ) async throws {
    try await doing("pinching \(target)") {
      let center = try await place(of: target, isTouched: true)
      let path = PinchPath(center: center, factor: factor, seconds: seconds)
      let pause = Duration.seconds(seconds / Double(path.steps))
      if pointer == .touch {
        for (id, point) in path.fingers(at: 0).enumerated() {
          try await step(.down, id: id, kind: pointer, at: point)
        }
      }
      for number in 1...path.steps {
        try await Task.sleep(for: pause)
        if pointer == .touch {
          for (id, point) in path.fingers(at: number).enumerated() {
            try await step(.move, id: id, kind: pointer, at: point)
          }
        } else {
          // Some browsers turn by whole points only.
          let turned = (-100 * log(path.stepFactor) * CGFloat(number - 1)).rounded()
          let turn = (-100 * log(path.stepFactor) * CGFloat(number)).rounded() - turned
          try await page.wheel(at: center, by: CGVector(dx: 0, dy: turn), modifiers: .control)
        }
      }
      if pointer == .touch {
        for (id, point) in path.fingers(at: path.steps).enumerated() {
          try await step(.up, id: id, kind: pointer, at: point)
        }
      }
      try await settle()
    }
  }

  // MARK: Keys

  /// Presses a key and lets it go.
  public func press(_ key: String, modifiers: KeyModifiers) async throws {
    try await doing("pressing \(key)") {
      try await page.press(try KeyNames.canonical(key), modifiers: modifiers)
      try await settle()
    }
  }

  /// Types text character by character, as keys do. A field that has not got the focus gets it by a press,
  /// with the caret at the end.
  public func type(_ text: String, into target: DriverTarget) async throws {
    try await doing("typing into \(target)") {
      try await focus(target)
      for character in text { try await page.type(character) }
      try await settle()
    }
  }

  /// Selects all the text and deletes it.
  public func clear(_ target: DriverTarget) async throws {
    try await doing("clearing \(target)") {
      try await focus(target)
      try await page.press("a", modifiers: .control)
      try await page.press("Backspace")
      try await settle()
    }
  }

  private func focus(_ target: DriverTarget) async throws {
    guard let view = try await tree().view(target, editable: true) else {
      throw DriverError("text is typed into a view, named by its identifier, label, text or placeholder")
    }
    let layer = view.layer!
    let state = try await page.evaluate("pageQueries.editorState(\(layer.rawValue))", as: String.self)
    guard state != "none" else {
      throw DriverError("\(target) cannot be typed into: it is \(view.role.inWords)")
    }
    guard state != "focused" else { return }
    try await step(.down, id: 0, kind: .mouse, at: try await place(of: layer, named: target, isTouched: true))
    try await step(.up, id: 0, kind: .mouse, at: try await place(of: layer, named: target, isTouched: true))
    try await settle()
    guard try await page.evaluate("pageQueries.focusAtEnd(\(layer.rawValue))", as: Bool.self) else {
      throw DriverError("\(target) cannot be typed into: it does not take the focus")
    }
    try await settle()
  }

  // MARK: Files

  /// Chooses the files that the page requests.
  public func choose(_ files: [URL]) async throws {
    try await doing("choosing \(files.count) files") {
      try await page.choose(files)
      try await settle()
    }
  }

  /// Drags files from outside over a target and lets them go.
  public func drop(_ files: [URL], on target: DriverTarget) async throws {
    try await doing("dropping \(files.count) files on \(target)") {
      try await page.drop(files, at: try await place(of: target, isTouched: true))
      try await settle()
    }
  }

  // MARK: The history

  /// Goes back in the page's history.
  public func back() async throws { try await go("back") }

  /// Goes forward in the page's history, where there is something.
  public func forward() async throws { try await go("forward") }

  private func go(_ way: String) async throws {
    try await doing("going \(way)") {
      try await page.run(
        """
        await new Promise(resolve => {
          addEventListener('popstate', resolve, {once: true});
          setTimeout(resolve, 300);
          history.\(way)();
        })
        """)
      try await settle()
    }
  }

  // MARK: The window

  /// Changes the size of the page.
  public func resize(to size: CGSize) async throws {
    try await doing("resizing") {
      try await page.setSize(size, scale: scale)
      try await page.nextFrame()
      try await settle()
    }
  }

  /// Changes between light and dark.
  public func setAppearance(_ appearance: Appearance) async throws {
    try await doing("changing the appearance") {
      try await page.setAppearance(appearance)
      try await page.nextFrame()
      try await settle()
    }
  }

  /// Waits that much real time.
  public func advance(_ seconds: TimeInterval) async throws {
    try await doing("letting \(seconds) seconds pass") {
      try await Task.sleep(for: .seconds(seconds))
      try await settle()
    }
  }

  /// Ends the app, and waits until its process has ended well; of an app that somebody else has started,
  /// closes the page.
  public func quit() async throws {
    guard let process else { return await page.close() }
    process.terminate()
    let end = ProcessInfo.processInfo.systemUptime + Self.patience
    while process.isRunning {
      guard ProcessInfo.processInfo.systemUptime < end else {
        kill(process.processIdentifier, SIGKILL)
        throw DriverError("\(name) has not ended in \(Self.patience) seconds after it was told to")
      }
      try await Task.sleep(for: .milliseconds(2))
    }
    await page.close()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw DriverError("\(name) ended with status \(process.terminationStatus)")
    }
  }
}
