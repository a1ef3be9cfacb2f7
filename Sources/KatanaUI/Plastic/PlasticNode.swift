import UIKit

/// The node of a description that lays out its children by Plastic.
@preconcurrency @MainActor
public final class PlasticNode<Description: PlasticNodeDescription>: Node<Description> {
  /// The views of the last layout, for the next one.
  private var lastPass: PlasticPass?

  /// Lays out the children that have keys.
  public override func processedChildrenDescriptionsBeforeDraw(
    _ children: [any AnyNodeDescription]
  ) -> [any AnyNodeDescription] {
    let (frame, multiplier) = (props.frame, multiplier)
    let pass: PlasticPass
    if let lastPass, lastPass.restart(children, in: frame, multiplier: multiplier) {
      pass = lastPass
    } else {
      pass = PlasticPass(children, in: frame, multiplier: multiplier, description: Description.self)
      lastPass = pass
    }
    let scale = UIScreen.main.scale
    let key = Description.layoutHash(props: props, state: state).map {
      LayoutCache.Key(
        description: ObjectIdentifier(Description.self), width: frame.width, height: frame.height,
        multiplier: multiplier, hash: $0)
    }
    if let key, let known = LayoutCache.frames(for: key, keys: pass.views.keys) {
      return pass.place(children, scale: scale, given: known)
    }
    let views = ViewsContainer<Description.Keys>(nativeView: pass.nativeView, views: pass.views)
    Description.layout(views: views, props: props, state: state)
    if let key { LayoutCache.remember(pass.frames, for: key) }
    return pass.place(children, scale: scale)
  }
}
