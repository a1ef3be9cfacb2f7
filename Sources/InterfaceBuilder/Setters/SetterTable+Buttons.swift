import InterfaceDocuments
import UIKit

extension SetterTable {
  func addButton() {
    add("button", UIButton.self) { s in
      s.part("menu", { MenuMaker.menu($0, $1) }, { $0.menu = $1 })
      s.part("configuration", { ButtonConfiguration.make($0, $1) }, { $0.configuration = $1 })
      s.state("normal", .normal)
      s.state("highlighted", .highlighted)
      s.state("disabled", .disabled)
      s.state("selected", .selected)
      s.state("focused", .focused)
    }
  }
}

extension Setters<UIButton> {
  /// The texts, images and colors of a state.
  fileprivate mutating func state(_ name: String, _ state: UIControl.State) {
    part(name, { ButtonState($0, $1, name, state) }, { $1.apply(to: $0) })
  }
}

/// The texts, images and colors of a button's state.
@MainActor private struct ButtonState {
  private var steps: [@MainActor (UIButton) -> Void] = []

  init?(_ element: InterfaceObject, _ plan: ElementPlan, _ name: String, _ state: UIControl.State) {
    guard element.elementName == "state" else {
      // The flag of a control, which stands in the tag.
      guard let flag = element.flag(name) else { return nil }
      switch name {
      case "highlighted": steps.append { $0.isHighlighted = flag }
      case "selected": steps.append { $0.isSelected = flag }
      default: return nil
      }
      return
    }
    let values = plan.document.values
    if case .string(let text)? = element.value("title") {
      let title = plan.document.localized(text, id: plan.element.id, "\(name)Title")
      steps.append { $0.setTitle(title, for: state) }
    }
    if case .image(let image)? = element.value("image") {
      let image = values.image(image)
      steps.append { $0.setImage(image, for: state) }
    }
    if case .image(let image)? = element.value("backgroundImage") {
      let image = values.image(image)
      steps.append { $0.setBackgroundImage(image, for: state) }
    }
    if case .color(let color)? = element.value("titleColor") {
      let color = values.color(color)
      steps.append { $0.setTitleColor(color, for: state) }
    }
    if case .color(let color)? = element.value("titleShadowColor") {
      let color = values.color(color)
      steps.append { $0.setTitleShadowColor(color, for: state) }
    }
    if case .attributedString(let fragments)? = element.value("attributedTitle") {
      let text = values.attributedString(fragments)
      steps.append { $0.setAttributedTitle(text, for: state) }
    }
    if case .symbolConfiguration(let symbol)? = element.value("preferredSymbolConfiguration") {
      let symbol = values.configuration(symbol)
      steps.append { $0.setPreferredSymbolConfiguration(symbol, forImageIn: state) }
    }
  }

  func apply(to button: UIButton) { for step in steps { step(button) } }
}

/// The configuration of a button.
@MainActor enum ButtonConfiguration {
  static func make(_ element: InterfaceObject, _ plan: ElementPlan) -> UIButton.Configuration {
    let values = plan.document.values
    let box = ValueBox(style(element.attribute("style") ?? "plain"))
    UIKitProperties.shared.set(box, to: element, of: plan, prefix: "configuration.")
    if case .attributedString(let fragments)? = element.value("attributedTitle") {
      box.value.attributedTitle = values.attributedText(fragments)
    }
    if case .attributedString(let fragments)? = element.value("attributedSubtitle") {
      box.value.attributedSubtitle = values.attributedText(fragments)
    }
    if case .color(let written)? = element.value("imageColor") {
      let color = values.color(written)
      box.value.imageColorTransformer = UIConfigurationColorTransformer { _ in color }
    }
    applyFont(of: element, to: &box.value, values)
    if let element = element.child(key: "background") {
      let background = ValueBox(box.value.background)
      UIKitProperties.shared.set(background, to: element, of: plan)
      box.value.background = background.value
    }
    return box.value
  }

  private static func applyFont(
    of element: InterfaceObject, to configuration: inout UIButton.Configuration, _ values: ValueMaker
  ) {
    func transformer(_ name: String) -> UIConfigurationTextAttributesTransformer? {
      guard case .font(let written)? = element.value(name) else { return nil }
      let font = values.font(written)
      return UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.uiKit.font = font
        return attributes
      }
    }
    if let title = transformer("titleFontDescription") ?? transformer("fontDescription") {
      configuration.titleTextAttributesTransformer = title
    }
    if let subtitle = transformer("subtitleFontDescription") {
      configuration.subtitleTextAttributesTransformer = subtitle
    }
  }

  private static func style(_ word: String) -> UIButton.Configuration {
    switch word {
    case "tinted": .tinted()
    case "gray": .gray()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    default: .plain()
    }
  }
}
