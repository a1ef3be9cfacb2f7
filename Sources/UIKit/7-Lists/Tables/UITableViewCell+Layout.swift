import QuartzCore

/// The layout of a cell's parts. Everything is computed for left-to-right layout, and mirrored at the end.
extension UITableViewCell {
  private var metrics: Metrics.Tables { Metrics.current.tables }

  /// Between the cell's edges and its text.
  var margin: CGFloat {
    guard let table else { return metrics.margin(width: bounds.width) }
    return table.style == .insetGrouped ? metrics.margin : table.contentMargin
  }

  /// The x position of the start of the text, in a cell that is not edited.
  var textStart: CGFloat {
    let start = margin + CGFloat(indentationLevel) * indentationWidth
    if let view = configurations.view as? UIListContentView {
      return view.textStart - editingShift
    }
    guard let image = parts.imageView, let size = image.image?.size else { return start }
    return start + size.width + metrics.imageGap
  }

  private var isRightToLeft: Bool { !readsFromLeft }

  /// The safe area beside the content, as it reads.
  private var safe: (start: CGFloat, end: CGFloat) {
    let insets = table?.safeSideInsets ?? .zero
    return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// The width that is left for the content.
  private func contentWidth(in width: CGFloat) -> CGFloat {
    max(width - startWidth - endWidth - safe.start - safe.end, 0)
  }

  /// The safe area where lines begin.
  var safeStart: CGFloat { safe.start }

  private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Ends

  /// The width of the view at the end.
  private var endWidth: CGFloat { partsWidth + (table?.sectionIndexWidth ?? 0) }

  private var partsWidth: CGFloat {
    if isEditing, showsReorderControl { return metrics.reorderWidth + (end.map { widthOfEnd($0) } ?? 0) }
    guard let end else { return 0 }
    return widthOfEnd(end)
  }

  private func widthOfEnd(_ end: UIView) -> CGFloat {
    switch endType {
    case .none: end.bounds.width + margin + metrics.gap / 2
    case .disclosureIndicator: metrics.disclosureWidth + margin - metrics.margin
    case .checkmark: metrics.checkmarkWidth + margin - metrics.margin
    case .detailButton: metrics.detailWidth + margin - metrics.margin
    case .detailDisclosureButton: metrics.detailDisclosureWidth + margin - metrics.margin
    }
  }

  /// The width of the controls that edit the row, on the leading side.
  private var startWidth: CGFloat {
    guard isEditing else { return 0 }
    let hasMark = editingStyle != .none || showsSelectionMark
    return hasMark ? metrics.editWidth : 0
  }

  /// The distance by which the controls that edit the row move the text.
  var editingShift: CGFloat { startWidth > 0 ? startWidth + metrics.gap - margin : 0 }

  /// Updates the accessory at the end after a change.
  func endDidChange() {
    let view = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    if let view {
      replaceEnd(with: view, type: .none)
    } else if type != endType || end == nil || endType == .none {
      replaceEnd(with: CellAccessory.make(type, for: self), type: type)
    }
    setNeedsLayout()
  }

  private func replaceEnd(with view: UIView?, type: AccessoryType) {
    if end !== view {
      if end?.superview === self { end?.removeFromSuperview() }
      if let view { addSubview(view) }
      end = view
    }
    endType = type
  }

  // MARK: Layout

  func layOutParts() {
    let height = max(bounds.height - edges.lineHeight, 0)
    backgroundView?.placePart(bounds)
    configurations.ground?.placePart(bounds)
    shownSelection?.placePart(bounds)
    placeContent()
    configurations.placeNewContent()
    placeEnds(height: height)
    placeLines()
    placeTexts()
  }

  /// Places the content between the ends. The table does it as soon as a cell has another size, so that
  /// constraints are never solved for the old one.
  func placeContent() {
    let frame = CGRect(
      x: safe.start + startWidth, y: 0, width: contentWidth(in: bounds.width),
      height: max(bounds.height - edges.lineHeight, 0))
    let mirrored = mirrored(frame, in: bounds.width)
    if content.frame != mirrored { content.frame = mirrored }
    setContentMargins()
  }

  /// Constraints find the same margins in the content as texts have.
  private func setContentMargins() {
    let inset = metrics.textInset
    let trailing = endWidth > 0 ? metrics.gap : margin
    var wanted = NSDirectionalEdgeInsets(
      top: inset, leading: startWidth > 0 ? metrics.gap : margin, bottom: inset, trailing: trailing)
    if configurations.view != nil {
      wanted.leading += CGFloat(indentationLevel) * indentationWidth
      guard content.directionalLayoutMargins != wanted else { return }
      content.directionalLayoutMargins = wanted
      configurations.marginsDidChange(wanted)
      return
    }
    guard !hasParts, content.directionalLayoutMargins != wanted else { return }
    content.directionalLayoutMargins = wanted
  }

  private var hasParts: Bool { !parts.isEmpty }

  private func placeEnds(height: CGFloat) {
    let width = bounds.width
    var right = width - safe.end - (table?.sectionIndexWidth ?? 0)
    if isEditing, showsReorderControl {
      right -= metrics.reorderWidth
      let frame = mirrored(CGRect(x: right, y: 0, width: metrics.reorderWidth, height: height), in: width)
      if let reorderHandle {
        reorderHandle.frame = frame
      } else {
        let handle = ReorderHandle(self)
        reorderHandle = handle
        fadeIn(handle, frame)
      }
    } else {
      reorderHandle?.removeFromSuperview()
      reorderHandle = nil
    }
    if let end {
      let taken = widthOfEnd(end)
      var frame = CGRect(x: right - taken, y: 0, width: taken, height: height)
      if endType == .none {
        let size = end.bounds.size
        frame = CGRect(
          x: right - margin - size.width, y: centered(size.height, in: height), width: size.width,
          height: size.height)
      }
      end.placePart(mirrored(frame, in: width))
    }
    placeMark(height: height)
  }

  private func placeMark(height: CGFloat) {
    guard isEditing, editingStyle != .none || showsSelectionMark else {
      editMark?.removeFromSuperview()
      editMark = nil
      return
    }
    let mark = editMark ?? EditMark(self)
    mark.show(
      showsSelectionMark ? (isSelected ? .chosen : .open) : editingStyle == .insert ? .insert : .delete)
    let frame = mirrored(
      CGRect(x: safe.start, y: 0, width: metrics.editWidth + metrics.gap, height: height), in: bounds.width)
    let isNew = exchange(&editMark, with: mark) == nil
    if isNew { fadeIn(mark, frame, isFirst: true) } else { mark.frame = frame }
  }

  /// Adds a part at its place, where it fades in when the change is animated.
  private func fadeIn(_ view: UIView, _ frame: CGRect, isFirst: Bool = false) {
    UIView.performWithoutAnimation {
      view.frame = frame
      view.alpha = 0
      // The order of views is that in which the keyboard goes through them.
      if isFirst { insertSubview(view, belowSubview: contentView) } else { addSubview(view) }
      view.layoutSubviews()
    }
    view.alpha = 1
  }

  private func centered(_ length: CGFloat, in whole: CGFloat) -> CGFloat {
    ((whole - length) / 2).roundedToPixel(.down, scale: traitCollection.displayScale)
  }

  // MARK: Texts

  private func placeTexts() {
    guard hasParts else { return }
    let width = contentView.bounds.width
    if style == .value2 { parts.textLabel?.textAlignment = readsFromLeft ? .right : .left }
    for case let label as CellLabel in [parts.textLabel, parts.detailLabel] { label.alignToDirection() }
    for (view, frame) in frames(width: width, height: contentView.bounds.height) {
      let frame = mirrored(frame, in: width)
      view.placePart(frame)
    }
  }

  /// The least height that the texts and the picture require, without the line.
  func heightOfParts(width: CGFloat) -> CGFloat {
    guard hasParts else { return metrics.rowHeight - edges.lineHeight }
    let room = roomForTexts(width: contentWidth(in: width))
    let text = parts.textLabel.map { sizeOfText($0, width: room) } ?? .zero
    let detail = parts.detailLabel.map { sizeOfText($0, width: room) } ?? .zero
    var least = text.height + 2 * metrics.textInset
    if style == .subtitle && detail.height > 0 || putsDetailBelow(text, detail, room: room) {
      least = text.height + detail.height + metrics.subtitleGap + 2 * metrics.subtitleInset
    } else if style == .value1 || style == .value2 {
      least = max(text.height, detail.height) + 2 * metrics.textInset
    }
    if let image = parts.imageView?.image { least = max(least, image.size.height + metrics.gap) }
    return max(least, metrics.rowHeight - edges.lineHeight)
  }

  private func sizeOfText(_ label: UILabel, width: CGFloat) -> CGSize {
    label.text?.isEmpty == false ? size(of: label, width: width) : .zero
  }

  /// Whether the detail stands below the text: in that style, and where both are too large to stand side by
  /// side.
  private func putsDetailBelow(_ text: CGSize, _ detail: CGSize, room: CGFloat) -> Bool {
    guard text.height > 0, detail.height > 0 else { return false }
    return style == .subtitle
      || style == .value1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        && text.width + metrics.gap + detail.width > room
  }

  private func contentStart() -> CGFloat {
    (startWidth > 0 ? metrics.gap : margin) + CGFloat(indentationLevel) * indentationWidth
  }

  private func roomForTexts(width: CGFloat) -> CGFloat {
    var start = contentStart()
    if let size = parts.imageView?.image?.size { start += size.width + metrics.imageGap }
    return max(width - start - (endWidth > 0 ? metrics.gap : margin), 0)
  }

  private func frames(width: CGFloat, height: CGFloat) -> [(UIView, CGRect)] {
    var frames: [(UIView, CGRect)] = []
    var x = contentStart()
    if let view = parts.imageView, let size = view.image?.size {
      // A picture that is higher than the row is made smaller with its shape kept.
      let scale = size.height > height ? height / size.height : 1
      let shown = CGSize(width: size.width * scale, height: size.height * scale)
      frames.append(
        (view, CGRect(x: x, y: centered(shown.height, in: height), width: shown.width, height: shown.height)))
      x += shown.width + metrics.imageGap
    }
    let room = max(width - x - (endWidth > 0 ? metrics.gap : margin), 0)
    let text = parts.textLabel.map { size(of: $0, width: room) } ?? .zero
    let detail = parts.detailLabel.map { size(of: $0, width: room) } ?? .zero
    func add(_ label: UILabel?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      if let label { frames.append((label, CGRect(x: x, y: y, width: width, height: height))) }
    }
    switch style {
    case .default:
      add(parts.textLabel, x, 0, room, height)
    case _ where putsDetailBelow(text, detail, room: room):
      let whole = text.height + metrics.subtitleGap + detail.height
      let top = max(centered(whole, in: height), 0)
      add(parts.textLabel, x, top, room, text.height)
      add(parts.detailLabel, x, top + text.height + metrics.subtitleGap, room, detail.height)
    case .subtitle:
      add(parts.textLabel, x, 0, room, text.height > 0 ? height : 0)
      add(parts.detailLabel, x, 0, room, detail.height > 0 ? height : 0)
    case .value1:
      let gap = text.width > 0 && detail.width > 0 ? metrics.gap : 0
      let textWidth = min(text.width, max(room - gap - detail.width, room / 2))
      let detailWidth = min(detail.width, max(room - gap - textWidth, 0))
      add(parts.textLabel, x, 0, detail.width > 0 ? textWidth : room, height)
      add(parts.detailLabel, x + room - detailWidth, 0, detailWidth, height)
    case .value2:
      let labelWidth = min(metrics.value2Width, room)
      add(parts.textLabel, x, 0, labelWidth, height)
      let start = labelWidth + metrics.value2Gap
      add(parts.detailLabel, x + start, 0, max(room - start, 0), height)
    }
    return frames
  }

  private func size(of label: UILabel, width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Fitting

  /// The size that the content requires.
  func fittedContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let size = bounds.size
    bounds.size.width = target.width
    setContentMargins()
    updateConfigurationIfNeeded()
    var hasConstraints = configurations.view != nil
    contentView.forEachInTree { if !$0.autoLayout.constraints.isEmpty { hasConstraints = true } }
    defer { bounds.size = size }
    guard hasConstraints else { return sizeThatFits(target) }
    let width = contentWidth(in: target.width)
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: max(target.height - edges.lineHeight, 0)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    var height = fitted.height > 0.5 ? fitted.height : metrics.rowHeight - edges.lineHeight
    if configurations.view is UIListContentView { height = max(height, metrics.rowHeight - edges.lineHeight) }
    return CGSize(width: target.width, height: height + edges.lineHeight)
  }
}
