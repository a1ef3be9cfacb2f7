import CoreGraphics

/// The layout of the lines of a text: a value of `NSAttributedString.Key.paragraphStyle`. Make one with
/// ``NSMutableParagraphStyle``. Lengths are in points.
open class NSParagraphStyle: UIObject, NSCopying, NSMutableCopying {
  /// The values as typesetting takes them.
  fileprivate(set) var paragraph = TextParagraph()
  fileprivate var direction = NSWritingDirection.natural
  fileprivate var tabs: [NSTextTab]?
  fileprivate var more = Extras()

  /// The values that are stored without effect.
  fileprivate struct Extras: Equatable {
    var tabInterval: CGFloat = 0
    var hyphenation: Float = 0
    var tightens = false
    var strategy: LineBreakStrategy = []
    var lists: [NSTextList] = []
  }

  /// The tabs of text that says nothing of them: twelve, 28 points apart.
  fileprivate static func standardTabs() -> [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0 * 28)) }
  }

  /// The style of text that has none: natural alignment, broken between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the default style.
  public override init() {
    super.init()
  }

  /// Alignment between the edges.
  open var alignment: NSTextAlignment { paragraph.alignment }
  /// The behavior at the end of a line.
  open var lineBreakMode: NSLineBreakMode { paragraph.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { paragraph.lineSpacing }
  /// Points after a paragraph.
  open var paragraphSpacing: CGFloat { paragraph.paragraphSpacing }
  /// Points before a paragraph.
  open var paragraphSpacingBefore: CGFloat { paragraph.paragraphSpacingBefore }
  /// Points from the leading edge to where the first line starts.
  open var firstLineHeadIndent: CGFloat { paragraph.firstLineHeadIndent }
  /// Points from the leading edge to where the other lines start.
  open var headIndent: CGFloat { paragraph.headIndent }
  /// The position at which lines end: points from the leading edge when positive, from the trailing one
  /// otherwise.
  open var tailIndent: CGFloat { paragraph.tailIndent }
  /// The least height of a line; 0 for none.
  open var minimumLineHeight: CGFloat { paragraph.minimumLineHeight }
  /// The greatest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { paragraph.maximumLineHeight }
  /// A factor on the height of a line; 0 for none.
  open var lineHeightMultiple: CGFloat { paragraph.lineHeightMultiple }
  /// The direction in which the paragraph reads.
  open var baseWritingDirection: NSWritingDirection { direction }

  /// The tab stops, by position; twelve stops 28 points apart by default.
  open var tabStops: [NSTextTab]! { tabs ?? NSParagraphStyle.standardTabs() }
  /// Points between the places that tabs lead to beyond ``tabStops``; 0, the default, stands for 28.
  open var defaultTabInterval: CGFloat { more.tabInterval }
  /// The share of the width from which on words are broken; kept: words are not broken.
  open var hyphenationFactor: Float { more.hyphenation }
  /// Whether characters may move closer together before text is cut; kept: a label's own property is
  /// followed.
  open var allowsDefaultTighteningForTruncation: Bool { more.tightens }
  /// The kinds of line breaks that are avoided; stored only. Lines are broken wherever Unicode allows it.
  open var lineBreakStrategy: LineBreakStrategy { more.strategy }
  /// The lists that the paragraph is in, from the outermost; none by default.
  open var textLists: [NSTextList] { more.lists }

  /// The direction of a language by its code, such as `ar`; the app's for nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let code = languageName ?? Locale.current.identifier
    return Locale.Language(identifier: code).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// A style with the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.copyValues(of: self)
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.paragraph == paragraph && other.direction == direction && other.more == more
  }

  open override var hash: Int { paragraph.hashValue }

  fileprivate func copyValues(of style: NSParagraphStyle) {
    paragraph = style.paragraph
    direction = style.direction
    tabs = style.tabs
    more = style.more
  }
}

/// A paragraph style whose values can be set. Lengths are points.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Alignment between the edges; natural by default.
  open override var alignment: NSTextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// The behavior at the end of a line; broken between words by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { paragraph.lineBreakMode }
    set { paragraph.lineBreakMode = newValue }
  }

  /// Points between lines; 0 by default.
  open override var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }

  /// Points after a paragraph; 0 by default.
  open override var paragraphSpacing: CGFloat {
    get { paragraph.paragraphSpacing }
    set { paragraph.paragraphSpacing = newValue }
  }

  /// Points before a paragraph; 0 by default.
  open override var paragraphSpacingBefore: CGFloat {
    get { paragraph.paragraphSpacingBefore }
    set { paragraph.paragraphSpacingBefore = newValue }
  }

  /// Points from the leading edge to where the first line starts; 0 by default.
  open override var firstLineHeadIndent: CGFloat {
    get { paragraph.firstLineHeadIndent }
    set { paragraph.firstLineHeadIndent = newValue }
  }

  /// Points from the leading edge to where the other lines start; 0 by default.
  open override var headIndent: CGFloat {
    get { paragraph.headIndent }
    set { paragraph.headIndent = newValue }
  }

  /// The position at which lines end: points from the leading edge when positive, from the trailing one
  /// otherwise.
  open override var tailIndent: CGFloat {
    get { paragraph.tailIndent }
    set { paragraph.tailIndent = newValue }
  }

  /// The least height of a line; 0, the default, for none.
  open override var minimumLineHeight: CGFloat {
    get { paragraph.minimumLineHeight }
    set { paragraph.minimumLineHeight = newValue }
  }

  /// The greatest height of a line; 0, the default, for none.
  open override var maximumLineHeight: CGFloat {
    get { paragraph.maximumLineHeight }
    set { paragraph.maximumLineHeight = newValue }
  }

  /// A factor on the height of a line; 0, the default, for none.
  open override var lineHeightMultiple: CGFloat {
    get { paragraph.lineHeightMultiple }
    set { paragraph.lineHeightMultiple = newValue }
  }

  /// The direction in which the paragraph reads; natural by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { direction }
    set {
      direction = newValue
      paragraph.isRightToLeft = newValue == .rightToLeft
      paragraph.hasOwnDirection = newValue != .natural
    }
  }

  /// The tab stops, by position; twelve stops 28 points apart by default.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      tabs = newValue?.sorted { $0.location < $1.location }
      paragraph.tabStops = tabs?.map(\.stop) ?? []
    }
  }

  /// Puts a tab among the others.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }

  /// Removes a tab.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0.isEqual(anObject) } }

  /// Points between the places that tabs lead to beyond ``tabStops``; 0, the default, stands for 28.
  open override var defaultTabInterval: CGFloat {
    get { more.tabInterval }
    set {
      more.tabInterval = newValue
      paragraph.tabInterval = newValue > 0 && newValue.isFinite ? newValue : 28
    }
  }

  /// The share of the width from which on words are broken; 0 by default. Kept: words are not broken.
  open override var hyphenationFactor: Float {
    get { more.hyphenation }
    set { more.hyphenation = newValue }
  }

  /// Whether characters may move closer together before text is cut; false by default. Kept: a label's own
  /// property is followed.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { more.tightens }
    set { more.tightens = newValue }
  }

  /// The kinds of line breaks that are avoided; none by default. Stored only: lines are broken wherever
  /// Unicode allows it.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { more.strategy }
    set { more.strategy = newValue }
  }

  /// The lists that the paragraph is in, from the outermost; none by default. Markers are drawn before the
  /// paragraphs and are no part of the text; without indents of its own, text begins 36 points further in
  /// with every list.
  open override var textLists: [NSTextList] {
    get { more.lists }
    set { more.lists = newValue }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    copyValues(of: style)
  }
}
