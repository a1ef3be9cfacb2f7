import DisplayProtocol

/// The way through a tree to the layers that are due to be laid out.
extension CALayer {
  func setSubtreeNeedsLayout() {
    var next: CALayer? = self
    while let layer = next, !layer.subtreeNeedsLayout {
      layer.subtreeNeedsLayout = true
      next = layer.superlayer
    }
    host?.requestTurn()
  }

  /// Lays out what is due in this subtree; a few rounds, for layouts that make more work.
  func layoutSubtree() {
    for _ in 0..<LayoutPass.roundsOfOneLayer {
      guard subtreeNeedsLayout else { return }
      subtreeNeedsLayout = false
      if needsLayoutFlag {
        needsLayoutFlag = false
        layoutSublayers()
      }
      let children = children
      var commits = PartialCommits(of: self, children: children)
      for (index, layer) in children.enumerated() where layer.subtreeNeedsLayout {
        layer.layoutSubtree()
        if layer.subtreeNeedsLayout { subtreeNeedsLayout = true }
        commits?.layoutDidReach(index)
      }
      if let maskLayer, maskLayer.subtreeNeedsLayout {
        maskLayer.layoutSubtree()
        if maskLayer.subtreeNeedsLayout { subtreeNeedsLayout = true }
      }
    }
  }

  /// Whether this layer or one in it is due for layout.
  package var layoutIsDue: Bool { subtreeNeedsLayout }
}
