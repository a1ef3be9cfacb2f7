import BrowserDisplay
import DisplayDriver
import DisplayProtocol

/// An app of a few boxes: a counter button, a disabled one, one that is covered, one that works on another
/// thread, a timer, and a log of the input it got, kept in the value of a layer.
@MainActor final class TestApp: InputReceiver {
  private let display: any Display
  private var commits = 0
  private var changes: [SceneChange] = []
  private var boxes: [LayerID: Box] = [:]
  private var log: [String] = []
  private var count = 0
  private var ticks = 0
  private var ticker: Timer?
  private var startedAt = ProcessInfo.processInfo.systemUptime

  struct Box {
    var frame: CGRect
    var semantics: Semantics
    var action: @MainActor () -> Void
  }

  init(arguments: [String]) throws {
    func value(after name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let sides = value(after: "--size")?.split(separator: "x").compactMap { Double($0) } ?? []
    let configuration = DisplayConfiguration(
      size: sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : CGSize(width: 320, height: 480),
      scale: value(after: "--scale").flatMap(Double.init) ?? 1)
    display =
      value(after: "--display") == "browser"
      ? BrowserDisplay(configuration: configuration, port: 0, title: "Driver test")
      : try DrivenDisplay(configuration: configuration)
  }

  func run() throws {
    print("this line is for people, not for the driver")
    try display.start(self)
    build()
    commit()
    signal(SIGTERM, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    source.setEventHandler { [display] in
      display.stop()
      exit(0)
    }
    source.activate()
    display.runMainLoop()
  }

  private func build() {
    set(.root, .frame(CGRect(origin: .zero, size: display.configuration.size)))
    add(
      1, .window, "", at: CGRect(origin: .zero, size: display.configuration.size),
      color: CGColor(gray: 0.95, alpha: 1)
    ) {
    }
    add(2, .button, "Count", at: CGRect(x: 20, y: 20, width: 120, height: 40), in: 1, focusable: true) {
      self.count += 1
      self.show("count", "\(self.count)")
    }
    add(3, .label, "count", at: CGRect(x: 160, y: 20, width: 120, height: 40), in: 1) {}
    add(4, .button, "Off", at: CGRect(x: 20, y: 80, width: 120, height: 40), in: 1, focusable: true) {}
    disable(4)
    add(5, .button, "Covered", at: CGRect(x: 20, y: 140, width: 120, height: 40), in: 1) {}
    add(6, .none, "curtain", at: CGRect(x: 10, y: 130, width: 140, height: 60), in: 1) {}
    add(7, .button, "Background", at: CGRect(x: 20, y: 200, width: 120, height: 40), in: 1, focusable: true) {
      DispatchQueue.global().async {
        var sum = 0
        for step in 0..<200_000 { sum &+= step }
        let result = sum
        DispatchQueue.main.async { self.show("count", "background \(result)") }
      }
    }
    add(8, .button, "Timer", at: CGRect(x: 20, y: 260, width: 120, height: 40), in: 1) {
      self.startTimers()
    }
    add(9, .button, "Fade", at: CGRect(x: 20, y: 320, width: 120, height: 40), in: 1, color: .black) {
      let fade = LayerAnimation(from: .opacity(1), to: .opacity(0), duration: 2, curve: .linear)
      self.changes.append(.animate(LayerID(9), key: "opacity", fade))
    }
    add(10, .button, "Far", at: CGRect(x: 1_000, y: 320, width: 120, height: 40), in: 1) {}
    add(11, .button, "Hidden", at: CGRect(x: 160, y: 320, width: 120, height: 40), in: 1) {}
    set(LayerID(11), .isHidden(true))
    add(12, .button, "Hang", at: CGRect(x: 160, y: 80, width: 120, height: 40), in: 1) {
      while true { poll(nil, 0, 1_000) }
    }
    add(13, .button, "Later", at: CGRect(x: 160, y: 140, width: 120, height: 40), in: 1) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { self.show("count", "later") }
    }
    add(14, .label, "log", at: CGRect(x: 0, y: 400, width: 320, height: 20), in: 1) {}
    add(15, .button, "Row", at: CGRect(x: 20, y: 430, width: 50, height: 30), in: 1) {
      self.show("count", "row 0")
    }
    add(16, .button, "Row", at: CGRect(x: 80, y: 430, width: 50, height: 30), in: 1) {
      self.show("count", "row 1")
    }
  }

  /// Every way in which app code waits: each says when it was woken, by the app's own clock.
  private func startTimers() {
    startedAt = ProcessInfo.processInfo.systemUptime
    _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { self.note("timer") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.note("after") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.5) { self.note("wall") }
    Task {
      try await Task.sleep(for: .seconds(2))
      self.note("task")
    }
    ticks = 0
    ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { self.tick() }
    }
  }

