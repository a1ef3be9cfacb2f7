import CryptoKit

// The functions of C of each hash, over ``CommonHashContext``.

/// The bytes of a hash by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// A hash by MD5 that is being made.
public typealias CC_MD5state_st = CommonHashContext<Insecure.MD5>
/// A hash by MD5 that is being made.
public typealias CC_MD5_CTX = CC_MD5state_st

/// Writes the hash of some bytes by MD5, and returns where it was written.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  CC_MD5_CTX.digest(data, len, to: md)
  return md
}

/// Begins a hash by MD5. Returns 1.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.begin()
}

/// Adds bytes to a hash by MD5. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes a hash by MD5, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { c.pointee.end(md) }

/// The bytes of a hash by SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a block of SHA1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// A hash by SHA1 that is being made.
public typealias CC_SHA1state_st = CommonHashContext<Insecure.SHA1>
/// A hash by SHA1 that is being made.
public typealias CC_SHA1_CTX = CC_SHA1state_st

/// Writes the hash of some bytes by SHA1, and returns where it was written.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA1_CTX.digest(data, len, to: md)
  return md
}

/// Begins a hash by SHA1. Returns 1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee.begin()
}

/// Adds bytes to a hash by SHA1. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes a hash by SHA1, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { c.pointee.end(md) }

/// The bytes of a hash by SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a block of SHA256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// A hash by SHA256 that is being made.
public typealias CC_SHA256state_st = CommonHashContext<SHA256>
/// A hash by SHA256 that is being made.
public typealias CC_SHA256_CTX = CC_SHA256state_st

/// Writes the hash of some bytes by SHA256, and returns where it was written.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA256_CTX.digest(data, len, to: md)
  return md
}

/// Begins a hash by SHA256. Returns 1.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.begin()
}

/// Adds bytes to a hash by SHA256. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes a hash by SHA256, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.pointee.end(md) }

/// The bytes of a hash by SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a block of SHA384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// A hash by SHA384 that is being made.
public typealias CC_SHA384state_st = CommonHashContext<SHA384>
/// A hash by SHA384 that is being made.
public typealias CC_SHA384_CTX = CC_SHA384state_st

/// Writes the hash of some bytes by SHA384, and returns where it was written.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA384_CTX.digest(data, len, to: md)
  return md
}

/// Begins a hash by SHA384. Returns 1.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
  c.pointee.begin()
}

/// Adds bytes to a hash by SHA384. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes a hash by SHA384, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA384_CTX>!
) -> Int32 { c.pointee.end(md) }

/// The bytes of a hash by SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The bytes of a block of SHA512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
/// A hash by SHA512 that is being made.
public typealias CC_SHA512state_st = CommonHashContext<SHA512>
/// A hash by SHA512 that is being made.
public typealias CC_SHA512_CTX = CC_SHA512state_st

/// Writes the hash of some bytes by SHA512, and returns where it was written.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA512_CTX.digest(data, len, to: md)
  return md
}

/// Begins a hash by SHA512. Returns 1.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.begin()
}

/// Adds bytes to a hash by SHA512. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes a hash by SHA512, and ends it. Returns 1, or 0 where it was not begun.
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.pointee.end(md) }
