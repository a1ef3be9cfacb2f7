import QuartzCore

/// A finger that drags a sheet: to another detent, or down and away. Controls and scroll views in the sheet keep
/// their touches.
@MainActor final class SheetDrag: UIGestureRecognizerDelegate {
  /// The share of its height by which a sheet must be dragged down to be dismissed when it is let go.
  private static let shareThatDismisses: CGFloat = 0.5
  /// The speed, in points a second, from which letting go counts as going on in that direction.
  private static let fastEnough: CGFloat = 500
  /// The resistance of a sheet that cannot move further, as the fraction of the finger's movement that it
  /// follows.
  private static let resistance: CGFloat = 0.15

  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  func attach(to card: UIView) {
    let pan = UIPanGestureRecognizer { [weak self] pan in self?.follow(pan) }
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let sheet, sheet.transition == nil,
      sheet.arrangement != .fullScreen, sheet.arrangement != .popover
    else { return false }
    let way = pan.translation(in: sheet.container)
    return abs(way.y) > abs(way.x)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let sheet else { return }
    let card = sheet.card
    switch pan.state {
    case .began, .changed:
      card.transform = CGAffineTransform(
        translationX: 0, y: distance(for: pan.translation(in: sheet.container).y, of: sheet))
    case .ended:
      let way = pan.translation(in: sheet.container).y
      endDrag(of: sheet, after: way, speed: pan.velocity(in: sheet.container).y)
    case .cancelled, .failed:
      snapBack(sheet)
    default:
      break
    }
  }

  /// Returns the distance by which the card follows a finger: all of it where the card may rest there,
  /// otherwise only a little.
  private func distance(for way: CGFloat, of sheet: UISheetPresentationController) -> CGFloat {
    if way < 0 {
      let room =
        sheet.arrangement == .bottom ? (sheet.detentHeights.last?.height ?? 0) - sheet.card.bounds.height : 0
      return -way <= room ? way : -room + (way + room) * SheetDrag.resistance
    }
    return !sheet.presentedViewController.isModalInPresentation || hasLowerDetent(sheet)
      ? way : way * SheetDrag.resistance
  }

  private func hasLowerDetent(_ sheet: UISheetPresentationController) -> Bool {
    guard sheet.arrangement == .bottom, let lowest = sheet.detentHeights.first else { return false }
    return lowest.height < sheet.card.bounds.height
  }

  private func endDrag(of sheet: UISheetPresentationController, after way: CGFloat, speed: CGFloat) {
    let height = sheet.card.bounds.height
    guard sheet.arrangement == .bottom else {
      if speed > SheetDrag.fastEnough || way > height * SheetDrag.shareThatDismisses {
        dismiss(sheet)
      } else {
        snapBack(sheet)
      }
      return
    }
    // Where it would come to rest, as something that slides on.
    let wanted = height - way - speed * 0.2
    let heights = sheet.detentHeights
    guard let lowest = heights.first else { return snapBack(sheet) }
    if wanted < lowest.height * (1 - SheetDrag.shareThatDismisses) {
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
      sheet.card.transform = .identity
    }
  }
}
