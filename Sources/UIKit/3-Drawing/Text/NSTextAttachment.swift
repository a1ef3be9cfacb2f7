import CoreGraphics

/// A picture in a line of text: a value of `NSAttributedString.Key.attachment`, on the character U+FFFC.
/// Behaves as UIKit's does.
open class NSTextAttachment: UIObject {
  /// The character that a picture stands in place of.
  public static let character = 0xFFFC

  /// The picture; nil by default, which leaves the room empty. A template is drawn in the text's color.
  open var image: UIImage?
  /// The picture's size, and how far its lower left lies from where the text has got to on the baseline,
  /// upward, in points. Zero, the default, stands for the picture's own size, on the baseline; a symbol's
  /// middle then lies as high as that of capital letters.
  open var bounds = CGRect.zero
  /// A file's bytes; nil by default.
  open var contents: Data?
  /// The file type of ``contents``, as a uniform type identifier; nil by default.
  open var fileType: String?

  /// Makes an attachment of a file's bytes, which are shown where they are a PNG or JPEG picture.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Makes an attachment that shows nothing yet.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// The picture for a size; ``image`` by default.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The picture's size and place for a line; ``bounds``, or the picture's own size where they are zero. It
  /// is asked without a container, a line and a place: lines are not known before their pictures.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The picture for typesetting, with the current traits.
  func picture(color: UIColor, font: UIFont) -> TextPicture {
    var box = attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    let image = image(forBounds: box, textContainer: nil, characterIndex: 0)?.resolved(with: .current)
    let isSymbol = image?.isSymbolImage ?? false
    let isTemplate =
      image?.renderingMode == .alwaysTemplate || isSymbol && image?.renderingMode == .automatic
    // A symbol has its middle where capital letters have theirs.
    if isSymbol, bounds == .zero { box.origin.y = (font.capHeight - box.height) / 2 }
    return TextPicture(
      image: isTemplate ? image?.pixels(tint: color) : image?.drawnPixels, size: box.size, rise: box.minY)
  }
}

extension NSAttributedString {
  /// Makes a text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Makes a text of one picture, with attributes beside it.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
