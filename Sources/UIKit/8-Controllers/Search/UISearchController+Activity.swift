import QuartzCore

/// The beginning, the progress and the end of a search.
extension UISearchController {
  /// Begins the search, notifies the delegate, and animates the bars.
  func begin(animated: Bool) {
    guard !isGoingOn else { return }
    delegate?.presentSearchController(self)
    guard !isGoingOn else { return }
    delegate?.willPresentSearchController(self)
    searched = findSearched()
    searched?.bars.begin(self)
    item?.searchWasShown = true
    move(animated: animated) {
      self.isGoingOn = true
      if self.automaticallyShowsCancelButton { self.bar.showCancel(true) }
      self.updateScopes()
    } completion: {
      self.delegate?.didPresentSearchController(self)
    }
    updateOverlay()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends the search: the text is emptied, and the bars go back.
  func end(animated: Bool, completion: (() -> Void)? = nil) {
    guard isGoingOn, bar.resignFirstResponder() else { return }
    delegate?.willDismissSearchController(self)
    let hadText = bar.text?.isEmpty == false
    bar.field.text = ""
    bar.field.removeAllTokens()
    bar.updateExtra()
    if hadText { bar.delegate?.searchBar(bar, textDidChange: "") }
    move(animated: animated) {
      self.isGoingOn = false
      if self.automaticallyShowsCancelButton { self.bar.showCancel(false) }
      self.updateScopes()
    } completion: {
      self.delegate?.didDismissSearchController(self)
      completion?()
    }
    updateOverlay()
    searched?.bars.end(self)
    searched = nil
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The text or the scope changed.
  func barDidChange() {
    if scopeBarActivation == .onTextEntry { updateScopes() }
    updateOverlay()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Changes what the bars show and lets them move to it.
  private func move(animated: Bool, _ change: () -> Void, completion: @escaping () -> Void) {
    let around = bar.container
    let moves = animated && bar.window != nil && UIView.areAnimationsEnabled
    if moves { around.layoutIfNeeded() }
    change()
    bar.setNeedsLayout()
    item?.bar?.searchDidChange()
    guard moves else { return completion() }
    UIView.animate(
      withDuration: Metrics.current.search.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { around.layoutIfNeeded() },
      completion: { [bar] _ in
        bar.setNeedsLayout()
        around.setNeedsLayout()
        completion()
      })
  }

  /// The controller whose content is searched: that of the navigation item, else the one around the bar.
  private func findSearched() -> UIViewController? {
    if let item, let stack = item.bar?.owner?.stack, let found = stack.first(where: { $0.bars.isItem(item) })
    {
      return found
    }
    var next: UIResponder? = bar
    while let candidate = next {
      if let controller = candidate as? UIViewController { return controller }
      next = candidate.next
    }
    return nil
  }

  /// Ends the search when Escape is among keys that nobody else took.
  func endsSearch(by presses: Set<UIPress>) -> Bool {
    guard isGoingOn, presses.contains(where: { $0.isEscape }) else { return false }
    bar.handleCancel()
    return true
  }
}
