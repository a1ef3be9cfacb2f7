import Foundation

extension CGImage {
  /// The form that an image's pixels have outside of the library, from what it was made.
  enum Origin: Sendable {
    /// It was drawn.
    case drawn
    /// It was read from a file.
    case decoded
    /// It was made of memory in that form.
    case memory(PixelFormat, bytesPerRow: Int)

    /// The origin of a part of so many pixels' width, without room between the rows.
    func tight(width: Int) -> Origin {
      if case .memory(let format, _) = self {
        return .memory(format, bytesPerRow: width * format.bytesPerPixel)
      }
      return self
    }
  }

  /// Makes an image of bytes of a form that Core Graphics' arguments describe; nil for one that is not there,
  /// or too few bytes. There are eight bits a channel: colors with or without an opacity in any place and
  /// order, grays, and opacities.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>? = nil,
    shouldInterpolate: Bool = false, intent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard CGImage.isReasonable(width: width, height: height), let data = provider.data,
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, isGray: space.model == .monochrome, info: bitmapInfo),
      format.bytesPerPixel * 8 == bitsPerPixel, bytesPerRow >= width * format.bytesPerPixel,
      data.length >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
    else { return nil }
    self.init(data.bytes, width: width, height: height, format: format, bytesPerRow: bytesPerRow)
  }

  /// Makes an image of memory in a form.
  convenience init(
    _ bytes: UnsafeRawPointer, width: Int, height: Int, format: PixelFormat, bytesPerRow: Int
  ) {
    let storage = PixelStorage(count: width * 4 * height)
    format.read(
      bytes, bytesPerRow: bytesPerRow, to: storage.bytes.baseAddress!, stride: width * 4, width: width,
      height: height)
    self.init(
      width: width, height: height, stride: width * 4, storage: storage,
      origin: .memory(format, bytesPerRow: bytesPerRow))
  }

  /// The form of the bytes that ``dataProvider`` has.
  private var format: PixelFormat {
    switch origin {
    case .drawn: .native
    case .decoded: hasOpacity ? .decoded : .decodedOpaque
    case .memory(let format, _): format
    }
  }

  private var hasOpacity: Bool {
    withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width where pixels[y * stride + x * 4 + 3] < 255 { return true }
      }
      return false
    }
  }

  /// The bytes from one row to the next, as ``dataProvider`` has them.
  public var bytesPerRow: Int {
    if case .memory(_, let bytesPerRow) = origin { bytesPerRow } else { stride }
  }

  /// The bits of one channel: 8.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel, as ``dataProvider`` has them.
  public var bitsPerPixel: Int {
    if case .memory(let format, _) = origin { format.bytesPerPixel * 8 } else { 32 }
  }

  /// The form of the pixels, as ``dataProvider`` has them.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The place of the opacity, as ``dataProvider`` has it.
  public var alphaInfo: CGImageAlphaInfo { format.info.alpha }
  /// The order of the bytes, as ``dataProvider`` has them.
  public var byteOrderInfo: CGImageByteOrderInfo { format.info.byteOrder }
  /// The color space; nil for a picture of opacities alone.
  public var colorSpace: CGColorSpace? {
    let format = format
    if format.info.alpha == .alphaOnly { return nil }
    return format.isGray ? .gray : .sRGB
  }
  /// Whether the picture is a mask for others, which none is.
  public var isMask: Bool { false }
  /// Whether it is smoothed when it grows.
  public var shouldInterpolate: Bool { true }

  /// The picture's bytes, rows from the top, in the form that ``bitmapInfo`` says: that of the memory which
  /// the picture was made of; red first for one from a file; for what was drawn here blue first, as
  /// ``withPixels(_:)`` has it.
  public var dataProvider: CGDataProvider? {
    let (format, bytesPerRow) = (format, bytesPerRow)
    guard let bytes = NSMutableData(length: bytesPerRow * height) else { return nil }
    withPixels { pixels in
      if format == .native {
        for y in 0..<height {
          memcpy(bytes.mutableBytes + y * bytesPerRow, pixels.baseAddress! + y * stride, width * 4)
        }
      } else {
        format.write(
          pixels.baseAddress!, stride: stride, to: bytes.mutableBytes, bytesPerRow: bytesPerRow, width: width,
          height: height)
      }
    }
    return CGDataProvider(data: bytes)
  }
}
