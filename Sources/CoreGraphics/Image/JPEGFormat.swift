import CTurboJPEG

/// JPEG, by way of libjpeg-turbo.
enum JPEGFormat {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Reads the pixels, turned upright by the EXIF data or as they lie.
  static func decode(_ data: Data, turning: Bool = true) throws(ImageError) -> DecodedPixels {
    guard let decoder = tjInitDecompress() else {
      throw .malformed(format: "JPEG", reason: "out of memory")
    }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let headerStatus = data.withUnsafeBytes { bytes in
      tjDecompressHeader3(
        decoder, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height,
        &subsampling,
        &colorSpace)
    }
    guard headerStatus == 0 else { throw failure(of: decoder) }
    guard CGImage.isReasonable(width: Int(width), height: Int(height)) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    // A block of 8 by 8 takes a bit at least, and one of color may stand for four of brightness.
    guard Int(width) * Int(height) / 2_048 <= data.count else { throw .truncated(format: "JPEG") }
    let isCMYK = colorSpace == Int32(TJCS_CMYK.rawValue) || colorSpace == Int32(TJCS_YCCK.rawValue)
    let rowBytes = Int(width) * 4
    let storage = PixelStorage(count: rowBytes * Int(height))
    let status = data.withUnsafeBytes { bytes in
      tjDecompress2(
        decoder, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count),
        storage.bytes.bindMemory(to: UInt8.self).baseAddress, width, Int32(rowBytes), height,
        Int32((isCMYK ? TJPF_CMYK : TJPF_BGRA).rawValue), TJFLAG_LIMITSCANS)
    }
    if status != 0 {
      // A warning leaves a whole picture, except where the data has come to an end.
      let error = failure(of: decoder)
      guard tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue), error != .truncated(format: "JPEG")
      else {
        throw error
      }
    }
    if isCMYK { convertCMYKToRGB(storage.bytes) }
    let pixels = DecodedPixels(
      width: Int(width), height: Int(height), bytesPerRow: rowBytes, storage: storage)
    return (turning ? EXIFOrientation(jpeg: data)?.upright(pixels) : nil) ?? pixels
  }

  private static func failure(of handle: tjhandle) -> ImageError {
    let reason = String(cString: tjGetErrorStr2(handle))
    return reason.contains("Premature end")
      ? .truncated(format: "JPEG") : .malformed(format: "JPEG", reason: reason)
  }

  /// Files of four inks store how much light each leaves, as Adobe's programs write them.
  private static func convertCMYKToRGB(_ pixels: UnsafeMutableRawBufferPointer) {
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let black = Int(pixels[start + 3])
      let (cyan, magenta, yellow) = (Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
      pixels[start] = UInt8(yellow * black / 255)
      pixels[start + 1] = UInt8(magenta * black / 255)
      pixels[start + 2] = UInt8(cyan * black / 255)
      pixels[start + 3] = 255
    }
  }

  static func encode(_ image: CGImage, quality: CGFloat) throws(ImageError) -> Data {
    guard let opaque = image.on(.white) else { throw .cannotEncode(reason: "out of memory") }
    guard let encoder = tjInitCompress() else { throw .cannotEncode(reason: "out of memory") }
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let percent = quality.isNaN ? 90 : Int32((min(max(quality, 0), 1) * 100).rounded())
    let subsampling = percent >= 90 ? TJSAMP_444 : TJSAMP_420
    let status = opaque.withPixels { pixels in
      tjCompress2(
        encoder, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(opaque.width),
        Int32(opaque.stride),
        Int32(opaque.height), Int32(TJPF_BGRX.rawValue), &bytes, &count, Int32(subsampling.rawValue),
        max(percent, 1), 0)
    }
    guard status == 0, let bytes else {
      throw .cannotEncode(reason: String(cString: tjGetErrorStr2(encoder)))
    }
    return Data(bytes: bytes, count: Int(count))
  }
}
