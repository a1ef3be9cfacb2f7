import QuartzCore

/// The view of a drag in front of everything in a window: the pictures of the items, and a badge.
@MainActor final class DragLayerView: UIView {
  private var pictures: [DragPreviewView?] = []
  private var homes: [UITargetedDragPreview?] = []
  private let badge = DragBadge()
  /// The point at which the first picture is held, from its middle.
  private var grip = CGVector.zero
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    becomeDecoration()
    addSubview(badge)
    badge.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  private var shown: [DragPreviewView] { pictures.compactMap { $0 } }

  /// The preview of an item as it was lifted.
  func preview(at index: Int) -> UITargetedDragPreview? { homes.indices.contains(index) ? homes[index] : nil }

  /// Shows the items where they are.
  func show(_ previews: [UITargetedDragPreview?], at place: CGPoint) {
    homes = previews
    pictures = previews.map { $0.flatMap(DragPreviewView.init) }
    count = previews.count
    for picture in shown.reversed() { insertSubview(picture, belowSubview: badge) }
    guard let first = shown.first else { return }
    grip = CGVector(dx: first.center.x - place.x, dy: first.center.y - place.y)
  }

  /// Lifts the pictures: the end of an animation.
  func lift() {
    for picture in shown {
      let scale = min(DragMetrics.liftScale, bounds.width / max(picture.bounds.width, 1))
      picture.transform = CGAffineTransform(scaleX: scale, y: scale)
      picture.cast(DragMetrics.shadow)
    }
  }

  /// Puts the pictures on a stack, those that have others for the drag.
  func gather(_ items: [UIDragItem]) {
    for (item, picture) in zip(items, pictures) {
      guard let picture, let other = item.previewProvider?() else { continue }
      picture.show(other)
    }
    UIView.changeAppearance(animated: true, duration: DragMetrics.liftDuration) { [self] in
      for (index, picture) in shown.enumerated() {
        let scale = picture.carriedScale
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
        picture.alpha = index < DragMetrics.stackDepth ? DragMetrics.carriedAlpha : 0
      }
    }
  }

  func move(to place: CGPoint) {
    guard let first = shown.first else { return }
    // A picture that became smaller is still under the hand.
    let (dx, dy) = (
      grip.dx.clamped(to: -first.bounds.width / 2...first.bounds.width / 2),
      grip.dy.clamped(to: -first.bounds.height / 2...first.bounds.height / 2)
    )
    for (index, picture) in shown.enumerated() {
      let step = CGFloat(min(index, DragMetrics.stackDepth)) * DragMetrics.stackOffset
      picture.center = CGPoint(x: place.x + dx + step, y: place.y + dy + step)
    }
    let frame = first.frame
    badge.center = CGPoint(x: frame.maxX - 4, y: frame.minY + 4)
  }

  /// Shows what a drop would do.
  func show(operation: UIDropOperation, isOver: Bool) {
    badge.show(operation: isOver ? operation : .cancel, count: count)
  }

  /// Brings the pictures to their places, or lets them vanish where there is none, and goes.
  func land(
    on goals: [UITargetedDragPreview?], with animator: DragAnimator, completion: @escaping () -> Void
  ) {
    badge.isHidden = true
    let move = { [self] in
      animator.animate()
      for (index, picture) in pictures.enumerated() {
        guard let picture else { continue }
        picture.layer.shadowOpacity = 0
        guard let goal = goals.indices.contains(index) ? goals[index] : nil,
          let frame = DragPreviewView.frame(of: goal)
        else {
          picture.alpha = 0
          picture.transform = CGAffineTransform(
            scaleX: DragMetrics.vanishingScale, y: DragMetrics.vanishingScale)
          continue
        }
        picture.alpha = 1
        picture.center = CGPoint(x: frame.midX, y: frame.midY)
        let target = goal.target.transform
        picture.transform = CGAffineTransform(
          scaleX: target.a * frame.width / max(picture.bounds.width, 1),
          y: target.d * frame.height / max(picture.bounds.height, 1))
      }
    }
    let end = { [self] in
      removeFromSuperview()
      animator.complete()
      completion()
    }
    UIView.animate(
      withDuration: DragMetrics.landDuration, delay: 0, options: [.allowUserInteraction], animations: move,
      completion: { _ in end() })
  }
}

/// The number of the items that are dragged, or a sign of what a drop would do.
@MainActor final class DragBadge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: DragMetrics.badgeHeight, height: DragMetrics.badgeHeight))
    layer.cornerRadius = DragMetrics.badgeHeight / 2
    label.font = DragMetrics.badgeFont
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(operation: UIDropOperation, count: Int) {
    let sign: (text: String, color: UIColor)? =
      switch operation {
      case .copy: (count > 1 ? "\(count)" : "+", .systemGreen)
      case .forbidden: ("⊘", .systemGray)
      case .move, .cancel: count > 1 ? ("\(count)", .systemRed) : nil
      }
    isHidden = sign == nil
    guard let sign else { return }
    label.text = sign.text
    backgroundColor = sign.color
    label.textColor = .legible(on: sign.color)
    let width = max(DragMetrics.badgeHeight, label.intrinsicContentSize.width + 12)
    bounds.size = CGSize(width: width, height: DragMetrics.badgeHeight)
    label.frame = bounds
  }
}
