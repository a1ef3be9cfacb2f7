/// What a person does with a search bar, and who is told.
extension UISearchBar {
  func fieldDidBeginEditing() {
    search?.begin(animated: true)
    delegate?.searchBarTextDidBeginEditing(self)
  }

  func fieldDidEndEditing() {
    delegate?.searchBarTextDidEndEditing(self)
  }

  func personDidChangeText() {
    updateExtra()
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.barDidChange()
  }

  func personSearches() {
    if enablesReturnKeyAutomatically, text?.isEmpty != false { return }
    delegate?.searchBarSearchButtonClicked(self)
    // The results stay, without the keyboard over them.
    if search?.isActive == true { resignFirstResponder() }
  }

  func personCancels() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.end(animated: true)
  }

  func personUsesExtra() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  func personChoosesScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    search?.barDidChange()
  }
}

extension UIPress {
  /// Whether the key is Escape alone.
  var isEscape: Bool { key?.characters == UIKeyCommand.inputEscape && key?.modifierFlags == [] }
}
