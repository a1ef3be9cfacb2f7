/// A hash of bytes. It distinguishes versions; it is not a cryptographic one.
enum ContentHash {
  /// A hash of 64 bits, as 16 hexadecimal digits: FNV-1a over words of eight bytes, then mixed.
  static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let words = bytes.count / 8
    for index in 0..<words {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
    for byte in bytes[(words * 8)...] {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    hash = (hash ^ UInt64(bytes.count) ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 29
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
