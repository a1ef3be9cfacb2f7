import DisplayProtocol
import ScenePainting

extension CALayer {
  /// Draws the layer and all in it in its own space.
  func drawTree(in ctx: CGContext) {
    layoutIfNeeded()
    displayTree()
    var changes: [SceneChange] = []
    describe(as: LayerID(1), into: LayerID.root, &changes)
    let size = bounds.size
    for property: LayerProperty in [
      .frame(CGRect(origin: bounds.origin, size: size)), .transform(LayerTransform()), .isHidden(false),
    ] {
      changes.append(.set(LayerID(1), property))
    }
    SceneRenderer.draw(changes, in: ctx)
  }

  /// Draws all contents that are due, also where no display shows the layer.
  private func displayTree() {
    displayIfNeeded()
    for layer in children { layer.displayTree() }
    maskLayer?.displayTree()
    (self as? CAReplicatorLayer)?.updateCopies()
  }

  /// Describes the layer and all in it, under names that count up from `id`. Returns the next free name.
  @discardableResult
  private func describe(as id: LayerID, into parent: LayerID, _ changes: inout [SceneChange]) -> LayerID {
    changes.append(.insert(id, into: parent, before: nil))
    forEachUnusualProperty { property in
      switch property {
      case .mask, .semantics, .editor: break
      default: changes.append(.set(id, property))
      }
    }
    var next = LayerID(id.rawValue + 1)
    if let maskLayer {
      changes.append(.set(id, .mask(next)))
      next = maskLayer.describe(as: next, into: id, &changes)
    }
    for layer in drawingOrder + ownSublayers { next = layer.describe(as: next, into: id, &changes) }
    return next
  }
}
