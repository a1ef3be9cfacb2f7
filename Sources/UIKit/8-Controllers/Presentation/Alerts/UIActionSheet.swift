import Foundation

/// The methods that an ``UIActionSheet`` calls. Each has a default that does nothing.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: AnyObject {
  /// Called when a button was chosen.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called before the sheet comes onto the screen.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet is on the screen.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet has left the screen.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// A sheet of actions as it was before ``UIAlertController``, which it shows: its buttons have numbers, and a
/// delegate is called for them.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  /// Makes a sheet. Buttons are numbered in this order: the one that destroys, the others, the one that
  /// cancels.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  private let alert = LegacyAlert()

  /// The object whose methods are called. It is not kept alive.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text at the top.
  open var title = ""

  /// Adds a button and returns its number.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }
  /// Returns a button's words; nil where there is none of that number.
  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }
  /// The number of buttons.
  open var numberOfButtons: Int { alert.titles.count }
  /// The number of the button that cancels; −1 for none.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }
  /// The number of the button that destroys, which is red; −1 for none.
  open var destructiveButtonIndex: Int {
    get { alert.destructiveIndex }
    set { alert.destructiveIndex = newValue }
  }
  /// The number of the first other button; −1 for none.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }
  /// Whether the sheet is on the screen.
  open var isVisible: Bool { alert.isVisible }

  /// Shows the sheet in the window of a view.
  open func show(in view: UIView) { show(in: view.window) { $0?.sourceView = view } }

  /// Shows the sheet at a part of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view.window) {
      $0?.sourceView = view
      $0?.sourceRect = rect
    }
  }

  /// Shows the sheet at an item of a bar.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(in: nil) { $0?.barButtonItem = item } }

  private func show(in window: UIWindow?, place: (UIPopoverPresentationController?) -> Void) {
    guard !isVisible else { return }
    delegate?.willPresent(self)
    alert.present(
      title: title.isEmpty ? nil : title, message: nil, style: .actionSheet, in: window,
      configure: { place($0.popoverPresentationController) },
      choose: { [self] in
        delegate?.actionSheet(self, clickedButtonAt: $0)
        delegate?.actionSheet(self, didDismissWithButtonIndex: $0)
      }, presented: { [self] in delegate?.didPresent(self) })
  }

  /// Removes the sheet from the screen as if a button was chosen, without calling
  /// `actionSheet(_:clickedButtonAt:)`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(animated: animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
