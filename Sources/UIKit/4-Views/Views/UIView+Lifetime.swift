import ObjectFactory
import QuartzCore

extension UIView {
  /// Makes a view of a class that is known only at run time, by its `init()`.
  package static func makeView(of type: UIView.Type) -> UIView {
    makeObject(of: type) as! UIView
  }

  /// Joins a new view and its layer.
  func joinLayer() {
    overriddenMethods = .of(type(of: self))
    backingLayer.layerOwner = self
    backingLayer.needsDisplayOnBoundsChange = redrawsOnBoundsChange
    if overriddenMethods.contains(.draw) { backingLayer.setNeedsDisplay() }
    backingLayer.setNeedsLayout()
  }

  /// Removes the view from all that names it without retaining it, when it is deallocated.
  func leaveReferences() {
    DeallocationPrefetch.fetch(self)
    backingLayer.layerOwner = nil
    detachLayout()
    orphanSubviews()
  }

  /// Makes the layer of a view whose ``layerClass`` is that class.
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let type = layerClass as? NSObject.Type, let layer = makeObject(of: type) as? CALayer else {
      ExceptionName.invalidArgument.raise(
        "layerClass must be CALayer or a subclass of it, not \(layerClass).")
    }
    return layer
  }
}
