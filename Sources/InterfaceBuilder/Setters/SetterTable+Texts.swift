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
      s.part("textInputTraits", { TextInputTraits($0, $1) }, { $1.apply(to: $0) })
    }
    add("textField", UITextField.self) { s in
      s.set("attributedText") { $0.attributedText = $1 as NSAttributedString }
      s.set("attributedPlaceholder") { $0.attributedPlaceholder = $1 as NSAttributedString }
      s.part("textInputTraits", { TextInputTraits($0, $1) }, { $1.apply(to: $0) })
    }
  }
}

/// The traits of a text's input, as `<textInputTraits …/>` has them.
@MainActor struct TextInputTraits {
  private let element: InterfaceObject
  private let plan: ElementPlan

  init(_ element: InterfaceObject, _ plan: ElementPlan) { (self.element, self.plan) = (element, plan) }

  func apply(to view: some UITextInputTraits & AnyObject) {
    UIKitProperties.shared.set(view, to: element, of: plan)
    if let type = element.attribute("textContentType") {
      view.textContentType = UITextContentType(rawValue: type)
    }
    if let rules = element.attribute("passwordRules") {
      view.passwordRules = UITextInputPasswordRules(descriptor: rules)
    }
  }
}
