import DisplayProtocol

/// The layers as they are drawn, and what of the picture they have damaged. Kept true by the same changes as
/// the `Scene`, which must have accepted them before.
struct PaintTree {
  let root = PaintNode(id: .root, parent: nil)
  /// The area that has to be painted again, in pixels.
  private(set) var damage: Damage
  /// Pixels to a point.
  let scale: CGFloat

  private var nodes: [LayerID: PaintNode]
  private var animated: [LayerID: AnimatedLayer] = [:]
  /// The layers that blur what lies behind them, or have done so.
  private var blurred: [LayerID: PaintNode] = [:]
  /// The layer that shows a caret.
  private var edited: PaintNode?
  /// Numbers the turns from 1; what has changed in the present one is damaged at its end.
  private var turn = 1
  private var touched: [PaintNode] = []

  init(width: Int, height: Int, scale: CGFloat) {
    damage = Damage(width: width, height: height)
    damage.addAll()
    self.scale = scale
    nodes = [.root: root]
  }

  /// Whether an animation runs, so that the picture changes with time.
  var isAnimating: Bool { !animated.isEmpty }

  /// Everything is painted.
  mutating func clearDamage() {
    damage = Damage(width: damage.canvas.maxX, height: damage.canvas.maxY)
  }

  /// Resizes the picture, in pixels, all of it to be painted.
  mutating func resize(width: Int, height: Int) {
    damage = Damage(width: width, height: height)
    damage.addAll()
  }

  /// The ring around a layer's box as it shows now; nil when it does not show.
  func mark(of id: LayerID) -> FocusMark? {
    guard let node = nodes[id], node.isVisible else { return nil }
    let bounds = node.properties.bounds
    let rect = node.sceneRect(bounds.applying(node.properties.transformToParent))
    guard !rect.isNull, rect.isDrawable else { return nil }
    var corners = node.shownCorners
    corners.radius = min(corners.radius, bounds.width / 2, bounds.height / 2)
    var mark = FocusMark(
      rect: rect, corners: corners, isInside: node.properties.semantics?.role == .cell)
    // All edges show, also where the layer goes on beyond the picture.
    let canvas = CGRect(
      x: 0, y: 0, width: CGFloat(damage.canvas.maxX) / scale, height: CGFloat(damage.canvas.maxY) / scale)
    let whole = rect.intersection(canvas.grown(by: -mark.reach))
    if !whole.isNull, whole.isDrawable { mark.rect = whole }
    return mark
  }

  /// Shows the caret and the text of the editor that has the focus, or of none.
  mutating func show(_ editor: (layer: LayerID, picture: EditorPicture)?) {
    let node = editor.flatMap { nodes[$0.layer] }
    if let old = edited, old !== node, nodes[old.id] === old {
      touch(old)
      old.editing = nil
    }
    edited = node
    guard let node, node.editing != editor?.picture else { return finishTurn() }
    touch(node)
    node.editing = editor?.picture
    finishTurn()
  }

  /// Damages a rectangle of the scene, in points.
  mutating func damage(sceneRect: CGRect) {
    guard !sceneRect.isNull else { return }
    let rect = CGRect(
      x: sceneRect.origin.x * scale, y: sceneRect.origin.y * scale, width: sceneRect.width * scale,
      height: sceneRect.height * scale)
    // What is rounded to whole pixels may reach one further; the extents are generous by a point.
    damage.add(scale < 1 ? rect.grown(by: 1) : rect)
  }

  /// Damages all of each layer that blurs what lies behind it, where a part of that is damaged.
  mutating func damageWholeBlurs() {
    guard !blurred.isEmpty, !damage.isEmpty else { return }
    let boxes = blurred.values.map { $0.blurredBox(scale: scale) }.filter { !$0.isNull }
    damage.addWhole(boxes)
  }

  /// Remembers a layer that blurs what lies behind it.
  private mutating func recordBlur(of node: PaintNode) {
    if node.properties.backgroundBlur.radius != 0 { blurred[node.id] = node }
  }

  /// Applies the changes of one turn, made at a time of the display's clock.
  mutating func apply(_ changes: ArraySlice<SceneChange>, at time: TimeInterval) {
    for change in changes { apply(change, at: time) }
    finishTurn()
  }

