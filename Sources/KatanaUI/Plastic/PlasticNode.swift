import UIKit

/// The node of a description that lays out its children by Plastic.
@preconcurrency @MainActor
public final class PlasticNode<Description: PlasticNodeDescription>: Node<Description> {
  /// Lays out the children that have keys.
  public override func processedChildrenDescriptionsBeforeDraw(
    _ children: [any AnyNodeDescription]
  ) -> [any AnyNodeDescription] {
    let pass = LayoutPass(children, in: props.frame, multiplier: multiplier, description: Description.self)
    let hash = Description.layoutHash(props: props, state: state)
    let key = hash.map {
      LayoutCache.Key(
        description: ObjectIdentifier(Description.self), width: props.frame.width, height: props.frame.height,
        multiplier: multiplier, hash: $0)
    }
    let frames: [String: CGRect]
    if let key, let known = LayoutCache.frames(for: key, keys: pass.views.keys) {
      frames = known
    } else {
      let container = ViewsContainer<Description.Keys>(nativeView: pass.nativeView, views: pass.views)
      Description.layout(views: container, props: props, state: state)
      frames = pass.views.mapValues(\.frame)
      if let key { LayoutCache.remember(frames, for: key) }
    }
    return LayoutPass.place(children, frames: frames, scale: UIScreen.main.scale)
  }
}
