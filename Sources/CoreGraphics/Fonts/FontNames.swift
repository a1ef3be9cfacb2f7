/// The parsing of font names.
enum FontNames {
  /// Weights by the words that fonts' names use for them, in small letters.
  static let weights: [String: Int] = [
    "thin": 100, "hairline": 100, "ultralight": 200, "extralight": 200, "light": 300, "book": 400,
    "regular": 400,
    "roman": 400, "normal": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
  ]

  /// iOS's families and the one of ours that stands for each. Hands that we have nothing like are drawn in
  /// the system font.
  static let families: [String: SystemFamily] = {
    let sans = [
      "Helvetica", "Helvetica Neue", "Arial", "Arial Rounded MT Bold", "Arial Hebrew", "Avenir",
      "Avenir Next",
      "Avenir Next Condensed", "Futura", "Gill Sans", "Verdana", "Trebuchet MS", "Optima", "Geneva", "Tahoma",
      "DIN Alternate", "DIN Condensed", "Chalkboard SE", "Chalkduster", "Marker Felt", "Noteworthy",
      "Papyrus",
      "Party LET", "Savoye LET", "Snell Roundhand", "Bradley Hand", "Zapfino", "SF Pro", "SF Pro Text",
      "SF Pro Display", "SF Pro Rounded", "San Francisco", ".SF UI Text", ".SF UI Display", ".SFUI",
      "system-ui",
      "Kailasa", "Thonburi", "Euphemia UCAS", "Academy Engraved LET", "Apple SD Gothic Neo", "PingFang SC",
    ]
    let monospaced = [
      "Courier", "Courier New", "Menlo", "Monaco", "SF Mono", "American Typewriter", "Andale Mono",
    ]
    let serif = [
      "Georgia", "Times New Roman", "Times", "Palatino", "Baskerville", "Didot", "Bodoni 72", "Cochin",
      "Hoefler Text", "New York", "Charter", "Iowan Old Style", "Copperplate", "Big Caslon", "Rockwell",
      "Superclarendon", "Galvji",
    ]
    var families: [String: SystemFamily] = [key("Apple Color Emoji"): .emoji]
    for name in sans { families[key(name)] = .inter }
    for name in monospaced { families[key(name)] = .jetBrainsMono }
    for name in serif { families[key(name)] = .libertine }
    for family in SystemFamily.allCases { families[key(family.rawValue)] = family }
    return families
  }()

  /// iOS's families by ``key(_:)``, spelled as iOS spells them.
  private static let spellings: [String: String] = {
    let spaced = [
      "Helvetica Neue", "Avenir Next", "Avenir Next Condensed", "Gill Sans", "Trebuchet MS", "Marker Felt",
      "Times New Roman", "Courier New", "American Typewriter", "Hoefler Text", "Snell Roundhand",
      "Bradley Hand",
      "Chalkboard SE", "Iowan Old Style", "Bodoni 72", "Apple Color Emoji", "SF Mono", "SF Pro",
    ]
    return Dictionary(uniqueKeysWithValues: spaced.map { (key($0), $0) })
  }()

  /// A family's name without spaces and capitals, under which it is looked up.
  static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "_" }
  }

  /// The full name of a font of one of iOS's families; nil for others.
  static func name(of font: Font) -> String? {
    let family = spellings[key(font.family)] ?? font.family
    guard let own = families[key(family)], key(own.rawValue) != key(family) else { return nil }
    let words = [
      100: "Thin", 200: "UltraLight", 300: "Light", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "Heavy",
    ]
    let weight = font.weight == 400 ? "" : words[font.weight] ?? (font.weight > 800 ? "Black" : "")
    let style = weight + (font.isItalic ? "Italic" : "")
    return family.filter { $0 != " " } + (style.isEmpty ? "" : "-" + style)
  }

  /// The components of a full name such as `HelveticaNeue-BoldItalic`.
  struct Parsed: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  /// The weights of families whose words for them mean others than usual.
  private static let ownWeights: [String: [String: Int]] = [
    key("MarkerFelt"): ["thin": 400, "wide": 700]
  ]

  /// Reads a full name: a family, and behind a hyphen words for weight and slant.
  static func parse(_ name: String) -> Parsed {
    let parts = name.split(separator: "-", maxSplits: 1)
    var family = parts.first.map(String.init) ?? name
    for ending in ["PSMT", "PS", "MT"] where family.hasSuffix(ending) && families[key(family)] == nil {
      family = String(family.dropLast(ending.count))
    }
    family = spellings[key(family)] ?? family
    var style = parts.count > 1 ? parts[1].lowercased() : ""
    for ending in ["psmt", "mt"] where style.hasSuffix(ending) {
      style = String(style.dropLast(ending.count))
    }
    style = style.filter { $0.isLetter }
    var isItalic = false
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      style = String(style.dropLast(slant.count))
      isItalic = true
    }
    for width in ["condensed", "extended"] where style.hasPrefix(width) {
      style = String(style.dropFirst(width.count))
    }
    return Parsed(
      family: family, weight: ownWeights[key(family)]?[style] ?? weights[style] ?? 400, isItalic: isItalic)
  }
}
