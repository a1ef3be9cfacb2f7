import CCairo

/// Bytes that stay where they are, and do not change once they are shared. Freed with the last reference.
final class PixelStorage: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer

  /// Room for bytes, all zero, to be filled before it is shared.
  init(count: Int) {
    // The system has zeros at hand; writing them takes a debug build 2 ns a byte.
    bytes = UnsafeMutableRawBufferPointer(start: calloc(max(count, 1), 1)!, count: max(count, 1))
  }

  deinit { free(bytes.baseAddress) }

  /// Lends a Cairo surface over a box of the pixels. Cairo's reference counts for images are not safe between
  /// threads, so every use makes its own.
  func withSurface<Result>(
    format: cairo_format_t, offset: Int = 0, width: Int, height: Int, bytesPerRow: Int,
    _ body: (OpaquePointer) -> Result
  ) -> Result? {
    let start = bytes.baseAddress!.advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        start, format, Int32(width), Int32(height), Int32(bytesPerRow))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    return body(surface)
  }
}
