import DisplayProtocol

/// The layers that a commit touches.
struct TouchedLayers {
  /// Those that it makes.
  private(set) var new: [LayerID] = []
  /// Those that were there already, as they were.
  private(set) var old: [(id: LayerID, before: LayerProperties)] = []
  /// Those of which nothing but the frame is set, as of all rows below one that goes: their other properties
  /// need not be kept.
  private(set) var framed: [(id: LayerID, before: CGRect)] = []
  /// The indices of `framed` by layer.
  private var framedIndices: [LayerID: Int] = [:]
  private var seen: Set<LayerID> = []
  private var last: LayerID?

  /// Records a change before it is applied to the scene.
  mutating func record(_ change: SceneChange, in scene: Scene) {
    switch change {
    case .insert(let id, _, _):
      last = nil
      // A layer that only moves is not touched: only its frame differs.
      guard !scene.contains(id), seen.insert(id).inserted else { return }
      last = id
      new.append(id)
    case .set(let id, .frame):
      guard id != last, framedIndices[id] == nil, !seen.contains(id), let frame = scene.frame(of: id) else {
        return
      }
      framedIndices[id] = framed.count
      framed.append((id, frame))
    case .set(let id, _):
      // The changes of a layer follow one another.
      guard id != last else { return }
      last = id
      guard !seen.contains(id), var before = scene[id]?.properties else { return }
      seen.insert(id)
      if let index = framedIndices.removeValue(forKey: id) { before.frame = removeFrame(at: index) }
      old.append((id, before))
    case .remove, .animate, .endAnimation:
      break
    }
  }

  /// Removes one of the layers of which only the frame was set, nearly always the last one, and returns its
  /// frame.
  private mutating func removeFrame(at index: Int) -> CGRect {
    let frame = framed[index].before
    framed.swapAt(index, framed.count - 1)
    framed.removeLast()
    if index < framed.count { framedIndices[framed[index].id] = index }
    return frame
  }
}
