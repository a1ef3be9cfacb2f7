import CDriverSupport
import DisplayProtocol
import Inspection
import Synchronization

/// Reads requests, uses the app as a person would, and answers. Runs on a thread of its own, which depends on
/// the main thread only to hand it input.
final class Driver: @unchecked Sendable {
  private let display: ImageDisplay
  private let app: DrivenApp
  private let port: DriverPort
  /// The last place of every pointer that is down.
  private var pointersDown: [Int: CGPoint] = [:]
  /// Where a pointer went down last.
  private var pressedAt = CGPoint.zero

  init(display: ImageDisplay, receiver: any InputReceiver, port: DriverPort) {
    self.display = display
    app = DrivenApp(receiver: receiver)
    self.port = port
  }

  /// Stops the process's clocks and begins to answer.
  func start() {
    shoji_virtual_time_start()
    let thread = Thread { [self] in run() }
    thread.name = "driver"
    // Walking a deep tree of layers takes stack.
    thread.stackSize = 16 << 20
    thread.start()
  }

  private func run() {
    // The first turn of the main loop comes when the app has launched.
    try? app.onMain {}
    app.settle()
    while true {
      switch port.readLine() {
      case .end:
        quit()
        return
      case .tooLong:
        answer(error: DriverError("a line has at most \(DriverPort.longestLine) bytes"))
      case .text(let line):
        do {
          let request = try DriverRequest(line: line)
          if request == .quit {
            answer(["ok": .bool(true)])
            quit()
            return
          }
          try perform(request)
        } catch {
          answer(error: error)
        }
      }
    }
  }

  // MARK: Answers

  private func answer(_ object: [String: JSONValue]) {
    answer(object as any Encodable)
  }

  private func answer(error: DriverError) {
    answer(["error": .string(error.message)])
  }

