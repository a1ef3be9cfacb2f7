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
    views + moreViews + texts + moreTexts + controls + moreControls + lists + moreLists + moreBars
    + controllers + objects

  static let views: [AttributeCase] = [
    view("") { _ in },
    view("alpha=\"0.5\"") { $0.alpha = 0.5 },
    view("hidden=\"YES\"") { $0.isHidden = true },
    view("opaque=\"NO\"") { $0.isOpaque = false },
    view("clipsSubviews=\"YES\"") { $0.clipsToBounds = true },
    view("tag=\"7\"") { $0.tag = 7 },
    view("userInteractionEnabled=\"NO\"") { $0.isUserInteractionEnabled = false },
    view("multipleTouchEnabled=\"YES\"") { $0.isMultipleTouchEnabled = true },
    view("exclusiveTouch=\"YES\"") { $0.isExclusiveTouch = true },
    view("autoresizesSubviews=\"NO\"") { $0.autoresizesSubviews = false },
    view("contentMode=\"scaleAspectFit\"") { $0.contentMode = .scaleAspectFit },
    view("contentMode=\"bottomRight\"") { $0.contentMode = .bottomRight },
    view("semanticContentAttribute=\"forceRightToLeft\"") { $0.semanticContentAttribute = .forceRightToLeft },
    view("appearanceType=\"dark\"") { $0.overrideUserInterfaceStyle = .dark },
    view("translatesAutoresizingMaskIntoConstraints=\"NO\"") {
      $0.translatesAutoresizingMaskIntoConstraints = false
    },
    view("translatesAutoresizingMaskIntoConstraints=\"NO\" fixedFrame=\"YES\"") { _ in },
    view("preservesSuperviewLayoutMargins=\"YES\"") { $0.preservesSuperviewLayoutMargins = true },
    view("insetsLayoutMarginsFromSafeArea=\"NO\"") { $0.insetsLayoutMarginsFromSafeArea = false },
    view("restorationIdentifier=\"place\"") { $0.restorationIdentifier = "place" },
    view("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"252\"") {
      $0.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      $0.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    },
    view("horizontalCompressionResistancePriority=\"749\" verticalCompressionResistancePriority=\"1000\"") {
      $0.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      $0.setContentCompressionResistancePriority(.required, for: .vertical)
    },
    view("", "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>") {
      $0.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    },
    view(
      "",
      "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ) {
      $0.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    },
    view("", "<color key=\"backgroundColor\" white=\"0.25\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>") {
      $0.backgroundColor = UIColor(white: 0.25, alpha: 0.5)
    },
    view("", "<color key=\"backgroundColor\" systemColor=\"systemIndigoColor\"/>") {
      $0.backgroundColor = .systemIndigo
    },
    view("", "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>") { $0.tintColor = .systemRed },
    view("", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>") {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    view(
      "",
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    ) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    view(
      "",
      "<accessibility key=\"accessibilityConfiguration\" identifier=\"i\" label=\"l\" hint=\"h\"><accessibilityTraits key=\"traits\" button=\"YES\"/></accessibility>"
    ) {
      $0.accessibilityIdentifier = "i"
      $0.accessibilityLabel = "l"
      $0.accessibilityHint = "h"
      $0.accessibilityTraits = .button
    },
    view(
      "",
      "<subviews><view tag=\"1\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/><color key=\"backgroundColor\" systemColor=\"labelColor\"/></view></subviews>"
    ) {
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      inner.tag = 1
      inner.backgroundColor = .label
      $0.addSubview(inner)
    },
  ]
}
