import QuartzCore

/// The background of the segments of a segmented control: a trough, lines between the segments, and the mark
/// of the selected one.
@MainActor final class SegmentParts {
  private let trough = UIView.decoration(.tertiarySystemFill)
  private let mark = UIView.decoration()
  private var dividers: [UIView] = []

  private var metrics: Metrics.Segments { Metrics.current.segments }

  /// The color behind the selected segment: white, or a gray in the dark appearance.
  private static let markColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  private static let dividerColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.2)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.2)
  }

  /// Adds the parts to a control.
  func join(_ control: UISegmentedControl) {
    control.layer.cornerRadius = metrics.cornerRadius
    trough.layer.cornerRadius = metrics.cornerRadius
    mark.layer.cornerRadius = metrics.pillRadius
    mark.cast(metrics.shadow)
    control.addSubview(trough)
    control.addSubview(mark)
  }

  /// Inserts a segment in front of the parts.
  func add(_ segment: SegmentView, to control: UISegmentedControl) {
    control.addSubview(segment)
  }

  /// Places the parts.
  func place(_ control: UISegmentedControl, frames: [CGRect], marked: Int?, isPressed: Bool) {
    trough.frame = control.bounds
    trough.isHidden = control.backgroundColor != nil
    placeMark(in: control, frame: marked.map { frames[$0] }, isPressed: isPressed)
    placeDividers(in: control, frames: frames, marked: marked)
  }

  private func placeMark(in control: UISegmentedControl, frame: CGRect?, isPressed: Bool) {
    mark.backgroundColor = control.selectedSegmentTintColor ?? SegmentParts.markColor
    mark.alpha = frame == nil ? 0 : control.isEnabled ? 1 : Metrics.current.disabledAlpha
    guard let frame else { return }
    let place = frame.insetBy(dx: metrics.inset, dy: metrics.inset)
    mark.bounds = CGRect(
      origin: .zero, size: CGSize(width: max(place.width, 0), height: max(place.height, 0)))
    mark.center = CGPoint(x: place.midX, y: place.midY)
    let scale = isPressed ? metrics.pressedScale : 1
    mark.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// A line between each two segments, hidden beside the chosen one.
  private func placeDividers(in control: UISegmentedControl, frames: [CGRect], marked: Int?) {
    while dividers.count < frames.count - 1 {
      let divider = UIView.decoration(SegmentParts.dividerColor)
      divider.layer.cornerRadius = metrics.dividerSize.width / 2
      control.insertSubview(divider, belowSubview: mark)
      dividers.append(divider)
    }
    while dividers.count > max(frames.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
    for (index, divider) in dividers.enumerated() {
      let x = control.readsFromLeft ? frames[index].maxX : frames[index].minX
      divider.frame = CGRect(
        x: x - metrics.dividerSize.width / 2, y: (control.bounds.height - metrics.dividerSize.height) / 2,
        width: metrics.dividerSize.width, height: metrics.dividerSize.height)
      divider.alpha = marked == index || marked == index + 1 ? 0 : 1
    }
  }
}
