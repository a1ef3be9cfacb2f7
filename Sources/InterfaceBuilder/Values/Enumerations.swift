import UIKit

/// UIKit's values by their names in Swift, which the tables of documents give.
@MainActor enum Enumerations {
  /// The names of values that are absent here, with those that stand for them.
  private static let substitutes = ["blurOverFullScreen": "overFullScreen", "inline": "never"]

  private static var byType: [ObjectIdentifier: [String: Any]] = [:]

  /// Returns the case of an enumeration with numbers as its raw values.
  static func value<Value: RawRepresentable>(_ type: Value.Type, _ name: String) -> Value?
  where Value.RawValue: BinaryInteger {
    let key = ObjectIdentifier(type)
    if let known = byType[key] { return (known[name] ?? substitutes[name].flatMap { known[$0] }) as? Value }
    var names: [String: Any] = [:]
    for number in -2...64 {
      guard let raw = Value.RawValue(exactly: number), let value = Value(rawValue: raw) else { continue }
      names[String(describing: value)] = value
    }
    byType[key] = names
    return (names[name] ?? substitutes[name].flatMap { names[$0] }) as? Value
  }

  static let fontWeight: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let textStyle: [String: UIFont.TextStyle] = [
    "extraLargeTitle": .largeTitle, "extraLargeTitle2": .largeTitle, "largeTitle": .largeTitle,
    "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
    "caption1": .caption1, "caption2": .caption2,
  ]
  static let systemDesign: [String: UIFontDescriptor.SystemDesign] = [
    "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
  ]
  static let contentSizeCategory: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
  static let directionalRectEdge: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
  static let swipeDirection: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
  static let cornerStyle: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  static let buttonSize: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  static var textAlignment: [String: NSTextAlignment] {
    ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
  }
  static var lineBreakMode: [String: NSLineBreakMode] {
    [
      "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
      "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
      "byTruncatingMiddle": .byTruncatingMiddle,
    ]
  }
  static var symbolScale: [String: UIImage.SymbolScale] {
    ["default": .default, "small": .small, "medium": .medium, "large": .large]
  }
  static var symbolWeight: [String: UIImage.SymbolWeight] {
    [
      "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
      "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
      "black": .black,
    ]
  }

  static func mask(_ names: [String]) -> UIView.AutoresizingMask {
    names.reduce(into: UIView.AutoresizingMask()) { mask, name in
      switch name {
      case "flexibleLeftMargin": mask.insert(.flexibleLeftMargin)
      case "flexibleWidth": mask.insert(.flexibleWidth)
      case "flexibleRightMargin": mask.insert(.flexibleRightMargin)
      case "flexibleTopMargin": mask.insert(.flexibleTopMargin)
      case "flexibleHeight": mask.insert(.flexibleHeight)
      case "flexibleBottomMargin": mask.insert(.flexibleBottomMargin)
      default: break
      }
    }
  }

  static func edges(_ names: [String]) -> UIRectEdge {
    names.reduce(into: UIRectEdge()) { edges, name in
      switch name {
      case "top": edges.insert(.top)
      case "left": edges.insert(.left)
      case "bottom": edges.insert(.bottom)
      case "right": edges.insert(.right)
      default: break
      }
    }
  }

  static func arrows(_ names: [String]) -> UIPopoverArrowDirection {
    names.reduce(into: UIPopoverArrowDirection()) { arrows, name in
      switch name {
      case "up": arrows.insert(.up)
      case "down": arrows.insert(.down)
      case "left": arrows.insert(.left)
      case "right": arrows.insert(.right)
      case "any": arrows.insert(.any)
      default: break
      }
    }
  }

  static func traits(_ names: [String]) -> UIAccessibilityTraits {
    names.reduce(into: UIAccessibilityTraits()) { traits, name in
      switch name {
      case "button": traits.insert(.button)
      case "link": traits.insert(.link)
      case "image": traits.insert(.image)
      case "selected": traits.insert(.selected)
      case "staticText": traits.insert(.staticText)
      case "header": traits.insert(.header)
      case "searchField": traits.insert(.searchField)
      case "notEnabled": traits.insert(.notEnabled)
      case "updatesFrequently": traits.insert(.updatesFrequently)
      case "adjustable": traits.insert(.adjustable)
      default: break
      }
    }
  }
}
