import DisplayProtocol
import QuartzCore

extension UIScrollView {
  /// Seconds after the content has come to rest until the indicators fade.
  static let indicatorDelay: TimeInterval = 0.3
  /// Seconds that they take to.
  static let indicatorFadeDuration: TimeInterval = 0.25

  /// Follows a change of what a person may do and sees of it: updates the display's scrolling of the content.
  /// Only content that is cut at the edges can be left to a display.
  func scrollingDidChange() {
    guard clipsToBounds else {
      layer.scroll = nil
      return
    }
    let range = verticalRange
    var inset = knownInset
    if range.isSpread { inset.bottom += max(range.upperBound - contentEnd, 0) }
    layer.scroll = LayerScroll(
      contentSize: contentSize, insets: ScrollInsets(inset),
      scrollsHorizontally: isScrollEnabled && horizontalRange.isSpread,
      scrollsVertically: isScrollEnabled && range.isSpread, pages: isPagingEnabled,
      canBePulled: canBePulled, indicators: indicators, revision: layer.scroll?.revision ?? 0)
    setNeedsSemantics()
  }

  private var indicators: ScrollIndicators {
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    return ScrollIndicators(
      color: indicatorColor.resolvedColor(with: traitCollection).cgColor,
      showsHorizontal: showsHorizontalScrollIndicator, showsVertical: showsVerticalScrollIndicator,
      horizontalInsets: ScrollInsets(horizontalScrollIndicatorInsets.adding(safe)),
      verticalInsets: ScrollInsets(verticalScrollIndicatorInsets.adding(safe)),
      isOnLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.5)
    case .default:
      UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
      }
    }
  }

  /// Shows the indicators until ``fadeIndicatorsSoon()``.
  func showIndicators() {
    indicatorFading?.cancel()
    indicatorFading = nil
    guard layer.indicatorOpacity != 1 else { return }
    // Where they are fading, this takes the place of that.
    ImplicitAnimation.perform(ImplicitAnimation(duration: 0.1)) { layer.indicatorOpacity = 1 }
  }

  /// Lets the indicators fade when the content has rested for a while.
  func fadeIndicatorsSoon() {
    guard layer.indicatorOpacity > 0 else { return }
    indicatorFading?.cancel()
    indicatorFading = SystemClock.current.after(Self.indicatorDelay) { [weak self] in self?.fadeIndicators() }
  }

  private func fadeIndicators() {
    indicatorFading = nil
    guard !isDragging, motion == nil, !displayScroll.isDecelerating else { return }
    ImplicitAnimation.perform(ImplicitAnimation(duration: Self.indicatorFadeDuration)) {
      layer.indicatorOpacity = 0
    }
  }
}

extension ScrollInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
