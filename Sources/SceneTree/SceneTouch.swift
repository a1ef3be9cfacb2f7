import DisplayProtocol

/// The hit testing of touches, decided as UIKit's hit test decides it.
extension Scene {
  /// The topmost layer that accepts touches at a point of the scene. What is hidden or nearly transparent,
  /// and what a layer passes by that stands for a view, is left out with everything in it; a view gets no
  /// touches outside the bounds of the views around it.
  package func touchTarget(at point: CGPoint) -> LayerID? {
    touchTarget(in: .root, at: point)
  }

  private func touchTarget(in id: LayerID, at pointInParent: CGPoint) -> LayerID? {
    let layer = self[id]!
    let properties = layer.properties
    guard !properties.isHidden, properties.opacity >= 0.01 else { return nil }
    if let semantics = properties.semantics, !semantics.acceptsTouches { return nil }
    guard let point = properties.pointInside(fromParent: pointInParent) else { return nil }
    // The root's own bounds may be unset: it covers the display.
    guard id == .root || properties.bounds.contains(point) else { return nil }
    for child in layer.shownChildren.reversed() {
      if let target = touchTarget(in: child, at: point) { return target }
    }
    return properties.semantics == nil ? nil : id
  }

  /// A layer and those it lies in, from the inside out.
  package func ancestry(of id: LayerID) -> [LayerID] {
    var line: [LayerID] = []
    var next: LayerID? = id
    while let id = next {
      line.append(id)
      next = self[id]?.parent
    }
    return line
  }

  /// Whether one layer is drawn above another and does not lie in it.
  package func isAbove(_ upper: LayerID, _ lower: LayerID) -> Bool {
    let above = Array(ancestry(of: upper).reversed())
    let below = Array(ancestry(of: lower).reversed())
    let shared = zip(above, below).prefix { $0 == $1 }.count
    // One lies in the other.
    guard shared < above.count, shared < below.count else { return false }
    let siblings = self[above[shared - 1]]!.shownChildren
    return siblings.firstIndex(of: above[shared])! > siblings.firstIndex(of: below[shared])!
  }

  /// The rectangle in which a layer can be seen: its own upright rectangle, cut by the display and by the
  /// layers around it that cut. Empty when nothing of it can be seen.
  package func visibleRect(of id: LayerID, displaySize: CGSize) -> CGRect {
    guard var rect = frameInScene(of: id), rect.isDrawable else { return .zero }
    rect = rect.intersection(CGRect(origin: .zero, size: displaySize))
    for ancestor in ancestry(of: id).dropFirst() where self[ancestor]!.properties.masksToBounds {
      guard let cut = frameInScene(of: ancestor), cut.isDrawable else { return .zero }
      rect = rect.intersection(cut)
    }
    return rect.isNull ? .zero : rect
  }
}

extension LayerProperties {
  /// A point of the parent's space in the layer's own; nil where the layer is squeezed to nothing.
  fileprivate func pointInside(fromParent point: CGPoint) -> CGPoint? {
    let transform = transformToParent
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    let inside = point.applying(transform.inverted())
    return inside.x.isFinite && inside.y.isFinite ? inside : nil
  }
}
