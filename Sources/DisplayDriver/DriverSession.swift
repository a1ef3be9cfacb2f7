import DisplayProtocol
import EditorEmulation
import ImageDisplay
import SceneTree

/// The session in which requests use an app: its display, its input, and the pointers that are down. Used by
/// the driver's thread.
package final class DriverSession {
  /// The display that shows the app.
  let display: ImageDisplay
  /// The app.
  let app: DrivenApp
  /// The files that the app requests and gives away.
  let files: FileExchange
  /// The last place of every pointer that is down.
  var pointersDown: [Int: CGPoint] = [:]
  /// The number of the driver's own developer panel, while it is open.
  let panelNumber = PanelNumber()
  /// The point at which a pointer went down last.
  private var pressedAt = CGPoint.zero

  init(display: ImageDisplay, app: DrivenApp, files: FileExchange) {
    self.display = display
    self.app = app
    self.files = files
  }

  // MARK: Editors

  /// Sends inputs to the app, one after the other.
  func send(_ inputs: [Input]) throws(DriverError) {
    for input in inputs { try app.receive(input) }
  }

  /// Focuses a view's editor by a press on it, with the caret at the end. One that has it keeps its caret.
  func focusEditor(of target: DriverTarget) throws(DriverError) {
    if case .point(let point) = target { return try focusEditor(at: point, named: target) }
    let scene = display.scene
    guard let view = try scene.tree().view(target, editable: true) else { return }
    let isText = view.role == .textfield || view.role == .textview
    guard let layer = scene.editor(in: view.layer!), scene[layer]!.properties.editor!.isEditable else {
      if isText { _ = try place(of: view, named: target, touching: true) }
      throw DriverError("\(target) cannot be typed into: it is \(view.role.inWords)")
    }
    guard display.editedLayer != layer else { return }
    try focus(layer, at: try place(of: view, named: target, touching: true), named: target)
  }

  /// Focuses the editor under a point.
  private func focusEditor(at point: CGPoint, named target: DriverTarget) throws(DriverError) {
    let scene = display.scene
    guard let layer = scene.editor(at: point)?.layer, scene[layer]!.properties.editor!.isEditable else {
      throw DriverError("\(target) cannot be typed into: there is no text field or text view")
    }
    guard display.editedLayer != layer else { return }
    try focus(layer, at: point, named: target)
  }

  private func focus(_ layer: LayerID, at point: CGPoint, named target: DriverTarget) throws(DriverError) {
    try send(.down, kind: .mouse, at: point)
    try send(.up, kind: .mouse, at: point)
    guard display.editedLayer == layer else {
      throw DriverError("\(target) cannot be typed into: it does not take the focus")
    }
    try send(display.edit { editor, _ in editor.moveToEnd() })
  }

  /// Focuses an editor by a press and places its caret: the mouse when it goes down, a finger when it is
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
      display.edit { editor, _ in
        editor.point(kind == .touch ? .down : phase, at: inside, time: time, extends: false)
      })
  }

  // MARK: Pointers

  /// Returns the point at which a press hits a target. With `touching`, throws unless the press would get to
  /// it.
  func place(of target: DriverTarget, touching: Bool) throws(DriverError) -> CGPoint {
    if case .point(let point) = target { return point }
    guard let view = try display.scene.tree().view(target) else { return .zero }
    return try place(of: view, named: target, touching: touching)
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

  /// Performs one step of a pointer, with its effects on editors.
  func send(
    _ phase: PointerInput.Phase, id: Int = 0, kind: PointerInput.Kind, at point: CGPoint,
    modifiers: KeyModifiers = []
  ) throws(DriverError) {
    if phase == .down { display.focusTouched(at: point) }
    try app.receive(
      .pointer(
        PointerInput(
          phase: phase, pointerID: id, kind: kind, location: point, timestamp: app.now, modifiers: modifiers))
    )
    try edit(phase, kind: kind, at: point)
  }

  // MARK: Keys

  /// Presses a key, by any of its names, and lets it go.
  func press(_ name: String, modifiers: KeyModifiers = []) throws(DriverError) {
    let key = try KeyNames.canonical(name)
    display.recordKeyUse()
    if key == "Tab", modifiers.subtracting(.shift).isEmpty,
      display.moveFocus(back: modifiers.contains(.shift))
    {
      return try followFocus()
    }
    if let edits = display.edit({ editor, _ in editor.press(key, modifiers: modifiers) }) {
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

  /// Begins or ends editing after Tab has moved the focus.
  private func followFocus() throws(DriverError) {
    let focus = display.focus
    if let focus, display.scene[focus]?.properties.editor != nil {
      try send(display.edit { $0.focus(focus, in: $1) })
      try send(display.edit { editor, _ in editor.selectField() })
    } else {
      try send(display.edit { editor, _ in editor.leave() })
    }
  }
}

/// The number of a developer panel, while it is open. Used on the main thread.
final class PanelNumber: Sendable {
  @MainActor var value: Int?
}
