import DisplayProtocol

/// Commits new layers at the end of a long list in parts, each as soon as it was laid out, so that the
/// display prepares them while the rest is laid out. Nothing of them shows before the frame ends. What
/// changes in them later in the turn is committed then.
@MainActor struct PartialCommits {
  /// The number of new layers in the list for one part. Shorter runs than two parts are committed at once.
  static let layersInPart = 128

  private let host: LayerHost
  private let parent: CALayer
  private let children: [CALayer]
  /// The index of the first that is not committed.
  private var next: Int

  /// Looks for new layers at the end of a parent's, which is about to lay them out; nil where there are few.
  init?(of parent: CALayer, children: [CALayer]) {
    guard children.count >= 2 * Self.layersInPart, parent.isInScene, let host = parent.host,
      host.acceptsPartialCommits
    else { return nil }
    var next = children.count
    while next > 0, !children[next - 1].isInScene { next -= 1 }
    guard children.count - next >= 2 * Self.layersInPart else { return nil }
    self.host = host
    self.parent = parent
    self.children = children
    self.next = next
  }

  /// Commits what is due when the child at an index, and all before it, were laid out.
  mutating func layoutDidReach(_ index: Int) {
    let end = index + 1
    guard end - next >= Self.layersInPart, host.acceptsPartialCommits else { return }
    let part = children[next..<end]
    next = end
    for layer in part { layer.displayTreeIfNeeded() }
    // Layouts and drawings may have moved or removed some of them, and all of the list.
    guard host.acceptsPartialCommits, parent.host === host,
      part.allSatisfy({ $0.superlayer === parent && !$0.isInScene })
    else { return next = children.count }
    host.commitEarly(part, of: parent)
  }
}

extension CALayer {
  fileprivate func displayTreeIfNeeded() {
    displayIfNeeded()
    for layer in children { layer.displayTreeIfNeeded() }
  }
}

extension SceneChange {
  /// Whether the change of a layer that is not shown yet can neither be seen nor heard before the frame ends.
  var isHarmlessBeforeFrameEnds: Bool {
    switch self {
    case .insert: true
    case .set(_, .mask), .set(_, .editor), .remove, .animate, .endAnimation: false
    case .set: true
    }
  }
}
