import CoreGraphics

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The contents, in the types in which they can be dropped.
  public let itemProvider: NSItemProvider
  /// A value of the app's own, available where the item is dropped; nil by default.
  open var localObject: Any?
  /// The closure that makes the preview which is shown during the drag; nil, the default, for the lifted one.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item of its contents.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The appearance of a view while it is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place that a dragged view comes from or goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view to drag, its appearance, and its place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview for another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that is shown for an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The view's appearance.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The animation of an item that is lifted, dropped or brought back, to which the app adds its own.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds changes that are animated with the item.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations and completions that were added to the way of an item.
@MainActor final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() { for work in exchange(&animations, with: []) { work() } }

  func complete() { for work in exchange(&completions, with: []) { work(.end) } }
}
