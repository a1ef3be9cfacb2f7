extension UIView {
  /// Returns the priority with which the view resists being larger than its content, along an axis; 250 by
  /// default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.hugging.x : autoLayout.hugging.y
  }

  /// Sets how strongly the view resists being larger than its content, along an axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { autoLayout.hugging.x = priority } else { autoLayout.hugging.y = priority }
    contentPrioritiesDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its content, along an axis; 750 by
  /// default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.compressionResistance.x : autoLayout.compressionResistance.y
  }

  /// Sets how strongly the view resists being smaller than its content, along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      autoLayout.compressionResistance.x = priority
    } else {
      autoLayout.compressionResistance.y = priority
    }
    contentPrioritiesDidChange()
  }

  /// Sets the initial priorities of a view of a class that keeps to its content's size.
  func keepToContent(across: UILayoutPriority = .defaultHigh, down: UILayoutPriority = .defaultHigh) {
    autoLayout.hugging = (across, down)
  }

  private func contentPrioritiesDidChange() {
    guard let box = layoutBox else { return }
    box.contentDidChange()
    superview?.setNeedsLayout()
  }
}
