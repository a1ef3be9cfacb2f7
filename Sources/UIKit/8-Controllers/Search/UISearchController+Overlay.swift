import CoreGraphics
import QuartzCore

/// The overlay over the content that is searched: the results, or a dimming view.
extension UISearchController {
  private var showsResults: Bool {
    isGoingOn && searchResultsController != nil && showsSearchResultsController
  }

  /// Shows over the content what belongs there now.
  func updateOverlay() {
    let isWanted = isGoingOn && (showsResults || showsSuggestions || obscuresBackgroundDuringPresentation)
    guard isWanted, let searched, let content = searched.viewIfLoaded, let around = content.superview else {
      return removeOverlay()
    }
    let isNew = view.superview !== around || parent !== searched
    if parent !== searched {
      removeOverlay()
      searched.addChild(self)
      didMove(toParent: searched)
    }
    updateContents()
    placeOverlay()
    isolation.end()
    around.insertSubview(view, aboveSubview: content)
    if isNew { fade(in: true) }
    isolation.begin(behind: view)
    view.updateInsets()
  }

  private func updateContents() {
    guard let overlay = view as? SearchOverlay else { return }
    let results = showsResults ? searchResultsController : nil
    overlay.veil.isHidden = results != nil || showsSuggestions
    showSuggestions(in: overlay)
    if let shown = searchResultsController, shown.parent === self, results == nil {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    guard let results, results.parent !== self else { return }
    addChild(results)
    results.view.frame = overlay.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    results.view.translatesAutoresizingMaskIntoConstraints = true
    overlay.insertSubview(results.view, aboveSubview: overlay.veil)
    results.didMove(toParent: self)
  }

  /// Lays the overlay over the content; where the bar lies in the content, below that.
  func placeOverlay() {
    guard isViewLoaded, let content = searched?.viewIfLoaded, let around = content.superview else { return }
    var frame = content.untransformedFrame
    if item == nil, bar.isDescendant(of: content) {
      let end = bar.convert(bar.bounds, to: around).maxY
      frame = CGRect(x: frame.minX, y: end, width: frame.width, height: max(frame.maxY - end, 0))
    }
    view.place(frame)
  }

  /// The insets by which the overlay is covered: the same as the content's.
  var overlayInsets: UIEdgeInsets? {
    guard let content = searched?.viewIfLoaded, isViewLoaded else { return nil }
    return content.safeAreaInsets.remaining(in: view.untransformedFrame, inside: content.untransformedFrame)
  }

  private func removeOverlay() {
    isolation.end()
    guard parent != nil else { return }
    willMove(toParent: nil)
    let overlay = view!
    if !isGoingOn, let shown = searchResultsController, shown.parent === self {
      shown.willMove(toParent: nil)
      shown.removeFromParent()
    }
    removeFromParent()
    // With a page that has gone, it goes at once.
    guard searched?.viewIfLoaded?.window != nil else { return overlay.removeFromSuperview() }
    fade(in: false) { [weak self] in
      if self?.parent == nil { overlay.removeFromSuperview() }
    }
  }

  private func fade(in isComing: Bool, completion: @escaping () -> Void = {}) {
    let overlay = view!
    guard overlay.window != nil, UIView.areAnimationsEnabled else {
      (overlay.alpha, overlay.isUserInteractionEnabled) = (1, true)
      return completion()
    }
    if isComing { UIView.performWithoutAnimation { overlay.alpha = 0 } }
    overlay.isUserInteractionEnabled = isComing
    UIView.animate(
      withDuration: Metrics.current.search.duration, delay: 0, options: .allowUserInteraction,
      animations: { overlay.alpha = isComing ? 1 : 0 }, completion: { _ in completion() })
  }
}

/// The overlay over the content while the user searches.
final class SearchOverlay: UIView {
  /// A tap on it ends the search.
  let veil = UIControl()

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    veil.backgroundColor = PresentationMetrics.dimming
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    veil.accessibilityIdentifier = "search veil"
    addSubview(veil)
  }

  required init?(coder: NSCoder) {
    fatalError("a search makes its views in code")
  }
}

extension UIViewController {
  /// The view that a search shows over the controller's view and that moves along with it.
  var searchOverlay: UIView? {
    guard let search = bars.activeSearch, search.parent === self, let overlay = search.viewIfLoaded else {
      return nil
    }
    return overlay.superview === view.superview ? overlay : nil
  }
}
