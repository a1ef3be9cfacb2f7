import CCairo

/// PNG, by way of Cairo and libpng.
enum PNGFormat {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The data that Cairo reads from, and the position it has reached.
  private final class Reader {
    let bytes: UnsafeRawBufferPointer
    var position = 0
    var ranDry = false

    init(_ bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
    }
  }

  static func decode(_ data: Data) throws(ImageError) -> DecodedPixels {
    let (width, height, bits) = try size(of: data)
    guard CGImage.isReasonable(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    // Deflate makes at most so many bytes of one: a few bytes that state a large picture hold no such thing.
    guard width * height * bits / 8 / 1_032 <= data.count else { throw .truncated(format: "PNG") }
    let (surface, ranDry) = data.withUnsafeBytes { bytes in
      let reader = Reader(bytes)
      let surface = cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          let reader = Unmanaged<Reader>.fromOpaque(closure!).takeUnretainedValue()
          guard reader.position + Int(count) <= reader.bytes.count else {
            reader.ranDry = true
            return CAIRO_STATUS_READ_ERROR
          }
          memcpy(target!, reader.bytes.baseAddress! + reader.position, Int(count))
          reader.position += Int(count)
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(reader).toOpaque())
      return withExtendedLifetime(reader) { (surface!, reader.ranDry) }
    }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      if ranDry { throw .truncated(format: "PNG") }
      throw .malformed(format: "PNG", reason: String(cString: cairo_status_to_string(status)))
    }
    return copy(surface)
  }

  /// The size that the header states, read before anything is made of that size.
  private static func size(
    of data: Data
  ) throws(ImageError) -> (width: Int, height: Int, bitsPerPixel: Int) {
    guard data.count >= 33 else { throw .truncated(format: "PNG") }
    func number(at offset: Int) -> Int {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 12) == 0x4948_4452 else {
      throw .malformed(format: "PNG", reason: "its first chunk is not IHDR")
    }
    let (depth, colorType) = (number(at: 24) >> 24, number(at: 24) >> 16 & 0xFF)
    // Gray, palette, color, and the first and the last with opacity.
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    return (number(at: 16), number(at: 20), max(depth, 1) * channels)
  }

  /// Copies whatever format Cairo has chosen into our own.
  private static func copy(_ source: OpaquePointer) -> DecodedPixels {
    let width = Int(cairo_image_surface_get_width(source))
    let height = Int(cairo_image_surface_get_height(source))
    let storage = PixelStorage(count: width * 4 * height)
    storage.withSurface(format: CAIRO_FORMAT_ARGB32, width: width, height: height, bytesPerRow: width * 4) {
      target in
      let cairo = cairo_create(target)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(cairo, source, 0, 0)
      cairo_paint(cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(target)
    }
    return DecodedPixels(width: width, height: height, bytesPerRow: width * 4, storage: storage)
  }

  static func encode(_ image: CGImage) throws(ImageError) -> Data {
    let stream = DocumentStream()
    let status = image.storage.withSurface(
      format: CAIRO_FORMAT_ARGB32, width: image.width, height: image.height, bytesPerRow: image.stride
    ) { surface in
      cairo_surface_write_to_png_stream(
        surface, DocumentStream.write, Unmanaged.passUnretained(stream).toOpaque())
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cannotEncode(
        reason: status.map { String(cString: cairo_status_to_string($0)) } ?? "out of memory")
    }
    return stream.data
  }
}
