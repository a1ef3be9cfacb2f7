import QuartzCore

/// The parts of a search bar besides its field, and the delegate of the field.
@MainActor final class SearchBarParts: UITextFieldDelegate {
  /// The bar; nil once it is gone, while its field may still be notified of the end of editing.
  private weak var bar: UISearchBar?
  let backdrop = BarBackdrop(contentAt: .bottom)
  let promptLabel = UILabel()
  let cancel = UIButton(type: .system)
  let scopes = UISegmentedControl()
  /// The picture behind the scopes.
  let scopeGround = UIImageView()
  /// The button at the end of an empty field.
  let extra = UIButton(type: .system)

  /// Whether the person has pressed the field, and not only moved the focus there.
  var isPressed = false

  init(_ bar: UISearchBar) {
    self.bar = bar
    backdrop.becomeDecoration()
    promptLabel.font = .systemFont(ofSize: Metrics.current.search.promptSize)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    cancel.setTitle(SystemWord.cancel.text, for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: Metrics.current.search.textSize)
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
    field.addAction(UIAction { [weak bar] _ in bar?.handleFieldPress() }, for: .touchDown)
    field.addAction(
      UIAction { [weak self] _ in self?.isPressed = false }, for: [.touchUpOutside, .touchCancel])
    field.addAction(UIAction { [weak bar] _ in bar?.fieldDidBeginEditing() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak bar] _ in bar?.handleTextChange() }, for: .editingChanged)
    field.addAction(UIAction { [weak bar] _ in bar?.fieldDidEndEditing() }, for: .editingDidEnd)
    cancel.addAction(UIAction { [weak bar] _ in bar?.handleCancel() }, for: .primaryActionTriggered)
    extra.addAction(UIAction { [weak bar] _ in bar?.handleBookmarkOrResults() }, for: .primaryActionTriggered)
    scopes.addAction(UIAction { [weak bar] _ in bar?.handleScopeChange() }, for: .valueChanged)
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
    bar?.handleSearch()
    return false
  }
}
