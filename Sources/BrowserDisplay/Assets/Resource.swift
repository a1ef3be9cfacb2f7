import NIOCore

/// A file that the server serves.
struct Resource: Sendable {
  /// The bytes.
  var bytes: ByteBuffer
  /// The media type.
  var type: String
  /// The hash of the bytes.
  var hash: String

  init(_ bytes: some Sequence<UInt8>, type: String) {
    self.bytes = ByteBuffer(bytes: bytes)
    self.type = type
    hash = self.bytes.withUnsafeReadableBytes { ContentHash.hex($0) }
  }

  init(_ bytes: some Sequence<UInt8>, type: String, hash: String) {
    self.bytes = ByteBuffer(bytes: bytes)
    self.type = type
    self.hash = hash
  }
}
