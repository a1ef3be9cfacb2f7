import CoreGraphics

/// A list that a paragraph is in: the form of its markers. Labels, text views and strings draw the marker of
/// each paragraph before it, as iOS's text views do; it is no part of the text. Paragraphs that follow one
/// another in the same object are counted on. Text that has its markers in it (`\t•\t`), as HTML that was
/// read, keeps them instead.
public final class NSTextList: NSObject, @unchecked Sendable {
  /// The form of a marker.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The form with `{…}` around its number or sign.
    public let rawValue: String
    /// Makes a form, such as `{decimal}.`
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a form, such as `{decimal}.`
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// ▫︎
    public static let box = MarkerFormat("{box}")
    /// ✓
    public static let check = MarkerFormat("{check}")
    /// ◦
    public static let circle = MarkerFormat("{circle}")
    /// ◆
    public static let diamond = MarkerFormat("{diamond}")
    /// •
    public static let disc = MarkerFormat("{disc}")
    /// ⁃
    public static let hyphen = MarkerFormat("{hyphen}")
    /// ▪︎
    public static let square = MarkerFormat("{square}")
    /// a, b, c
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A, B, C
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// a, b, c
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// A, B, C
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// i, ii, iii
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// I, II, III
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// 1, 2, 3
    public static let decimal = MarkerFormat("{decimal}")
    /// 1, 2, 3 in base 8
    public static let octal = MarkerFormat("{octal}")
    /// 1, 2, 3 in base 16
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// 1, 2, 3 in base 16
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
  }

  /// Options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A nested list's markers begin with those of the list around it.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The form of the markers.
  public let markerFormat: MarkerFormat
  /// The options.
  public let listOptions: Options
  /// The number of the first item; 1 by default.
  public var startingItemNumber: Int
  /// Whether the items have numbers.
  public var isOrdered: Bool { sign == nil }

  /// Makes a list whose options are the bits of ``Options``.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)))
  }

  /// Makes a list.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  private var name: Substring {
    guard let start = markerFormat.rawValue.firstIndex(of: "{"),
      let end = markerFormat.rawValue.lastIndex(of: "}"), start < end
    else { return "" }
    return markerFormat.rawValue[markerFormat.rawValue.index(after: start)..<end]
  }

  private var sign: String? {
    switch name {
    case "box": "▫︎"
    case "check": "✓"
    case "circle": "◦"
    case "diamond": "◆"
    case "disc": "•"
    case "hyphen": "⁃"
    case "square": "▪︎"
    default: nil
    }
  }

  /// Returns the marker of an item, counted from ``startingItemNumber``.
  public func marker(forItemNumber itemNumber: Int) -> String {
    let number = max(itemNumber, 1)
    let text =
      switch name {
      case "lower-alpha", "lower-latin": NSTextList.letters(number)
      case "upper-alpha", "upper-latin": NSTextList.letters(number).uppercased()
      case "lower-roman": NSTextList.roman(number)
      case "upper-roman": NSTextList.roman(number).uppercased()
      case "octal": String(number, radix: 8)
      case "lower-hexadecimal": String(number, radix: 16)
      case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
      default: sign ?? "\(itemNumber)"
      }
    let raw = markerFormat.rawValue
    guard let start = raw.firstIndex(of: "{"), let end = raw.lastIndex(of: "}"), start < end else {
      return raw
    }
    return raw[..<start] + text + raw[raw.index(after: end)...]
  }

  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  /// A number in Roman numerals, which go up to 3999; a greater one in digits, as browsers write it.
  private static func roman(_ number: Int) -> String {
    guard number < 4_000 else { return "\(number)" }
    let steps = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in steps {
      while rest >= value { (rest, text) = (rest - value, text + sign) }
    }
    return text
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other === self
      || other.markerFormat == markerFormat && other.listOptions == listOptions
        && other.startingItemNumber == startingItemNumber
  }

  public override var hash: Int { markerFormat.hashValue }
}
