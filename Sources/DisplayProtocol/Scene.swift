/// A display's own copy of what it shows: the layers, their order and their properties. Applying a commit
/// updates it; ``snapshot()`` has all of it for a display that has seen nothing.
public struct Scene: Sendable {
  /// One layer of a scene.
  public struct Node: Hashable, Sendable {
    /// The layer it lies in; nil for the root only.
    public internal(set) var parent: LayerID?
    /// The layers in it, from the back to the front.
    public internal(set) var children: [LayerID] = []
    /// The layers in it that show, from the back to the front: all but its mask.
    public var shownChildren: [LayerID] {
      guard let mask = properties.mask else { return children }
      return children.filter { $0 != mask }
    }
    /// The appearance and the semantics of the layer.
    public internal(set) var properties = LayerProperties()
    /// The animations that run on it, by key.
    public internal(set) var animations: [String: LayerAnimation] = [:]
  }

  /// The reason a change cannot be applied. The app that sent it has a fault; nothing was changed.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// The layer is not in the scene.
    case unknownLayer(LayerID)
    /// The sibling to insert before is not in the parent.
    case unknownSibling(LayerID, parent: LayerID)
    /// The layer would lie in itself.
    case cycle(LayerID)
    /// The root can be neither moved nor removed.
    case rootIsFixed

