import DisplayProtocol

/// The layers that a commit touches, in the order of their first touch.
struct TouchedLayers {
  /// Those that it makes.
  private(set) var new: [LayerID] = []
  /// Those that were there already, as they were.
  private(set) var old: [(id: LayerID, before: LayerProperties)] = []
  private var seen: Set<LayerID> = []
  private var last: LayerID?

  mutating func record(_ change: SceneChange, in scene: Scene) {
    switch change {
    case .insert(let id, _, _):
      last = nil
      // A layer that only moves is not touched: only its frame differs.
      guard !scene.contains(id), seen.insert(id).inserted else { return }
      last = id
      new.append(id)
    case .set(let id, _):
      // The changes of a layer follow one another.
      guard id != last else { return }
      last = id
      guard !seen.contains(id), let node = scene[id] else { return }
      seen.insert(id)
      old.append((id, node.properties))
    case .remove, .animate, .endAnimation:
      break
    }
  }
}
