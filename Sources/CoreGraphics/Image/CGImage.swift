import CCairo
import Synchronization

/// A bitmap. Immutable: its pixels are premultiplied BGRA, eight bits each, rows from the top.
public final class CGImage: Hashable, Sendable {
  /// The greatest number of pixels a picture may have: 100 million.
  public static let maximumPixelCount = 100_000_000

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bytes from one row to the next, as ``withPixels(_:)`` lends them.
  package let stride: Int
  let storage: PixelStorage
  let origin: Origin
  private let knownHash = Mutex<String?>(nil)

  /// Takes over premultiplied BGRA pixels.
  init(width: Int, height: Int, stride: Int, storage: PixelStorage, origin: Origin = .drawn) {
    self.width = width
    self.height = height
    self.stride = stride
    self.storage = storage
    self.origin = origin
  }

  /// Makes a picture of premultiplied BGRA pixels, rows from the top, which are copied. Nil when a side is
  /// not positive, the picture is too large or there are too few bytes.
  public convenience init?(width: Int, height: Int, bytesPerRow: Int, copying pixels: UnsafeRawBufferPointer)
  {
    guard CGImage.isReasonable(width: width, height: height), bytesPerRow >= width * 4,
      pixels.count >= bytesPerRow * (height - 1) + width * 4
    else { return nil }
    let storage = PixelStorage(count: width * 4 * height)
    for y in 0..<height {
      let row = UnsafeRawBufferPointer(rebasing: pixels[(y * bytesPerRow)..<(y * bytesPerRow + width * 4)])
      UnsafeMutableRawBufferPointer(rebasing: storage.bytes[(y * width * 4)...]).copyMemory(from: row)
    }
    self.init(width: width, height: height, stride: width * 4, storage: storage)
  }

  /// The number of bytes of the pixels.
  package var byteCount: Int { stride * height }

  /// Whether a picture of that many pixels can be held.
  static func isReasonable(width: Int, height: Int) -> Bool {
    (1...CGContext.maximumSide).contains(width) && (1...CGContext.maximumSide).contains(height)
      && width * height <= maximumPixelCount
  }

  /// Whether both hold the same.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    guard lhs !== rhs else { return true }
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    return lhs.withPixels { left in
      rhs.withPixels { right in
        (0..<lhs.height).allSatisfy { y in
          memcmp(
            left.baseAddress! + y * lhs.stride, right.baseAddress! + y * rhs.stride, lhs.width * 4)
            == 0
        }
      }
    }
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// Lends the pixels: premultiplied BGRA, rows from the top, four bytes a pixel.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(storage.bytes))
  }

  /// The color of a pixel, counted from the top left. The pixel must lie in the picture.
  public func color(x: Int, y: Int) -> CGColor {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) lies outside \(width)×\(height)")
    return withPixels { pixels in
      let start = y * stride + x * 4
      let alpha = CGFloat(pixels[start + 3])
      guard alpha > 0 else { return CGColor.clear }
      return CGColor(
        red: CGFloat(pixels[start + 2]) / alpha, green: CGFloat(pixels[start + 1]) / alpha,
        blue: CGFloat(pixels[start]) / alpha, alpha: alpha / 255)
    }
  }

  /// A name made of the pixels: 32 hexadecimal digits, the same for equal pictures on every machine. Computed
  /// once.
  public var contentHash: String {
    knownHash.withLock { known in
      if let known { return known }
      let hash = computeHash()
      known = hash
      return hash
    }
  }

  private func computeHash() -> String {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)!
    defer { g_checksum_free(checksum) }
    withUnsafeBytes(of: (UInt32(width).littleEndian, UInt32(height).littleEndian)) { size in
      g_checksum_update(checksum, size.bindMemory(to: UInt8.self).baseAddress, size.count)
    }
    withPixels { pixels in
      for y in 0..<height {
        let row = pixels.baseAddress!.advanced(by: y * stride).assumingMemoryBound(to: UInt8.self)
        g_checksum_update(checksum, row, width * 4)
      }
    }
    return String(String(cString: g_checksum_get_string(checksum)).prefix(32))
  }

  /// Lends a surface of a part of the picture, in whole pixels that lie inside it.
  func withSurface(of part: CGRect, _ body: (OpaquePointer) -> Void) {
    storage.withSurface(
      format: CAIRO_FORMAT_ARGB32, offset: Int(part.minY) * stride + Int(part.minX) * 4,
      width: Int(part.width), height: Int(part.height), bytesPerRow: stride, body)
  }
}
