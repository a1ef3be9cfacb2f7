import DisplayProtocol

/// The layers that a commit touches, in the order of their first touch.
struct TouchedLayers {
  /// Those that it makes.
  private(set) var new: [LayerID] = []
  /// Those that were there already, as they were.
  private(set) var old: [(id: LayerID, before: LayerProperties)] = []
  /// Those of which nothing but the frame is set, as of all rows below one that goes: their other properties need not be kept.
  var framed: [(id: LayerID, before: CGRect)] {
    framedLayers.compactMap { id in framesBefore[id].map { (id, $0) } }
  }
  private var framedLayers: [LayerID] = []
  private var framesBefore: [LayerID: CGRect] = [:]
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
      guard id != last, framesBefore[id] == nil, !seen.contains(id), let frame = scene.frame(of: id) else {
        return
      }
      framesBefore[id] = frame
      framedLayers.append(id)
    case .set(let id, _):
      // The changes of a layer follow one another.
      guard id != last else { return }
      last = id
      guard !seen.contains(id), var before = scene[id]?.properties else { return }
      seen.insert(id)
      if let frame = framesBefore.removeValue(forKey: id) { before.frame = frame }
      old.append((id, before))
    case .remove, .animate, .endAnimation:
      break
    }
  }
}
