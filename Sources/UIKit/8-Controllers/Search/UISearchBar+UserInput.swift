/// The user's interactions with a search bar, and the notifications they cause.
extension UISearchBar {
  func fieldDidBeginEditing() {
    // The focus that Tab brings may only pass by: the search begins with what is typed.
    if parts.isPressed || !field.editing.isReceivingFocus { search?.begin(animated: true) }
    delegate?.searchBarTextDidBeginEditing(self)
  }

  func fieldDidEndEditing() {
    parts.isPressed = false
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Handles a press of the field, which may have had the focus before.
  func handleFieldPress() {
    parts.isPressed = true
    if field.isFirstResponder { search?.begin(animated: true) }
  }

  func handleTextChange() {
    updateExtra()
    search?.begin(animated: true)
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.barDidChange()
  }

  func handleSearch() {
    if enablesReturnKeyAutomatically, text?.isEmpty != false { return }
    delegate?.searchBarSearchButtonClicked(self)
    // The results stay, without the keyboard over them.
    if search?.isActive == true { resignFirstResponder() }
  }

  func handleCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.end(animated: true)
  }

  func handleBookmarkOrResults() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  func handleScopeChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    search?.barDidChange()
  }
}
