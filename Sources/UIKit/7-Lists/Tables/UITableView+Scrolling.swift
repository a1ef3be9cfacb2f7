import QuartzCore

extension UITableView {
  /// Scrolls to a row. Rows on the way and around it may be measured only then, so the place is found once
  /// more when they are.
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let geometry else { return }
    guard path.count == 2, geometry.sections.indices.contains(path.section) else {
      ExceptionName.range.raise(
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (\(path.first ?? 0)) beyond bounds "
          + "(\(counts.sectionCount)). \(LayoutDescription.name(of: self)), \(path)")
    }
    // A row of NSNotFound stands for the section's header.
    if path.row != NSNotFound, !geometry.contains(path) {
      ExceptionName.range.raise(
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(path.row)) beyond bounds "
          + "(\(counts[path.section])) for section (\(path.section)). \(LayoutDescription.name(of: self))")
    }
    showRowsIfNeeded()
    let goal = offset(showing: path, at: position)
    guard !animated else {
      setContentOffset(goal, animated: true)
      let side: ScrollPosition = position == .none ? goal.y < contentOffset.y ? .top : .bottom : position
      return follow { [weak self] in
        guard let self, self.geometry?.contains(path) == true else { return nil }
        return offset(showing: path, at: side)
      }
    }
    setContentOffset(goal, animated: false)
    guard !bounds.isEmpty else { return }
    for _ in 0..<4 {
      layOutRows()
      let corrected = offset(showing: path, at: position)
      if corrected == contentOffset { break }
      contentOffset = corrected
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let rect = path.row == NSNotFound ? frame(ofHeader: path.section) : frameOfRow(path)
    let inset = adjustedContentInset
    var top = inset.top
    // A header that stays at the top covers what lies below it.
    if style == .plain, path.row != NSNotFound { top += geometry?.sections[path.section].header ?? 0 }
    var offset = contentOffset
    switch position {
    case .top: offset.y = rect.minY - top
    case .bottom: offset.y = rect.maxY + inset.bottom - bounds.height
    case .middle: offset.y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .none:
      if rect.minY < bounds.minY + top {
        offset.y = rect.minY - top
      } else if rect.maxY > bounds.maxY - inset.bottom {
        offset.y = rect.maxY + inset.bottom - bounds.height
      }
    }
    offset.y = onPixels(offset.y)
    return restingOffset(nearest: offset)
  }
}
