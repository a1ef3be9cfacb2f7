@_exported import CoreGraphics

/// The codes by which functions of Core Video answer; 0 for success.
public typealias CVReturn = Int32
/// The flags of an option.
public typealias CVOptionFlags = UInt64
/// The success of a call.
public let kCVReturnSuccess: CVReturn = 0
/// The failure of a call.
public let kCVReturnError: CVReturn = -6660
/// The failure of a call for its arguments.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The failure of a call for want of memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The failure of a call for an unknown format.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// Blue, green, red and alpha of 8 bits each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, red, green and blue of 8 bits each.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// Red, green, blue and alpha of 8 bits each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Red, green and blue of 8 bits each.
public let kCVPixelFormatType_24RGB: OSType = 24
/// Two planes of the range of video.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Two planes of the full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// One component of 8 bits.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// The pixel buffer pixel format type key.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// The pixel buffer width key.
public let kCVPixelBufferWidthKey = "Width"
/// The pixel buffer height key.
public let kCVPixelBufferHeightKey = "Height"
/// The pixel buffer bytes per row alignment key.
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment"
/// The pixel buffer CG image compatibility key.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
/// The pixel buffer CG bitmap context compatibility key.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
/// The pixel buffer IO surface properties key.
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
/// The pixel buffer metal compatibility key.
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
/// A code of four letters.
public typealias OSType = UInt32

/// The pixel buffer lock flags.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes options of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The read only.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1 << 0)
}

/// A picture in memory, with its format.
public final class CVBuffer: Hashable, @unchecked Sendable {
  /// The width.
  public let width: Int
  /// The height.
  public let height: Int
  /// The pixel format.
  public let pixelFormat: OSType
  /// The bytes per row.
  public let bytesPerRow: Int
  /// The memory.
  public let memory: UnsafeMutableRawPointer

  /// Makes one of the given values.
  public init?(width: Int, height: Int, pixelFormat: OSType) {
    guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
    let size = [kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_24RGB: 3][pixelFormat] ?? 4
    (self.width, self.height, self.pixelFormat, bytesPerRow) = (width, height, pixelFormat, width * size)
    memory = .allocate(byteCount: width * size * height, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: width * size * height)
  }

  deinit { memory.deallocate() }

  /// Whether both are the same.
  public static func == (first: CVBuffer, second: CVBuffer) -> Bool { first === second }
  /// Returns the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory whose pixels can be read.
public typealias CVPixelBuffer = CVBuffer

/// Makes a picture in memory, of zeros.
public func CVPixelBufferCreate(
  _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: [AnyHashable: Any]?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard let buffer = CVBuffer(width: width, height: height, pixelFormat: pixelFormatType) else {
    return kCVReturnInvalidArgument
  }
  pixelBufferOut.pointee = buffer
  return kCVReturnSuccess
}
/// Returns the pixel buffer lock base address.
@discardableResult public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Returns the pixel buffer unlock base address.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Returns the pixel buffer get base address.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.memory
}
/// Returns the pixel buffer get width.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the pixel buffer get height.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the pixel buffer get bytes per row.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// Returns the pixel buffer get data size.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// Returns the pixel buffer get pixel format type.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.pixelFormat
}
/// Returns the pixel buffer get plane count.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the pixel buffer is planar.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// Returns the pixel buffer get base address of plane.
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int)
  -> UnsafeMutableRawPointer?
{ nil }
/// Returns the pixel buffer get width of plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Returns the pixel buffer get height of plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Returns the pixel buffer get bytes per row of plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Returns the image buffer get encoded size.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
/// Returns the image buffer get display size.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CVImageBufferGetEncodedSize(imageBuffer)
}
/// Returns the image buffer get clean rect.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
