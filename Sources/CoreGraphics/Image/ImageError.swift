/// The reason an image could not be read or written.
public enum ImageError: Error, Hashable, CustomStringConvertible {
  /// The bytes begin like neither PNG nor JPEG.
  case unknownFormat(firstBytes: String)
  /// The file ends before the picture does.
  case truncated(format: String)
  /// The file breaks its format's rules.
  case malformed(format: String, reason: String)
  /// The picture has more pixels than can be held.
  case tooLarge(width: Int, height: Int)
  /// The library that draws the format is absent; a Debian package has it.
  case missingLibrary(format: String, package: String)
  /// There is no memory, or the encoder failed.
  case cannotEncode(reason: String)

  /// The fault in words.
  public var description: String {
    switch self {
    case .unknownFormat(let firstBytes):
      firstBytes.isEmpty
        ? "the picture is empty: expected a PNG or a JPEG"
        : "not a PNG or a JPEG: the data begins with \(firstBytes)"
    case .truncated(let format):
      "the \(format) ends before its picture does: the file is cut off"
    case .malformed(let format, let reason):
      "the \(format) cannot be read: \(reason)"
    case .tooLarge(let width, let height):
      "the picture is \(width)×\(height) pixels: each side may have \(CGContext.maximumSide), "
        + "and all together \(CGImage.maximumPixelCount)"
    case .missingLibrary(let format, let package):
      "a \(format) is drawn by a library that is absent: install the Debian package \(package)"
    case .cannotEncode(let reason):
      "the picture cannot be written: \(reason)"
    }
  }
}
