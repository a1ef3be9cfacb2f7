import InterfaceDocuments
import UIKit

extension SetterTable {
  mutating func addTexts() {
    addLabelSetters()
    addTextViewSetters()
    addTextFieldSetters()
  }

  private mutating func addLabelSetters() {
    add("label", UILabel.self) { s in
      s.string("text") { $0.text = $1 }
      s.word("textAlignment", Enumerations.textAlignment) { $0.textAlignment = $1 }
      s.word("lineBreakMode", Enumerations.lineBreakMode) { $0.lineBreakMode = $1 }
      s.word("baselineAdjustment", UIBaselineAdjustment.self) { $0.baselineAdjustment = $1 }
      s.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
      s.bool("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 }
      s.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
      s.bool("enabled") { $0.isEnabled = $1 }
      s.bool("highlighted") { $0.isHighlighted = $1 }
      s.real("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
      s.real("minimumFontSize") { label, size in
        guard size > 0, label.font.pointSize > 0 else { return }
        label.minimumScaleFactor = min(size / label.font.pointSize, 1)
      }
      s.real("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
      s.integer("numberOfLines") { $0.numberOfLines = $1 }
      s.font("fontDescription") { $0.font = $1 }
      s.color("textColor") { $0.textColor = $1 }
      s.color("highlightedColor") { $0.highlightedTextColor = $1 }
      s.color("shadowColor") { $0.shadowColor = $1 }
      s.size("shadowOffset") { $0.shadowOffset = $1 }
      s.text("attributedText") { if let text = $1 { $0.attributedText = text } }
      s.word("textStyle", Enumerations.textStyle) { $0.font = .preferredFont(forTextStyle: $1) }
    }
  }

  private mutating func addTextViewSetters() {
    add("textView", UITextView.self) { s in
      s.outlet("delegate", (any UITextViewDelegate).self) { $0.delegate = $1 }
      s.outlet("inputView", UIView.self) { $0.inputView = $1 }
      s.outlet("inputAccessoryView", UIView.self) { $0.inputAccessoryView = $1 }
      s.string("text") { $0.text = $1 }
      s.bool("editable") { $0.isEditable = $1 }
      s.bool("selectable") { $0.isSelectable = $1 }
      s.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
      s.bool("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
      s.bool("findInteractionEnabled") { $0.isFindInteractionEnabled = $1 }
      s.word("textAlignment", Enumerations.textAlignment) { $0.textAlignment = $1 }
      s.options("dataDetectorTypes") { $0.dataDetectorTypes = Enumerations.detectors($1) }
      s.font("fontDescription") { $0.font = $1 }
      s.color("textColor") { $0.textColor = $1 }
      s.insets("textContainerInset") { $0.textContainerInset = $1 }
      s.text("attributedText") { if let text = $1 { $0.attributedText = text } }
      s.part("textInputTraits", { element, _ in TextInputTraits(element) }, { $1.apply(to: $0) })
    }
  }

  private mutating func addTextFieldSetters() {
    add("textField", UITextField.self) { s in
      s.outlet("delegate", (any UITextFieldDelegate).self) { $0.delegate = $1 }
      s.outlet("inputView", UIView.self) { $0.inputView = $1 }
      s.outlet("inputAccessoryView", UIView.self) { $0.inputAccessoryView = $1 }
      s.string("text") { $0.text = $1 }
      s.string("placeholder") { $0.placeholder = $1 }
      s.text("attributedText") { if let text = $1 { $0.attributedText = text } }
      s.text("attributedPlaceholder") { if let text = $1 { $0.attributedPlaceholder = text } }
      s.word("borderStyle", UITextField.BorderStyle.self) { $0.borderStyle = $1 }
      s.word("textAlignment", Enumerations.textAlignment) { $0.textAlignment = $1 }
      s.real("minimumFontSize") { $0.minimumFontSize = $1 }
      s.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
      s.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
      s.bool("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
      s.bool("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
      s.word("clearButtonMode", UITextField.ViewMode.self) { $0.clearButtonMode = $1 }
      s.word("leftViewMode", UITextField.ViewMode.self) { $0.leftViewMode = $1 }
      s.word("rightViewMode", UITextField.ViewMode.self) { $0.rightViewMode = $1 }
      s.image("background") { $0.background = $1 }
      s.image("disabledBackground") { $0.disabledBackground = $1 }
      s.color("textColor") { $0.textColor = $1 }
      s.font("fontDescription") { $0.font = $1 }
      s.part("textInputTraits", { element, _ in TextInputTraits(element) }, { $1.apply(to: $0) })
      s.object("leftView", UIView.self) { $0.leftView = $1 }
      s.object("rightView", UIView.self) { $0.rightView = $1 }
    }
    add("textInputTraits", NSObject.self) { s in
      s.builder(
        """
        autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType
        smartDashesType smartInsertDeleteType smartQuotesType textContentType enablesReturnKeyAutomatically
        secureTextEntry passwordRules
        """)
    }
  }
}

/// The traits of a text's input, as `<textInputTraits …/>` has them.
@MainActor struct TextInputTraits {
  private let element: InterfaceObject

  init(_ element: InterfaceObject) { self.element = element }

  private func word<Word: RawRepresentable>(_ name: String, _ type: Word.Type) -> Word?
  where Word.RawValue: BinaryInteger {
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
