import DisplayProtocol

/// Numbers the ways in which text is drawn, so that a commit names a style by its number.
struct TextStyleTable {
  /// A style as it is sent to the client.
  struct Definition {
    /// CSS declarations, without place and characters.
    var css: String
    /// The font file that must be there first; nil when the font could not be found.
    var font: FontAsset?
    /// The extent of lines above and below the baseline, in fractions of the size: only in editors, whose
    /// carets and selections are that high.
    var box: (ascent: CGFloat, descent: CGFloat)?
  }

  private struct Key: Hashable {
    var style: TextStyle
    var isRightToLeft: Bool
    /// Whether it is the box behind the characters.
    var isBox = false
    /// Whether it is a picture in text.
    var isPicture = false
    /// Whether it is text in an editor.
    var isEditor = false
    /// The strokes and gaps of a box that is interrupted.
    var dashes: [CGFloat] = []
  }

  /// The number of styles kept before the table starts anew, unless more are in use at once.
  static let capacity = 2_000

  private var limit = Self.capacity
  private var numbers: [Key: Int] = [:]
  private var definitions: [Int: Definition] = [:]
  private var next = 1

  /// Whether so many styles came and went that all should be defined again.
  var isFull: Bool { numbers.count >= limit }

  /// The number of styles kept.
  var count: Int { numbers.count }

  /// Returns the definition of the style with a number.
  subscript(number: Int) -> Definition? { definitions[number] }

  /// The number of a style; a new one is looked up in `assets` and defined.
  mutating func number(of style: TextStyle, isRightToLeft: Bool, assets: AssetStore) -> Int {
    // The place of the baseline, and lines and boxes, are sent with each run.
    var style = style
    style.baselineOffset = 0
    style.backgroundColor = nil
    style.decoration.underline = nil
    style.decoration.strikethrough = nil
    return number(Key(style: style, isRightToLeft: isRightToLeft)) {
      let font = assets.font(for: style.font)
      return Definition(css: Self.css(style, family: font?.family, isRightToLeft: isRightToLeft), font: font)
    }
  }

  /// The number of a filled box of a color, interrupted by `dashes` along it, and with a shadow.
  mutating func number(ofBox color: CGColor, dashes: [CGFloat] = [], shadow: TextShadow? = nil) -> Int {
    var style = TextStyle(font: Font(family: "", size: 0), color: color)
    style.decoration.shadow = shadow
    return number(Key(style: style, isRightToLeft: false, isBox: true, dashes: dashes)) {
      var css = "background:\(Self.background(color, dashes: dashes))"
      if let shadow { css += ";box-shadow:\(Self.shadow(shadow, behind: color))" }
      return Definition(css: css, font: nil)
    }
  }

  /// The number of a box for a picture.
  mutating func numberOfPicture() -> Int {
    let style = TextStyle(font: Font(family: "", size: 0))
    return number(Key(style: style, isRightToLeft: false, isPicture: true)) { Definition(css: "", font: nil) }
  }

  /// The number of a style for the text in an editor; a new one is looked up in `assets` and defined.
  mutating func number(ofEditor style: TextStyle, assets: AssetStore) -> Int {
    let metrics = FontLibrary.shared.metrics(for: style.font)
    let size = max(style.font.size, 0.001)
    return number(Key(style: style, isRightToLeft: false, isEditor: true)) {
      var font = assets.font(for: style.font)
      // Fonts with the system's heights are other fonts to the browser than the same files with their own.
      font?.family += style.font.usesSystemMetrics ? "s" : "e"
      return Definition(
        css: Self.fontCSS(style, lineHeight: "normal", family: font?.family), font: font,
        box: (metrics.ascender / size, -metrics.descender / size))
    }
  }

  /// Removes all styles. Numbers are not used again.
  mutating func removeAll() {
    numbers = [:]
    definitions = [:]
  }

  /// Leaves room for as many styles again as are kept now.
  mutating func makeRoom() {
    limit = max(Self.capacity, 2 * numbers.count)
  }

  private mutating func number(_ key: Key, define: () -> Definition) -> Int {
    if let number = numbers[key] { return number }
    let number = next
    next += 1
    numbers[key] = number
    definitions[number] = define()
    return number
  }

  /// Returns the distance from a run's top to the baseline on which the client puts it: a whole number of
  /// points, so that no rounding moves the baseline.
  static func height(of style: TextStyle) -> CGFloat { style.font.size.rounded(.up) }

  private static func css(_ style: TextStyle, family: String?, isRightToLeft: Bool) -> String {
    var css =
      "padding-top:\(LayerStyle.length(height(of: style)));" + fontCSS(style, lineHeight: "0", family: family)
    if isRightToLeft { css += ";direction:rtl;unicode-bidi:bidi-override" }
    return css + decorationCSS(style)
  }

  private static func decorationCSS(_ style: TextStyle) -> String {
    let decoration = style.decoration
    var css = ""
    if let shadow = decoration.shadow, shadow.isDrawable {
      css += ";text-shadow:\(self.shadow(shadow, behind: style.color))"
    }
    if let stroke = decoration.stroke, stroke.width > 0, stroke.width < 10_000 {
      let color = LayerStyle.color(stroke.color ?? style.color)
      css += ";-webkit-text-stroke:\(LayerStyle.length(stroke.width)) \(color)"
      if !stroke.isFilled { css += ";-webkit-text-fill-color:transparent" }
    }
    if decoration.slant != 0, decoration.slant.magnitude < 100 {
      css += ";transform:matrix(1,0,\(LayerStyle.number(-decoration.slant)),1,0,0)"
      css += ";transform-origin:0 \(LayerStyle.length(height(of: style)))"
    }
    return css
  }

  private static func shadow(_ shadow: TextShadow, behind color: CGColor) -> String {
    let lengths = [shadow.offset.width, shadow.offset.height, shadow.blur].map(LayerStyle.length)
    return lengths.joined(separator: " ") + " " + LayerStyle.color(shadow.color(behind: color))
  }

  private static func background(_ color: CGColor, dashes: [CGFloat]) -> String {
    let color = LayerStyle.color(color)
    guard !dashes.isEmpty else { return color }
    var stops: [String] = []
    var place: CGFloat = 0
    for (index, length) in dashes.enumerated() {
      let (start, end) = (LayerStyle.length(place), LayerStyle.length(place + length))
      stops.append("\(index % 2 == 0 ? color : "transparent") \(start) \(end)")
      place += length
    }
    return "repeating-linear-gradient(to right,\(stops.joined(separator: ",")))"
  }

  private static func fontCSS(_ style: TextStyle, lineHeight: String, family: String?) -> String {
    let size = LayerStyle.length(style.font.size)
    var css = "font:\(style.font.isItalic ? "italic " : "")\(style.font.weight) \(size)/\(lineHeight) "
    css += family.map { "\($0),sans-serif" } ?? "sans-serif"
    css += ";color:\(LayerStyle.color(style.color))"
    if style.kern == 0 { css += ";font-kerning:none" }
    if style.spacing != 0 {
      // Undiminished, as a rounding here would add up over a line's characters.
      css += ";letter-spacing:\(Double(style.spacing))px"
      // The system font's own tracking leaves letters joined, which browsers take apart where there is any
      // spacing.
      if style.kern ?? 0 == 0 { css += ";font-feature-settings:\"liga\",\"clig\",\"calt\"" }
    }
    if style.font.hasMonospacedDigits { css += ";font-variant-numeric:tabular-nums" }
    return css
  }
}
