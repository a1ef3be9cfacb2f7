import CoreGraphics

/// The key of a document's title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of a document's subject.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of the words by which a document is found: a string, or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the program that made a document.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

/// The way a PDF renderer writes.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The document's metadata, by `kCGPDFContextTitle` and similar keys.
  open var documentInfo: [String: Any] = [:]
  /// The rectangle of a page that says nothing else, in points.
  open fileprivate(set) var bounds = CGRect.zero

  /// Makes the default format.
  public override init() {
    super.init()
  }

  /// The default format.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Draws PDFs: hands a context to a closure that begins pages and draws on them. Lengths are points, from the
/// top left.
open class UIGraphicsPDFRenderer: NSObject {
  /// The way the renderer writes.
  public let format: UIGraphicsPDFRendererFormat

  /// Makes a renderer whose pages show the rectangle `bounds`.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes a renderer whose pages show the rectangle `bounds`.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns the document that `actions` draw, the same bytes for the same drawing; empty for pages of no
  /// size.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    (try? document(actions)) ?? Data()
  }

  /// Writes the document that `actions` draw to a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try document(actions).write(to: url, options: .atomic)
  }

  private func document(_ actions: (UIGraphicsPDFRendererContext) -> Void) throws -> Data {
    let context = try CGContext.pdf(size: format.bounds.size)
    let keys: [(String, PDFMetadata)] = [
      (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
      (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
    ]
    for (key, metadata) in keys {
      if let text = format.documentInfo[key] as? String { context.setMetadata(metadata, text) }
      if let texts = format.documentInfo[key] as? [String] {
        context.setMetadata(metadata, texts.joined(separator: ", "))
      }
    }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let renderer = UIGraphicsPDFRendererContext(cgContext: context, format: format)
    actions(renderer)
    renderer.endPage()
    return try context.finishDocument() ?? Data()
  }
}

/// The drawing context of a PDF renderer's closure. UIKit's own drawing calls draw into it too.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext
  /// The way the renderer writes.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle that the present page shows.
  open private(set) var pdfContextBounds: CGRect
  private var hasPage = false

  init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
    (self.cgContext, self.format, pdfContextBounds) = (cgContext, format, format.bounds)
    super.init()
  }

  /// Begins a page of the renderer's size.
  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Begins a page that shows a rectangle. Nothing is drawn of what was clipped or transformed on the page
  /// before.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    hasPage = true
    pdfContextBounds = bounds
    cgContext.setPageSize(bounds.size)
    cgContext.saveGState()
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  func endPage() {
    guard hasPage else { return }
    hasPage = false
    cgContext.restoreGState()
    cgContext.beginNewPage()
  }

  /// Makes a rectangle a link to an address.
  open func setURL(_ url: URL, for rect: CGRect) {
    cgContext.addLink(to: url, in: rect)
  }

  /// Adds a named destination of links at a point of the page.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a rectangle a link to a named point of the document.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.addLink(toDestination: name, in: rect)
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws a frame one point wide inside a rectangle, in the current stroke color.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
