extension CGImage {
  /// Reads a PNG or a JPEG; a JPEG is turned upright by its EXIF data. Throws an ``ImageError`` that states
  /// what is wrong when the data is of another kind, malformed, cut off or too large.
  public convenience init(data: Data) throws(ImageError) {
    let decoded: DecodedPixels
    if data.starts(with: PNGFormat.signature) {
      decoded = try PNGFormat.decode(data)
    } else if data.starts(with: JPEGFormat.signature) {
      decoded = try JPEGFormat.decode(data)
    } else {
      throw .unknownFormat(
        firstBytes: data.prefix(8).map { String(format: "%02x", $0) }.joined(separator: " "))
    }
    self.init(
      width: decoded.width, height: decoded.height, stride: decoded.bytesPerRow, storage: decoded.storage,
      origin: .decoded)
  }

  /// Reads a PNG or a JPEG as its pixels lie, with the orientation that its EXIF data gives them: 1 to 8.
  package static func decode(_ data: Data) throws(ImageError) -> (image: CGImage, orientation: Int) {
    guard data.starts(with: JPEGFormat.signature), let turned = EXIFOrientation(jpeg: data) else {
      return (try CGImage(data: data), 1)
    }
    let pixels = try JPEGFormat.decode(data, turning: false)
    let image = CGImage(
      width: pixels.width, height: pixels.height, stride: pixels.bytesPerRow, storage: pixels.storage,
      origin: .decoded)
    return (image, turned.value)
  }

  /// The picture as a PNG: the same bytes for the same pixels.
  public func pngData() throws(ImageError) -> Data {
    try PNGFormat.encode(self)
  }

  /// The picture as a JPEG on white, of a quality from 0 (smallest) to 1 (best).
  public func jpegData(quality: CGFloat) throws(ImageError) -> Data {
    try JPEGFormat.encode(self, quality: quality)
  }
}

/// Pixels fresh from a decoder: premultiplied BGRA.
struct DecodedPixels {
  var width: Int
  var height: Int
  var bytesPerRow: Int
  var storage: PixelStorage
}
