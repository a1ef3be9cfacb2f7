import Foundation
import InterfaceDocuments
import UIKit

/// Makes UIKit's values of those in a document.
@MainActor final class ValueMaker {
  private let resources: InterfaceResources
  private let bundle: Bundle

  init(_ resources: InterfaceResources, bundle: Bundle) {
    (self.resources, self.bundle) = (resources, bundle)
  }

  // MARK: Colors

  func color(_ color: InterfaceColor) -> UIColor {
    switch color.kind {
    case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha, let isWide):
      return isWide
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      if let known = SystemColors.color(name) { return known }
      if let written = resources.systemColors[name] { return self.color(written) }
      InterfaceLog.shared.note("There is no system color “\(name)”.")
      return .black
    case .named(let name):
      if let found = UIColor(named: name, in: bundle, compatibleWith: nil) { return found }
      if let written = resources.namedColors[name] { return self.color(written) }
      InterfaceLog.shared.note("There is no color “\(name)” in the asset catalogs.")
      return .black
    }
  }

  // MARK: Fonts

  func font(_ font: InterfaceFont) -> UIFont {
    var made: UIFont
    switch font.kind {
    case .system(let weight, let isItalic):
      let size = font.size.map { CGFloat($0) } ?? UIFont.systemFontSize
      made =
        isItalic
        ? .italicSystemFont(ofSize: size)
        : .systemFont(ofSize: size, weight: weight.flatMap { UIFont.Weight.named($0) } ?? .regular)
    case .style(let name):
      made = .preferredFont(forTextStyle: UIFont.TextStyle.named(name) ?? .body)
    case .named(let name, let family):
      let size = font.size.map { CGFloat($0) } ?? UIFont.systemFontSize
      if let found = UIFont(name: name, size: size) ?? family.flatMap({ UIFont(name: $0, size: size) }) {
        made = found
      } else {
        InterfaceLog.shared.note("There is no font “\(name)”.")
        made = .systemFont(ofSize: size)
      }
    }
    if let design = font.design.flatMap({ UIFontDescriptor.SystemDesign.named($0) }),
      let descriptor = made.fontDescriptor.withDesign(design)
    {
      made = UIFont(descriptor: descriptor, size: made.pointSize)
    }
    return made
  }

  // MARK: Images

  func image(_ image: InterfaceImage) -> UIImage? {
    let configuration = image.configuration.map(self.configuration)
    let found =
      image.isSystem
      ? UIImage(systemName: image.name, withConfiguration: configuration)
      : UIImage(named: image.name, in: bundle, with: configuration)
    if found == nil, !image.name.isEmpty {
      InterfaceLog.shared.note(
        image.isSystem
          ? "There is no symbol “\(image.name)”." : "There is no image “\(image.name)” in the asset catalogs."
      )
    }
    switch image.configuration?.renderingMode {
    case "alwaysTemplate", "template": return found?.withRenderingMode(.alwaysTemplate)
    case "alwaysOriginal", "original": return found?.withRenderingMode(.alwaysOriginal)
    default: return found
    }
  }

  func configuration(_ value: InterfaceSymbolConfiguration) -> UIImage.SymbolConfiguration {
    let scale = value.scale.flatMap { UIImage.SymbolScale.named($0) }
    let weight = value.weight.flatMap { UIImage.SymbolWeight.named($0) }
    var made: UIImage.SymbolConfiguration = .unspecified
    if let font = value.font {
      made = UIImage.SymbolConfiguration(font: self.font(font), scale: scale ?? .unspecified)
    } else if let size = value.pointSize {
      made = UIImage.SymbolConfiguration(
        pointSize: CGFloat(size), weight: weight ?? .unspecified, scale: scale ?? .unspecified)
    } else {
      if let scale { made = UIImage.SymbolConfiguration(scale: scale) }
      if let weight { made = made.applying(UIImage.SymbolConfiguration(weight: weight)) }
    }
    let colors = value.colors.map(color)
    if value.renderingMode == "hierarchical", let first = colors.first {
      made = made.applying(UIImage.SymbolConfiguration(hierarchicalColor: first))
    } else if value.renderingMode == "palette", !colors.isEmpty {
      made = made.applying(UIImage.SymbolConfiguration(paletteColors: colors))
    } else if value.renderingMode == "multicolor" {
      made = made.applying(UIImage.SymbolConfiguration.preferringMulticolor())
    }
    return made
  }

  // MARK: Texts

  func attributes(_ value: InterfaceTextAttributes) -> [NSAttributedString.Key: Any] {
    var made: [NSAttributedString.Key: Any] = [:]
    if let font = value.font { made[.font] = self.font(font) }
    if let color = value.color { made[.foregroundColor] = self.color(color) }
    if let color = value.backgroundColor { made[.backgroundColor] = self.color(color) }
    if let color = value.strokeColor { made[.strokeColor] = self.color(color) }
    if value.shadowColor != nil || value.shadowOffset != nil {
      let shadow = NSShadow()
      if let color = value.shadowColor { shadow.shadowColor = self.color(color) }
      switch value.shadowOffset {
      case .size(let width, let height): shadow.shadowOffset = CGSize(width: width, height: height)
      case .offset(let x, let y): shadow.shadowOffset = CGSize(width: x, height: y)
      default: break
      }
      if let radius = value.numbers["shadowBlurRadius"] { shadow.shadowBlurRadius = CGFloat(radius) }
      made[.shadow] = shadow
    }
    for (name, number) in value.numbers {
      switch name {
      case "NSKern": made[.kern] = number
      case "NSUnderline", "NSUnderlineStyle": made[.underlineStyle] = Int(clamping: number)
      case "NSStrikethrough", "NSStrikethroughStyle": made[.strikethroughStyle] = Int(clamping: number)
      case "NSBaselineOffset": made[.baselineOffset] = number
      case "NSLigature": made[.ligature] = Int(clamping: number)
      case "NSStrokeWidth": made[.strokeWidth] = number
      default: break
      }
    }
    if let link = value.link.flatMap({ URL(string: $0) }) { made[.link] = link }
    if !value.paragraph.isEmpty || value.tabStops != nil {
      made[.paragraphStyle] = paragraph(value.paragraph, value.tabStops)
    }
    return made
  }

  private func paragraph(
    _ values: [String: InterfaceValue], _ tabs: [InterfaceTextTab]?
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let tabs {
      style.tabStops = tabs.map { tab in
        NSTextTab(
          textAlignment: NSTextAlignment.named(tab.alignment) ?? .left, location: tab.location)
      }
    }
    for (name, value) in values {
      switch (name, value) {
      case ("alignment", .enumeration(let word)):
        style.alignment = NSTextAlignment.named(word.swiftName) ?? .natural
      case ("lineBreakMode", .enumeration(let word)):
        style.lineBreakMode = NSLineBreakMode.named(word.swiftName) ?? .byWordWrapping
      case ("lineSpacing", .real(let number)): style.lineSpacing = number
      case ("paragraphSpacing", .real(let number)): style.paragraphSpacing = number
      case ("paragraphSpacingBefore", .real(let number)): style.paragraphSpacingBefore = number
      case ("firstLineHeadIndent", .real(let number)): style.firstLineHeadIndent = number
      case ("headIndent", .real(let number)): style.headIndent = number
      case ("tailIndent", .real(let number)): style.tailIndent = number
      case ("minimumLineHeight", .real(let number)): style.minimumLineHeight = number
      case ("maximumLineHeight", .real(let number)): style.maximumLineHeight = number
      case ("lineHeightMultiple", .real(let number)): style.lineHeightMultiple = number
      case ("hyphenationFactor", .real(let number)): style.hyphenationFactor = Float(number)
      case ("defaultTabInterval", .real(let number)): style.defaultTabInterval = number
      case ("allowsDefaultTighteningForTruncation", .bool(let flag)):
        style.allowsDefaultTighteningForTruncation = flag
      case ("baseWritingDirection", .enumeration(let word)):
        style.baseWritingDirection =
          Enumerations.value(NSWritingDirection.self, word.swiftName) ?? .natural
      default: break
      }
    }
    return style
  }

  func attributedString(_ fragments: [InterfaceTextFragment]) -> NSAttributedString {
    let made = NSMutableAttributedString()
    for fragment in fragments {
      made.append(NSAttributedString(string: fragment.text, attributes: attributes(fragment.attributes)))
    }
    return made
  }

  /// Makes a text of the kind that configurations take.
  func attributedText(_ fragments: [InterfaceTextFragment]) -> AttributedString {
    var made = AttributedString()
    for fragment in fragments {
      var part = AttributedString(fragment.text)
      let attributes = fragment.attributes
      if let font = attributes.font { part.uiKit.font = self.font(font) }
      if let color = attributes.color { part.uiKit.foregroundColor = self.color(color) }
      if let color = attributes.backgroundColor { part.uiKit.backgroundColor = self.color(color) }
      made += part
    }
    return made
  }

  // MARK: Any value

  /// Returns a value for the property of an attribute, as key-value coding takes it; nil for none.
  func value(_ value: InterfaceValue, _ type: InterfaceValueType) -> Any? {
    switch (value, type) {
    case (.enumeration(let word), .enumeration(let enumeration)):
      Enumerations.value(enumeration.name, word.swiftName)
    case (.options(let words), .options(let options)):
      Enumerations.options(options.members.name, words.map(\.swiftName))
    case (.real(let number), _) where !number.isFinite: CGFloat.greatestFiniteMagnitude
    default: anyValue(value)
    }
  }

  /// Returns a value for a property of an app's, as `setValue(_:forKeyPath:)` takes it; nil for none.
  func anyValue(_ value: InterfaceValue) -> Any? {
    switch value {
    case .none: nil
    case .bool(let flag): NSNumber(value: flag)
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .string(let text), .locale(let text), .timeZone(let text), .reference(let text): text
    case .enumeration(let word): word.swiftName
    case .options(let words): words.map(\.swiftName)
    case .color(let color): self.color(color)
    case .font(let font): self.font(font)
    case .image(let image): self.image(image)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rect(let x, let y, let width, let height): CGRect(x: x, y: y, width: width, height: height)
    case .insets(let top, let left, let bottom, let right, _):
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    case .offset(let x, let y): UIOffset(horizontal: x, vertical: y)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .attributedString(let fragments): attributedString(fragments)
    case .textAttributes(let attributes): self.attributes(attributes)
    case .symbolConfiguration(let configuration): self.configuration(configuration)
    }
  }
}
