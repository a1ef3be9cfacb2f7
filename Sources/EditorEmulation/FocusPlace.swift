import CoreGraphics
import DisplayProtocol
import SceneTree

/// The place of a layer with the keyboard's focus, by which its successor is found once the layer is gone: a
/// view that an app makes anew, in a row or elsewhere, is another layer for it. Browsers' pages have the
/// same, in `focus.js`.
struct FocusPlace {
  private let layer: LayerID
  private let className: String?
  private let frame: CGRect

  init?(of layer: LayerID, in scene: Scene) {
    guard let frame = scene.frameInScene(of: layer) else { return nil }
    (self.layer, self.frame) = (layer, frame)
    className = scene[layer]?.properties.semantics?.className
  }

  /// Returns what took the layer's place: the nearest stop of Tab of its class, the center of one within the
  /// box of the other. Nil while the former layer shows, and where there is none.
  func successor(in scene: Scene) -> LayerID? {
    guard !isShown(in: scene) else { return nil }
    var nearest: (layer: LayerID, distance: CGFloat)?
    for other in scene.focusableLayers() where scene[other]?.properties.semantics?.className == className {
      guard let box = scene.frameInScene(of: other) else { continue }
      let (x, y) = (abs(box.midX - frame.midX), abs(box.midY - frame.midY))
      guard x <= max(box.width, frame.width) / 2, y <= max(box.height, frame.height) / 2,
        x + y < nearest?.distance ?? .infinity
      else { continue }
      nearest = (other, x + y)
    }
    return nearest?.layer
  }

  private func isShown(in scene: Scene) -> Bool {
    scene[layer] != nil && scene.ancestry(of: layer).allSatisfy { scene[$0]!.properties.isSeen }
  }
}
