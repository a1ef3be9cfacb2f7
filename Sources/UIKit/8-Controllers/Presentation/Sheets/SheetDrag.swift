import QuartzCore

/// A finger that drags a sheet: to another detent, or down and away. Controls in the sheet keep their
/// touches, and so do scroll views, but for a pull of content that is at its top: down, or up where the sheet
/// can be higher.
@MainActor final class SheetDrag: UIGestureRecognizerDelegate {
  /// The share of its height by which a sheet must be dragged down to be dismissed when it is let go.
  private static let shareThatDismisses: CGFloat = 0.5
  /// The speed, in points a second, from which letting go dismisses the sheet, or brings it to a lower
  /// detent. Measured on iOS.
  private static let fastEnough: CGFloat = 1_000
  /// The resistance of a sheet that cannot be dismissed, as the fraction of the finger's movement that it
  /// follows.
  private static let resistance: CGFloat = 0.15
  /// The seconds for which a sheet that is let go slides on, when its next detent is chosen.
  private static let slide: CGFloat = 0.2

  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  func attach(to card: UIView) {
    let pan = UIPanGestureRecognizer { [weak self] pan in self?.follow(pan) }
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  // MARK: Whose drag it is

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let sheet, sheet.transition == nil,
      sheet.arrangement != .fullScreen, sheet.arrangement != .popover
    else { return false }
    let way = pan.translation(in: sheet.container)
    guard abs(way.y) > abs(way.x) else { return false }
    let content = scrollViews(under: pan, in: sheet)
    let mayScroll =
      way.y < 0 && !(sheet.prefersScrollingExpandsWhenScrolledToEdge && roomAbove(sheet) > 0)
    return content.isEmpty || !mayScroll && content.allSatisfy(isAtTop)
  }

  /// Content at its top waits until it is clear that the drag is not the sheet's.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let content = (other as? ScrollPanGestureRecognizer)?.scrollView, let sheet,
      content.isDescendant(of: sheet.card)
    else { return false }
    return content.scrollsVertically && isAtTop(content)
  }

  /// The scroll views that a drag would scroll up or down, from the inside out.
  private func scrollViews(
    under pan: UIPanGestureRecognizer, in sheet: UISheetPresentationController
  ) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var next = pan.touchesDown.first?.view
    while let view = next, view !== sheet.card {
      if let content = view as? UIScrollView, content.isScrollEnabled, content.scrollsVertically {
        found.append(content)
      }
      next = view.superview
    }
    return found
  }

  /// Whether content gives a pull down to the sheet: it cannot scroll further, and the pull does not refresh
  /// it.
  private func isAtTop(_ content: UIScrollView) -> Bool {
    content.refreshControl == nil && content.contentOffset.y <= content.verticalRange.lowerBound
  }

  // MARK: Following

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let sheet else { return }
    let way = SheetDrag.travel(of: pan.translation(in: sheet.container).y)
    switch pan.state {
    case .began, .changed:
      let distance = distance(for: way, of: sheet)
      sheet.drop = max(distance, 0)
      sheet.lift = max(-distance, 0)
    case .ended: endDrag(of: sheet, after: way, speed: pan.velocity(in: sheet.container).y)
    case .cancelled, .failed: snapBack(sheet)
    case .possible: break
    }
  }

  /// A finger's way without the part that made it a drag, so that the sheet does not jump.
  private static func travel(of way: CGFloat) -> CGFloat {
    let slop = UIPanGestureRecognizer.hysteresis
    return way < 0 ? min(way + slop, 0) : max(way - slop, 0)
  }

  /// Returns the distance by which the card follows a finger: all of it where the card may rest there;
  /// upwards no further than its top, and downwards only a little where it may not go.
  private func distance(for way: CGFloat, of sheet: UISheetPresentationController) -> CGFloat {
    if way < 0 { return max(way, -roomAbove(sheet)) }
    return !sheet.presentedViewController.isModalInPresentation || hasLowerDetent(sheet)
      ? way : way * SheetDrag.resistance
  }

  /// The height at which a sheet rests, however far a finger holds it above that.
  private func restHeight(of sheet: UISheetPresentationController) -> CGFloat {
    sheet.card.bounds.height - sheet.lift
  }

  /// The distance by which a sheet can go up to its highest detent.
  private func roomAbove(_ sheet: UISheetPresentationController) -> CGFloat {
    guard sheet.arrangement == .bottom, let highest = sheet.detentHeights.last else { return 0 }
    return max(highest.height - restHeight(of: sheet), 0)
  }

  private func hasLowerDetent(_ sheet: UISheetPresentationController) -> Bool {
    guard sheet.arrangement == .bottom, let lowest = sheet.detentHeights.first else { return false }
    return lowest.height < restHeight(of: sheet)
  }

  // MARK: Letting go

  private func endDrag(of sheet: UISheetPresentationController, after way: CGFloat, speed: CGFloat) {
    let height = restHeight(of: sheet)
    let heights = sheet.arrangement == .bottom ? sheet.detentHeights : []
    guard hasLowerDetent(sheet) || heights.count > 1 else {
      let isFar = way > height * SheetDrag.shareThatDismisses && speed > -SheetDrag.fastEnough
      if speed >= SheetDrag.fastEnough || isFar { dismiss(sheet) } else { snapBack(sheet) }
      return
    }
    // Where it would come to rest, as something that slides on.
    let wanted = height - way - speed * SheetDrag.slide
    let lowest = heights[0]
    let isFlungAway = speed >= SheetDrag.fastEnough && height - way <= lowest.height
    if wanted < lowest.height * (1 - SheetDrag.shareThatDismisses) || isFlungAway {
      dismiss(sheet)
      return
    }
    let nearest = heights.min { abs($0.height - wanted) < abs($1.height - wanted) }!
    let isNew = nearest.identifier != sheet.presentDetent?.identifier
    snapBack(sheet) { if isNew { sheet.selectedDetentIdentifier = nearest.identifier } }
    if isNew {
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func dismiss(_ sheet: UISheetPresentationController) {
    if !sheet.attemptDismissal() { snapBack(sheet) }
  }

  private func snapBack(_ sheet: UISheetPresentationController, _ changes: @escaping () -> Void = {}) {
    sheet.animateChanges {
      changes()
      sheet.lift = 0
      sheet.drop = 0
    }
  }
}
