import Foundation

/// Bytes, as Core Foundation names them.
public typealias CFData = NSData

/// Returns the address of the bytes of an object, which are there as long as it is.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes of an object.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// The source of an image's bytes.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: CFData

  /// Makes a provider of bytes.
  public init?(data: CFData) {
    bytes = data.copy() as! CFData
  }

  /// Makes a provider of bytes in memory, which are copied and then released.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    bytes = CFData(bytes: data, length: size)
    releaseData(info, data, size)
  }

  /// Makes a provider of a file's bytes; nil where it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data as CFData
  }

  /// The bytes.
  public var data: CFData? { bytes }
}
