import DisplayProtocol

/// Which layer the keyboard is on.
struct KeyboardFocus {
  private(set) var layer: LayerID?
  /// Whether the layer is marked: it is once the person has used the keyboard to get there, not the pointer.
  private(set) var isMarked = false

  /// Moves to the next layer that can be reached, or the one before, and round at the ends. False when
  /// there is none.
  mutating func move(back: Bool, in scene: Scene) -> Bool {
    let reachable = scene.focusableLayers()
    guard !reachable.isEmpty else {
      self = KeyboardFocus()
      return false
    }
    let present = layer.flatMap { reachable.firstIndex(of: $0) }
    let next = present.map { ($0 + (back ? reachable.count - 1 : 1)) % reachable.count }
    layer = reachable[next ?? (back ? reachable.count - 1 : 0)]
    isMarked = true
    return true
  }

  /// Moves to what a pointer presses, or to nothing.
  mutating func move(toTouchAt point: CGPoint, in scene: Scene) {
    let pressed = scene.touchTarget(at: point).map { scene.ancestry(of: $0) } ?? []
    layer = pressed.first { scene[$0]!.properties.semantics?.isReachable == true }
    isMarked = false
  }

  /// Leaves a layer that can no longer be reached.
  mutating func check(in scene: Scene) {
    guard let layer else { return }
    let isReachable =
      scene[layer]?.properties.semantics?.isReachable == true
      && scene.ancestry(of: layer).allSatisfy { scene[$0]!.properties.isSeen }
    if !isReachable { self = KeyboardFocus() }
  }
}

extension Scene {
  /// The layers that the keyboard can reach, in the order of the tree.
  func focusableLayers() -> [LayerID] {
    var found: [LayerID] = []
    var pending = [LayerID.root]
    while let id = pending.popLast() {
      let layer = self[id]!
      guard layer.properties.isSeen else { continue }
      if layer.properties.semantics?.isAccessibilityHidden == true { continue }
      if layer.properties.semantics?.isReachable == true { found.append(id) }
      pending += layer.children.reversed()
    }
    return found
  }
}

extension Semantics {
  fileprivate var isReachable: Bool { isFocusable && isEnabled && !isAccessibilityHidden }
}

extension LayerProperties {
  fileprivate var isSeen: Bool { !isHidden && opacity >= 0.01 }
}
