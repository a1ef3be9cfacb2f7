/// A menu at the end of a list cell.
extension UICellAccessory {
  /// The appearance of a pop-up menu.
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  /// Returns a button that shows the title of a menu's selected element, and the menu by a tap.
  /// - Parameters:
  ///   - menu: The menu.
  ///   - displayed: When it shows; always by default.
  ///   - options: Its appearance and place.
  ///   - selectedElementDidChangeHandler: A closure that is called with the menu once another element is
  ///     selected, before the element's own action.
  @preconcurrency @MainActor public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self {
    let button = PopUpMenuAccessoryButton(menu, tintColor: options.tintColor)
    button.selectedElementDidChangeHandler = selectedElementDidChangeHandler
    return Self(.popUpMenu, .view(button, false), options.common, isLeading: false, displayed: displayed)
  }
}

/// The button of a pop-up menu in a list cell.
final class PopUpMenuAccessoryButton: UIButton {
  var selectedElementDidChangeHandler: ((UIMenu) -> Void)?

  init(_ menu: UIMenu, tintColor: UIColor?) {
    super.init(frame: .zero)
    var plain = Configuration.plain()
    plain.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    plain.baseForegroundColor = tintColor ?? .secondaryLabel
    configuration = plain
    self.menu = menu
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { nil }

  override func menuWillChoose(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
    let old = selectedElement
    super.menuWillChoose(leaf, in: menu)
    guard selectedElement !== old, let own = self.menu else { return }
    selectedElementDidChangeHandler?(own)
  }
}
