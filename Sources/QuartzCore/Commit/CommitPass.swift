import DisplayProtocol

/// Turns what changed in a tree of layers into scene changes. Costs what changed, not what exists.
///
/// Inserts come first, from the outside in, so that each layer moves into a parent that already lies where
/// it will stay; removals come last, when everything that moved out of a removed layer has left it.
@MainActor struct CommitPass {
  let host: LayerHost

  func run(changed: [CALayer]) -> [SceneChange] {
    var changes: [SceneChange] = []
    var leaving: [CALayer] = []
    let shown = changed.filter { $0.host === host && $0.isInScene && $0.hasWorkForCommit }
    let parents = shown.filter { $0.changes.contains(.sublayers) }
      .map { (layer: $0, depth: $0.depth) }
      .sorted { $0.depth < $1.depth }
    for parent in parents {
      order(parent.layer, into: &changes, leaving: &leaving)
    }
    for layer in shown where layer.isInScene {
      emitChanges(layer, into: &changes)
    }
    // From the front to the back, as displays find them fastest.
    for layer in leaving.reversed() where layer.isInScene {
      changes.append(.remove(layer.id))
      removeSubtree(layer)
    }
    return changes
  }

  /// Emits new layers, with everything in them, in front of what the scene has in `parent`. Where they lie
  /// elsewhere in the end, the pass at the end of the turn moves them.
  func append(_ layers: ArraySlice<CALayer>, to parent: CALayer) -> [SceneChange] {
    var changes: [SceneChange] = []
    for layer in layers {
      changes.append(.insert(layer.id, into: parent.id, before: nil))
      emitPlacement(layer, parent: parent, into: &changes)
    }
    parent.sceneChildren += layers
    return changes
  }

  /// Emits the changed properties of a layer, and their animations.
  private func emitChanges(_ layer: CALayer, into changes: inout [SceneChange]) {
    for change in LayerChanges.properties.single(in: exchange(&layer.changes, with: [])) {
      let property = layer.property(change)
      changes.append(.set(layer.id, property))
      layer.emitAnimation(of: change, to: property, into: &changes)
    }
    layer.pendingAnimations.dropAll(isInterrupted: false)
    layer.flushPendingOperations(into: &changes)
  }

  /// Makes the scene's order of a layer's children that of the layer.
  private func order(
    _ parent: CALayer, into changes: inout [SceneChange], leaving: inout [CALayer]
  ) {
    let new = parent.sceneOrder
    let old = parent.sceneChildren
    var start = 0
    while start < min(old.count, new.count), old[start] === new[start], old[start].sceneParent === parent {
      start += 1
    }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] === new[new.count - 1 - end],
      old[old.count - 1 - end].sceneParent === parent
    {
      end += 1
    }
    let middle = new[start..<(new.count - end)]
    if !middle.isEmpty {
      for index in start..<max(old.count - end, start) where old[index].sceneParent === parent {
        old[index].sceneIndex = index
      }
      let stays = longestIncreasing(middle, of: parent)
      // Each comes before the next one that stays, so that those at the end come last of all.
      var siblings = [LayerID?](repeating: nil, count: middle.count)
      var next = end > 0 ? new[new.count - end].id : nil
      for place in stays.indices.reversed() {
        siblings[place] = next
        if stays[place] { next = middle[start + place].id }
      }
      for place in stays.indices where !stays[place] {
        let layer = middle[start + place]
        changes.append(.insert(layer.id, into: parent.id, before: siblings[place]))
        emitPlacement(layer, parent: parent, into: &changes)
      }
    }
    parent.sceneChildren = new
    for layer in old[start..<max(old.count - end, start)]
    where layer.host !== host && layer.sceneParent === parent {
      leaving.append(layer)
    }
  }

  /// Records that a layer now lies in `parent`; a new one is emitted whole, with everything in it.
  private func emitPlacement(_ layer: CALayer, parent: CALayer, into changes: inout [SceneChange]) {
    if layer.isInScene {
      if let old = layer.sceneParent, old !== parent, old.isInScene {
        old.sceneChildren.removeAll { $0 === layer }
      }
      layer.sceneParent = parent
      return
    }
    layer.isInScene = true
    layer.firstFrame = host.frameNumber
    host.register(layer)
    layer.sceneParent = parent
    layer.changes = []
    let id = layer.id
    layer.forEachUnusualProperty { changes.append(.set(id, $0)) }
    layer.emitAnimations(into: &changes)
    layer.flushPendingOperations(into: &changes)
    layer.sceneChildren = layer.sceneOrder
    for child in layer.sceneChildren {
      changes.append(.insert(child.id, into: layer.id, before: nil))
      emitPlacement(child, parent: layer, into: &changes)
    }
  }

  /// Whether layers are of a longest run of those that already lie in `parent` in this order, and so can
  /// stay.
  private func longestIncreasing(_ layers: ArraySlice<CALayer>, of parent: CALayer) -> [Bool] {
    var stays = [Bool](repeating: false, count: layers.count)
    let present = layers.indices.filter { layers[$0].isInScene && layers[$0].sceneParent === parent }
    for place in longestIncreasingSubsequence(of: present.map { layers[$0].sceneIndex }) {
      stays[present[place] - layers.startIndex] = true
    }
    return stays
  }

  /// Removes a layer, and what the scene had in it, from the host; if they come back, it is under new names.
  private func removeSubtree(_ layer: CALayer) {
    host.unregister(layer)
    layer.isInScene = false
    layer.changes = []
    layer.interruptAnimations()
    layer.sceneParent = nil
    layer.id = .fresh()
    for child in exchange(&layer.sceneChildren, with: []) where child.sceneParent === layer {
      removeSubtree(child)
    }
  }
}

extension CALayer {
  /// Whether there is something to commit. A layer that came with an early part of the frame may have nothing
  /// left.
  fileprivate var hasWorkForCommit: Bool {
    !changes.isEmpty || !pendingAnimations.isEmpty || animations != nil
  }

  /// The number of layers around this one.
  var depth: Int {
    var depth = 0
    var next = superlayer
    while let layer = next {
      depth += 1
      next = layer.superlayer
    }
    return depth
  }

  /// The layers that the scene has in this one: its mask, and the others as they are drawn.
  fileprivate var sceneOrder: [CALayer] {
    let own = ownSublayers
    if own.isEmpty, maskLayer == nil { return drawingOrder }
    return (maskLayer.map { [$0] } ?? []) + drawingOrder + own
  }
}
