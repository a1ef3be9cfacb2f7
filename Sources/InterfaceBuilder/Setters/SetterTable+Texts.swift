import InterfaceDocuments
import UIKit

extension SetterTable {
  func addTexts() {
    add("label", UILabel.self) { s in
      s.set("minimumFontSize") { (label, size: CGFloat) in
        guard size > 0, label.font.pointSize > 0 else { return }
        label.minimumScaleFactor = min(size / label.font.pointSize, 1)
      }
      // A text that is written no longer leaves the plain one.
      s.set("attributedText") { $0.attributedText = $1 as NSAttributedString }
      s.set("textStyle") { $0.font = .preferredFont(forTextStyle: $1) }
    }
    add("textView", UITextView.self) { s in
      s.set("attributedText") { $0.attributedText = $1 as NSAttributedString }
      s.part("textInputTraits", { element, _ in TextInputTraits(element) }, { $1.apply(to: $0) })
    }
    add("textField", UITextField.self) { s in
      s.set("attributedText") { $0.attributedText = $1 as NSAttributedString }
      s.set("attributedPlaceholder") { $0.attributedPlaceholder = $1 as NSAttributedString }
      s.part("textInputTraits", { element, _ in TextInputTraits(element) }, { $1.apply(to: $0) })
    }
  }
}

/// The traits of a text's input, as `<textInputTraits …/>` has them.
@MainActor struct TextInputTraits {
  private let element: InterfaceObject

  init(_ element: InterfaceObject) { self.element = element }

  private func word<Word: NamedValue>(_ name: String, _ type: Word.Type) -> Word? {
    guard case .enumeration(let word)? = element.value(name) else { return nil }
    return Enumerations.value(type, word.swiftName)
  }

  func apply(to view: some UITextInputTraits) {
    if let value = word("autocapitalizationType", UITextAutocapitalizationType.self) {
      view.autocapitalizationType = value
    } else {
      view.autocapitalizationType = .none
    }
    if let value = word("autocorrectionType", UITextAutocorrectionType.self) {
      view.autocorrectionType = value
    }
    if let value = word("spellCheckingType", UITextSpellCheckingType.self) { view.spellCheckingType = value }
    if let value = word("keyboardType", UIKeyboardType.self) { view.keyboardType = value }
    if let value = word("keyboardAppearance", UIKeyboardAppearance.self) { view.keyboardAppearance = value }
    if let value = word("returnKeyType", UIReturnKeyType.self) { view.returnKeyType = value }
    if let value = word("smartDashesType", UITextSmartDashesType.self) { view.smartDashesType = value }
    if let value = word("smartQuotesType", UITextSmartQuotesType.self) { view.smartQuotesType = value }
    if let value = word("smartInsertDeleteType", UITextSmartInsertDeleteType.self) {
      view.smartInsertDeleteType = value
    }
    if element.flag("enablesReturnKeyAutomatically") == true { view.enablesReturnKeyAutomatically = true }
    if element.flag("secureTextEntry") == true { view.isSecureTextEntry = true }
    if let type = element.attribute("textContentType") {
      view.textContentType = UITextContentType(rawValue: type)
    }
    if let rules = element.attribute("passwordRules") {
      view.passwordRules = UITextInputPasswordRules(descriptor: rules)
    }
  }
}
