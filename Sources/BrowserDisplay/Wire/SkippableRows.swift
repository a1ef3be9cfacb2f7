import DisplayProtocol

/// The layers of long lists that the browser may leave out of style, layout, painting and hit tests while
/// they are not in sight (`content-visibility` in `client.css`), since nothing in them shows beyond their
/// boxes.
///
/// In a list, a layer of many that scrolls or is the content of one that does, such a row is what its own
/// box, and the margin that the styles give it, has room for: texts and pictures, without editors,
/// animations, shadows or anything else that reaches beyond where it lies.
struct SkippableRows {
  /// The attribute of a row's element.
  static let attribute = "data-row"
  /// A list has so many layers in it: fewer cost the browser little.
  static let leastCount = 100
  /// Rows of more layers are not looked through.
  static let largestRow = 64
  /// The distance in points by which what lies in a row may reach beyond its box. What letters and the
  /// outline of what has the keyboard's focus reach beyond theirs comes on top; `overflow-clip-margin` has
  /// room for both.
  private static let reach: CGFloat = 16
  /// The size in points of the largest text in a row.
  private static let largestText: CGFloat = 40

  private var rows: Set<LayerID> = []

  /// Whether a layer is such a row.
  func contains(_ id: LayerID) -> Bool { rows.contains(id) }

  /// Checks what a commit has changed, after it was applied to the scene; returns the rows that were there
  /// before and became skippable, or are no longer.
  mutating func update(_ changes: [SceneChange], _ touched: TouchedLayers, in scene: Scene) -> [LayerID] {
    // Outside in, so that the layer around one that is new in it comes before it.
    var new: Set<LayerID> = []
    var changed: [LayerID] = []
    for id in touched.new {
      guard let parent = scene.parent(of: id) else { continue }
      if Self.isList(parent, in: scene) {
        if Self.isBounded(id, in: scene) { rows.insert(id) }
      } else if !new.contains(parent) {
        changed.append(parent)
      }
      new.insert(id)
    }
    for (id, before) in touched.old where !rows.contains(id) || !Self.onlyMoves(id, from: before, in: scene) {
      changed.append(id)
    }
    for (id, before) in touched.framed
    where !rows.contains(id) || scene.frame(of: id)?.size != before.size {
      changed.append(id)
    }
    for change in changes {
      switch change {
      case .insert(let id, _, _), .animate(let id, _, _), .endAnimation(let id, _):
        if !new.contains(id) { changed.append(id) }
      case .set, .remove: break
      }
    }
    if rows.count > scene.count { rows = rows.filter(scene.contains) }
    return update(changed, in: scene).filter { !new.contains($0) }
  }

  /// Checks the rows of layers again; returns those that became skippable, or are no longer.
  private mutating func update(_ changed: [LayerID], in scene: Scene) -> [LayerID] {
    var seen: Set<LayerID> = []
    var known: [LayerID: LayerID?] = [:]
    var differing: [LayerID] = []
    for id in changed {
      guard let row = row(of: id, in: scene, known: &known), seen.insert(row).inserted else { continue }
      let isSkippable = Self.isList(scene.parent(of: row), in: scene) && Self.isBounded(row, in: scene)
      guard isSkippable != rows.contains(row) else { continue }
      if isSkippable { rows.insert(row) } else { rows.remove(row) }
      differing.append(row)
    }
    return differing
  }

  private static func onlyMoves(_ id: LayerID, from before: LayerProperties, in scene: Scene) -> Bool {
    guard let after = scene[id]?.properties else { return true }
    var moved = before
    moved.frame.origin = after.frame.origin
    moved.backgroundColor = after.backgroundColor
    return moved == after
  }

  /// Checks all of a scene again.
  mutating func reset(to scene: Scene) {
    rows = []
    var pending = [LayerID.root]
    while let id = pending.popLast() {
      let children = scene.children(of: id) ?? []
      if Self.isList(id, in: scene) {
        for child in children where Self.isBounded(child, in: scene) { rows.insert(child) }
      }
      pending += children
    }
  }

  /// The row that a layer is or lies in. `known` has those that were found before, of layers around others
  /// too.
  private func row(of id: LayerID, in scene: Scene, known: inout [LayerID: LayerID?]) -> LayerID? {
    var path: [LayerID] = []
    var next: LayerID? = id
    var row: LayerID?
    while let id = next {
      if let found = known[id] {
        row = found
        break
      }
      path.append(id)
      let parent = scene.parent(of: id)
      if rows.contains(id) || Self.isList(parent, in: scene) {
        row = id
        break
      }
      next = parent
    }
    for id in path { known.updateValue(row, forKey: id) }
    return row
  }

  private static func isList(_ id: LayerID?, in scene: Scene) -> Bool {
    guard let id, let children = scene.children(of: id), children.count >= leastCount else { return false }
    // The content of what scrolls may be one view, in which the rows lie.
    return scene.scrolls(id) || scene.parent(of: id).map(scene.scrolls) == true
  }

  // MARK: What a row shows

  private static func isBounded(_ id: LayerID, in scene: Scene) -> Bool {
    var count = 0
    func visit(_ node: Scene.Node, at origin: CGPoint, in room: CGRect) -> Bool {
      count += 1
      guard count <= largestRow, isPlain(node), contains(node.properties.content, at: origin, in: room) else {
        return false
      }
      for child in node.children {
        guard let child = scene[child], child.properties.transform.matrix.isIdentity else { return false }
        let frame = child.properties.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard room.contains(frame), visit(child, at: frame.origin, in: room) else { return false }
      }
      return true
    }
    // The page works out where what lies in a row is from its frames.
    guard let row = scene[id], row.properties.transform.matrix.isIdentity else { return false }
    let box = CGRect(origin: .zero, size: row.properties.frame.size)
    return visit(row, at: .zero, in: box.insetBy(dx: -reach, dy: -reach))
  }

  /// Whether a layer draws nothing but its box and its content, where they lie.
  private static func isPlain(_ node: Scene.Node) -> Bool {
    let layer = node.properties
    return node.animations.isEmpty && layer.mask == nil && layer.editor == nil && layer.scroll == nil
      && layer.contentOffset == .zero && layer.shadow == nil && layer.backgroundBlur == BackgroundBlur()
  }

  private static func contains(_ content: LayerContent, at origin: CGPoint, in room: CGRect) -> Bool {
    switch content {
    case .none: true
    case .shape: false
    case .image(let image): room.contains(image.rect.offsetBy(dx: origin.x, dy: origin.y))
    case .text(let text, let start):
      text.decorationReach <= reach
        && text.lines.allSatisfy { line in
          line.runs.allSatisfy { run in
            run.style.font.size <= largestText
              && room.contains(
                CGRect(
                  x: origin.x + start.x + run.x, y: origin.y + start.y + line.top, width: run.width,
                  height: line.height))
          }
        }
    }
  }
}
