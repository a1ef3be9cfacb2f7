import QuartzCore

/// What a search bar is made of besides its field, and what listens to that.
@MainActor final class SearchBarParts: UITextFieldDelegate {
  /// The bar; nil once it is gone, while its field may still hear that it is no longer edited.
  private weak var bar: UISearchBar?
  let backdrop = BarBackdrop(contentAt: .bottom)
  let promptLabel = UILabel()
  let cancel = UIButton(type: .system)
  let scopes = UISegmentedControl()
  /// The picture behind the scopes.
  let scopeGround = UIImageView()
  /// The button at the end of an empty field.
  let extra = UIButton(type: .system)

  init(_ bar: UISearchBar) {
    self.bar = bar
    backdrop.becomeDecoration()
    promptLabel.font = .systemFont(ofSize: Look.current.search.promptSize)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: Look.current.search.textSize)
    cancel.isHidden = true
    scopes.isHidden = true
    scopeGround.isHidden = true
    scopeGround.becomeDecoration()
    extra.bounds.size = CGSize(width: 24, height: 24)
    extra.tintColor = .secondaryLabel
  }

  /// Puts everything into the bar and listens to it.
  func join(_ field: UISearchTextField) {
    for view in [backdrop, scopeGround, promptLabel, field, cancel, scopes] { bar?.addSubview(view) }
    field.delegate = self
    field.rightView = extra
    field.addAction(UIAction { [weak bar] _ in bar?.fieldDidBeginEditing() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak bar] _ in bar?.personDidChangeText() }, for: .editingChanged)
    field.addAction(UIAction { [weak bar] _ in bar?.fieldDidEndEditing() }, for: .editingDidEnd)
    cancel.addAction(UIAction { [weak bar] _ in bar?.personCancels() }, for: .primaryActionTriggered)
    extra.addAction(UIAction { [weak bar] _ in bar?.personUsesExtra() }, for: .primaryActionTriggered)
    scopes.addAction(UIAction { [weak bar] _ in bar?.personChoosesScope() }, for: .valueChanged)
  }

  // MARK: What the field asks

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return false }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return false }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar?.personSearches()
    return false
  }
}