  private func tick() {
    ticks += 1
    note("tick\(ticks)")
    if ticks == 4 { ticker?.invalidate() }
  }

  private func note(_ what: String) {
    let elapsed = ProcessInfo.processInfo.systemUptime - startedAt
    log.append("\(what)@\((elapsed * 1000).rounded() / 1000)")
    show("log", log.joined(separator: " "))
  }

  // MARK: Input

  func receive(_ input: Input) {
    switch input {
    case .pointer(let pointer):
      let place = "\(Int(pointer.location.x)),\(Int(pointer.location.y))"
      let id = pointer.pointerID == 0 ? "" : "#\(pointer.pointerID)"
      log.append("\(pointer.kind.rawValue)-\(pointer.phase.rawValue)\(id)(\(place))")
      if pointer.phase == .up { press(at: pointer.location) }
    case .activate(let id):
      log.append("activate \(id.rawValue)")
      boxes[id]?.action()
    case .key(let key):
      log.append("key-\(key.phase.rawValue)(\(key.key),\(key.modifiers.rawValue >> 16))")
    case .resize(let size, _):
      log.append("resize(\(Int(size.width))x\(Int(size.height)))")
      set(LayerID(1), .frame(CGRect(origin: .zero, size: size)))
    case .appearance(let appearance): log.append("\(appearance)")
    case .accessibility(let settings): log.append("accessibility(\(settings.rawValue))")
    case .scroll(let place, let by):
      log.append("scroll(\(Int(place.x)),\(Int(place.y)) \(Int(by.dx)),\(Int(by.dy)))")
    case .magnify(let place, let by):
      log.append("magnify(\(Int(place.x)),\(Int(place.y)) \((by * 100).rounded() / 100))")
    case .scrolled(let scroll):
      log.append("\(scroll.phase)(\(scroll.layer.rawValue) \(Int(scroll.offset.x)),\(Int(scroll.offset.y)))")
    case .filesChosen(let request, let files):
      log.append("chosen \(request) \(files.map(\.name).joined(separator: "+"))")
    case .shared(let number, let isCompleted): log.append("shared \(number) \(isCompleted)")
    case .fileDrag(let drag): log.append("files-\(drag.phase.rawValue)(\(drag.files.count))")
    case .isActive(let active): log.append("active \(active)")
    case .edit(let id, let edit): log.append("edit \(id.rawValue) \(edit.action)")
    case .navigate, .open: break
    case .close: print("closed")
    }
    if log.count > 60 { log.removeFirst(log.count - 60) }
    show("log", log.joined(separator: " "))
  }

  private func press(at point: CGPoint) {
    let hit = boxes.filter { $0.key != LayerID(1) && $0.value.frame.contains(point) }.max { $0.key < $1.key }
    if let hit, hit.value.semantics.isEnabled { hit.value.action() }
  }

  // MARK: Output

  private func add(
    _ id: Int, _ role: Semantics.Role, _ name: String, at frame: CGRect, in parent: Int = 0,
    color: CGColor = CGColor(red: 0.6, green: 0.8, blue: 1, alpha: 1), focusable: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    var semantics = Semantics()
    semantics.role = role
    semantics.className = role == .button ? "Button" : role == .window ? "Window" : "View"
    semantics.text = role == .button ? name : nil
    semantics.identifier = role == .button || name.isEmpty ? nil : name
    semantics.isFocusable = focusable
    boxes[LayerID(id)] = Box(frame: frame, semantics: semantics, action: action)
    changes.append(.insert(LayerID(id), into: LayerID(parent), before: nil))
    set(LayerID(id), .frame(frame))
    set(LayerID(id), .backgroundColor(color))
    set(LayerID(id), .semantics(semantics))
  }

  private func disable(_ id: Int) {
    boxes[LayerID(id)]!.semantics.isEnabled = false
    set(LayerID(id), .semantics(boxes[LayerID(id)]!.semantics))
  }

  private func show(_ identifier: String, _ value: String) {
    guard let id = boxes.first(where: { $0.value.semantics.identifier == identifier })?.key else { return }
    boxes[id]!.semantics.value = value
    set(id, .semantics(boxes[id]!.semantics))
    commit()
  }

  private func set(_ id: LayerID, _ property: LayerProperty) {
    changes.append(.set(id, property))
  }

  private func commit() {
    commits += 1
    display.show(SceneCommit(number: commits, changes: changes))
    changes = []
  }
}
