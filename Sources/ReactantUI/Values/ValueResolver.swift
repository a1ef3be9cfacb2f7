import Reactant
import ReactantUIMarkup
import UIKit

/// Turns parsed values into UIKit's, as generated code does with the same functions of Reactant.
@MainActor struct ValueResolver {
  /// The bundle of assets and localized texts; nil is the app's own.
  var bundle: Bundle?
  /// A closure that returns the current theme's value of an item.
  var theme: (ThemeItem) -> Value? = { _ in nil }
  /// A closure that returns the runs of attributed text, its styles resolved.
  var runs: (AttributedText) -> [AttributedText.Run] = { _ in [] }

  func bool(_ value: Value) -> Bool? { if case .bool(let bool) = value { bool } else { nil } }
  func integer(_ value: Value) -> Int? { if case .integer(let integer) = value { integer } else { nil } }

  func double(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  func cgFloat(_ value: Value) -> CGFloat? { double(value).map { CGFloat($0) } }
  func float(_ value: Value) -> Float? { double(value).map { Float($0) } }

  func color(_ value: Value) -> UIColor? {
    guard case .color(let color) = value else { return nil }
    let base: UIColor?
    switch color.base {
    case .rgba(let red, let green, let blue, let alpha):
      base = UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha) / 255)
    case .system(let name): base = Self.systemColor(name)
    case .asset(let name): base = UIColor(named: name, in: bundle, compatibleWith: nil)
    case .theme(let name): base = theme(ThemeItem(kind: .color, name: name)).flatMap(self.color)
    }
    return color.modifiers.reduce(base) { color, modifier in
      color.map { Self.apply(modifier, to: $0) }
    }
  }

  func cgColor(_ value: Value) -> CGColor? { color(value)?.cgColor }

  private static func apply(_ modifier: ColorValue.Modifier, to color: UIColor) -> UIColor {
    let amount = CGFloat(modifier.amount)
    switch modifier.kind {
    case .lighter: return color.lighter(by: amount)
    case .darker: return color.darker(by: amount)
    case .saturated: return color.saturated(by: amount)
    case .desaturated: return color.desaturated(by: amount)
    case .fadedOut: return color.fadedOut(by: amount)
    case .fadedIn: return color.fadedIn(by: amount)
    case .alpha: return color.withAlphaComponent(amount)
    }
  }

  private static func systemColor(_ name: String) -> UIColor? {
    switch name {
    case "black": .black
    case "darkGray": .darkGray
    case "lightGray": .lightGray
    case "white": .white
    case "gray": .gray
    case "red": .red
    case "green": .green
    case "blue": .blue
    case "cyan": .cyan
    case "yellow": .yellow
    case "magenta": .magenta
    case "orange": .orange
    case "purple": .purple
    case "brown": .brown
    case "clear": .clear
    default: nil
    }
  }

  func font(_ value: Value) -> UIFont? {
    guard case .font(let font) = value else { return nil }
    switch font {
    case .system(let weight, let size):
      let weights: [String: UIFont.System] = [
        "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]
      return (weights[weight] ?? .regular).font(size: CGFloat(size))
    case .named(let name, let size): return UIFont(name, CGFloat(size))
    case .theme(let name): return theme(ThemeItem(kind: .font, name: name)).flatMap(self.font)
    }
  }

  func image(_ value: Value) -> UIImage? {
    guard case .image(let image) = value else { return nil }
    switch image {
    case .asset(let name): return UIImage(named: name, in: bundle, compatibleWith: nil)
    case .theme(let name): return theme(ThemeItem(kind: .image, name: name)).flatMap(self.image)
    }
  }

  func text(_ value: Value) -> String? {
    guard case .text(let text) = value else { return nil }
    return string(text)
  }

  /// The text with its transforms; arguments of templates have no value here and stay empty.
  func string(_ text: TextValue) -> String {
    switch text {
    case .literal(let literal): literal
    case .transformed(.uppercased, let inner): string(inner).uppercased()
    case .transformed(.lowercased, let inner): string(inner).lowercased()
    case .transformed(.capitalized, let inner): string(inner).capitalized
    case .localized(let key): (bundle ?? .main).localizedString(forKey: string(key), value: nil, table: nil)
    case .argument: ""
    case .joined(let parts): parts.map(string).joined()
    }
  }

  func insets(_ value: Value) -> UIEdgeInsets? {
    guard case .insets(let insets) = value else { return nil }
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  func point(_ value: Value) -> CGPoint? {
    if case .point(let x, let y) = value { CGPoint(x: x, y: y) } else { nil }
  }

  func size(_ value: Value) -> CGSize? {
    if case .size(let width, let height) = value { CGSize(width: width, height: height) } else { nil }
  }

  func rect(_ value: Value) -> CGRect? {
    guard case .rect(let x, let y, let width, let height) = value else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  func transform(_ value: Value) -> CGAffineTransform? {
    guard case .transform(let steps) = value else { return nil }
    return steps.reduce(CGAffineTransform.identity) { result, step in
      switch step {
      case .identity: result
      case .rotate(let degrees): result.concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      case .scale(let x, let y): result.concatenating(CGAffineTransform(scaleX: x, y: y))
      case .translate(let x, let y): result.concatenating(CGAffineTransform(translationX: x, y: y))
      }
    }
  }

  func rowHeight(_ value: Value) -> CGFloat? {
    guard case .rowHeight(let height) = value else { return nil }
    return height.map { CGFloat($0) } ?? UITableView.automaticDimension
  }

  func visualEffect(_ value: Value) -> UIVisualEffect? {
    guard case .visualEffect(let effect) = value else { return nil }
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent, "regular": .regular,
    ]
    let blur = UIBlurEffect(style: styles[effect.style.name] ?? .regular)
    return effect.kind == .blur ? blur : UIVibrancyEffect(blurEffect: blur)
  }

  func tabStops(_ value: Value) -> [NSTextTab]? {
    guard case .tabStops(let stops) = value else { return nil }
    return stops.map { stop in
      NSTextTab(
        textAlignment: AttributeSetters.textAlignment(.enumeration(stop.alignment)) ?? .left,
        location: CGFloat(stop.location), options: [:])
    }
  }

  func url(_ value: Value) -> URL? { if case .url(let url) = value { URL(string: url) } else { nil } }
}

// MARK: Attributed text

extension ValueResolver {
  /// The text with its runs' attributes, styles resolved.
  func attributedText(_ value: Value) -> NSAttributedString? {
    guard case .attributedText(let text) = value else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in runs(text) {
      result.append(string(run.text).attributed(attributes(run.attributes)))
    }
    return result
  }

  /// Reactant's attributes of those in the XML.
  func attributes(_ attributes: [MarkupAttribute]) -> [Reactant.Attribute] {
    var result: [Reactant.Attribute] = []
    var shadow: NSShadow?
    var paragraph: NSMutableParagraphStyle?
    for attribute in attributes {
      switch attribute.type.accessor {
      case .attributedKey(let key):
        if let made = self.attribute(key, attribute.value) { result.append(made) }
      case .shadow(let property):
        let target = shadow ?? Self.emptyShadow()
        shadow = target
        set(property, of: target, attribute.value)
      case .paragraphStyle(let property):
        let target = paragraph ?? NSMutableParagraphStyle()
        paragraph = target
        set(property, of: target, attribute.value)
      default: break
      }
    }
    if let shadow { result.append(.shadow(shadow)) }
    if let paragraph { result.append(.paragraphStyle(paragraph)) }
    return result
  }

  /// A shadow as the language has it: no offset, no blur, no color of its own.
  private static func emptyShadow() -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowOffset = .zero
    shadow.shadowBlurRadius = 0
    return shadow
  }

  private func attribute(_ key: String, _ value: Value) -> Reactant.Attribute? {
    switch key {
    case "font": return font(value).map { .font($0) }
    case "foregroundColor": return color(value).map { .foregroundColor($0) }
    case "backgroundColor": return color(value).map { .backgroundColor($0) }
    case "strokeColor": return color(value).map { .strokeColor($0) }
    case "underlineColor": return color(value).map { .underlineColor($0) }
    case "strikethroughColor": return color(value).map { .strikethroughColor($0) }
    case "ligature": return integer(value).map { .ligature($0) }
    case "verticalGlyphForm": return integer(value).map { .verticalGlyphForm($0) }
    case "kern": return cgFloat(value).map { .kern($0) }
    case "strokeWidth": return cgFloat(value).map { .strokeWidth($0) }
    case "baselineOffset": return cgFloat(value).map { .baselineOffset($0) }
    case "obliqueness": return cgFloat(value).map { .obliqueness($0) }
    case "expansion": return cgFloat(value).map { .expansion($0) }
    case "strikethroughStyle": return .striketroughStyle(AttributeSetters.underlineStyle(value) ?? [])
    case "underlineStyle": return .underlineStyle(AttributeSetters.underlineStyle(value) ?? [])
    case "writingDirection": return AttributeSetters.writingDirection(value).map { .writingDirection([$0]) }
    case "link": return url(value).map { .linkURL($0) }
    case "attachment":
      return image(value).map { image in
        let attachment = NSTextAttachment()
        attachment.image = image
        return .attachment(attachment)
      }
    default: return nil
    }
  }

  private func set(_ property: String, of shadow: NSShadow, _ value: Value) {
    switch property {
    case "shadowOffset": if let size = size(value) { shadow.shadowOffset = size }
    case "shadowBlurRadius": if let radius = cgFloat(value) { shadow.shadowBlurRadius = radius }
    case "shadowColor": shadow.shadowColor = color(value)
    default: break
    }
  }

  private func set(_ property: String, of style: NSMutableParagraphStyle, _ value: Value) {
    let number = cgFloat(value) ?? 0
    switch property {
    case "alignment": style.alignment = AttributeSetters.textAlignment(value) ?? style.alignment
    case "lineBreakMode": style.lineBreakMode = AttributeSetters.lineBreakMode(value) ?? style.lineBreakMode
    case "firstLineHeadIndent": style.firstLineHeadIndent = number
    case "headIndent": style.headIndent = number
    case "tailIndent": style.tailIndent = number
    case "maximumLineHeight": style.maximumLineHeight = number
    case "minimumLineHeight": style.minimumLineHeight = number
    case "lineHeightMultiple": style.lineHeightMultiple = number
    case "lineSpacing": style.lineSpacing = number
    case "paragraphSpacing": style.paragraphSpacing = number
    case "paragraphSpacingBefore": style.paragraphSpacingBefore = number
    case "tabStops": style.tabStops = tabStops(value) ?? style.tabStops
    default: break
    }
  }
}
