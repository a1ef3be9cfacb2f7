import CCairo

extension CGContext {
  /// Makes a context that draws one PDF page of a size in points. ``finishDocument()`` gives the file.
  public static func pdf(size: CGSize) throws(DrawingError) -> CGContext {
    let context = try document(size: size) { stream, width, height in
      cairo_pdf_surface_create_for_stream(DocumentStream.write, stream, width, height)
    }
    // Otherwise the same drawing would make another file every second.
    cairo_pdf_surface_set_metadata(context.surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    return context
  }

  /// Makes a context that draws an SVG of a size in points. ``finishDocument()`` gives the file.
  public static func svg(size: CGSize) throws(DrawingError) -> CGContext {
    try document(size: size) { stream, width, height in
      let surface = cairo_svg_surface_create_for_stream(DocumentStream.write, stream, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
  }

  private static func document(
    size: CGSize, make: (UnsafeMutableRawPointer, Double, Double) -> OpaquePointer?
  ) throws(DrawingError) -> CGContext {
    let sides = 1...CGFloat(maximumSide)
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .badSize(width: size.width, height: size.height)
    }
    let stream = DocumentStream()
    let surface = make(Unmanaged.passUnretained(stream).toOpaque(), size.width, size.height)
    return try CGContext(
      surface: surface, target: .document(stream), width: Int(size.width.rounded(.up)),
      height: Int(size.height.rounded(.up)), scale: 1)
  }

  /// Ends a document's page and begins the next.
  public func beginNewPage() {
    guard case .document = target else { return }
    cairo_show_page(cairo)
  }

  /// Ends a PDF or an SVG and gives the whole file. Nothing can be drawn afterwards. Nil for a bitmap.
  public func finishDocument() throws(DrawingError) -> Data? {
    guard case .document(let stream) = target else { return nil }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .refused(String(cString: cairo_status_to_string(status)))
    }
    return stream.data
  }
}
