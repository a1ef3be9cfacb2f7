import DisplayProtocol
import ProcessSupport

/// The one place where layers come into others and leave them, and where a tree comes to what shows it.
extension CALayer {
  /// Inserts a layer at the index that it has among the others.
  func insert(_ layer: CALayer, at index: Int) {
    checkIsNoAncestor(layer, "to")
    if layer.parent === self, let old = children.index(ofObject: layer) {
      siblings.move(from: old, to: min(max(index, 0), children.count - 1))
      setNeedsCommit(.sublayers)
      return
    }
    let (wasProjected, wasFlipped) = (layer.isProjected, layer.isFlipped)
    layer.leaveSuperlayer(for: self)
    siblings.insert(layer, at: min(max(index, 0), children.count))
    layer.parent = self
    setNeedsCommit(.sublayers)
    layer.move(to: host)
    if wasProjected || layer.isProjected { layer.setNeedsCommit(layer.projectionChanges) }
    if layer.isFlipped != wasFlipped {
      layer.setNeedsCommit([.frame, .transform])
      layer.flipDidChange()
    } else if wasFlipped {
      layer.setNeedsCommit(.frame)
    }
    if LayerTiming.isUsed, layer.isInScene { layer.setNeedsRetiming() }
    if layer.subtreeNeedsLayout { setSubtreeNeedsLayout() }
  }

  /// Raises an exception for a layer that is this one, or that this one lies in, also as a mask.
  func checkIsNoAncestor(_ layer: CALayer, _ relation: String) {
    var ancestor: CALayer? = self
    while let next = ancestor {
      ExceptionName.layerInvalid.raise(
        unless: next !== layer,
        "layer \(layer) is a part of cycle in its layer tree: it was to be added \(relation) \(self)")
      ancestor = next.parent
    }
  }

  /// Inserts a layer so many places in front of a sibling; in front of all when that is not another sublayer.
  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
    guard let sibling, sibling !== layer, let index = children.index(ofObject: sibling) else {
      return insert(layer, at: children.count)
    }
    let old = layer.parent === self ? children.index(ofObject: layer) : nil
    insert(layer, at: index + offset - (old.map { $0 < index } == true ? 1 : 0))
  }

  func leaveSuperlayer(for next: CALayer?) {
    guard let old = parent else { return }
    if old.maskLayer === self {
      old.maskLayer = nil
      old.setNeedsCommit([.sublayers, .mask])
    } else {
      guard old.siblings.remove(self) else { return }
      old.setNeedsCommit(.sublayers)
    }
    parent = nil
    if next?.host == nil || next?.host !== host { move(to: nil) }
  }

  /// Attaches a layer of ``ownSublayers``.
  func attachOwn(_ layer: CALayer) {
    layer.parent = self
    setNeedsCommit(.sublayers)
    layer.move(to: host)
  }

  /// Takes a layer out that is no longer among ``ownSublayers``.
  func detachOwn(_ layer: CALayer) {
    layer.parent = nil
    setNeedsCommit(.sublayers)
    layer.move(to: nil)
  }

  /// Marks the layer's editor as changed.
  package func setNeedsEditor() { setNeedsCommit(.editor) }

  /// Marks the layer's semantics as changed.
  package func setNeedsSemantics() { setNeedsCommit(.semantics) }

  func move(to newHost: LayerHost?) {
    guard host !== newHost else { return }
    adopt(newHost)
  }

  /// The sublayers by `zPosition`, then by their place.
  var childrenByDepth: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Records a change for the next commit. A layer that is not in the scene yet is emitted whole when it is
  /// added.
  func setNeedsCommit(_ change: LayerChanges) {
    checkThread()
    guard let host else {
      if isInScene { changes.formUnion(change) }
      return
    }
    if changes.isEmpty && pendingAnimations.isEmpty { host.scheduleCommit(of: self) }
    changes.formUnion(change)
  }
}
