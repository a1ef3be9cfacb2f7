import CCairo
import Foundation

/// Memory that an app reads and writes, and a context draws into. What the app has written counts from the
/// next drawing on, and what was drawn is there at once.
final class BitmapMemory {
  let format: PixelFormat
  let bytes: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let count: Int
  private let isOwn: Bool
  /// The bytes that agree with the context's surface.
  private var known: [UInt8]

  init(_ data: UnsafeMutableRawPointer?, format: PixelFormat, width: Int, height: Int, bytesPerRow: Int) {
    self.format = format
    self.bytesPerRow = bytesPerRow
    count = bytesPerRow * (height - 1) + width * format.bytesPerPixel
    isOwn = data == nil
    bytes = data ?? calloc(bytesPerRow * height, 1)
    known = []
  }

  deinit {
    if isOwn { free(bytes) }
  }

  /// Brings to a surface what the app has written since.
  func read(to context: CGContext) {
    let isKnown = known.withUnsafeBytes { $0.count == count && memcmp($0.baseAddress!, bytes, count) == 0 }
    guard !isKnown else { return }
    context.withSurfacePixels { pixels, stride in
      format.read(
        bytes, bytesPerRow: bytesPerRow, to: pixels.baseAddress!, stride: stride, width: context.width,
        height: context.height)
    }
    remember()
  }

  /// Brings what was drawn to the memory.
  func write(from context: CGContext) {
    context.withSurfacePixels { pixels, stride in
      format.write(
        pixels.baseAddress!, stride: stride, to: bytes, bytesPerRow: bytesPerRow, width: context.width,
        height: context.height)
    }
    remember()
  }

  private func remember() {
    known = Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}

extension CGContext {
  /// Makes a context that draws into memory of a form that Core Graphics' arguments describe. Its origin is
  /// at the **bottom left**, and y grows upward; the first row in memory is the top one.
  ///
  /// - Parameters:
  ///   - data: The memory, which must be there as long as the context; nil for some of the context's own
  ///     (``data``).
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits of a channel: 8.
  ///   - bytesPerRow: The bytes from one row to the next; 0 for as many as a row takes.
  ///   - space: The colors of the pixels: all, or grays.
  ///   - bitmapInfo: The place of the opacity (premultiplied, skipped or alone; none for grays) and the order
  ///     of bytes.
  /// - Returns: Nil for a form or a size that is not there.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, isGray: space.model == .monochrome,
        info: CGBitmapInfo(rawValue: bitmapInfo)), format.isDrawable,
      bytesPerRow == 0 || bytesPerRow >= width * format.bytesPerPixel
    else { return nil }
    do { try self.init(width: width, height: height) } catch { return nil }
    let memory = BitmapMemory(
      data, format: format, width: width, height: height,
      bytesPerRow: bytesPerRow > 0 ? bytesPerRow : width * format.bytesPerPixel)
    self.memory = memory
    memory.read(to: self)
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    applyTransform()
  }

  /// Follows what the app has written into the context's memory.
  func willPaint() { memory?.read(to: self) }

  /// The memory that is drawn into: premultiplied, blue first, unless the context was made for memory of
  /// another form. Nil for a document.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.bytes }
    return withSurfacePixels { pixels, _ in pixels.baseAddress } ?? nil
  }

  private var format: PixelFormat { memory?.format ?? .native }
  /// The bits of one channel: 8; 0 for a document.
  public var bitsPerComponent: Int { isBitmap ? 8 : 0 }
  /// The bits of a pixel; 0 for a document.
  public var bitsPerPixel: Int { isBitmap ? format.bytesPerPixel * 8 : 0 }
  /// The form of the pixels.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The place of the opacity.
  public var alphaInfo: CGImageAlphaInfo { format.info.alpha }
  /// The color space of the pixels; nil for a document and for opacities alone.
  public var colorSpace: CGColorSpace? {
    isBitmap && format.info.alpha != .alphaOnly ? (format.isGray ? .gray : .sRGB) : nil
  }
}
