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
    var made = style(element.attribute("style") ?? "plain")
    func text(_ name: String) -> String? {
      guard case .string(let text)? = element.value(name) else { return nil }
      let id = plan.element.id
      return plan.document.localized(text, id: id, "configuration.\(name)")
    }
    func number(_ name: String) -> CGFloat? {
      if case .real(let number)? = element.value(name) { CGFloat(number) } else { nil }
    }
    func word(_ name: String) -> String? {
      if case .enumeration(let word)? = element.value(name) { word.swiftName } else { nil }
    }
    if let title = text("title") { made.title = title }
    if let subtitle = text("subtitle") { made.subtitle = subtitle }
    if case .attributedString(let fragments)? = element.value("attributedTitle") {
      made.attributedTitle = values.attributedText(fragments)
    }
    if case .attributedString(let fragments)? = element.value("attributedSubtitle") {
      made.attributedSubtitle = values.attributedText(fragments)
    }
    if case .image(let image)? = element.value("image") { made.image = values.image(image) }
    if let edge = word("imagePlacement").flatMap({ NSDirectionalRectEdge.named($0) }) {
      made.imagePlacement = edge
    }
    if let padding = number("imagePadding") { made.imagePadding = padding }
    if let padding = number("titlePadding") { made.titlePadding = padding }
    if let name = word("titleAlignment"),
      let alignment = Enumerations.value(UIButton.Configuration.TitleAlignment.self, name)
    {
      made.titleAlignment = alignment
    }
    if let style = word("cornerStyle").flatMap({ UIButton.Configuration.CornerStyle.named($0) }) {
      made.cornerStyle = style
    }
    if let size = word("buttonSize").flatMap({ UIButton.Configuration.Size.named($0) }) {
      made.buttonSize = size
    }
    if let mode = word("titleLineBreakMode").flatMap({ NSLineBreakMode.named($0) }) {
      made.titleLineBreakMode = mode
    }
    if let mode = word("subtitleLineBreakMode").flatMap({ NSLineBreakMode.named($0) }) {
      made.subtitleLineBreakMode = mode
    }
    if element.flag("showsActivityIndicator") == true { made.showsActivityIndicator = true }
    applyColors(of: element, to: &made, values)
    if case .insets(let top, let leading, let bottom, let trailing, _)? = element.value("contentInsets") {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    applyFont(of: element, to: &made, values)
    if case .symbolConfiguration(let symbol)? = element.value("preferredSymbolConfiguration") {
      made.preferredSymbolConfigurationForImage = values.configuration(symbol)
    }
    if let background = element.child(key: "background") { apply(background, to: &made.background, values) }
    return made
  }

  private static func applyColors(
    of element: InterfaceObject, to configuration: inout UIButton.Configuration, _ values: ValueMaker
  ) {
    func color(_ name: String) -> UIColor? {
      if case .color(let color)? = element.value(name) { values.color(color) } else { nil }
    }
    if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let color = color("imageColor") {
      configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in color }
    }
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

  private static func apply(
    _ element: InterfaceObject, to background: inout UIBackgroundConfiguration, _ values: ValueMaker
  ) {
    func number(_ name: String) -> CGFloat? {
      if case .real(let number)? = element.value(name) { CGFloat(number) } else { nil }
    }
    if let radius = number("cornerRadius") { background.cornerRadius = radius }
    if let width = number("strokeWidth") { background.strokeWidth = width }
    if let outset = number("strokeOutset") { background.strokeOutset = outset }
    if case .color(let color)? = element.value("backgroundColor") {
      background.backgroundColor = values.color(color)
    }
    if case .insets(let top, let leading, let bottom, let trailing, _)? = element.value("backgroundInsets") {
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    if case .color(let color)? = element.value("strokeColor") { background.strokeColor = values.color(color) }
    if case .image(let image)? = element.value("image") { background.image = values.image(image) }
    if case .enumeration(let word)? = element.value("imageContentMode"),
      let mode = Enumerations.value(UIView.ContentMode.self, word.swiftName)
    {
      background.imageContentMode = mode
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
