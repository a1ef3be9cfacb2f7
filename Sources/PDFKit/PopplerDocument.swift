import CoreGraphics
import Foundation

/// A document that Poppler has read. The library is found when the process first needs it.
final class PopplerDocument: @unchecked Sendable {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Extent = UnsafeMutablePointer<Double>

  /// Functions of Poppler, and those of Cairo and GLib, which CoreGraphics has loaded.
  private struct Library: Sendable {
    let bytes: @convention(c) (UnsafeRawPointer, Int) -> Pointer?
    let open: @convention(c) (Pointer, UnsafePointer<CChar>?, Pointer?) -> Pointer?
    let count: @convention(c) (Pointer) -> CInt
    let page: @convention(c) (Pointer, CInt) -> Pointer?
    let size: @convention(c) (Pointer, Extent, Extent) -> Void
    let render: @convention(c) (Pointer, Pointer) -> Void
    let unref: @convention(c) (Pointer) -> Void
    let release: @convention(c) (Pointer) -> Void
    let surface: @convention(c) (Pointer, CInt, CInt, CInt, CInt) -> Pointer?
    let context: @convention(c) (Pointer) -> Pointer?
    let scale: @convention(c) (Pointer, Double, Double) -> Void
    let flush: @convention(c) (Pointer) -> Void
    let endContext: @convention(c) (Pointer) -> Void
    let endSurface: @convention(c) (Pointer) -> Void

    static let installed: Library? = {
      guard let poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) else { return nil }
      func function<Function>(_ name: String) -> Function? {
        dlsym(poppler, name).map { unsafeBitCast($0, to: Function.self) }
      }
      guard let bytes: @convention(c) (UnsafeRawPointer, Int) -> Pointer? = function("g_bytes_new"),
        let open: @convention(c) (Pointer, UnsafePointer<CChar>?, Pointer?) -> Pointer? =
          function("poppler_document_new_from_bytes"),
        let count: @convention(c) (Pointer) -> CInt = function("poppler_document_get_n_pages"),
        let page: @convention(c) (Pointer, CInt) -> Pointer? = function("poppler_document_get_page"),
        let size: @convention(c) (Pointer, Extent, Extent) -> Void = function("poppler_page_get_size"),
        let render: @convention(c) (Pointer, Pointer) -> Void = function("poppler_page_render"),
        let unref: @convention(c) (Pointer) -> Void = function("g_object_unref"),
        let release: @convention(c) (Pointer) -> Void = function("g_bytes_unref"),
        let surface: @convention(c) (Pointer, CInt, CInt, CInt, CInt) -> Pointer? =
          function("cairo_image_surface_create_for_data"),
        let context: @convention(c) (Pointer) -> Pointer? = function("cairo_create"),
        let scale: @convention(c) (Pointer, Double, Double) -> Void = function("cairo_scale"),
        let flush: @convention(c) (Pointer) -> Void = function("cairo_surface_flush"),
        let endContext: @convention(c) (Pointer) -> Void = function("cairo_destroy"),
        let endSurface: @convention(c) (Pointer) -> Void = function("cairo_surface_destroy")
      else { return nil }
      return Library(
        bytes: bytes, open: open, count: count, page: page, size: size, render: render, unref: unref,
        release: release, surface: surface, context: context, scale: scale, flush: flush,
        endContext: endContext, endSurface: endSurface)
    }()
  }

  private let library: Library
  private let document: Pointer
  private let lock = NSLock()
  /// The number of pages.
  let count: Int

  /// Reads a document; nil where it is none or Poppler is not installed.
  init?(_ data: Data) {
    guard let library = Library.installed,
      let bytes = data.withUnsafeBytes({ raw in raw.baseAddress.flatMap { library.bytes($0, raw.count) } })
    else { return nil }
    defer { library.release(bytes) }
    guard let document = library.open(bytes, nil, nil) else { return nil }
    (self.library, self.document) = (library, document)
    count = Int(library.count(document))
  }
  deinit { library.unref(document) }

  /// The size of a page, in points.
  func size(of index: Int) -> CGSize {
    lock.withLock {
      guard let page = library.page(document, CInt(index)) else { return .zero }
      defer { library.unref(page) }
      var (width, height) = (0.0, 0.0)
      library.size(page, &width, &height)
      return CGSize(width: width, height: height)
    }
  }

  /// Draws a page on white, some pixels to a point; nil where it would be too large.
  func draw(_ index: Int, scale: CGFloat) -> CGImage? {
    let size = size(of: index)
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    guard width > 0, height > 0, width <= 16_384, height <= 16_384,
      width * height <= CGImage.maximumPixelCount
    else { return nil }
    return lock.withLock {
      guard let page = library.page(document, CInt(index)) else { return nil }
      defer { library.unref(page) }
      // White paper.
      var pixels = [UInt8](repeating: 255, count: width * height * 4)
      return pixels.withUnsafeMutableBytes { raw in
        // The form is Cairo's ARGB32.
        guard let start = raw.baseAddress,
          let surface = library.surface(start, 0, CInt(width), CInt(height), CInt(width * 4))
        else { return nil }
        defer { library.endSurface(surface) }
        guard let context = library.context(surface) else { return nil }
        library.scale(context, Double(scale), Double(scale))
        library.render(page, context)
        library.endContext(context)
        library.flush(surface)
        return CGImage(
          width: width, height: height, bytesPerRow: width * 4, copying: UnsafeRawBufferPointer(raw))
      }
    }
  }
}
