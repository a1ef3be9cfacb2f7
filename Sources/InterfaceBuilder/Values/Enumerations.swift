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

  static func mask(_ names: [String]) -> UIView.AutoresizingMask { union(names, masks) }
  static func edges(_ names: [String]) -> UIRectEdge { union(names, rectEdges) }
  static func arrows(_ names: [String]) -> UIPopoverArrowDirection { union(names, arrowDirections) }
  static func traits(_ names: [String]) -> UIAccessibilityTraits { union(names, accessibilityTraits) }
  static func detectors(_ names: [String]) -> UIDataDetectorTypes { union(names, dataDetectorTypes) }

  /// Returns a set of the options with the names.
  private static func union<Options: OptionSet>(_ names: [String], _ options: [String: Options]) -> Options {
    names.reduce(into: Options()) { set, name in if let option = options[name] { set.formUnion(option) } }
  }

  static let masks: [String: UIView.AutoresizingMask] = [
    "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
    "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
    "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
  ]
  static let rectEdges: [String: UIRectEdge] = [
    "top": .top, "left": .left, "bottom": .bottom, "right": .right,
  ]
  static let arrowDirections: [String: UIPopoverArrowDirection] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "any": .any,
  ]
  static let accessibilityTraits: [String: UIAccessibilityTraits] = [
    "none": .none, "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "header": .header, "searchField": .searchField, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
    "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
    // A button that is on or off is a button here.
    "toggleButton": .button,
  ]
  /// The kinds of data that texts show as links here; the others stay texts.
  static let dataDetectorTypes: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
  ]
}
