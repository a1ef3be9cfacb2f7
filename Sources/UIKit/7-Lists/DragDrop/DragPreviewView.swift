import QuartzCore

/// A picture of what is dragged, lifted above everything.
@MainActor final class DragPreviewView: UIView {
  /// The preview that it shows.
  private(set) var preview: UITargetedDragPreview
  private let clip = UIView()
  private var content: UIView
  /// The place of the picture in the shown part.
  private var contentOrigin = CGPoint.zero

  /// Creates a picture; nil where the view has no size or the place lies in no window.
  init?(_ preview: UITargetedDragPreview) {
    guard let content = preview.view.snapshotView(afterScreenUpdates: true),
      let home = Self.frame(of: preview)
    else { return nil }
    self.preview = preview
    self.content = content
    super.init(frame: home)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    clip.clipsToBounds = true
    addSubview(clip)
    clip.addSubview(content)
    show(preview)
  }

  required init?(coder: NSCoder) { nil }

  /// The place of a preview in the window's points.
  static func frame(of preview: UITargetedPreview) -> CGRect? {
    let container = preview.target.container
    guard container.window != nil || container is UIWindow else { return nil }
    let visible = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
    guard !visible.isEmpty else { return nil }
    let bounds = preview.view.bounds
    let center = container.convert(preview.target.center, to: nil)
    return CGRect(
      x: center.x + visible.midX - bounds.midX - visible.width / 2,
      y: center.y + visible.midY - bounds.midY - visible.height / 2, width: visible.width,
      height: visible.height)
  }

  private func show(_ preview: UITargetedPreview) {
    let bounds = preview.view.bounds
    let visible = preview.parameters.visiblePath?.bounds ?? bounds
    clip.backgroundColor = preview.parameters.backgroundColor
    clip.layer.cornerRadius =
      preview.parameters.visiblePath?.cornerRadius ?? max(preview.view.layer.cornerRadius, 4)
    contentOrigin = CGPoint(x: bounds.minX - visible.minX, y: bounds.minY - visible.minY)
    self.bounds.size = visible.size
    clip.frame = self.bounds
    content.center = CGPoint(
      x: contentOrigin.x + content.bounds.width / 2, y: contentOrigin.y + content.bounds.height / 2)
  }

  /// Shows another picture in place of this one, around the same middle.
  func show(_ other: UIDragPreview) {
    let view = other.view
    if view.bounds.isEmpty { view.sizeToFit() }
    guard let picture = view.window == nil ? view : view.snapshotView(afterScreenUpdates: true),
      !view.bounds.isEmpty
    else { return }
    content.removeFromSuperview()
    content = picture
    clip.addSubview(picture)
    preview = UITargetedDragPreview(view: view, parameters: other.parameters, target: preview.target)
    show(preview)
  }

  /// The scale at which it is carried.
  var carriedScale: CGFloat {
    min(DragMetrics.liftScale, DragMetrics.longestSide / max(bounds.width, bounds.height, 1))
  }
}
