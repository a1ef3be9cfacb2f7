import CCairo

/// An eight-bit mask of something drawn, and blurred where asked.
struct Mask8: Sendable {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let storage: PixelStorage

  /// Room for a mask.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytesPerRow = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    storage = PixelStorage(count: bytesPerRow * height)
  }

  /// Draws under a transform and blurs the result; a deviation of 0 leaves it sharp. Nil when it would be too
  /// large to draw.
  init?(
    width: Int, height: Int, deviation: CGFloat, transform: CGAffineTransform, draw: (OpaquePointer) -> Void
  ) {
    guard width > 0, height > 0, width <= CGContext.maximumSide, height <= CGContext.maximumSide else {
      return nil
    }
    self.init(width: width, height: height)
    withSurface { surface in
      let cairo = cairo_create(surface)!
      var matrix = transform.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      draw(cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
    }
    GaussianBlur.blur(
      storage.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), width: width, height: height,
      bytesPerRow: bytesPerRow, deviation: deviation)
  }

  /// Lends the mask as a surface.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    storage.withSurface(
      format: CAIRO_FORMAT_A8, width: width, height: height, bytesPerRow: bytesPerRow, body)
  }

  /// Replaces each value by what a table of 256 has in its place. Only for masks that are not shared yet.
  func apply(_ table: [UInt8]) {
    table.withUnsafeBufferPointer { table in
      for index in storage.bytes.indices { storage.bytes[index] = table[Int(storage.bytes[index])] }
    }
  }
}
