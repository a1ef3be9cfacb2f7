import Foundation

/// The methods that an ``UIAlertView`` calls. Each has a default that does nothing.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button was chosen.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert comes onto the screen.
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert is on the screen.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert leaves the screen.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert has left the screen.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The fields of an ``UIAlertView``.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default`
  /// One whose text is hidden.
  case secureTextInput
  /// One.
  case plainTextInput
  /// One for a name, and one whose text is hidden.
  case loginAndPasswordInput
}

/// An alert as it was before ``UIAlertController``, which it shows: its buttons have numbers, and a delegate
/// is called for them.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// Makes an alert with a button that cancels; add others with ``addButton(withTitle:)``.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message) = (title ?? "", message)
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes an alert with a button that cancels and others.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  private let alert = LegacyAlert()

  /// The object whose methods are called; one that adopts ``UIAlertViewDelegate``. It is not kept alive.
  open weak var delegate: AnyObject?
  private var calls: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }
  /// The text at the top.
  open var title = ""
  /// The text below the title.
  open var message: String?
  /// The fields; none by default. Set before the alert is shown.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { fields = alertViewStyle.makeFields() } }
  }
  private var fields: [UITextField] = []

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
  /// The number of the first other button; −1 for none.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }
  /// Whether the alert is on the screen.
  open var isVisible: Bool { alert.isVisible }

  /// Returns a field; nil where the style has none of that number.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    alert.controller?.textFields.flatMap { $0.indices.contains(textFieldIndex) ? $0[textFieldIndex] : nil }
      ?? (fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil)
  }

  /// Shows the alert over all that the key window shows.
  open func show() {
    guard !isVisible else { return }
    calls?.willPresent(self)
    alert.present(
      title: title.isEmpty ? nil : title, message: message, style: .alert, in: nil,
      configure: { [fields] alert in
        for field in fields { alert.addTextField { $0.takeSettings(of: field) } }
      },
      choose: { [self] in finish($0, isChosen: true) }, presented: { [self] in calls?.didPresent(self) })
  }

  /// Removes the alert from the screen as if a button was chosen, without calling
  /// `alertView(_:clickedButtonAt:)`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(animated: animated) { [self] in finish(buttonIndex, isChosen: false) }
  }

  private func finish(_ index: Int, isChosen: Bool) {
    if isChosen { calls?.alertView(self, clickedButtonAt: index) }
    calls?.alertView(self, willDismissWithButtonIndex: index)
    calls?.alertView(self, didDismissWithButtonIndex: index)
  }
}

extension UIAlertViewStyle {
  @MainActor fileprivate func makeFields() -> [UITextField] {
    func field(_ isSecure: Bool, _ placeholder: String? = nil) -> UITextField {
      let field = UITextField()
      (field.isSecureTextEntry, field.placeholder) = (isSecure, placeholder)
      return field
    }
    switch self {
    case .default: return []
    case .secureTextInput: return [field(true)]
    case .plainTextInput: return [field(false)]
    case .loginAndPasswordInput: return [field(false, "Login"), field(true, "Password")]
    }
  }
}

extension UITextField {
  /// Takes over what an app has set of a field before the alert made its own.
  fileprivate func takeSettings(of field: UITextField) {
    (text, placeholder, isSecureTextEntry) = (field.text, field.placeholder, field.isSecureTextEntry)
    (keyboardType, returnKeyType, autocorrectionType) = (
      field.keyboardType, field.returnKeyType, field.autocorrectionType
    )
    (autocapitalizationType, textContentType) = (field.autocapitalizationType, field.textContentType)
    delegate = field.delegate
    tag = field.tag
  }
}
