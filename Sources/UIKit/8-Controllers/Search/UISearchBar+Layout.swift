import CoreGraphics
import QuartzCore

/// The layout of the parts of a search bar, and of the views behind them.
extension UISearchBar {
  private var metrics: SearchMetrics { Metrics.current.search }

  /// The height of the bar in full, alone or below a navigation bar's title.
  func height(isHosted: Bool) -> CGFloat {
    (isHosted ? metrics.hostedRowHeight : metrics.rowHeight) + (prompt == nil ? 0 : metrics.promptHeight)
      + (scopesAreShown ? metrics.scopeHeight : 0)
  }

  /// Notifies the view that places the bar of another height.
  func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    host?.searchDidChange()
  }

  /// The bar came to another place: in navigation bars it has no background, and fits the room.
  func placeDidChange() {
    // A bar that stands by itself clips only where the app says so.
    if (host != nil) != wasHosted {
      wasHosted.toggle()
      clipsToBounds = wasHosted
    }
    updateBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Changes which parts there are and lets them move to their places, together with the bar around.
  func moveParts(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
    let around = container
    around.layoutIfNeeded()
    change()
    UIView.animate(
      withDuration: metrics.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { around.layoutIfNeeded() },
      completion: { [weak self] _ in self?.setNeedsLayout() })
  }

  /// The view that has to be laid out when the bar's parts move: the bar, and the view that makes room for
  /// it.
  var container: UIView {
    if let container = host?.owner?.container { return container }
    if let host { return host }
    return self
  }

  /// Places everything, as far as the height that the bar was given has room for it.
  func layOutParts() {
    parts.backdrop.frame = bounds
    let promptHeight = prompt == nil ? 0 : metrics.promptHeight
    parts.promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: promptHeight)
    let margin = host?.sideMargin ?? (superview is NavigationRow ? 0 : metrics.margin)
    let safe = safeAreaInsets
    let room = CGRect(
      x: safe.left + margin, y: promptHeight,
      width: max(bounds.width - safe.left - safe.right - 2 * margin, 0),
      height: max(bounds.height - promptHeight - (scopesAreShown ? metrics.scopeHeight : 0), 0))
    layOutField(in: room)
    layOutScopes(below: room)
  }

  private func layOutField(in room: CGRect) {
    let slack = metrics.hostedRowHeight - metrics.fieldHeight
    let height = min(max(host == nil ? room.height : room.height - slack, 0), metrics.fieldHeight)
    let isCentered = host == nil || search?.hidesTitle == true
    let top = isCentered ? (room.height - height) / 2 : metrics.hostedTop
    let cancel = parts.cancel
    let cancelWidth = cancel.intrinsicContentSize.width
    let taken = hasCancel ? cancelWidth + metrics.cancelGap : 0
    let frame = CGRect(
      x: room.minX, y: room.minY + top, width: max(room.width - taken, 0), height: height)
    let adjustment = searchFieldBackgroundPositionAdjustment
    field.contentShare = min(max((height - 20) / (metrics.fieldHeight - 20), 0), 1)
    field.frame = (readsFromLeft ? frame : frame.mirrored(in: room)).offsetBy(
      dx: adjustment.horizontal, dy: adjustment.vertical)
    showOrHide(cancel, isShown: hasCancel)
    let cancelFrame = CGRect(
      x: hasCancel ? room.maxX - cancelWidth : bounds.maxX + metrics.cancelGap,
      y: frame.midY - metrics.fieldHeight / 2, width: cancelWidth, height: metrics.fieldHeight)
    cancel.frame = readsFromLeft ? cancelFrame : cancelFrame.mirrored(in: bounds)
  }

  private func layOutScopes(below room: CGRect) {
    let scopes = parts.scopes
    showOrHide(scopes, isShown: scopesAreShown)
    scopes.frame = CGRect(
      x: room.minX, y: room.maxY, width: room.width, height: scopes.intrinsicContentSize.height)
    showOrHide(parts.scopeGround, isShown: scopesAreShown)
    parts.scopeGround.frame = CGRect(
      x: 0, y: room.maxY, width: bounds.width, height: metrics.scopeHeight)
  }

  /// Once it has faded, a part is hidden from screen readers and the keyboard as well.
  private func showOrHide(_ part: UIView, isShown: Bool) {
    part.alpha = isShown ? 1 : 0
    if isShown { part.isHidden = false } else if !UIView.isAnimating { part.isHidden = true }
  }

  /// Shows the background that the properties request.
  func updateBackground() {
    let isPlain = searchBarStyle == .minimal || host != nil || superview is NavigationRow
    parts.backdrop.isHidden = isPlain && barTintColor == nil && backgroundImage == nil || host != nil
    let looks = BarBackground.Appearances.appearances(
      UINavigationBarAppearance(), atEdge: nil, style: barStyle, tint: barTintColor,
      isTranslucent: isTranslucent)
    var shown = looks.standard
    if let backgroundImage {
      shown = BarBackdrop.Appearance(image: backgroundImage.size == .zero ? nil : backgroundImage)
    }
    parts.backdrop.show(shown)
  }
}
