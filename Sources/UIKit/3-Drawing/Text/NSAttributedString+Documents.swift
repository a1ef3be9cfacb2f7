import Foundation

extension NSAttributedString {
  /// The kinds of documents that text is read from and written as.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Hypertext.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The options of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document, a ``DocumentType``; plain text by default.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the characters, the raw value of a `String.Encoding`; by default UTF-8, and Windows'
    /// Latin 1 where the data is none.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that says nothing else.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A key of a document's attributes.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of the characters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The error of a document that cannot be read or written.
  public enum DocumentError: LocalizedError, Equatable {
    /// The data is not text in the encoding that was given.
    case unreadable
    /// The kind of document, by its name, is neither plain text nor HTML.
    case unsupportedType(String)

    /// The message: what was found and what to do.
    public var errorDescription: String? {
      switch self {
      case .unreadable:
        "The data is not text in the given encoding: pass another .characterEncoding, or none."
      case .unsupportedType(let name):
        "\(name) is neither .plain nor .html, which alone can be read and written."
      }
    }
  }

  /// Reads text from a document: plain text, or HTML of headings, paragraphs, breaks, lists, links, and the
  /// elements and style sheets that change fonts, colors, lines and alignment.
  ///
  /// Text of HTML is set in Times New Roman at 12 points where it says nothing else, and lists have their
  /// markers in it, as on iOS. Pictures give way to their alternative text, cells of tables follow one
  /// another with tabs; scripts are not run, nothing is loaded. Unlike on iOS, it may be called on any
  /// thread.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The kind of document and the encoding.
  ///   - dict: Where to put what is known of the document: ``DocumentAttributeKey`` by its raw values.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(attributedString: try NSAttributedString.read(data, options, dict))
  }

  /// The text of a document.
  static func read(
    _ data: Data, _ options: [DocumentReadingOptionKey: Any], _ dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws -> NSAttributedString {
    let type = options[.documentType] as? DocumentType ?? .plain
    let given = options[.characterEncoding].flatMap { value in
      (value as? UInt) ?? (value as? Int).map(UInt.init(bitPattern:)) ?? (value as? NSNumber)?.uintValue
    }
    let encodings = given.map { [String.Encoding(rawValue: $0)] } ?? [.utf8, .windowsCP1252, .isoLatin1]
    let found = encodings.lazy.compactMap { encoding in
      String(data: data, encoding: encoding).map { (text: $0, encoding: encoding) }
    }.first
    guard let found else { throw DocumentError.unreadable }
    dict?.pointee = NSDictionary(dictionary: [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: found.encoding.rawValue),
    ])
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    switch type {
    case .plain: return NSAttributedString(string: found.text, attributes: defaults)
    case .html: return read(html: found.text)
    default: throw DocumentError.unsupportedType(type.rawValue)
    }
  }

  /// Writes a range as a document in UTF-8: plain text, or HTML with the text's fonts, colors, lines and
  /// links.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    switch type {
    case .plain: return Data(attributedSubstring(from: range).string.utf8)
    case .html: return Data(HTMLWriter.html(of: StyledText(self, in: range)).utf8)
    default: throw DocumentError.unsupportedType(type.rawValue)
    }
  }
}
