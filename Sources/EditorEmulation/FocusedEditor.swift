import DisplayProtocol
import ScenePainting
import SceneTree

/// The conversion of keys and presses into edits: it follows which editor the app has given the focus to, and
/// numbers the user's edits there.
package struct FocusedEditor {
  /// The editor that has the focus.
  package private(set) var session: EditorSession?
  private var number = 0
  /// The time now, in seconds.
  package var time: TimeInterval = 0 {
    didSet { session?.time = time }
  }
  private var lastPress: (point: CGPoint, time: TimeInterval, count: Int)?
  private var isSelecting = false

  /// No editor has the focus.
  package init() {}

  /// Presses closer than this in seconds and points make a double or triple one.
  private static let longestInterval: TimeInterval = 0.35
  private static let longestDistance: CGFloat = 5

  /// Follows the app's editor.
  package mutating func update(_ changes: [SceneChange], in scene: Scene) {
    for change in changes {
      guard case .set(let layer, .editor(let editor)) = change else { continue }
      if let editor, editor.isFocused {
        if session?.layer == layer {
          session!.receive(editor)
        } else {
          session = EditorSession(layer: layer, editor: editor)
          session!.time = time
        }
      } else if session?.layer == layer {
        session = nil
      }
    }
    if let layer = session?.layer, scene[layer] == nil { session = nil }
  }

  /// Returns the editor's picture in a window of a size, of a long text no more than may be visible; nil
  /// while no editor has the focus.
  package func picture(in scene: Scene, size: CGSize) -> (layer: LayerID, picture: EditorPicture)? {
    guard let session, let transform = scene.transformToScene(of: session.layer) else { return nil }
    // What is moving may show more than where it will come to rest.
    let window = CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -2 * size.height)
    let box = window.applying(transform.inverted())
    return (session.layer, session.picture(in: box.isDrawable ? box.minY..<box.maxY : 0..<0))
  }

  /// The inputs that report actions to the app.
  private mutating func inputs(_ actions: [TextEdit.Action], in layer: LayerID, base: Int) -> [Input] {
    actions.map { action in
      number += 1
      return .edit(layer, TextEdit(number: number, base: base, action))
    }
  }

  /// Does something in the editor that has the focus. Numbers are given out in the order of the actions.
  private mutating func inSession(
    _ work: (inout EditorSession, () -> Int) -> [TextEdit.Action]?
  ) -> [Input]? {
    guard var session else { return nil }
    let base = session.copy.revision
    let next = number
    guard let actions = work(&session, { next + 1 }) else { return nil }
    self.session = session
    return inputs(actions, in: session.layer, base: base)
  }

  /// Returns the inputs that a key press causes in the editor that has the focus; nil when there is none, or
  /// it does not handle the key.
  package mutating func press(_ key: String, modifiers: KeyModifiers) -> [Input]? {
    inSession { $0.press(key, modifiers: modifiers, number: $1) }
  }

  /// Returns the inputs that typing a character causes.
  package mutating func type(_ text: String) -> [Input] {
    inSession { $0.type(text, $1) } ?? []
  }

  /// Requests the focus.
  package mutating func focus(_ layer: LayerID, in scene: Scene) -> [Input] {
    guard let editor = scene[layer]?.properties.editor, session?.layer != layer else { return [] }
    return inputs([.focus], in: layer, base: editor.revision)
  }

  /// Ends the editing, and returns the inputs that report it.
  package mutating func leave() -> [Input] {
    inSession { _, _ in [.blur] } ?? []
  }

  /// Moves the caret behind all text.
  package mutating func moveToEnd() -> [Input] { inSession { session, _ in session.moveToEnd() } ?? [] }

  /// Selects all text of an editor of one line, as Tab does.
  package mutating func selectField() -> [Input] {
    inSession { session, _ in session.editor.isMultiline ? [] : session.selectAll() } ?? []
  }

  /// Follows a pointer that presses in the editor that has the focus, at a point of its layer.
  package mutating func point(
    _ phase: PointerInput.Phase, at point: CGPoint, time: TimeInterval, extends: Bool
  )
    -> [Input]
  {
    switch phase {
    case .down:
      var count = 1
      if let last = lastPress, time - last.time <= FocusedEditor.longestInterval,
        hypot(point.x - last.point.x, point.y - last.point.y) <= FocusedEditor.longestDistance
      {
        count = last.count % 3 + 1
      }
      lastPress = (point, time, count)
      isSelecting = count == 1
      return inSession { session, _ in session.press(at: point, count: count, extends: extends) } ?? []
    case .move:
      guard isSelecting else { return [] }
      return inSession { session, _ in session.drag(to: point) } ?? []
    case .up, .cancel:
      isSelecting = false
      return []
    }
  }
}

extension Scene {
  /// The editor that a press at a point of the scene gets to, and the point in its layer. Only the layer
  /// itself and those in the same view count.
  package func editor(at point: CGPoint) -> (layer: LayerID, point: CGPoint)? {
    guard let view = touchTarget(at: point), let layer = editor(in: view),
      let transform = transformToScene(of: layer)
    else { return nil }
    let inside = point.applying(transform.inverted())
    guard self[layer]!.properties.bounds.contains(inside) else { return nil }
    return (layer, inside)
  }

  /// The editor of a view: of its own layer, or of one in it that stands for no view.
  package func editor(in view: LayerID) -> LayerID? {
    guard let node = self[view] else { return nil }
    if node.properties.editor != nil { return view }
    for child in node.children where self[child]!.properties.semantics == nil {
      if let found = editor(in: child) { return found }
    }
    return nil
  }
}
