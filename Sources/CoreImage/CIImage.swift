@_exported import CoreVideo
@_exported import UIKit

/// The pixels of a rectangle of the plane, whose rows go upwards. An image is what a filter makes, too.
public final class CIImage: NSObject, Sendable {
  /// The pixels; nil for an empty image.
  let pixels: CGImage?
  /// The rectangle.
  public let extent: CGRect

  init(_ pixels: CGImage?, extent: CGRect) { (self.pixels, self.extent) = (pixels, extent) }
  convenience init(_ pixels: CGImage) {
    self.init(pixels, extent: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
  }

  /// Options of images, which are kept by nothing here.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: String
    /// Creates a value of a stored one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `colorSpace`.
    public static let colorSpace = Option(rawValue: "CIImageColorSpace")
    /// The value `properties`.
    public static let properties = Option(rawValue: "CIImageProperties")
    /// The value `applyOrientationProperty`.
    public static let applyOrientationProperty = Option(rawValue: "CIImageApplyOrientationProperty")
  }

  /// Creates an image of a bitmap.
  public convenience init(cgImage image: CGImage, options: [Option: Any]? = nil) { self.init(image) }
  /// Creates an image of an image with pixels; nil for one without.
  public convenience init?(image: UIImage, options: [Option: Any]? = nil) {
    guard let pixels = image.cgImage else { return nil }
    self.init(pixels)
  }
  /// Creates an image of a PNG's or JPEG's bytes; nil for others.
  public convenience init?(data: Data, options: [Option: Any]? = nil) {
    guard let pixels = try? CGImage(data: data) else { return nil }
    self.init(pixels)
  }
  /// Creates an image of a file; nil where it is none.
  public convenience init?(contentsOf url: URL, options: [Option: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }
  /// Creates an image of a camera's pixels, which are none here.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [Option: Any]? = nil) {
    self.init(nil, extent: .zero)
  }
  /// Creates an image of one color, as large as an image can be here: 1 by 1, which crops enlarge.
  public convenience init(color: CIColor) {
    self.init(Pixels(width: 1, height: 1) { _, _ in Pixels.Color(color) }.image, extent: .infinite)
  }
  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage(nil, extent: .zero) }

  /// The space of the colors.
  public var colorSpace: CGColorSpace? { pixels?.colorSpace }
  /// The bitmap that the image was made of.
  public var cgImage: CGImage? { pixels }
  /// The properties of the image: none.
  public var properties: [String: Any] { [:] }

  /// Returns the image moved, turned, scaled.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard let pixels, !extent.isInfinite else { return self }
    let place = extent.applying(matrix)
    return CIImage(Resampling.transform(pixels, from: extent, to: place, by: matrix), extent: place)
  }
  /// Returns the image moved, turned, scaled.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  /// Returns a part of the image.
  public func cropped(to rect: CGRect) -> CIImage {
    guard let pixels else { return self }
    if extent.isInfinite {
      let color = Pixels(pixels)[0, 0]
      let size = rect.integral
      let made = Pixels(width: max(1, Int(size.width)), height: max(1, Int(size.height))) { _, _ in color }
      return CIImage(made.image, extent: rect)
    }
    let part = extent.intersection(rect)
    guard !part.isEmpty else { return .empty() }
    let top = CGRect(
      x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width, height: part.height)
    return CIImage(pixels.cropping(to: top), extent: part)
  }
  /// Returns the image turned as an orientation of EXIF says.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard let pixels, let turned = UIImage.Orientation(exifNumber: Int(orientation)) else { return self }
    let image = UIImage(cgImage: pixels, scale: 1, orientation: turned)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
    return drawn.cgImage.map { CIImage($0) } ?? self
  }
  /// Returns the image of a filter with values.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  /// Returns the image blurred.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  /// Returns the image above another.
  public func composited(over dest: CIImage) -> CIImage {
    let filter = CIFilter(name: "CISourceOverCompositing")
    filter?.setValue(self, forKey: kCIInputImageKey)
    filter?.setValue(dest, forKey: kCIInputBackgroundImageKey)
    return filter?.outputImage ?? self
  }
  /// Returns the image itself: edges are not continued.
  public func clampedToExtent() -> CIImage { self }
}

extension UIImage.Orientation {
  /// The orientation of EXIF's number, 1 to 8; nil for others.
  init?(exifNumber: Int) {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard (1...8).contains(exifNumber) else { return nil }
    self = all[exifNumber - 1]
  }
}

extension UIImage {
  /// Creates an image of one of Core Image's.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// Creates an image of one of Core Image's.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    guard let pixels = ciImage.pixels else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }
  /// The image as Core Image has it: nil for one with a bitmap, as on iOS.
  public var ciImage: CIImage? { nil }
}

/// Renders images.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() {}
  /// Creates a context with options, which nothing here needs.
  public init(options: [CIContextOption: Any]?) {}

  /// Returns a bitmap of a part of an image; nil where there is none.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.cropped(to: fromRect).pixels
  }
  /// Returns a bitmap of a part of an image.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  /// Returns the bytes of a PNG.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { try? image.pixels?.pngData() }
  /// Returns the bytes of a JPEG.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { try? image.pixels?.jpegData(quality: 0.9) }
  /// Forgets what is kept for later: nothing.
  open func clearCaches() {}
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The value as it is stored.
  public let rawValue: String
  /// Creates a value of a stored one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value `useSoftwareRenderer`.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The value `workingColorSpace`.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The value `outputColorSpace`.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The value `highQualityDownsample`.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}
/// An option of an image's bytes.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The value as it is stored.
  public let rawValue: String
  /// Creates a value of a stored one.
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// A form of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The value as it is stored.
  public let rawValue: Int32
  /// Creates a value of a stored one.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// The value `ARGB8`.
  public static let ARGB8 = CIFormat(rawValue: 23)
  /// The value `BGRA8`.
  public static let BGRA8 = CIFormat(rawValue: 24)
  /// The value `RGBA8`.
  public static let RGBA8 = CIFormat(rawValue: 25)
}
