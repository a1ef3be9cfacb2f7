import CCairo
import Foundation

/// Drawings that are files: the first page of a PDF, by Poppler, and SVG, by librsvg. Both libraries are
/// found when the process first needs them, so that no app needs them to be built or started.
package enum VectorFormat: String, Sendable {
  case pdf = "PDF"
  case svg = "SVG"

  /// The format of a file by the end of its name; nil for other files.
  package init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "pdf": self = .pdf
    case "svg": self = .svg
    default: return nil
    }
  }

  /// Draws a file's bytes, `scale` pixels to a point. Throws an ``ImageError`` where they are no such
  /// drawing, where the picture would be too large, and where the library is absent.
  package func draw(_ data: Data, scale: CGFloat) throws(ImageError) -> CGImage {
    guard let bytes = data.withUnsafeBytes({ $0.baseAddress.flatMap { g_bytes_new($0, gsize(data.count)) } })
    else { throw .truncated(format: rawValue) }
    defer { g_bytes_unref(bytes) }
    let drawing: any VectorDrawing = try open(bytes)
    defer { drawing.close() }
    let size = drawing.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .malformed(format: rawValue, reason: "it has no size")
    }
    let side = CGFloat(CGContext.maximumSide)
    let width = Int(min((size.width * scale).rounded(.up), side + 1))
    let height = Int(min((size.height * scale).rounded(.up), side + 1))
    guard CGImage.isReasonable(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let storage = PixelStorage(count: width * 4 * height)
    let isDrawn = storage.withSurface(
      format: CAIRO_FORMAT_ARGB32, width: width, height: height, bytesPerRow: width * 4
    ) { surface in
      let cairo = cairo_create(surface)
      defer { cairo_destroy(cairo) }
      cairo_scale(cairo, scale, scale)
      defer { cairo_surface_flush(surface) }
      return drawing.draw(on: cairo!) && cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    }
    guard isDrawn == true else { throw .malformed(format: rawValue, reason: "it cannot be drawn") }
    return CGImage(width: width, height: height, stride: width * 4, storage: storage, origin: .decoded)
  }

  private func open(_ bytes: OpaquePointer) throws(ImageError) -> any VectorDrawing {
    switch self {
    case .pdf:
      guard let library = Poppler.installed else {
        throw .missingLibrary(format: rawValue, package: "libpoppler-glib8")
      }
      guard let page = PDFDrawing(bytes, library) else {
        throw .malformed(format: rawValue, reason: "it has no page")
      }
      return page
    case .svg:
      guard let library = RSVG.installed else {
        throw .missingLibrary(format: rawValue, package: "librsvg2-2")
      }
      guard let drawing = SVGDrawing(bytes, library) else {
        throw .malformed(format: rawValue, reason: "it is no SVG")
      }
      return drawing
    }
  }
}

/// An opened drawing.
private protocol VectorDrawing {
  /// The size in points.
  var size: CGSize { get }
  /// Draws it from the origin on. Returns false where that fails.
  func draw(on cairo: OpaquePointer) -> Bool
  /// Releases it.
  func close()
}

private typealias Object = UnsafeMutableRawPointer
private typealias Extent = UnsafeMutablePointer<Double>

/// The functions of Poppler.
private struct Poppler: Sendable {
  let open: @convention(c) (OpaquePointer, UnsafePointer<CChar>?, Object?) -> Object?
  let page: @convention(c) (Object, CInt) -> Object?
  let size: @convention(c) (Object, Extent, Extent) -> Void
  let render: @convention(c) (Object, OpaquePointer) -> Void

  static let installed: Poppler? = {
    guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String) -> Function? {
      dlsym(library, "poppler_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let open: @convention(c) (OpaquePointer, UnsafePointer<CChar>?, Object?) -> Object? =
        function("document_new_from_bytes"),
      let page: @convention(c) (Object, CInt) -> Object? = function("document_get_page"),
      let size: @convention(c) (Object, Extent, Extent) -> Void = function("page_get_size"),
      let render: @convention(c) (Object, OpaquePointer) -> Void = function("page_render")
    else { return nil }
    return Poppler(open: open, page: page, size: size, render: render)
  }()
}

private struct PDFDrawing: VectorDrawing {
  private let library: Poppler
  private let document: Object
  private let page: Object

  init?(_ bytes: OpaquePointer, _ library: Poppler) {
    guard let document = library.open(bytes, nil, nil) else { return nil }
    guard let page = library.page(document, 0) else {
      g_object_unref(document)
      return nil
    }
    (self.library, self.document, self.page) = (library, document, page)
  }

  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  func draw(on cairo: OpaquePointer) -> Bool {
    library.render(page, cairo)
    return true
  }

  func close() {
    g_object_unref(page)
    g_object_unref(document)
  }
}

/// The functions of librsvg.
private struct RSVG: Sendable {
  /// A rectangle as librsvg has it.
  struct Box {
    var x = 0.0
    var y = 0.0
    var width: Double
    var height: Double
  }

  let open: @convention(c) (UnsafeRawPointer, gsize, Object?) -> Object?
  let size: @convention(c) (Object, Extent, Extent) -> CInt
  let render: @convention(c) (Object, OpaquePointer, UnsafeRawPointer, Object?) -> CInt

  static let installed: RSVG? = {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String) -> Function? {
      dlsym(library, "rsvg_handle_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let open: @convention(c) (UnsafeRawPointer, gsize, Object?) -> Object? = function("new_from_data"),
      let size: @convention(c) (Object, Extent, Extent) -> CInt = function(
        "get_intrinsic_size_in_pixels"),
      let render: @convention(c) (Object, OpaquePointer, UnsafeRawPointer, Object?) -> CInt =
        function("render_document")
    else { return nil }
    return RSVG(open: open, size: size, render: render)
  }()
}

private struct SVGDrawing: VectorDrawing {
  private let library: RSVG
  private let handle: Object

  init?(_ bytes: OpaquePointer, _ library: RSVG) {
    var count: gsize = 0
    guard let data = g_bytes_get_data(bytes, &count), let handle = library.open(data, count, nil) else {
      return nil
    }
    (self.library, self.handle) = (library, handle)
  }

  /// The size that it states; 100 by 100 points where it states none.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    return library.size(handle, &width, &height) != 0
      ? CGSize(width: width, height: height) : CGSize(width: 100, height: 100)
  }

  func draw(on cairo: OpaquePointer) -> Bool {
    var box = RSVG.Box(width: size.width, height: size.height)
    return library.render(handle, cairo, &box, nil) != 0
  }

  func close() { g_object_unref(handle) }
}
