import QuartzCore

/// A view that was pressed for long, lifted above its blurred surroundings; or a controller that shows more
/// of it.
@MainActor final class MenuPreviewView: UIView {
  /// The controller that is shown; nil for a picture of the view.
  let shownController: (any ViewOwner)?
  private let content: UIView
  private let clip = UIView()
  private let veil = UIView()
  /// The frame from which the preview is lifted, in the window's points.
  private let home: CGRect
  private let contentOrigin: CGPoint
  private let onChoose: () -> Void

  /// Makes a preview. Nil where the view is in no window or has no size.
  init?(
    _ targeted: UITargetedPreview, controller shownController: (any ViewOwner)?,
    onChoose: @escaping () -> Void
  ) {
    self.shownController = shownController
    self.onChoose = onChoose
    let view = targeted.view
    let container = targeted.target.container
    guard container.window != nil || view.window != nil else { return nil }
    let visible = targeted.parameters.visiblePath?.bounds ?? view.bounds
    let middle = container.convert(targeted.target.center, to: nil)
    let offset = CGPoint(x: visible.midX - view.bounds.midX, y: visible.midY - view.bounds.midY)
    home = CGRect(
      x: middle.x + offset.x - visible.width / 2, y: middle.y + offset.y - visible.height / 2,
      width: visible.width, height: visible.height)
    if let shownController {
      content = shownController.view
      contentOrigin = .zero
    } else {
      guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
      content = picture
      contentOrigin = CGPoint(x: view.bounds.minX - visible.minX, y: view.bounds.minY - visible.minY)
    }
    super.init(frame: home)
    cast(MenuMetrics.shadow)
    clip.clipsToBounds = true
    clip.backgroundColor = shownController == nil ? targeted.parameters.backgroundColor : nil
    clip.layer.cornerRadius =
      shownController == nil
      ? targeted.parameters.visiblePath?.cornerRadius
        ?? max(view.layer.cornerRadius, MenuMetrics.previewCorner)
      : MenuMetrics.previewCorner
    clip.isUserInteractionEnabled = false
    clip.addSubview(content)
    addSubview(clip)
    veil.showMaterial(UIBlurEffect(style: .systemUltraThinMaterial))
    veil.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Does what a tap on the preview does.
  func choose() { onChoose() }

  /// Takes its place in what there is, with room for a menu of a height.
  func arrange(in room: CGRect, menuHeight: CGFloat) {
    guard let superview else { return }
    if veil.superview !== superview {
      superview.insertSubview(veil, belowSubview: self)
      veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    veil.frame = superview.bounds
    var size = home.size
    if let shownController {
      let preferredSize = shownController.preferredContentSize
      size =
        preferredSize.width > 0 && preferredSize.height > 0
        ? preferredSize : CGSize(width: room.width, height: room.height * 0.6)
    }
    let height = max(room.height - menuHeight, min(room.height / 3, size.height))
    let scale = min(1, room.width / max(size.width, 1), height / max(size.height, 1))
    let shown =
      shownController == nil
      ? CGSize(width: size.width * scale, height: size.height * scale)
      : CGSize(width: min(size.width, room.width), height: min(size.height, height))
    var frame = CGRect(
      x: home.midX - shown.width / 2, y: home.midY - shown.height / 2, width: shown.width,
      height: shown.height)
    frame.origin.x = min(max(frame.minX, room.minX), room.maxX - shown.width)
    // The menu lies below, or above where the preview is low and there is room.
    let fitsAbove = shownController == nil && frame.minY - menuHeight >= room.minY
    if !(fitsAbove && frame.maxY + menuHeight > room.maxY) {
      frame.origin.y = min(frame.minY, room.maxY - menuHeight - shown.height)
    }
    frame.origin.y = min(max(frame.minY, room.minY), room.maxY - shown.height)
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    clip.frame = bounds
    if shownController == nil {
      content.bounds.size = CGSize(
        width: content.bounds.width, height: content.bounds.height)
      content.transform = CGAffineTransform(scaleX: scale, y: scale)
      content.center = CGPoint(
        x: (contentOrigin.x + content.bounds.width / 2) * scale,
        y: (contentOrigin.y + content.bounds.height / 2) * scale)
    } else {
      content.frame = bounds
    }
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
  }

  // MARK: Movement

  private var homeTransform: CGAffineTransform {
    let scale = shownController == nil ? home.width / max(bounds.width, 1) : 0.5
    return CGAffineTransform(translationX: home.midX - center.x, y: home.midY - center.y)
      .scaledBy(x: scale, y: scale)
  }

  /// Takes the pose from which it comes.
  func prepareToCome() {
    transform = homeTransform
    veil.alpha = 0
    if shownController != nil { alpha = 0 }
  }

  func come() {
    transform = .identity
    veil.alpha = 1
    alpha = 1
  }

  func go() {
    transform = homeTransform
    veil.alpha = 0
    if shownController != nil { alpha = 0 }
  }
}

extension UIBezierPath {
  /// The radius of the corner at the top left, found along the diagonal; exact for rounded rectangles and
  /// circles.
  var cornerRadius: CGFloat {
    let box = bounds
    let most = min(box.width, box.height) / 2
    guard most.isFinite, most > 0 else { return 0 }
    // The arc lies (1 − √½) of its radius from the corner, on either axis.
    let part: CGFloat = 1 - 0.5.squareRoot()
    var (inside, outside) = (most, CGFloat(0))
    if contains(CGPoint(x: box.minX + 0.01, y: box.minY + 0.01)) { return 0 }
    for _ in 0..<12 {
      let middle = (inside + outside) / 2
      if contains(CGPoint(x: box.minX + middle, y: box.minY + middle)) {
        inside = middle
      } else {
        outside = middle
      }
    }
    return min(inside / part, most)
  }
}
