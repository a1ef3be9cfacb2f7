import CCairo

/// The metadata of a PDF.
public enum PDFMetadata: Sendable {
  case title, author, subject, keywords, creator
}

extension CGContext {
  /// Sets the size, in points, of the page that begins next, of a PDF on which nothing is drawn yet.
  package func setPageSize(_ size: CGSize) {
    guard isPDF, size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1 else { return }
    cairo_pdf_surface_set_size(surface, size.width, size.height)
  }

  /// Writes a PDF's metadata.
  package func setMetadata(_ metadata: PDFMetadata, _ value: String) {
    guard isPDF else { return }
    let key =
      switch metadata {
      case .title: CAIRO_PDF_METADATA_TITLE
      case .author: CAIRO_PDF_METADATA_AUTHOR
      case .subject: CAIRO_PDF_METADATA_SUBJECT
      case .keywords: CAIRO_PDF_METADATA_KEYWORDS
      case .creator: CAIRO_PDF_METADATA_CREATOR
      }
    cairo_pdf_surface_set_metadata(surface, key, value)
  }

  /// Makes a rectangle of a PDF's page, in points of the present space, a link to an address.
  package func addLink(to url: URL, in rect: CGRect) {
    addLink("uri='\(CGContext.quoted(url.absoluteString))'", in: rect)
  }

  /// Makes a rectangle of a PDF's page a link to a named place.
  package func addLink(toDestination name: String, in rect: CGRect) {
    addLink("dest='\(CGContext.quoted(name))'", in: rect)
  }

  /// Adds a named destination of links at a point of a PDF's page.
  package func addDestination(_ name: String, at point: CGPoint) {
    guard isPDF else { return }
    let place = point.applying(state.transform)
    cairo_tag_begin(cairo, CAIRO_TAG_DEST, "name='\(CGContext.quoted(name))' x=\(place.x) y=\(place.y)")
    cairo_tag_end(cairo, CAIRO_TAG_DEST)
  }

  private func addLink(_ target: String, in rect: CGRect) {
    guard isPDF, rect.width > 0, rect.height > 0 else { return }
    let box = rect.applying(state.transform)
    cairo_tag_begin(
      cairo, CAIRO_TAG_LINK, "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)] \(target)")
    cairo_tag_end(cairo, CAIRO_TAG_LINK)
  }

  private var isPDF: Bool { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_PDF }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}
