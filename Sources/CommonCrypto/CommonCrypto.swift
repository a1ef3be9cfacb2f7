import CryptoKit
@_exported import Foundation

// The functions of C over CryptoKit's hashes.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A hash for authentication codes.
public typealias CCHmacAlgorithm = UInt32

/// The hashes for authentication codes, as ``CCHmac(_:_:_:_:_:_:)`` takes them.
public let (kCCHmacAlgSHA1, kCCHmacAlgMD5, kCCHmacAlgSHA256, kCCHmacAlgSHA384, kCCHmacAlgSHA512) = (
  0, 1, 2, 3, 4
)

/// A hash that is being made.
public struct CommonHashContext<Function: HashFunction> {
  var hash: Function?
  /// Creates a hash that a function such as `CC_SHA256_Init` begins.
  public init() {}

  static func digest(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, to pointer: UnsafeMutablePointer<UInt8>?
  ) {
    var hash = Function()
    hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
    write(hash.finalize(), to: pointer)
  }
  mutating func begin() -> Int32 {
    hash = Function()
    return 1
  }
  mutating func add(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
    hash?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
    return hash == nil ? 0 : 1
  }
  mutating func end(_ pointer: UnsafeMutablePointer<UInt8>?) -> Int32 {
    guard let hash else { return 0 }
    write(hash.finalize(), to: pointer)
    self.hash = nil
    return 1
  }
}

func write(_ bytes: some ContiguousBytes, to pointer: UnsafeMutableRawPointer?) {
  bytes.withUnsafeBytes { source in
    guard let pointer, let start = source.baseAddress else { return }
    pointer.copyMemory(from: start, byteCount: source.count)
  }
}

/// Writes the authentication code of some bytes.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let bytes = UnsafeRawBufferPointer(start: data, count: dataLength)
  func code<H: HashFunction>(_ hash: H.Type) {
    var code = HMAC<H>(key: key)
    code.update(data: bytes)
    write(code.finalize(), to: macOut)
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
  case kCCHmacAlgMD5: code(Insecure.MD5.self)
  case kCCHmacAlgSHA256: code(SHA256.self)
  case kCCHmacAlgSHA384: code(SHA384.self)
  case kCCHmacAlgSHA512: code(SHA512.self)
  default: preconditionFailure("CCHmac has no algorithm \(algorithm).")
  }
}
