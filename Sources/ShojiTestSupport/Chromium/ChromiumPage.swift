import CoreGraphics
import DisplayDriver
import DisplayProtocol
import Foundation

/// A page in a headless Chromium: what it shows can be read, and its events are those of a person's hands.
public final class ChromiumPage: BrowserPage {
  private let browser: Chromium
  private let session: String
  private let context: String?

  init(browser: Chromium, session: String, context: String?) {
    self.browser = browser
    self.session = session
    self.context = context
  }

  func prepare() async throws {
    try await send("Page.enable")
    try await send("Inspector.enable")
    try await send("Runtime.enable")
    try await send("Emulation.setFocusEmulationEnabled", ["enabled": .bool(true)])
    // Tests choose files themselves; nobody would answer the dialog.
    try await send("Page.setInterceptFileChooserDialog", ["enabled": .bool(true)])
  }

  /// Closes the page and discards all that belongs to it.
  public func close() async {
    if let context {
      _ = try? await browser.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
    }
  }

  /// Sets the size in points, and the pixels to a point; a scale that is not the browser's own is emulated.
  public func setSize(_ size: CGSize, scale: CGFloat) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(size.width.rounded()), "height": .number(size.height.rounded()),
        "deviceScaleFactor": .number(scale == browser.scale ? 0 : scale), "mobile": .bool(false),
      ])
  }

  /// Makes the person prefer light or dark.
  public func setAppearance(_ appearance: Appearance) async throws {
    try await setMedia(["prefers-color-scheme": appearance.rawValue])
  }

  /// Makes the person prefer the given values of media features, such as `prefers-reduced-motion` or
  /// `forced-colors`, and nothing else.
  public func setMedia(_ features: [String: String]) async throws {
    let list = features.sorted { $0.key < $1.key }.map { name, value in
      JSONValue.object(["name": .string(name), "value": .string(value)])
    }
    try await send("Emulation.setEmulatedMedia", ["features": .array(list)])
  }

  /// Answers for the person what pages ask permission for, such as `geolocation` or `notifications`; nil to
  /// leave it to be asked.
  public func setPermission(_ name: String, isGranted: Bool?) async throws {
    try await browser.send(
      "Browser.setPermission",
      [
        "permission": .object(["name": .string(name)]),
        "setting": .string(isGranted.map { $0 ? "granted" : "denied" } ?? "prompt"),
        "browserContextId": context.json,
      ])
  }

  /// Sets the place of the machine in degrees; nil for one that cannot be found.
  public func setPlace(_ place: (latitude: Double, longitude: Double)?) async throws {
    let parameters = place.map {
      [
        "latitude": JSONValue.number($0.latitude), "longitude": .number($0.longitude),
        "accuracy": .number(10),
      ]
    }
    try await send("Emulation.setGeolocationOverride", parameters ?? [:])
  }

  /// Sets the attitude of the machine: angles in degrees about z, then the turned x, then the turned y.
  public func setOrientation(alpha: Double, beta: Double, gamma: Double) async throws {
    try await send(
      "DeviceOrientation.setDeviceOrientationOverride",
      ["alpha": .number(alpha), "beta": .number(beta), "gamma": .number(gamma)])
  }

  /// Lets pages that are opened from now on run scripts, or not.
  public func setScripts(isEnabled: Bool) async throws {
    try await send("Emulation.setScriptExecutionDisabled", ["value": .bool(!isEnabled)])
  }

  /// Makes the page's processor so many times slower.
  public func slowDown(by factor: Double) async throws {
    try await send("Emulation.setCPUThrottlingRate", ["rate": .number(factor)])
  }

  /// Makes whatever the page fetches take so many seconds longer.
  public func delayAnswers(by seconds: TimeInterval) async throws {
    try await send("Network.enable")
    try await send(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(false), "latency": .number(seconds * 1000), "downloadThroughput": .number(-1),
        "uploadThroughput": .number(-1),
      ])
  }

  /// Goes to an address and waits until the page has painted something, which it may have done before it has
  /// loaded.
  public func openUntilPainted(_ url: URL) async throws {
    try await send("Page.navigate", ["url": .string(url.absoluteString)])
    try await run(
      """
      await new Promise(resolve => {
        new PerformanceObserver(list => {
          if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
        }).observe({type: 'paint', buffered: true});
      })
      """)
  }

  /// An element as the browser describes it to screen readers.
  public struct AccessibleElement: Sendable, CustomStringConvertible {
    /// The role, such as `button`.
    public var role: String
    /// The name that is read out; empty where it has none.
    public var name: String
    /// Whether the focus can be on it.
    public var isFocusable: Bool
    /// Whether it cannot be used.
    public var isDisabled: Bool
    /// Whether it is the chosen one, or on; nil where it cannot be.
    public var isChecked: Bool?
    /// The box on the page, in points; nil where it has none.
    public var box: CGRect?
    /// The role, name and place, for messages.
    public var description: String { "\(role) “\(name)” at \(box.map { "\($0)" } ?? "no place")" }
  }

  /// All elements that screen readers find on the page and whose role is one of the given, with their boxes.
  public func accessibleElements(of roles: Set<String>) async throws -> [AccessibleElement] {
    let nodes = try await send("Accessibility.getFullAXTree")["nodes"]?.array ?? []
    var elements: [AccessibleElement] = []
    for node in nodes where node["ignored"] != .bool(true) {
      guard let role = node["role"]?["value"]?.string, roles.contains(role) else { continue }
      var states: [String: JSONValue] = [:]
      for property in node["properties"]?.array ?? [] {
        if let name = property["name"]?.string { states[name] = property["value"]?["value"] }
      }
      var element = AccessibleElement(
        role: role, name: node["name"]?["value"]?.string ?? "",
        isFocusable: states["focusable"] == .bool(true),
        isDisabled: states["disabled"] == .bool(true))
      element.isChecked = states["checked"].map { $0.string == "true" }
      if let number = node["backendDOMNodeId"],
        let model = try? await send("DOM.getBoxModel", ["backendNodeId": number]),
        let corners = model["model"]?["border"]?.array?.compactMap(\.number), corners.count == 8
      {
        let (xs, ys) = (
          stride(from: 0, to: 8, by: 2).map { corners[$0] }, stride(from: 1, to: 8, by: 2).map { corners[$0] }
        )
        element.box = CGRect(
          x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
      }
      elements.append(element)
    }
    return elements
  }

  /// Frees what the page's script holds no longer, so that it is not done while something is measured.
  public func collectGarbage() async throws {
    try await send("HeapProfiler.collectGarbage")
  }

  /// The numbers of what the page's process keeps.
  public struct Memory: Hashable, Sendable {
    /// The nodes of documents, also those that only a script or the browser itself keeps.
    public var nodes: Int
    /// The listeners of scripts to events.
    public var listeners: Int
    /// The bytes of the scripts' objects.
    public var scriptBytes: Int
  }

  /// Counts what the page's process keeps after its garbage is collected.
  public func memory() async throws -> Memory {
    try await send("Performance.enable")
    // What a script's object kept is free only once that object is.
    for _ in 0..<3 { try await collectGarbage() }
    let metrics = try await send("Performance.getMetrics")["metrics"]?.array ?? []
    func value(_ name: String) throws -> Int {
      guard let value = metrics.first(where: { $0["name"]?.string == name })?["value"]?.number else {
        throw Chromium.Failure(description: "Chromium does not count \(name)")
      }
      return Int(value)
    }
    return Memory(
      nodes: try value("Nodes"), listeners: try value("JSEventListeners"),
      scriptBytes: try value("JSHeapUsedSize"))
  }

  /// Goes to an address and waits until the page has loaded; throws where nothing answers there.
  public func open(_ url: URL) async throws {
    // The event that says no more than that a page has loaded may be the empty page's before it.
    let navigation = try await send("Page.navigate", ["url": .string(url.absoluteString)])
    guard let document = navigation["loaderId"] else {
      _ = try await browser.event("Page.loadEventFired", session: session) {}
      return
    }
    if let reason = navigation["errorText"]?.string {
      throw Chromium.Failure(description: "\(url) does not open: \(reason)")
    }
    _ = try await browser.event(
      "Page.lifecycleEvent", with: ["name": .string("load"), "loaderId": document], session: session
    ) {
      // What came before this is told once more.
      try await send("Page.setLifecycleEventsEnabled", ["enabled": .bool(true)])
    }
  }

  /// The value of a JavaScript expression in an array, as JSON, waiting for it when it is a promise.
  public func evaluateJSON(_ expression: String, patience: TimeInterval) async throws -> String {
    // As text, a large value is read once; as a value of the protocol's it would be read, written and read
    // again.
    let text = "(async () => JSON.stringify([await (\(expression)\n)]))()"
    let result = try await browser.send(
      "Runtime.evaluate",
      ["expression": .string(text), "awaitPromise": .bool(true), "returnByValue": .bool(true)],
      session: session, patience: patience)
    if let details = result["exceptionDetails"] {
      let words = details["exception"]?["description"]?.string ?? details["text"]?.string ?? "unknown"
      throw Chromium.Failure(description: "the page's script failed: \(words)")
    }
    return result["result"]?["value"]?.string ?? "[null]"
  }

  /// Returns the content that the page shows, as a PNG file's bytes, at a multiple of its own scale.
  public func screenshot(magnification: CGFloat) async throws -> Data {
    var parameters: [String: JSONValue] = ["format": .string("png")]
    if magnification != 1 {
      let size = try await evaluate("[innerWidth, innerHeight]", as: [Double].self)
      parameters["clip"] = .object([
        "x": .number(0), "y": .number(0), "width": .number(size[0]), "height": .number(size[1]),
        "scale": .number(magnification),
      ])
    }
    let answer = try await send("Page.captureScreenshot", parameters)
    guard let text = answer["data"]?.string, let data = Data(base64Encoded: text) else {
      throw Chromium.Failure(description: "Chromium took no picture")
    }
    return data
  }

  // MARK: Files

  /// Chooses the files that the page requests; none calls the choice off. Throws when it requests none.
  public func choose(_ files: [URL]) async throws {
    let input = "document.querySelector('input[type=file]')"
    let found = try await send("Runtime.evaluate", ["expression": .string(input)])
    guard let object = found["result"]?["objectId"] else {
      throw DriverError("the page does not ask for files")
    }
    guard !files.isEmpty else {
      return try await run("\(input).dispatchEvent(new Event('cancel'))")
    }
    try await send(
      "DOM.setFileInputFiles", ["files": .array(files.map { .string($0.path) }), "objectId": object])
  }

  /// Drags files from outside to a point of the page and lets them go.
  public func drop(_ files: [URL], at point: CGPoint) async throws {
    for type in ["dragEnter", "dragOver", "drop"] {
      try await send(
        "Input.dispatchDragEvent",
        [
          "type": .string(type), "x": .number(point.x), "y": .number(point.y),
          "data": .object([
            "items": .array([]), "files": .array(files.map { .string($0.path) }),
            "dragOperationsMask": .number(1),
          ]),
        ])
    }
  }

  // MARK: Hands

  /// One step of the mouse. `isDown` is whether its button is held after the step.
  public func mouse(
    _ phase: PointerInput.Phase, at point: CGPoint, isDown: Bool, modifiers: KeyModifiers, time: Date?
  ) async throws {
    let type =
      switch phase {
      case .down: "mousePressed"
      case .move: "mouseMoved"
      case .up, .cancel: "mouseReleased"
      }
    let hasButton = phase != .move || isDown
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(point.x), "y": .number(point.y),
        "button": .string(hasButton ? "left" : "none"), "buttons": .number(isDown ? 1 : 0),
        "clickCount": .number(phase == .move ? 0 : 1),
        "modifiers": .number(Double(Self.bits(of: modifiers))),
      ].merging(Self.timestamp(time)) { $1 })
  }

  /// One step of the fingers, by number: those that leave the glass for `up`, all that are on it for `down`
  /// and `move`. `cancel` takes them all away.
  public func touch(_ phase: PointerInput.Phase, fingers: [Int: CGPoint], time: Date?) async throws {
    let type =
      switch phase {
      case .down: "touchStart"
      case .move: "touchMove"
      case .up: "touchEnd"
      case .cancel: "touchCancel"
      }
    let points = fingers.sorted { $0.key < $1.key }.map { id, point in
      JSONValue.object(["x": .number(point.x), "y": .number(point.y), "id": .number(Double(id))])
    }
    try await send(
      "Input.dispatchTouchEvent",
      ["type": .string(type), "touchPoints": .array(phase == .cancel ? [] : points)]
        .merging(Self.timestamp(time)) { $1 })
  }

  /// The argument with an event's time; none for the present one.
  private static func timestamp(_ time: Date?) -> [String: JSONValue] {
    time.map { ["timestamp": .number($0.timeIntervalSince1970)] } ?? [:]
  }

  /// Turns the wheel over a point, while keys are held.
  public func wheel(at point: CGPoint, by distance: CGVector, modifiers: KeyModifiers) async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string("mouseWheel"), "x": .number(point.x), "y": .number(point.y),
        "deltaX": .number(distance.dx), "deltaY": .number(distance.dy),
        "modifiers": .number(Double(Self.bits(of: modifiers))),
      ])
  }

  /// The number by which Chromium's protocol names keys that are held down.
  private static func bits(of modifiers: KeyModifiers) -> Int {
    [(KeyModifiers.alternate, 1), (.control, 2), (.command, 4), (.shift, 8)]
      .reduce(0) { modifiers.contains($1.0) ? $0 | $1.1 : $0 }
  }

  /// Presses a key, by the name that browsers give it, and lets it go.
  public func press(_ key: String, modifiers: KeyModifiers = []) async throws {
    let code = Self.keyCodes[key] ?? Self.codeOfCharacter(key)
    var parameters: [String: JSONValue] = [
      "key": .string(key), "modifiers": .number(Double(Self.bits(of: modifiers))),
      "windowsVirtualKeyCode": .number(Double(code)),
    ]
    // The page queries this key by its place, since layouts disagree on what it writes.
    if key == "`" { parameters["code"] = .string("Backquote") }
    let text = key == "Enter" ? "\r" : key.count == 1 ? key : nil
    parameters["type"] = .string(text == nil ? "rawKeyDown" : "keyDown")
    if let text, modifiers.isDisjoint(with: [.control, .command]) { parameters["text"] = .string(text) }
    if modifiers.contains(.control), let command = Self.commands[key] {
      // A browser without a window has no keyboard layout to find these by.
      parameters["commands"] = .array([.string(command)])
    }
    try await send("Input.dispatchKeyEvent", parameters)
    parameters["type"] = .string("keyUp")
    parameters["text"] = nil
    try await send("Input.dispatchKeyEvent", parameters)
  }

  /// Types one character: a key where there is one for it, else as an input method does.
  public func type(_ character: Character) async throws {
    if character.isNewline {
      try await press("Enter")
    } else if character.isASCII {
      try await press(String(character), modifiers: character.isUppercase ? .shift : [])
    } else {
      try await send("Input.insertText", ["text": .string(String(character))])
    }
  }

  /// Shows text that an input method still composes, in place of what it showed before.
  public func compose(_ text: String) async throws {
    let end = JSONValue.number(Double(text.utf16.count))
    try await send(
      "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// Ends composing with text.
  public func commit(_ text: String) async throws {
    try await send("Input.insertText", ["text": .string(text)])
  }

  private static let commands = [
    "a": "selectAll", "c": "copy", "x": "cut", "v": "paste", "z": "undo", "y": "redo",
  ]

  /// The code of the key with a letter or a digit on it. Other characters have none: the number of a point is
  /// the code of Delete.
  private static func codeOfCharacter(_ key: String) -> Int {
    guard key.count == 1, let code = key.uppercased().utf16.first,
      (48...57).contains(code) || (65...90).contains(code)
    else { return 0 }
    return Int(code)
  }

  private static let keyCodes = [
    "Enter": 13, "Tab": 9, "Escape": 27, "Backspace": 8, "Delete": 46, " ": 32, "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34,
  ]

  @discardableResult
  private func send(_ method: String, _ parameters: [String: JSONValue] = [:]) async throws -> JSONValue {
    try await browser.send(method, parameters, session: session)
  }
}
