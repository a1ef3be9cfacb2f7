import CryptoKit
@_exported import Foundation

// The functions of C over CryptoKit's hashes.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A hash for authentication codes.
public typealias CCHmacAlgorithm = UInt32

/// The bytes of an authentication code's hash.
public let (kCCHmacAlgSHA1, kCCHmacAlgMD5, kCCHmacAlgSHA256, kCCHmacAlgSHA384, kCCHmacAlgSHA512) = (
  0, 1, 2, 3, 4
)

/// The bytes of a hash by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the hash of some bytes, and returns where it was written.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var hash = Insecure.MD5()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  write(hash.finalize(), to: md)
  return md
}

/// A hash by MD5 that is being made.
public struct CC_MD5state_st {
  var hash: Insecure.MD5?
  /// Creates a hash that is begun by `CC_MD5_Init`.
  public init() {}
}
/// A hash by MD5 that is being made.
public typealias CC_MD5_CTX = CC_MD5state_st

/// Begins a hash. Returns 1.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.hash = Insecure.MD5()
  return 1
}

/// Adds bytes to a hash. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  guard c.pointee.hash != nil else { return 0 }
  c.pointee.hash?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}

/// Writes a hash, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  guard let hash = c.pointee.hash else { return 0 }
  write(hash.finalize(), to: md)
  c.pointee.hash = nil
  return 1
}

/// The bytes of a hash by SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a block of SHA1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the hash of some bytes, and returns where it was written.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var hash = Insecure.SHA1()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  write(hash.finalize(), to: md)
  return md
}

/// A hash by SHA1 that is being made.
public struct CC_SHA1state_st {
  var hash: Insecure.SHA1?
  /// Creates a hash that is begun by `CC_SHA1_Init`.
  public init() {}
}
/// A hash by SHA1 that is being made.
public typealias CC_SHA1_CTX = CC_SHA1state_st

/// Begins a hash. Returns 1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee.hash = Insecure.SHA1()
  return 1
}

/// Adds bytes to a hash. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  guard c.pointee.hash != nil else { return 0 }
  c.pointee.hash?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}

/// Writes a hash, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
  guard let hash = c.pointee.hash else { return 0 }
  write(hash.finalize(), to: md)
  c.pointee.hash = nil
  return 1
}

/// The bytes of a hash by SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a block of SHA256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the hash of some bytes, and returns where it was written.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var hash = SHA256()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  write(hash.finalize(), to: md)
  return md
}

/// A hash by SHA256 that is being made.
public struct CC_SHA256state_st {
  var hash: SHA256?
  /// Creates a hash that is begun by `CC_SHA256_Init`.
  public init() {}
}
/// A hash by SHA256 that is being made.
public typealias CC_SHA256_CTX = CC_SHA256state_st

/// Begins a hash. Returns 1.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.hash = SHA256()
  return 1
}

/// Adds bytes to a hash. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  guard c.pointee.hash != nil else { return 0 }
  c.pointee.hash?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}

/// Writes a hash, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  guard let hash = c.pointee.hash else { return 0 }
  write(hash.finalize(), to: md)
  c.pointee.hash = nil
  return 1
}

/// The bytes of a hash by SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a block of SHA384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the hash of some bytes, and returns where it was written.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var hash = SHA384()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  write(hash.finalize(), to: md)
  return md
}

/// A hash by SHA384 that is being made.
public struct CC_SHA384state_st {
  var hash: SHA384?
  /// Creates a hash that is begun by `CC_SHA384_Init`.
  public init() {}
}
/// A hash by SHA384 that is being made.
public typealias CC_SHA384_CTX = CC_SHA384state_st

/// Begins a hash. Returns 1.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
  c.pointee.hash = SHA384()
  return 1
}

/// Adds bytes to a hash. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  guard c.pointee.hash != nil else { return 0 }
  c.pointee.hash?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}

/// Writes a hash, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA384_CTX>!
) -> Int32 {
  guard let hash = c.pointee.hash else { return 0 }
  write(hash.finalize(), to: md)
  c.pointee.hash = nil
  return 1
}

/// The bytes of a hash by SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The bytes of a block of SHA512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the hash of some bytes, and returns where it was written.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var hash = SHA512()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  write(hash.finalize(), to: md)
  return md
}

/// A hash by SHA512 that is being made.
public struct CC_SHA512state_st {
  var hash: SHA512?
  /// Creates a hash that is begun by `CC_SHA512_Init`.
  public init() {}
}
/// A hash by SHA512 that is being made.
public typealias CC_SHA512_CTX = CC_SHA512state_st

/// Begins a hash. Returns 1.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.hash = SHA512()
  return 1
}

/// Adds bytes to a hash. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  guard c.pointee.hash != nil else { return 0 }
  c.pointee.hash?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}

/// Writes a hash, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  guard let hash = c.pointee.hash else { return 0 }
  write(hash.finalize(), to: md)
  c.pointee.hash = nil
  return 1
}

private func write(_ bytes: some ContiguousBytes, to pointer: UnsafeMutableRawPointer?) {
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