  private func answer(_ value: any Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = (try? encoder.encode(value)) ?? Data(#"{"error":"the answer cannot be written as JSON"}"#.utf8)
    if !port.writeLine(line) { quit() }
  }

  /// Ends the app as a closed window would.
  private func quit() {
    try? app.onMain { [display] in display.close() }
    // The main thread is stuck.
    _exit(1)
  }

  // MARK: Requests

  private func perform(_ request: DriverRequest) throws(DriverError) {
    switch request {
    case .tree:
      answer(["tree": display.scene.tree()])
      return
    case .panel(let request):
      answer(["panel": try panel(request)])
      return
    case .snapshot(let path, let scale):
      let size = try display.write(to: path, scale: scale)
      answer(["ok": .bool(true), "size": .array([.number(size.width), .number(size.height)])])
      return
    case .tap(let target, let kind, let seconds):
      try press(at: try place(of: target, touching: true), kind: kind) { () throws(DriverError) in
        if seconds > 0 { app.advance(seconds) }
      }
    case .secondaryTap(let target):
      let point = try place(of: target, touching: true)
      for phase in [PointerInput.Phase.down, .up] {
        try app.receive(
          .pointer(PointerInput(phase: phase, location: point, timestamp: app.now, isSecondary: true)))
      }
    case .drag(let from, let to, let seconds, let kind):
      try drag(from: from, to: to, seconds: seconds, kind: kind)
    case .pointer(let phase, let id, let kind, let target):
      try point(phase, id: id, kind: kind, at: target)
    case .scroll(let target, let distance):
      let point = try place(of: target, touching: true)
      try app.receive(.scroll(at: point, by: CGVector(dx: -distance.dx, dy: -distance.dy)))
    case .pinch(let target, let factor, let seconds, let kind):
      try pinch(on: target, by: factor, seconds: seconds, kind: kind)
    case .key(let key, let modifiers):
      try press(key, modifiers: modifiers)
    case .type(let text, let target):
      if let target {
        try focusEditor(of: target)
      } else if display.editedLayer == nil {
        throw DriverError("no text is being edited; name the view to type into with \"into\"")
      }
      for character in text {
        try send(
          display.edit { desk, _ in
            character.isNewline ? desk.press("Enter", modifiers: []) ?? [] : desk.type(String(character))
          })
      }
    case .clear(let target):
      try focusEditor(of: target)
      try press("a", modifiers: .control)
      try press("Backspace", modifiers: [])
    case .resize(let size):
      try resize(to: size)
    case .appearance(let appearance):
      try app.receive(.appearance(appearance))
    case .advance(let seconds):
      app.advance(seconds)
    case .wait(let target, let seconds):
      try wait(for: target, seconds: seconds)
    case .quit:
      break
    }
    answer(["ok": .bool(true)])
  }

  // MARK: The developer panel

  /// The number of the driver's own panel, while it is open. Touched on the main thread.
  private let panelNumber = Mutex<Int?>(nil)

  /// Answers a request of the developer panel, which the first one opens.
  private func panel(_ request: JSONValue) throws(DriverError) -> JSONValue {
    let result = Mutex<Result<JSONValue, InspectionError>>(.success(.null))
    try app.onMain { [self] in
      let inspector = Inspector.shared
      let answer = Result { () throws(InspectionError) -> JSONValue in
        guard inspector.isAllowed else { throw InspectionError("the developer panel is off") }
        if request["close"] == true {
          if let number = panelNumber.withLock({ $0.take() }) { inspector.close(number) }
          return ["closed": true]
        }
        let number = panelNumber.withLock { known in
          let number = known ?? inspector.open {}
          known = number
          return number
        }
        return try inspector.answer(request, of: number)
      }
      result.withLock { $0 = answer }
    }
    app.settle()
    do { return try result.withLock({ $0 }).get() } catch { throw DriverError(error.message) }
  }

  private func resize(to size: CGSize) throws(DriverError) {
    do {
      try display.resize(to: size)
    } catch {
      throw DriverError("\(error)")
    }
    try app.receive(.resize(size, scale: display.scale))
  }

  private func wait(for target: DriverTarget, seconds: TimeInterval) throws(DriverError) {
    guard case .name(let name, let index) = target else { return }
    var missing = DriverError("")
    let appeared = app.advanceInRealTime(seconds: seconds) {
      do throws(DriverError) {
        _ = try display.scene.tree().view(named: name, index: index, editable: true)
        return true
      } catch {
        missing = error
        return false
      }
    }
    guard appeared else { throw DriverError("after \(seconds) seconds \(missing.message)") }
  }

  // MARK: Editors

  private func send(_ inputs: [Input]) throws(DriverError) {
    for input in inputs { try app.receive(input) }
  }

  /// Gives a view's editor the focus by a press on it, with the caret at the end. One that has it keeps its caret.
  private func focusEditor(of target: DriverTarget) throws(DriverError) {
    guard case .name(let name, let index) = target else {
      throw DriverError("text is typed into a view, named by its identifier, label, text or placeholder")
    }
    let scene = display.scene
    let view = try scene.tree().view(named: name, index: index, editable: true)
    let isText = view.role == .textfield || view.role == .textview
    guard let layer = scene.editor(in: view.layer!), scene[layer]!.properties.editor!.isEditable else {
      if isText { _ = try place(of: view, named: target, touching: true) }
      throw DriverError("\(target) cannot be typed into: it is \(view.role.inWords)")
    }
    guard display.editedLayer != layer else { return }
    let point = try place(of: view, named: target, touching: true)
    try press(at: point, kind: .mouse) { () throws(DriverError) in }
    guard display.editedLayer == layer else {
      throw DriverError("\(target) cannot be typed into: it does not take the focus")
    }
    try send(display.edit { desk, _ in desk.moveToEnd() })
  }

  /// Lets a press on an editor give it the focus and place its caret: the mouse when it goes down, a finger when it is
  /// lifted where it came down.
  private func edit(
    _ phase: PointerInput.Phase, kind: PointerInput.Kind, at point: CGPoint
  ) throws(DriverError) {
    if phase == .down { pressedAt = point }
    let isTap = hypot(point.x - pressedAt.x, point.y - pressedAt.y) < 10
    let isPress = kind == .touch ? phase == .up && isTap : phase == .down
    let pressed = isPress ? display.scene.editor(at: point)?.layer : nil
    if let pressed { try send(display.edit { $0.focus(pressed, in: $1) }) }
    guard let edited = display.editedLayer, isPress ? pressed == edited : kind != .touch,
      let transform = display.scene.transformToScene(of: edited)
    else { return }
    let (inside, time) = (point.applying(transform.inverted()), app.now)
    try send(
      display.edit { desk, _ in
        desk.point(kind == .touch ? .down : phase, at: inside, time: time, extends: false)
      })
  }

  // MARK: Pointers

  /// Where to press to hit a target. With `touching`, throws unless the press would get to it.
  private func place(of target: DriverTarget, touching: Bool) throws(DriverError) -> CGPoint {
    let scene = display.scene
    guard case .name(let name, let index) = target else {
      guard case .point(let point) = target else { return .zero }
      return point
    }
    return try place(of: try scene.tree().view(named: name, index: index), named: target, touching: touching)
  }

  private func place(
    of view: TreeNode, named target: DriverTarget, touching: Bool
  ) throws(DriverError) -> CGPoint {
    let scene = display.scene
    let layer = view.layer!
    let visible = scene.visibleRect(of: layer, displaySize: display.size)
    guard !visible.isEmpty else {
      let frame = view.frame
      throw DriverError(
        "\(target) cannot be seen: it lies at (\(frame.minX), \(frame.minY)) and is \(frame.width)×\(frame.height)"
          + " in a window of \(display.size.width)×\(display.size.height)")
    }
    let point = CGPoint(x: visible.midX, y: visible.midY)
    guard touching else { return point }
    for ancestor in scene.ancestry(of: layer) {
      guard let semantics = scene[ancestor]?.properties.semantics, !semantics.isEnabled else { continue }
      throw DriverError("\(target) is not enabled")
    }
    if let hit = scene.touchTarget(at: point), scene.isAbove(hit, layer) {
      let cover = scene[hit]!.properties.semantics!
      let coverName = (cover.identifier ?? cover.label ?? cover.text).map { " \"\($0)\"" } ?? ""
      throw DriverError(
        "\(target) is covered by another view at (\(point.x), \(point.y)): \(cover.className)\(coverName)")
    }
    return point
  }

  private func send(
    _ phase: PointerInput.Phase, id: Int = 0, kind: PointerInput.Kind, at point: CGPoint
  ) throws(DriverError) {
    if phase == .down { display.focusTouched(at: point) }
    try app.receive(
      .pointer(PointerInput(phase: phase, pointerID: id, kind: kind, location: point, timestamp: app.now)))
    try edit(phase, kind: kind, at: point)
  }

  private func press(
    at point: CGPoint, kind: PointerInput.Kind, during work: () throws(DriverError) -> Void
  ) throws(DriverError) {
    try send(.down, kind: kind, at: point)
    try work()
    try send(.up, kind: kind, at: point)
  }

  private func drag(
    from: DriverTarget, to: DriverTarget, seconds: TimeInterval, kind: PointerInput.Kind
  ) throws(DriverError) {
    let start = try place(of: from, touching: true)
    let end = try place(of: to, touching: false)
    // As many steps as a display of 60 frames a second shows.
    let steps = min(max(2, Int((seconds * 60).rounded(.up))), 3_600)
    try send(.down, kind: kind, at: start)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      app.advance(seconds / Double(steps))
      try send(
        .move, kind: kind,
        at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    try send(.up, kind: kind, at: end)
  }

  private func pinch(
    on target: DriverTarget, by factor: CGFloat, seconds: TimeInterval, kind: PointerInput.Kind
  ) throws(DriverError) {
    let path = PinchPath(center: try place(of: target, touching: true), factor: factor, seconds: seconds)
    if kind != .touch {
      for _ in 1...path.steps {
        app.advance(seconds / Double(path.steps))
        try app.receive(.magnify(at: path.center, by: path.stepFactor))
      }
      return
    }
    for (id, point) in path.fingers(at: 0).enumerated() { try send(.down, id: id, kind: kind, at: point) }
    for step in 1...path.steps {
      app.advance(seconds / Double(path.steps))
      for (id, point) in path.fingers(at: step).enumerated() {
        try send(.move, id: id, kind: kind, at: point)
      }
    }
    for (id, point) in path.fingers(at: path.steps).enumerated() {
      try send(.up, id: id, kind: kind, at: point)
    }
  }

  private func point(
    _ phase: PointerInput.Phase, id: Int, kind: PointerInput.Kind, at target: DriverTarget
  ) throws(DriverError) {
    let point = try place(of: target, touching: phase == .down)
    switch phase {
    case .down:
      guard pointersDown[id] == nil else { throw DriverError("pointer \(id) is down already") }
      pointersDown[id] = point
    case .move:
      if pointersDown[id] != nil { pointersDown[id] = point }
    case .up, .cancel:
      guard pointersDown.removeValue(forKey: id) != nil else {
        throw DriverError("pointer \(id) is not down")
      }
    }
    try send(phase, id: id, kind: kind, at: point)
  }

  // MARK: Keys

  private func press(_ name: String, modifiers: KeyModifiers) throws(DriverError) {
    let key = try KeyNames.canonical(name)
    display.noteKey()
    if key == "Tab", modifiers.subtracting(.shift).isEmpty,
      display.moveFocus(back: modifiers.contains(.shift))
    {
      return try followFocus()
    }
    if let edits = display.edit({ desk, _ in desk.press(key, modifiers: modifiers) }) {
      return try send(edits)
    }
    let focus = display.focus.flatMap { display.scene[$0]?.properties.editor == nil ? $0 : nil }
    if key == "Enter" || key == " ", modifiers.isEmpty, let focus {
      try app.receive(.activate(focus))
      return
    }
    for phase in [KeyInput.Phase.down, .up] {
      try app.receive(.key(KeyInput(phase: phase, key: key, modifiers: modifiers, focus: focus)))
    }
  }

  /// Lets the focus that Tab has moved begin or end editing.
  private func followFocus() throws(DriverError) {
    let focus = display.focus
    if let focus, display.scene[focus]?.properties.editor != nil {
      try send(display.edit { $0.focus(focus, in: $1) })
      try send(display.edit { desk, _ in desk.selectField() })
    } else {
      try send(display.edit { desk, _ in desk.leave() })
    }
  }
}
