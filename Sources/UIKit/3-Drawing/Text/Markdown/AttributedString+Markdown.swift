import Foundation

extension AttributedString {
  /// Options of reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of the syntax that is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and what lies in them. Ends of lines in paragraphs are spaces, and blocks follow each other
      /// without any sign but their ``PresentationIntent``.
      case full = 0
      /// Emphasis, code and links only. Ends of lines are spaces.
      case inlineOnly = 1
      /// Emphasis, code and links only. Ends of lines stay.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// The way in which mistakes are treated. There are none in Markdown: what is no syntax is text.
    public enum FailurePolicy: Int, Sendable {
      /// Throws an error.
      case throwError = 0
      /// Returns what was read.
      case returnPartiallyParsedIfPossible = 1
    }

    /// Whether attributes can be written as `^[text](name: value)`; kept, and read as text.
    public var allowsExtendedAttributes: Bool
    /// The part of the syntax that is read; all by default.
    public var interpretedSyntax: InterpretedSyntax
    /// The way in which mistakes are treated; by an error by default.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil by default, kept.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads a text in Markdown.
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The options.
  ///   - baseURL: The address to which those of links are relative.
  /// - Throws: Nothing; the method throws on iOS.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  )
    throws
  {
    self.init()
    guard options.interpretedSyntax == .full else {
      let keeps = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
      append(MarkdownInlines.pieces(of: markdown, keepsWhitespace: keeps, baseURL: baseURL), nil)
      return
    }
    let document = MarkdownBlocks(markdown)
    for block in document.blocks {
      let pieces =
        block.isLiteral
        ? [MarkdownInlines.Piece(text: block.text)]
        : MarkdownInlines.pieces(
          of: block.text, keepsWhitespace: false, definitions: document.definitions, baseURL: baseURL)
      append(pieces, block.intent)
    }
  }

  /// Reads a text in Markdown.
  /// - Throws: A `CocoaError` for data that is no text.
  public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
    throws
  {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Reads a file in Markdown.
  /// - Throws: An error where it cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  )
    throws
  {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private mutating func append(_ pieces: [MarkdownInlines.Piece], _ intent: PresentationIntent?) {
    for piece in pieces {
      var attributes = AttributeContainer()
      if !piece.intent.isEmpty { attributes.inlinePresentationIntent = piece.intent }
      if let intent { attributes.presentationIntent = intent }
      if let link = piece.link { attributes.link = link }
      append(AttributedString(piece.text, attributes: attributes))
    }
  }
}

extension NSAttributedString {
  /// Options of reading Markdown, as Swift's attributed strings have them.
  open class MarkdownParsingOptions: NSObject {
    /// Whether attributes can be written in the text; kept, and read as text.
    open var allowsExtendedAttributes = false
    /// The part of the syntax that is read; all by default.
    open var interpretedSyntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax.full
    /// The way in which mistakes are treated; by an error by default.
    open var failurePolicy = AttributedString.MarkdownParsingOptions.FailurePolicy.throwError
    /// The language of the text; nil by default, kept.
    open var languageCode: String?

    fileprivate var value: AttributedString.MarkdownParsingOptions {
      AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: allowsExtendedAttributes, interpretedSyntax: interpretedSyntax,
        failurePolicy: failurePolicy, languageCode: languageCode)
    }
  }

  /// Reads a text in Markdown.
  /// - Throws: Nothing; the method throws on iOS.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdown, options: options?.value ?? AttributedString.MarkdownParsingOptions(),
        baseURL: baseURL))
  }

  /// Reads a text in Markdown.
  /// - Throws: A `CocoaError` for data that is no text.
  public convenience init(markdown: Data, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil) throws
  {
    self.init(
      try AttributedString(
        markdown: markdown, options: options?.value ?? AttributedString.MarkdownParsingOptions(),
        baseURL: baseURL))
  }
}
