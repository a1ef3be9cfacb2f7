import CoreGraphics

/// The parameters of the appearance of a view while it is lifted out of its place.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view to show, in its points; nil, the default, for all of it. It is cut to a rectangle
  /// with the path's corners.
  open var visiblePath: UIBezierPath?
  /// The outline that the shadow follows; nil, the default, for that of what is shown.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; by default that of the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  /// Makes parameters that show the whole view.
  public override init() { super.init() }

  /// Makes parameters that show lines of text, given by their rectangles in the view's points.
  public init(textLineRects: [NSValue]) {
    super.init()
    let rects = textLineRects.map(\.cgRectValue)
    guard let first = rects.first else { return }
    let whole = rects.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -4)
    visiblePath = UIBezierPath(roundedRect: whole, cornerRadius: 6)
  }
}

/// The place that a lifted view comes from or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that the place lies in.
  public let container: UIView
  /// The middle of the place, in the container's points.
  public let center: CGPoint
  /// Applied to what is shown there.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view to lift out of its place, how it is shown, and the place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that is shown; a picture of it is lifted.
  public let view: UIView
  /// The parameters of the preview's appearance.
  public let parameters: UIPreviewParameters
  /// The place that it comes from.
  public let target: UIPreviewTarget

  /// Makes a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview where the view is. The view is in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Makes a preview of the whole view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
