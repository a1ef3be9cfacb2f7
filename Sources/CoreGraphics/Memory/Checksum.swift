import CCairo

/// Checksums that others than this package compute too.
package enum Checksum {
  /// The SHA-256 of bytes (FIPS 180-4), 32 bytes.
  package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)!
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, bytes, bytes.count)
    var (digest, length) = ([UInt8](repeating: 0, count: 32), gsize(32))
    g_checksum_get_digest(checksum, &digest, &length)
    return digest
  }
}