  /// Moves all animations to a time of the display's clock.
  mutating func animate(to time: TimeInterval) {
    guard isAnimating else { return }
    for (id, var running) in animated {
      let node = nodes[id]!
      let shown = running.properties(at: time)
      animated[id] = running.animations.isEmpty ? nil : running
      guard shown != node.properties else { continue }
      touch(node)
      node.properties = shown
      recordBlur(of: node)
      node.invalidateExtent()
    }
    finishTurn()
  }

  private mutating func apply(_ change: SceneChange, at time: TimeInterval) {
    switch change {
    case .insert(let id, let parent, let sibling):
      insert(id, into: nodes[parent]!, before: sibling)
    case .remove(let id):
      let node = nodes[id]!
      touch(node)
      detachFromParent(node)
      unregister(node)
    case .set(let id, let property):
      let node = nodes[id]!
      if case .semantics = property {
        node.properties.set(property)
        animated[id]?.model.set(property)
        return
      }
      if animated[id] != nil {
        animated[id]!.model.set(property)
        show(id, at: time)
      } else {
        if !damageBoxOnly(of: node, by: property) { touch(node) }
        node.properties.set(property)
        if case .backgroundBlur(let blur) = property { blurred[id] = blur.limited.radius > 0 ? node : nil }
        if property.changesExtent { node.invalidateExtent() }
      }
    case .animate(let id, let key, let animation):
      animated[id, default: AnimatedLayer(model: nodes[id]!.properties)].animations.start(
        animation, key: key, at: time)
      show(id, at: time)
    case .endAnimation(let id, let key):
      animated[id]?.animations.end(key)
      if animated[id] != nil { show(id, at: time) }
    }
  }

  /// Shows what a layer's animations make of it at a time.
  private mutating func show(_ id: LayerID, at time: TimeInterval) {
    let node = nodes[id]!
    touch(node)
    node.properties = animated[id]!.properties(at: time)
    recordBlur(of: node)
    node.invalidateExtent()
    if animated[id]!.animations.isEmpty { animated[id] = nil }
  }

  private mutating func insert(_ id: LayerID, into parent: PaintNode, before sibling: LayerID?) {
    let node: PaintNode
    if let known = nodes[id] {
      node = known
      touch(node)
      detachFromParent(node)
      node.parent = parent
    } else {
      node = PaintNode(id: id, parent: parent)
      nodes[id] = node
      node.touchedInTurn = turn
      touched.append(node)
    }
    touchGroup(parent)
    let index = sibling.map { nodes[$0]!.indexInParent } ?? parent.children.endIndex
    parent.children.insert(node, at: index)
    parent.invalidateChildren()
  }

  /// Damages only the pixels of a layer's box, when a property changes nothing else. False when it may.
  private mutating func damageBoxOnly(of node: PaintNode, by property: LayerProperty) -> Bool {
    guard case .backgroundColor = property, node.properties.shadow == nil, node.properties.opacity >= 1,
      let box = node.uprightBox(scale: scale), !node.isInShadowOfContent
    else { return false }
    if !node.sceneRect(node.extent).isNull { damage.add(box.rect) }
    return true
  }

  private mutating func detachFromParent(_ node: PaintNode) {
    let parent = node.parent!
    touchGroup(parent)
    parent.children.remove(at: node.indexInParent)
    parent.invalidateChildren()
  }

  /// Damages a translucent layer whose children change: with or without any, it is mixed in other ways.
  private mutating func touchGroup(_ node: PaintNode) {
    if node.properties.opacity < 1 { touch(node) }
  }

  private mutating func unregister(_ node: PaintNode) {
    nodes[node.id] = nil
    animated[node.id] = nil
    blurred[node.id] = nil
    node.parent = nil
    for child in node.children { unregister(child) }
  }

  /// Damages where a layer is before its first change of this turn; where it will be is damaged at the end.
  private mutating func touch(_ node: PaintNode) {
    guard node.touchedInTurn != turn else { return }
    node.touchedInTurn = turn
    touched.append(node)
    damage(sceneRect: node.sceneRect(node.extent))
  }

  private mutating func finishTurn() {
    for node in touched where nodes[node.id] === node {
      damage(sceneRect: node.sceneRect(node.extent))
    }
    touched.removeAll(keepingCapacity: true)
    turn += 1
  }
}

/// The animations that run on one layer, and what the layer is without them.
private struct AnimatedLayer {
  var model: LayerProperties
  var animations = RunningAnimations()

  /// The layer as it shows at a time. Animations that have ended are dropped.
  mutating func properties(at time: TimeInterval) -> LayerProperties {
    animations.removeEnded(at: time)
    return animations.properties(of: model, at: time)
  }
}