    /// A description of the failure, in words.
    public var description: String {
      switch self {
      case .unknownLayer(let id): "\(id) is not in the scene"
      case .unknownSibling(let id, let parent): "\(id) is not in \(parent)"
      case .cycle(let id): "\(id) cannot be inserted into itself"
      case .rootIsFixed: "the root layer can be neither moved nor removed"
      }
    }
  }

  /// A node on the heap, so that a table of many layers grows and changes without moving their properties.
  private final class Box: @unchecked Sendable {
    var node: Node

    init(_ node: Node) {
      self.node = node
    }
  }

  private var boxes: [LayerID: Box] = [.root: Box(Node())]

  /// A scene of nothing but its root.
  public init() {}

  /// The number of layers, the root included.
  public var count: Int { boxes.count }

  /// Whether a layer is in the scene.
  public func contains(_ id: LayerID) -> Bool { boxes[id] != nil }

  /// The layer of that name, or nil when it is not in the scene.
  public subscript(id: LayerID) -> Node? { boxes[id]?.node }

  /// The layers in a layer, from the back to the front; nil when it is not in the scene.
  package func children(of id: LayerID) -> [LayerID]? { boxes[id]?.node.children }

  /// The layer that a layer lies in; nil for the root, and when it is not in the scene.
  package func parent(of id: LayerID) -> LayerID? { boxes[id]?.node.parent }

  /// The frame of a layer; nil when it is not in the scene.
  package func frame(of id: LayerID) -> CGRect? { boxes[id]?.node.properties.frame }

  /// Whether the content of a layer scrolls.
  package func scrolls(_ id: LayerID) -> Bool { boxes[id]?.node.properties.scroll != nil }

  /// Changes a node in place; one that a copy of the scene has too is copied first.
  private mutating func modify(_ id: LayerID, _ body: (inout Node) -> Void) throws(Failure) {
    guard let index = boxes.index(forKey: id) else { throw .unknownLayer(id) }
    if !isKnownUniquelyReferenced(&boxes.values[index]) {
      boxes.values[index] = Box(boxes.values[index].node)
    }
    body(&boxes.values[index].node)
  }

  /// Applies changes in order. Throws at the first that cannot be applied; those before it stay applied.
  public mutating func apply(_ changes: [SceneChange]) throws(Failure) {
    for change in changes {
      try apply(change)
    }
  }

  /// Applies one change, or throws and changes nothing.
  public mutating func apply(_ change: SceneChange) throws(Failure) {
    switch change {
    case .insert(let id, let parent, let sibling):
      try insert(id, into: parent, before: sibling)
    case .remove(let id):
      guard id != .root else { throw .rootIsFixed }
      guard let parent = boxes[id]?.node.parent else { throw .unknownLayer(id) }
      try modify(parent) { $0.children.remove(id) }
      unregister(id)
    case .set(let id, let property):
      try modify(id) { $0.properties.set(property) }
    case .animate(let id, let key, let animation):
      try modify(id) { $0.animations[key] = animation }
    case .endAnimation(let id, let key):
      try modify(id) { $0.animations[key] = nil }
    }
  }

  private mutating func insert(
    _ id: LayerID, into parent: LayerID, before sibling: LayerID?
  ) throws(Failure) {
    guard id != .root else { throw .rootIsFixed }
    guard contains(parent) else { throw .unknownLayer(parent) }
    if let sibling, sibling == id || boxes[sibling]?.node.parent != parent {
      throw .unknownSibling(sibling, parent: parent)
    }
    if let oldParent = boxes[id]?.node.parent {
      guard !contains(id, inside: parent) else { throw .cycle(id) }
      try modify(oldParent) { $0.children.remove(id) }
      try modify(id) { $0.parent = parent }
    } else {
      var node = Node()
      node.parent = parent
      boxes[id] = Box(node)
    }
    try modify(parent) { node in
      guard let sibling else { return node.children.append(id) }
      node.children.insert(id, at: node.children.index(of: sibling)!)
    }
  }

  /// Whether `layer` is `inner` or one that `inner` lies in.
  private func contains(_ layer: LayerID, inside inner: LayerID) -> Bool {
    var next: LayerID? = inner
    while let id = next {
      if id == layer { return true }
      next = boxes[id]?.node.parent
    }
    return false
  }

  private mutating func unregister(_ id: LayerID) {
    var pending = [id]
    while let next = pending.popLast() {
      if let box = boxes.removeValue(forKey: next) {
        pending.append(contentsOf: box.node.children)
      }
    }
  }

  /// The changes that make an empty scene into this one, parents before their children.
  public func snapshot() -> [SceneChange] {
    let root = boxes[.root]!.node
    var changes = root.properties.differences(from: LayerProperties()).map {
      SceneChange.set(.root, $0)
    }
    var pending = Array(root.children.reversed())
    while let id = pending.popLast() {
      let node = boxes[id]!.node
      changes.append(.insert(id, into: node.parent!, before: nil))
      changes += node.properties.differences(from: LayerProperties()).map { .set(id, $0) }
      for (key, animation) in node.animations.sorted(by: { $0.key < $1.key }) {
        changes.append(.animate(id, key: key, animation))
      }
      pending.append(contentsOf: node.children.reversed())
    }
    return changes
  }

  /// The transform from a layer's own space (where its children lie) to the scene's.
  public func transformToScene(of id: LayerID) -> CGAffineTransform? {
    guard var node = self[id] else { return nil }
    var transform = node.properties.transformToParent
    while let parent = node.parent {
      node = boxes[parent]!.node
      transform = transform.concatenating(node.properties.transformToParent)
    }
    return transform
  }

  /// The upright rectangle around a layer, in the scene's space.
  public func frameInScene(of id: LayerID) -> CGRect? {
    guard let node = self[id], let transform = transformToScene(of: id) else { return nil }
    return node.properties.bounds.applying(transform)
  }
}

extension LayerProperties {
  /// The layer's box in its own space.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: frame.size) }

  /// The transform from the layer's own space (where its children and content lie) to its parent's.
  public var transformToParent: CGAffineTransform {
    let toFrame = CGAffineTransform(
      translationX: frame.origin.x - contentOffset.x, y: frame.origin.y - contentOffset.y)
    guard !transform.matrix.isIdentity else { return toFrame }
    let anchor = CGPoint(
      x: frame.origin.x + transform.anchor.x * frame.width,
      y: frame.origin.y + transform.anchor.y * frame.height)
    return
      toFrame
      .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(transform.matrix)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}

extension [LayerID] {
  /// Returns the index of a layer. Searches from both ends at once: layers come and go one after the other
  /// more often than not.
  fileprivate func index(of layer: LayerID) -> Int? {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[low] == layer { return low }
      if self[high] == layer { return high }
      low += 1
      high -= 1
    }
    return nil
  }

  fileprivate mutating func remove(_ layer: LayerID) {
    if let index = index(of: layer) { remove(at: index) }
  }
}
