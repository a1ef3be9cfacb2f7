import CoreGraphics
import DisplayProtocol

/// The order in which Tab goes from layer to layer. Browsers' pages have the same, in `taborder.js`.
struct TabOrder {
  private let scene: Scene

  /// Layers that lie together in one, and what they cover.
  private struct Group {
    var box: CGRect
    var layers: [LayerID]

    /// Whether the group comes before another one that the tree has before it. Those side by side keep the
    /// tree's order.
    func isAbove(_ other: Group) -> Bool {
      let shared = min(box.maxY, other.box.maxY) - max(box.minY, other.box.minY)
      let isBeside = box.maxX <= other.box.minX + 0.5 || other.box.maxX <= box.minX + 0.5
      if isBeside, shared > min(box.height, other.box.height) / 2 { return false }
      return box.midY < other.box.midY - 0.5
    }
  }

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The layers that the keyboard can reach: each before what lies in it, and that from top to bottom, as far
  /// as it is seen.
  var layers: [LayerID] { group(of: .root, parentTransform: .identity)?.layers ?? [] }

  private func group(of id: LayerID, parentTransform: CGAffineTransform) -> Group? {
    guard let layer = scene[id], layer.properties.isSeen else { return nil }
    let properties = layer.properties
    if let semantics = properties.semantics, semantics.isAccessibilityHidden || semantics.isCovered {
      return nil
    }
    let transform = properties.transformToParent.concatenating(parentTransform)
    var groups: [Group] = []
    for child in layer.shownChildren {
      guard let group = group(of: child, parentTransform: transform) else { continue }
      groups.insert(group, at: groups.firstIndex { group.isAbove($0) } ?? groups.count)
    }
    let isOwn = properties.isReachable
    guard isOwn || !groups.isEmpty else { return nil }
    let own = properties.bounds.applying(transform)
    let box =
      isOwn || properties.scroll != nil
      ? own : groups.dropFirst().reduce(groups[0].box) { $0.union($1.box) }
    return Group(box: box, layers: (isOwn ? [id] : []) + groups.flatMap(\.layers))
  }
}
