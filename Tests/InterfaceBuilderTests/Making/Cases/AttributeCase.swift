import Testing
import UIKit

/// An object as a document and code make it.
struct AttributeCase: Sendable, CustomTestStringConvertible {
  let xml: String
  let make: @MainActor @Sendable () -> AnyObject
  var testDescription: String { String(xml.prefix(100)) }

  init<Object: AnyObject>(
    _ xml: String, _ make: @escaping @MainActor @Sendable () -> Object,
    _ set: @escaping @MainActor @Sendable (Object) -> Void = { _ in }
  ) {
    self.xml = xml
    self.make = {
      let object = make()
      set(object)
      return object
    }
  }
}

/// Views of documents beside the same in code.
enum AttributeCases {
  static let frame = CGRect(x: 10, y: 20, width: 120, height: 40)
  static let rect = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"120\" height=\"40\"/>"

  static func view(
    _ attributes: String, _ children: String = "", _ set: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> AttributeCase {
    AttributeCase("<view \(attributes)>\(rect)\(children)</view>", { UIView(frame: frame) }, set)
  }

  static func label(
    _ attributes: String, _ children: String = "",
    _ set: @escaping @MainActor @Sendable (UILabel) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<label userInteractionEnabled=\"NO\" text=\"Hello\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(attributes)>\(rect)\(children)</label>",
      { UILabel(frame: frame) },
      {
        $0.text = "Hello"
        set($0)
      })
  }

  static func button(
    _ attributes: String, _ children: String = "",
    _ set: @escaping @MainActor @Sendable (UIButton) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<button buttonType=\"system\" contentVerticalAlignment=\"center\" \(attributes)>\(rect)\(children)</button>",
      {
        let button = UIButton(type: .system)
        button.frame = frame
        return button
      }, set)
  }

  static func field(
    _ attributes: String, _ children: String = "",
    _ set: @escaping @MainActor @Sendable (UITextField) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<textField contentVerticalAlignment=\"center\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(attributes)>\(rect)\(children)</textField>",
      { UITextField(frame: frame) }, set)
  }

  static func any<View: UIView>(
    _ element: String, _ attributes: String, _ children: String = "",
    _ make: @escaping @MainActor @Sendable (CGRect) -> View,
    _ set: @escaping @MainActor @Sendable (View) -> Void = { _ in }
  ) -> AttributeCase {
    AttributeCase("<\(element) \(attributes)>\(rect)\(children)</\(element)>", { make(frame) }, set)
  }

  static let all =
    views + texts + controls + lists + bars + controllers + objects
}
