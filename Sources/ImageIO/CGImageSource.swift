@_exported import CoreGraphics
import Foundation

/// The attributes of a picture, by their names.
public typealias CFDictionary = [String: Any]

/// Bytes that a picture is written to.
public typealias CFMutableData = NSMutableData

/// Makes room for bytes. Both parameters are Core Foundation's, and have no effect.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: Int) -> CFMutableData? { NSMutableData() }

/// The orientations of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left
}

/// The state of reading.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// A picture that is read: a PNG or a JPEG.
public final class CGImageSource: Sendable {
  let data: Data
  let decoded: (image: CGImage, orientation: Int)?
  init(_ data: Data) {
    self.data = data
    decoded = try? CGImage.decode(data)
  }
  var type: String? {
    data.starts(with: [0x89, 0x50, 0x4e, 0x47])
      ? "public.png" : data.starts(with: [0xff, 0xd8]) ? "public.jpeg" : nil
  }
}

/// Begins to read bytes. Nil for bytes of no picture.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}
/// Begins to read a file. Nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
/// Begins to read a file. Nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}
/// Begins to read what a provider has.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?)
  -> CGImageSource?
{ provider.data.map { CGImageSource(Data(referencing: $0)) } }
/// Returns the number of pictures: 1, or 0 where it is none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.decoded == nil ? 0 : 1 }
/// Returns the type's name; nil for one that is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
/// Returns the state of reading.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.decoded != nil ? .statusComplete : isrc.type == nil ? .statusUnknownType : .statusInvalidData
}
/// Returns the picture as its pixels lie.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{ index == 0 ? isrc.decoded?.image : nil }
/// Returns what is known of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.decoded == nil ? nil : [kCGImagePropertyFileSize: isrc.data.count]
}
/// Returns what is known of the picture: its size, orientation, depth.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let (image, orientation) = isrc.decoded else { return nil }
  return [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyOrientation: orientation, kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: "RGB",
    kCGImagePropertyDPIWidth: 72, kCGImagePropertyDPIHeight: 72,
    kCGImagePropertyHasAlpha: isrc.type == "public.png",
  ]
}
/// Returns a small form of the picture, upright where the options want it.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let decoded = isrc.decoded else { return nil }
  func flag(_ key: String) -> Bool {
    (options?[key] as? Bool) ?? (options?[key] as? NSNumber)?.boolValue ?? false
  }
  // Without a wish only a thumbnail of the file is returned, which none has here.
  guard
    flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let isUpright = flag(kCGImageSourceCreateThumbnailWithTransform)
  guard let image = isUpright ? try? CGImage(data: isrc.data) : decoded.image else { return nil }
  let limit: Double =
    switch options?[kCGImageSourceThumbnailMaxPixelSize] {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: .infinity
    }
  let longest = Double(max(image.width, image.height))
  guard limit >= 1, limit < longest else { return image }
  func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * limit / longest).rounded())) }
  return image.resized(width: scaled(image.width), height: scaled(image.height))
}

/// A picture that is written.
public final class CGImageDestination {
  fileprivate let type: String
  fileprivate let take: (Data) -> Bool
  fileprivate var image: CGImage?
  fileprivate var quality = 0.9
  fileprivate init(_ type: String, take: @escaping (Data) -> Bool) { (self.type, self.take) = (type, take) }
}

private let writtenTypes = ["public.png", "public.jpeg"]

/// Returns the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> [Any] { writtenTypes }
/// Begins to write bytes. Nil for a type that cannot be written: other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard writtenTypes.contains(type) else { return nil }
  return CGImageDestination(type) { bytes in
    data.append(bytes)
    return true
  }
}
/// Begins to write a file. Nil for a type that cannot be written: other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: URL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard writtenTypes.contains(type) else { return nil }
  return CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}
/// Begins to write a file.
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url as URL, type, count, options) }
/// Adds a picture. Of several the first is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  if idst.image == nil { idst.image = image }
  if let quality = properties?[kCGImageDestinationLossyCompressionQuality] {
    idst.quality =
      (quality as? NSNumber)?.doubleValue ?? (quality as? CGFloat).map { Double($0) } ?? idst.quality
  }
}
/// Adds a picture of a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}
/// Takes options of all pictures.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber {
    idst.quality = quality.doubleValue
  }
}
/// Writes the picture. Returns whether that has succeeded.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  let isPNG = idst.type == "public.png"
  guard let image = idst.image,
    let data = isPNG ? try? image.pngData() : try? image.jpegData(quality: CGFloat(idst.quality))
  else { return false }
  return idst.take(data)
}
