import QuartzCore

/// A finger that drags a sheet: to another detent, or down and away. Controls and scroll views in the sheet keep
/// their touches.
@MainActor final class SheetDrag: UIGestureRecognizerDelegate {
  /// The share of its height by which a sheet must be dragged down to be dismissed when it is let go.
  private static let shareThatDismisses: CGFloat = 0.5
  /// The speed, in points a second, from which letting go counts as going on in that direction.
  private static let fastEnough: CGFloat = 500
  /// How far a sheet that cannot go on follows the finger, in parts of the way.
  private static let resistance: CGFloat = 0.15

  private unowned let sheet: UISheetPresentationController

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  func attach(to card: UIView) {
    let pan = UIPanGestureRecognizer { [weak self] pan in self?.follow(pan) }
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, sheet.transition == nil,
      sheet.arrangement != .fullScreen
    else { return false }
    let way = pan.translation(in: sheet.container)
    return abs(way.y) > abs(way.x)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let card = sheet.card
    switch pan.state {
    case .began, .changed:
      card.transform = CGAffineTransform(
        translationX: 0, y: distance(for: pan.translation(in: sheet.container).y))
    case .ended:
      let way = pan.translation(in: sheet.container).y
      letGo(after: way, speed: pan.velocity(in: sheet.container).y)
    case .cancelled, .failed:
      settle()
    default:
      break
    }
  }

  /// How far the card follows a finger: wholly where it may rest there, else only a little.
  private func distance(for way: CGFloat) -> CGFloat {
    if way < 0 {
      let room = sheet.arrangement == .bottom ? highest - sheet.card.bounds.height : 0
      return -way <= room ? way : -room + (way + room) * SheetDrag.resistance
    }
    return mayGo || hasLowerDetent ? way : way * SheetDrag.resistance
  }

  private var highest: CGFloat { sheet.detentHeights.last?.height ?? 0 }
  private var mayGo: Bool { !sheet.presentedViewController.isModalInPresentation }
  private var hasLowerDetent: Bool {
    guard sheet.arrangement == .bottom, let lowest = sheet.detentHeights.first else { return false }
    return lowest.height < sheet.card.bounds.height
  }

  private func letGo(after way: CGFloat, speed: CGFloat) {
    let height = sheet.card.bounds.height
    guard sheet.arrangement == .bottom else {
      if speed > SheetDrag.fastEnough || way > height * SheetDrag.shareThatDismisses {
        dismiss()
      } else {
        settle()
      }
      return
    }
    // Where it would come to rest, as something that slides on.
    let wanted = height - way - speed * 0.2
    let heights = sheet.detentHeights
    guard let lowest = heights.first else { return settle() }
    if wanted < lowest.height * (1 - SheetDrag.shareThatDismisses) {
      dismiss()
      return
    }
    let nearest = heights.min { abs($0.height - wanted) < abs($1.height - wanted) }!
    let isNew = nearest.identifier != sheet.presentDetent?.identifier
    settle { if isNew { self.sheet.selectedDetentIdentifier = nearest.identifier } }
    if isNew {
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func dismiss() {
    if !sheet.attemptDismissal() { settle() }
  }

  private func settle(_ changes: @escaping () -> Void = {}) {
    sheet.animateChanges {
      changes()
      self.sheet.card.transform = .identity
    }
  }
}
