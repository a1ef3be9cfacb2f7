import CPixels

/// The form of pixels in memory outside of the library: four bytes of colors and opacity in some order, or
/// one byte of gray or opacity.
struct PixelFormat: Hashable, Sendable {
  /// The bits that Core Graphics calls it by.
  let info: CGBitmapInfo
  /// Whether a pixel is one byte.
  let isOneByte: Bool

  /// The library's own form: premultiplied, blue first.
  static let native = PixelFormat(
    info: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little), isOneByte: false)
  /// The form of a decoded file's pixels.
  static let decoded = PixelFormat(info: CGBitmapInfo(alpha: .last), isOneByte: false)
  /// The form of the pixels of a decoded file without opacity.
  static let decodedOpaque = PixelFormat(info: CGBitmapInfo(alpha: .noneSkipLast), isOneByte: false)

  private init(info: CGBitmapInfo, isOneByte: Bool) {
    (self.info, self.isOneByte) = (info, isOneByte)
  }

  /// Makes the form of arguments of Core Graphics; nil for one that is not there: only eight bits a channel
  /// are.
  init?(bitsPerComponent: Int, isGray: Bool, info: CGBitmapInfo) {
    let alpha = info.alpha
    guard bitsPerComponent == 8, info.rawValue & 0x1F == alpha.rawValue,
      info.intersection(.floatInfoMask).isEmpty
    else { return nil }
    switch alpha {
    case .alphaOnly: self.init(info: info, isOneByte: true)
    case .none:
      guard isGray else { return nil }
      self.init(info: info, isOneByte: true)
    default:
      guard !isGray, [.orderDefault, .order32Little, .order32Big].contains(info.byteOrder) else { return nil }
      self.init(info: info, isOneByte: false)
    }
  }

  var bytesPerPixel: Int { isOneByte ? 1 : 4 }
  var isGray: Bool { isOneByte && info.alpha == .none }

  /// Whether a context can draw in it.
  var isDrawable: Bool { info.alpha != .last && info.alpha != .first }

  private var channels: shoji_channels {
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alpha)
    // The places of red, green, blue and alpha in the order of the highest byte first.
    let places: [UInt8] = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let isLittle = info.byteOrder == .order32Little
    func place(_ index: Int) -> UInt8 { isLittle ? 3 - places[index] : places[index] }
    return shoji_channels(
      red: place(0), green: place(1), blue: place(2), alpha: place(3),
      has_alpha: [.noneSkipLast, .noneSkipFirst].contains(info.alpha) ? 0 : 1,
      is_premultiplied: [.last, .first].contains(info.alpha) ? 0 : 1)
  }

  /// Copies rows of this form to rows of the library's own.
  func read(
    _ bytes: UnsafeRawPointer, bytesPerRow: Int, to pixels: UnsafeMutableRawPointer, stride: Int, width: Int,
    height: Int
  ) {
    for y in 0..<height {
      let from = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let to = (pixels + y * stride).assumingMemoryBound(to: UInt8.self)
      if isOneByte {
        shoji_import_bytes(from, to, width, info.alpha == .alphaOnly ? 1 : 0)
      } else {
        shoji_import_pixels(from, to, width, channels)
      }
    }
  }

  /// Copies rows of the library's own form to rows of this one.
  func write(
    _ pixels: UnsafeRawPointer, stride: Int, to bytes: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int,
    height: Int
  ) {
    for y in 0..<height {
      let from = (pixels + y * stride).assumingMemoryBound(to: UInt8.self)
      let to = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      if isOneByte {
        shoji_export_bytes(from, to, width, info.alpha == .alphaOnly ? 1 : 0)
      } else {
        shoji_export_pixels(from, to, width, channels)
      }
    }
  }
}
