import Foundation

/// The style of a stretch of HTML, as its elements and style sheets make it.
struct HTMLStyle {
  /// The greatest size of a font in points, as browsers have one.
  static let maximumSize: CGFloat = 10_000

  /// The font's size in points, of which a CSS pixel is one.
  var size: CGFloat = 12 { didSet { size = min(size, HTMLStyle.maximumSize) } }
  var family: String?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var color: UIColor?
  var background: UIColor?
  var link: URL?
  var alignment: NSTextAlignment = .natural
  /// The distance by which the text is raised, as a fraction of its size.
  var raise: CGFloat = 0
  var isPreformatted = false
  var isHidden = false
  /// Points from the leading edge.
  var indent: CGFloat = 0
  /// Points before and after the paragraph.
  var marginTop: CGFloat = 0
  var marginBottom: CGFloat = 0
  /// The lists around the text, from the outermost.
  var lists: [NSTextList] = []

  // MARK: Elements

  /// The sizes of headings as multiples of the text's, and the points around them in multiples of their own
  /// size.
  private static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
    "h6": (0.67, 2.33),
  ]

  /// The elements that begin on a line of their own.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt",
    "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main",
    "nav", "ol",
    "p", "pre", "section", "summary", "table", "tr", "ul",
  ]

  /// Applies the style that an element's name implies.
  mutating func apply(_ name: String, _ attributes: [String: String]) {
    if HTMLStyle.blocks.contains(name) { (marginTop, marginBottom) = (0, 0) }
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "a":
      link = attributes["href"].flatMap { URL(string: $0) }
      guard link != nil else { break }
      isUnderlined = true
      color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let heading = HTMLStyle.headings[name]!
      size *= heading.size
      isBold = true
      marginBottom = size * heading.margin
    case "p", "dl", "figure": marginBottom = size
    case "blockquote", "dd":
      indent += 40
      if name == "blockquote" { marginBottom = size }
    case "code", "kbd", "samp", "tt": family = "monospace"
    case "pre": (family, isPreformatted, marginBottom) = ("monospace", true, size)
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "mark": background = .yellow
    case "sub": (raise, size) = (-0.25, size / 1.2)
    case "sup": (raise, size) = (0.4, size / 1.2)
    case "center": alignment = .center
    case "font":
      if let name = attributes["color"], let own = CSSValue.color(name) { color = own }
      if let face = attributes["face"] { family = CSSValue.family(face) }
      if let step = attributes["size"].flatMap({ Int($0) }), (1...7).contains(step) {
        size = 12 * [0.63, 0.82, 1, 1.13, 1.5, 2, 3][step - 1]
      }
    case "head", "script", "style", "title", "template", "select", "svg", "iframe", "object": isHidden = true
    default: break
    }
    if let align = attributes["align"] { apply("text-align", align) }
  }

  // MARK: Style sheets

  /// The properties that text has.
  static let properties: Set<String> = [
    "color", "background-color", "background", "font-size", "font-family", "font-style", "font-weight",
    "text-decoration", "text-decoration-line", "text-align", "margin-bottom", "margin-top", "margin",
    "white-space", "display",
  ]

  /// Takes over declarations.
  mutating func apply(_ declarations: [(property: String, value: String)]) {
    for (property, value) in declarations { apply(property, value) }
  }

  /// Takes over one property. One that text does not have, and a value that is none, change nothing.
  private mutating func apply(_ property: String, _ value: String) {
    let word = value.lowercased()
    switch property {
    case "color": color = CSSValue.color(value) ?? color
    case "background-color", "background": background = CSSValue.color(value) ?? background
    case "font-size": size = CSSValue.fontSize(value, inheriting: size) ?? size
    case "font-family": family = CSSValue.family(value)
    case "font-style": isItalic = word == "italic" || word.hasPrefix("oblique")
    case "font-weight":
      isBold = word == "bold" || word == "bolder" || Int(word).map { $0 >= 600 } == true
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruckThrough = word.contains("line-through")
    case "text-align":
      switch word {
      case "left", "start": alignment = .left
      case "right", "end": alignment = .right
      case "center": alignment = .center
      case "justify": alignment = .justified
      default: break
      }
    case "margin-bottom": marginBottom = CSSValue.length(value, relativeTo: size) ?? marginBottom
    case "margin-top": marginTop = CSSValue.length(value, relativeTo: size) ?? marginTop
    case "margin":
      let sides = value.split(separator: " ").map { CSSValue.length(String($0), relativeTo: size) ?? 0 }
      guard let first = sides.first else { break }
      (marginTop, marginBottom) = (first, sides.count > 2 ? sides[2] : first)
    case "white-space": isPreformatted = word.hasPrefix("pre")
    case "display": isHidden = isHidden || word == "none"
    default: break
    }
  }
}
