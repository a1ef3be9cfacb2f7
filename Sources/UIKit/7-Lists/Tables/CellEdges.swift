import CoreGraphics

/// The lines and the corners of a cell, for its table and its place.
struct CellEdges: Equatable {
  /// The insets of the line from the edges; nil begins it with the text.
  var inset: UIEdgeInsets?
  /// Whether there is a line below the cell.
  var isShown = false
  /// Whether it goes from edge to edge.
  var isFull = false
  /// Whether there is also one above the cell, from edge to edge.
  var hasTopLine = false
  var color: UIColor?
  /// The blur that the lines show in place of their color.
  var material: UIBlurEffect?
  var width: CGFloat
  /// The radius of round corners, and whether the upper and the lower ones are.
  var radius: CGFloat = 0
  var corners = (upper: false, lower: false)

  init(color: UIColor? = nil, width: CGFloat = 0) {
    self.color = color
    self.width = width
  }

  /// The part of the cell's height that the line covers.
  var lineHeight: CGFloat { width }

  static func == (a: CellEdges, b: CellEdges) -> Bool {
    a.inset == b.inset && a.isShown == b.isShown && a.isFull == b.isFull && a.hasTopLine == b.hasTopLine
      && a.color == b.color && a.material === b.material && a.width == b.width && a.radius == b.radius
      && a.corners == b.corners
  }
}

extension UITableViewCell {
  func edgesDidChange(from old: CellEdges) {
    color(line, from: old)
    line.isHidden = !edges.isShown
    if edges.hasTopLine, topLine == nil {
      let line = UIView.decoration()
      addSubview(line)
      topLine = line
    }
    if let topLine { color(topLine, from: old) }
    topLine?.isHidden = !edges.hasTopLine
    let isRound = edges.radius > 0 && (edges.corners.upper || edges.corners.lower)
    layer.cornerRadius = isRound ? edges.radius : 0
    var mask: CACornerMask = []
    if edges.corners.upper { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if edges.corners.lower { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners =
      isRound
      ? mask
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    if edges.radius > 0 { clipsToBounds = isRound }
    setNeedsLayout()
  }

  private func color(_ line: UIView, from old: CellEdges) {
    if edges.material != nil || old.material != nil { line.showMaterial(edges.material) }
    if edges.material == nil { line.backgroundColor = edges.color }
  }

  /// Places the lines.
  func placeLines() {
    var inset = edges.isFull ? .zero : separatorInset
    if !edges.isFull, ownSeparatorInset == nil { inset.left += editingShift }
    if !edges.isFull { inset.left += safeStart }
    let (left, right) = readsFromLeft ? (inset.left, inset.right) : (inset.right, inset.left)
    line.frame = CGRect(
      x: left, y: bounds.height - edges.width, width: max(bounds.width - left - right, 0), height: edges.width
    )
    topLine?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: edges.width)
  }

  func replaceGround(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Pressed and selected

  /// Shows whether the cell is pressed or selected.
  func showSelection(animated: Bool) {
    setNeedsLayout()
    let isOn =
      (isSelected || isHighlighted) && selectionStyle != .none && configurations.background == nil
      && !(showsSelectionMark && isEditing && !isHighlighted && multipleSelectionBackgroundView == nil)
    let wanted = isOn ? selectionGround : nil
    for case let view? in [parts.textLabel, parts.detailLabel] { view.isHighlighted = isOn }
    parts.imageView?.isHighlighted = isOn
    if showsSelectionMark { setNeedsLayout() }
    guard shownSelection !== wanted else {
      wanted?.alpha = 1
      return
    }
    let old = exchange(&shownSelection, with: wanted)
    if let wanted {
      wanted.frame = bounds
      wanted.alpha = 1
      if let backgroundView {
        insertSubview(wanted, aboveSubview: backgroundView)
      } else {
        insertSubview(wanted, at: 0)
      }
      old?.removeFromSuperview()
      return
    }
    guard animated, let old, window != nil else {
      old?.removeFromSuperview()
      return
    }
    UIView.animate(
      withDuration: Metrics.current.tables.deselectDuration, delay: 0, options: [.allowUserInteraction],
      animations: { old.alpha = 0 },
      completion: { [weak self] _ in
        guard self?.shownSelection !== old else { return }
        old.removeFromSuperview()
        old.alpha = 1
      })
  }

  private var selectionGround: UIView {
    if showsSelectionMark, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
    return selectedBackgroundView ?? grayGround
  }
}
