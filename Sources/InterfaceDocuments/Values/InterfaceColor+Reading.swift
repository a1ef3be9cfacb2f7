import MarkupReading

extension InterfaceColor {
  /// The color spaces that documents name.
  static let spaces = [
    "calibratedWhite", "calibratedRGB", "deviceWhite", "deviceRGB", "deviceCMYK", "calibratedCMYK", "custom",
    "catalog", "pattern",
  ]

  /// Reads `<color …/>`.
  init(_ element: InterfaceObject) throws(Diagnostic) {
    let systemNames = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let name = systemNames.lazy.compactMap(element.attribute).first {
      self.init(.system(Self.propertyName(ofSystemColor: name)))
      return
    }
    if let name = element.attribute("name") {
      self.init(.named(name))
      return
    }
    func part(_ name: String, orElse value: Double = 0) throws(Diagnostic) -> Double {
      element.attribute(name) == nil ? value : try InterfaceValueParser.number(name, of: element)
    }
    let alpha = try part("alpha", orElse: 1)
    let space = element.attribute("colorSpace") ?? ""
    guard space.isEmpty || Self.spaces.contains(space) else {
      throw .error(
        "Unknown color space `\(space)`" + Suggestion.hint(for: space, among: Self.spaces),
        at: element.location(ofValue: "colorSpace"))
    }
    if element.attribute("white") != nil {
      self.init(.white(try part("white"), alpha: alpha))
    } else if element.attribute("cyan") != nil {
      let black = try part("black")
      func light(_ ink: Double) -> Double { (1 - ink) * (1 - black) }
      self.init(
        .rgb(
          red: light(try part("cyan")), green: light(try part("magenta")), blue: light(try part("yellow")),
          alpha: alpha, isWide: false))
    } else {
      self.init(
        .rgb(
          red: try part("red"), green: try part("green"), blue: try part("blue"), alpha: alpha,
          isWide: element.attribute("customColorSpace") == "displayP3"))
    }
  }

  /// Returns the name of UIKit's property of a document's word for a color of the system: `systemBackground`
  /// of `systemBackgroundColor`, `darkText` of `darkTextColor`.
  static func propertyName(ofSystemColor word: String) -> String {
    word.hasSuffix("Color") ? String(word.dropLast(5)) : word
  }

  /// The names of UIKit's properties that documents may name, without `Color`.
  public static let systemNames: [String] = {
    """
    label secondaryLabel tertiaryLabel quaternaryLabel placeholderText separator opaqueSeparator link
    systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill
    systemBackground secondarySystemBackground tertiarySystemBackground
    systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground
    systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo
    systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
    darkText lightText tint groupTableViewBackground viewFlipsideBackground scrollViewTexturedBackground
    tableCellGroupedBackground
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  }()
}
