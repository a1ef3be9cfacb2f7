@_exported import UIKit

/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }
/// The ways in which pages stand.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous
}
/// The direction in which pages follow.
public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal }

extension NSNotification.Name {
  /// The view shows another page.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  /// The view's scale has changed.
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
  /// The view has another document.
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
}

/// A part of a document's text. None can be selected here.
open class PDFSelection: NSObject {
  /// The text.
  open var string: String? { nil }
}
/// The contents of a document. None are known here.
open class PDFOutline: NSObject {}
/// A note on a page. None are known here.
open class PDFAnnotation: NSObject {}

/// A page.
open class PDFPage: NSObject {
  /// The document, held weakly.
  open internal(set) weak var document: PDFDocument?
  let source: (document: PopplerDocument, index: Int)?
  let image: UIImage?

  init(_ document: PopplerDocument, _ index: Int) { (source, image) = ((document, index), nil) }
  /// Creates an empty page of the size of a letter.
  public override init() { (source, image) = (nil, nil) }
  /// Creates a page of a picture.
  public init?(image: UIImage) { (source, self.image) = (nil, image) }

  /// The number that is printed on the page; its place from 1 on.
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  /// The turn, in degrees: drawn pages are upright.
  open var rotation: Int { 0 }
  /// Returns the rectangle of a box: the whole page.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    let size = source.map { $0.document.size(of: $0.index) } ?? image?.size ?? CGSize(width: 612, height: 792)
    return CGRect(origin: .zero, size: size)
  }
  /// Returns the page as a picture that fits into a size.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let own = bounds(for: box).size
    guard own.width > 0, own.height > 0 else { return UIImage() }
    return picture(scale: min(size.width / own.width, size.height / own.height))
  }
  /// The page as a picture, some pixels to a point.
  func picture(scale: CGFloat) -> UIImage {
    guard scale > 0 else { return UIImage() }
    if let source, let drawn = source.document.draw(source.index, scale: scale) {
      return UIImage(cgImage: drawn)
    }
    let size = bounds(for: .mediaBox).size
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: pixels, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: pixels))
      image?.draw(in: CGRect(origin: .zero, size: pixels))
    }
  }
  /// The text: not known.
  open var string: String? { nil }
  /// The notes: none.
  open var annotations: [PDFAnnotation] { [] }
}

/// A document. Poppler draws its pages; without Poppler there are none.
open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []
  private var data: Data?
  /// The file; nil for bytes.
  open private(set) var documentURL: URL?

  /// Creates a document without pages.
  public override init() {}
  /// Reads bytes; nil where they are no PDF.
  public init?(data: Data) {
    super.init()
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    self.data = data
    guard let source = PopplerDocument(data) else { return }
    pages = (0..<source.count).map { PDFPage(source, $0) }
    for page in pages { page.document = self }
  }
  /// Reads a file; nil where it is no PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// The number of pages.
  open var pageCount: Int { pages.count }
  /// Returns a page by its place from 0 on; nil where there is none.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Returns a page's place; `NSNotFound` for one of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Puts a page at a place.
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
    data = nil
  }
  /// Removes a page.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index)
    data = nil
  }
  /// Swaps two pages.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    pages.swapAt(indexA, indexB)
    data = nil
  }
  /// Returns the document's bytes: those that were read; of changed pages, pictures of them.
  open func dataRepresentation() -> Data? {
    if let data { return data }
    let size = pages.first?.bounds(for: .mediaBox) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    // Documents belong to the main thread, as views do.
    nonisolated(unsafe) let pages = pages
    return MainActor.assumeIsolated {
      UIGraphicsPDFRenderer(bounds: size).pdfData { context in
        for page in pages {
          let box = page.bounds(for: .mediaBox)
          context.beginPage(withBounds: box, pageInfo: [:])
          page.picture(scale: 2).draw(in: box)
        }
      }
    }
  }
  /// Writes the document. Returns whether that has succeeded.
  @discardableResult open func write(to url: URL) -> Bool {
    dataRepresentation().map { (try? $0.write(to: url)) != nil } ?? false
  }
  /// Writes the document. Returns whether that has succeeded.
  @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  /// Whether it needs a password: such a document is not read.
  open var isLocked: Bool { data != nil && pages.isEmpty }
  /// Whether its contents are encrypted.
  open var isEncrypted: Bool { isLocked }
  /// Takes a password: not available.
  open func unlock(withPassword password: String) -> Bool { false }
  /// The text: not known.
  open var string: String? { nil }
  /// The contents: not known.
  open var outlineRoot: PDFOutline? { nil }
  /// The attributes of the document: none.
  open var documentAttributes: [AnyHashable: Any]? { nil }
  /// Returns the places of a text: none are known.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  {
    []
  }
}
